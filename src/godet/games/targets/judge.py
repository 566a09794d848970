"""What a seat may do in Targets, and why not. `legal` lists exactly what `refuse` lets pass."""

from __future__ import annotations

from godet.games.targets.box import (
    ALLOWED,
    BUILD,
    CENTRE,
    DIE_CANNOT_STAY,
    DIE_DID_NOT_FALL,
    DISCARD,
    DISTANCE,
    DOUBLE_NOT_WITH_STEAL,
    FELL,
    FLICK,
    GOLDEN,
    LOSE,
    NEAREST,
    NO_COUNTER_HERE,
    NO_DISC_THERE,
    NO_PAIR,
    NOT_FALLEN,
    NOT_NOW,
    NOT_ON_A_CENTRE,
    NOT_YOUR_DIE,
    ON_FIELD,
    ONE_DOUBLE_A_FLICK,
    RETURN,
    RETURNING,
    SHOUT,
    SPOILT,
    STAY,
    SWAP,
    TARGETS_LAPSED,
    TOWER_TOO_CLOSE,
    WINDOW,
    YOUR_OWN_DIE,
    YOUR_PARTNERS_DIE,
    Targets,
)
from godet.games.targets.claims import callers
from godet.games.targets.measures import DICE, DISCS
from godet.games.targets.rules import (
    AT_DISTANCE,
    CALL_DOUBLE,
    CALL_FIRST,
    CALL_TARGETS,
    COUNTER,
    DISCARD_PLACE,
    FLICK_DIE,
    LOSE_DIE,
    PASS,
    PUT,
    STAY_DIE,
    SWAP_DIE,
)
from godet.games.targets.sides import same_side
from godet.kernel.game import rule
from godet.kernel.record import Cells

STAGE_OF = (STAY, LOSE, BUILD, DISCARD, SWAP, SHOUT, DISTANCE)
FIRST_OF = (STAY_DIE, LOSE_DIE, PUT, DISCARD_PLACE, SWAP_DIE, CALL_FIRST, AT_DISTANCE, FLICK_DIE)
"""Which stage asks for which moves; calls and flicks have their own."""


@rule
def legal(s: Targets, seat: int, out: Cells) -> int:
    """A flick is a sweep: its first number stands for all."""
    count = 0
    if s.stage != FLICK or callers(s) >> seat & 1:
        for move in range(first_move(s), last_move(s)):
            if refuse(s, seat, move) == ALLOWED:
                out[count] = move
                count += 1
    if refuse_flick(s, seat) == ALLOWED:
        out[count] = FLICK_DIE
        count += 1
    return count


@rule
def first_move(s: Targets) -> int:
    """The first of the moves that this stage may ask for."""
    for at in range(7):
        if STAGE_OF[at] == asked(s):
            return FIRST_OF[at]
    return PASS


@rule
def last_move(s: Targets) -> int:
    """One more than the last of them."""
    for at in range(7):
        if STAGE_OF[at] == asked(s):
            return FIRST_OF[at + 1]
    return STAY_DIE


@rule
def asked(s: Targets) -> int:
    """Towers are built with the same moves whenever that is."""
    return BUILD if s.stage == RETURN else s.stage


@rule
def refuse(s: Targets, seat: int, move: int) -> int:
    if move >= FLICK_DIE:
        return refuse_flick(s, seat)
    if move < STAY_DIE:
        return refuse_call(s, seat, move)
    if move < first_move(s) or move >= last_move(s):
        return NOT_NOW
    if move < DISCARD_PLACE:
        return refuse_fallen(s, seat, move)
    if move < SWAP_DIE:
        return refuse_discard(s, move - DISCARD_PLACE)
    if move < CALL_FIRST:
        return ALLOWED if s.holder[move - SWAP_DIE] == seat else NOT_YOUR_DIE
    if move >= AT_DISTANCE and move - AT_DISTANCE < NEAREST:
        return TOWER_TOO_CLOSE  # T-R60
    return ALLOWED


@rule
def refuse_flick(s: Targets, seat: int) -> int:
    if s.stage == GOLDEN or (s.stage == FLICK and s.turn == seat):
        return ALLOWED
    return NOT_NOW


@rule
def refuse_call(s: Targets, seat: int, move: int) -> int:
    """In a window; at live tables also while the next seat aims, which itself flicks to pass."""
    if s.stage != WINDOW and s.stage != FLICK:
        return NOT_NOW
    if not callers(s) >> seat & 1:
        return NOT_NOW
    if move == PASS:
        return NOT_NOW if s.stage == FLICK and s.turn == seat else ALLOWED
    if move < CALL_DOUBLE:
        return refuse_targets(s, seat, move - CALL_TARGETS)
    if move < COUNTER:
        return refuse_double(s, seat, (move - CALL_DOUBLE) // DICE, (move - CALL_DOUBLE) % DICE)
    return refuse_counter(s, seat, move - COUNTER)


@rule
def refuse_targets(s: Targets, seat: int, die: int) -> int:
    if s.holder[die] != seat:
        return NOT_YOUR_DIE
    if s.claim[die] >= 0:
        return ALLOWED
    return TARGETS_LAPSED if s.lapsed[die] else NOT_ON_A_CENTRE


@rule
def refuse_double(s: Targets, seat: int, take: int, other: int) -> int:
    if s.holder[take] != seat or s.holder[other] != seat:
        return NOT_YOUR_DIE
    if s.pairs[take] >> other & 1:
        return ALLOWED
    if take == other or s.lies[take] != ON_FIELD or s.lies[other] != ON_FIELD:
        return NO_PAIR
    if s.face[take] == 0 or s.face[take] != s.face[other]:
        return NO_PAIR
    return DOUBLE_NOT_WITH_STEAL if s.thief[seat] else why_no_double(s, seat)


@rule
def why_no_double(s: Targets, seat: int) -> int:
    """T-R21: one Double a flick, or the two were alike before."""
    return ONE_DOUBLE_A_FLICK if s.doubled[seat] else NO_PAIR


@rule
def refuse_counter(s: Targets, seat: int, die: int) -> int:
    """T-V1, T-R44."""
    if not s.counter or s.claim[die] < 0:
        return NO_COUNTER_HERE
    if s.holder[die] == seat:
        return YOUR_OWN_DIE
    return YOUR_PARTNERS_DIE if same_side(s, seat, s.holder[die]) else ALLOWED


@rule
def refuse_fallen(s: Targets, seat: int, move: int) -> int:
    """Which of the fallen dice stays, is lost, or goes back next."""
    die = (move - STAY_DIE) % DICE
    if s.holder[die] != seat:
        return NOT_YOUR_DIE
    if s.fallen[die] == NOT_FALLEN:
        return DIE_DID_NOT_FALL
    if s.stage == STAY:
        return ALLOWED if s.fallen[die] == FELL else DIE_CANNOT_STAY
    if s.stage == LOSE:
        return ALLOWED if s.fallen[die] == FELL or s.fallen[die] == SPOILT else DIE_DID_NOT_FALL
    return ALLOWED if s.fallen[die] == RETURNING else DIE_DID_NOT_FALL


@rule
def refuse_discard(s: Targets, place: int) -> int:
    for disc in range(DISCS):
        if s.disc_lies[disc] == CENTRE and s.disc_place[disc] == place:
            return ALLOWED
    return NO_DISC_THERE


@rule
def lapse(s: Targets, seat: int) -> int:
    """The move of a seat that lets a window's time go by: it has nothing to call."""
    may_pass = s.stage == WINDOW or (s.stage == FLICK and s.turn != seat)
    return PASS if may_pass and callers(s) >> seat & 1 else -1
