"""What a bot may know of Wazabi beyond its rules: how good a move looks, and who is ahead."""

from __future__ import annotations

from math import exp

from godet.games.wazabi.box import (
    GIVE,
    GIVE1,
    KEEP,
    KEEP1,
    PICK,
    PLAY,
    REMOVE1,
    REPLAY,
    SKIP,
    SWAP,
    Wazabi,
)
from godet.games.wazabi.judge import FIRST_MOVE
from godet.games.wazabi.rules import DRAW_FROM_SEAT, GIVE_DIE, KEEP_CARD, PASS, PLAY_SWAP, card_of
from godet.games.wazabi.seats import next_in_play, partner_of
from godet.kernel.game import rule

# How much things are liked: eight points more, and a move is tried e times as often. The figures
# were found by letting hundreds of thousands of games be won and lost at first sight.
PASSING = 20
PLAYED = (0, 20, 94, 88, 66, 20, 38, 45, 51, 54)
"""Each card in a turn, in the order of the cards."""
KEPT = (130, 92, 52, 51, 61, 11, 24, 22, 18, 46)
"""Each card when only one or two may stay in the hand."""
AT_ONCE = 130
SAVED, SPARE, TO_THE_LAST_BUT_ONE = 8, 24, 46
PER_DIE_SWAPPED = 75
PER_CARD_LOST = 19
SKIP_THE_LEADER, GIVE_THE_LEADER, REPLAY_TO_WIN = 70, 20, 40

APPEALS = tuple(round(exp(liking / 8)) for liking in range(AT_ONCE + 1))

_LIKE_NOTHING = 1
_FEW = 2
"""Dice with which a seat may win soon."""


@rule
def weigh(s: Wazabi, seat: int, move: int) -> int:
    """Fewer dice are better; the card that takes the last die is worth keeping."""
    if s.stage == PLAY:
        return _appeal(PASSING if move == PASS else _liking(s, seat, move))
    if s.stage == GIVE:
        return _threat(s, seat, move - GIVE_DIE)
    if s.stage == KEEP:
        return _appeal(KEPT[move - KEEP_CARD])
    if s.stage == PICK:
        return _LIKE_NOTHING
    return s.held[move - DRAW_FROM_SEAT]


@rule
def _appeal(liking: int) -> int:
    return APPEALS[max(0, min(liking, AT_ONCE))]


@rule
def _threat(s: Wazabi, seat: int, other: int) -> int:
    """How much this seat wants to burden that one: the fewer dice it has, the more."""
    if other == partner_of(s, seat):
        return _LIKE_NOTHING
    return 1 + 60 // (s.dice[other] * s.dice[other] + 1)


@rule
def _liking(s: Wazabi, seat: int, move: int) -> int:
    """How much a seat likes to play this card."""
    card = card_of(move)
    if card == REMOVE1:
        return _remove_one(s, seat)
    if card == SWAP:
        return PLAYED[SWAP] + PER_DIE_SWAPPED * _gain(s, seat, 1 if move == PLAY_SWAP else -1)
    if card == REPLAY:
        return PLAYED[REPLAY] + (REPLAY_TO_WIN if s.hands[seat, REMOVE1] > 0 else 0)
    if card == GIVE1 or card == KEEP1 or card == SKIP:
        return _against(s, seat, card, move - FIRST_MOVE[card])
    return PLAYED[card]


@rule
def _remove_one(s: Wazabi, seat: int) -> int:
    """It wins with the last die, so one is kept for that; a second brings the last die near."""
    dice = s.dice[seat]
    if dice == 1:
        return AT_ONCE
    if s.hands[seat, REMOVE1] == 1 or dice == 3:
        return SAVED
    return TO_THE_LAST_BUT_ONE if dice == 2 else SPARE


@rule
def _gain(s: Wazabi, seat: int, step: int) -> int:
    """This seat gets the dice of the neighbour behind."""
    return s.dice[seat] - s.dice[next_in_play(s, seat, -step)]


@rule
def _against(s: Wazabi, seat: int, card: int, other: int) -> int:
    """Cards for one opponent: for whoever may win soon, or has most to lose; never a partner."""
    if other == partner_of(s, seat):
        return 0
    leads = s.dice[other] <= _FEW
    if card == GIVE1:
        return PLAYED[GIVE1] + (GIVE_THE_LEADER if leads else 0)
    if card == KEEP1:
        return PLAYED[KEEP1] + PER_CARD_LOST * s.held[other]
    return PLAYED[SKIP] + (SKIP_THE_LEADER if leads else 0)


@rule
def estimate(s: Wazabi, seat: int) -> int:
    """How a single game stands: everybody's hopes against each other."""
    if s.games > 1 or s.to_the_last == 1:
        return -1
    total, own = 0.0, 0.0
    partner = partner_of(s, seat)
    for each in range(s.seats):
        hope = exp(_hopes(s, each))
        total += hope
        if each == seat or each == partner:
            own += hope
    if partner >= 0:
        low, high = 0.5, s.seats - 1.5
    else:
        low, high = (s.seats - 2) / 2, s.seats - 1.0
    return int(1_000_000 * (low + (high - low) * own / total) / (s.seats - 1))


@rule
def _hopes(s: Wazabi, seat: int) -> float:
    dice, hand = s.dice[seat], s.hands[seat, REMOVE1]
    hope = DICE[min(dice, 12)] - 0.39 * s.skips[seat] + 0.05 * min(s.held[seat], 8)
    hope += 0.18 * min(hand, 3)
    if s.hands[seat, 9] > 0:
        hope += 0.2
    if hand > 0 and dice == 1:
        hope += 0.75
    if hand > 0 and dice == 2:
        hope += 0.31
    if seat == s.turn and (s.stage == GIVE or s.stage == PLAY):
        left = dice - (s.to_give if s.stage == GIVE else 0)
        if left == 0:
            hope += 5.6
        if left == 1:
            hope += 0.26
        if hand > 0 and s.roll[0] >= 1 and s.roll[2] < 2:
            hope += 5.2 if left == 1 else -0.19
    elif seat == (s.turn + s.direction + s.seats) % s.seats:
        hope += 0.1
        if dice == 1:
            hope += 0.15
    return hope


DICE = (0.0, 0.16, -0.1, -0.13, -0.17, -0.2, -0.22, -0.3, -0.2, -0.1, 0.0, 0.0, 0.0)
