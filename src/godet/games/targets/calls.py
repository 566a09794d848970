"""Targets!, Double and the counter; the window in which they are called; what comes after it."""

from __future__ import annotations

from godet.games.targets.box import (
    CLOSE,
    FIRST_DISC,
    FLICK,
    FOUR_DISCS,
    LIVE,
    MATCH_OVER,
    ON_FIELD,
    ROUND_OVER,
    SET_OVER,
    SETTLING,
    UNDER_PUCK,
    WINDOW,
    WON,
    Targets,
)
from godet.games.targets.claims import callers, lapse_claims
from godet.games.targets.ends import end_match, somebody_has_four
from godet.games.targets.laying import pick_up, put_on_tower
from godet.games.targets.measures import DICE
from godet.games.targets.rest import forget_marks, loosen, take_away
from godet.games.targets.rounds import set_is_over
from godet.games.targets.sides import next_with_dice, same_side
from godet.kernel.game import rule


@rule
def call_targets(s: Targets, die: int) -> None:
    """T-A7: the disc is won at once, and every die on it is out of the round (T-R19)."""
    disc, seat = s.claim[die], s.holder[die]
    for each in range(DICE):
        if s.lies[each] == ON_FIELD and rests_on(s, each, disc):
            s.on_discs[each] |= 1 << disc
    for each in range(DICE):
        if s.lies[each] == ON_FIELD and s.on_discs[each] >> disc & 1:
            take_away(s, each, UNDER_PUCK)
    s.disc_lies[disc], s.disc_seat[disc], s.disc_place[disc] = WON, seat, -1
    pick_up(s, FIRST_DISC + disc)
    s.definitive[seat] += 1
    s.left_centre += 1
    if somebody_has_four(s):
        end_match(s, FOUR_DISCS)  # T-R36: at once


@rule
def rests_on(s: Targets, die: int, disc: int) -> bool:
    """Directly, or on dice that do."""
    below, reached = 1 << die, 0
    while below != reached:
        reached = below
        for each in range(DICE):
            if reached >> each & 1:
                below |= s.on_dice[each]
    discs = 0
    for each in range(DICE):
        if reached >> each & 1:
            discs |= s.on_discs[each]
    return discs >> disc & 1 == 1


@rule
def call_double(s: Targets, take: int, other: int) -> None:
    """T-A10, T-R22: back on top of the tower; Targets! of either die lapses (T-R23, T-R47)."""
    seat = s.holder[take]
    lapse_targets(s, other)
    forget_marks(s, take)
    loosen(s, take)
    put_on_tower(s, take)
    s.doubled[seat] = 1
    for die in range(DICE):
        if s.holder[die] == seat:
            s.pairs[die] = 0  # T-R21: one Double a flick


@rule
def lapse_targets(s: Targets, die: int) -> None:
    """T-R18: nothing can be called for this die until it moves again."""
    if s.claim[die] >= 0:
        s.claim[die], s.lapsed[die] = -1, 1


@rule
def call_all(s: Targets) -> None:
    """Automatic tables: everything is called at once, the flicker first, then clockwise (T-R20)."""
    for step in range(s.seats):
        seat = (s.flicker + step) % s.seats
        for die in range(DICE):
            if s.holder[die] == seat and s.claim[die] >= 0 and s.step != MATCH_OVER:
                call_targets(s, die)
        take = best_of_pair(s, seat)
        if take >= 0:
            call_double(s, take, partner_in_pair(s, take))
        for die in range(DICE):
            if s.counter and not same_side(s, seat, s.holder[die]):
                lapse_targets(s, die)


@rule
def best_of_pair(s: Targets, seat: int) -> int:
    """The die to take back: rather one that counts on no disc; -1 without a pair."""
    best = -1
    for die in range(DICE):
        mine = s.holder[die] == seat and s.pairs[die]
        if mine and (best < 0 or (s.on_disc[best] >= 0 and s.on_disc[die] < 0)):
            best = die
    return best


@rule
def partner_in_pair(s: Targets, take: int) -> int:
    for die in range(DICE):
        if s.pairs[take] >> die & 1:
            return die
    return -1


@rule
def calm(s: Targets) -> None:
    """T-R49: first let settle what has lost its hold; then calls go on, or the match."""
    if s.unsettled:
        s.unsettled = 0
        s.stage = SETTLING
    elif callers(s) == 0:
        s.step = CLOSE
    elif s.calls == LIVE and round_goes_on(s):
        s.turn, s.stage = next_with_dice(s, s.flicker), FLICK
    else:
        s.turn, s.stage = s.flicker, WINDOW


@rule
def round_goes_on(s: Targets) -> bool:
    """T-A4, T-R53: there is a die to flick, and the cap is not reached."""
    if set_is_over(s) or s.flicks >= s.flick_cap:
        return False
    return next_with_dice(s, s.flicker) >= 0


@rule
def close_window(s: Targets) -> None:
    lapse_claims(s)
    if set_is_over(s):
        s.step = SET_OVER
    elif round_goes_on(s):
        s.turn, s.stage = next_with_dice(s, s.flicker), FLICK
    else:
        s.step = ROUND_OVER
