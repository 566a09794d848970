"""What may be called after a flick, and by whom (T-A7, T-A10, T-V1)."""

from __future__ import annotations

from godet.games.targets.box import AUTOMATIC, CENTRE, ON_FIELD, Targets
from godet.games.targets.measures import DICE
from godet.games.targets.sides import same_side
from godet.kernel.game import rule


@rule
def open_claims(s: Targets) -> None:
    """Once everything has come to rest and all that happens by itself has happened."""
    for die in range(DICE):
        s.claim[die], s.pairs[die] = -1, 0
        if reaches_mark(s, die):
            s.claim[die], s.lapsed[die] = s.on_mark[die], 0
    for die in range(DICE):
        for other in range(die + 1, DICE):
            if makes_pair(s, die, other):
                s.pairs[die] |= 1 << other
                s.pairs[other] |= 1 << die


@rule
def drop_false_claims(s: Targets) -> None:
    """T-R62: after settling, only what can still be seen can be called."""
    for die in range(DICE):
        if s.claim[die] != s.on_mark[die]:
            s.claim[die] = -1
        for other in range(DICE):
            if s.face[die] == 0 or s.face[die] != s.face[other]:
                s.pairs[die] &= ~(1 << other)


@rule
def reaches_mark(s: Targets, die: int) -> bool:
    """T-R16, T-R51: it has moved, and come to rest on the mark of a central disc."""
    if s.lies[die] != ON_FIELD or s.on_mark[die] < 0:
        return False
    stirred = s.moved[die] == 1 or s.flicked[die] == 1
    return stirred and s.disc_lies[s.on_mark[die]] == CENTRE


@rule
def makes_pair(s: Targets, die: int, other: int) -> bool:
    """T-R21: two alike of one holder, one of them flicked, or turned to another value."""
    if s.holder[die] != s.holder[other] or s.thief[s.holder[die]]:
        return False  # T-R26
    if s.lies[die] != ON_FIELD or s.lies[other] != ON_FIELD:
        return False
    fresh = s.flicked[die] + s.changed[die] + s.flicked[other] + s.changed[other]
    return fresh > 0 and s.face[die] > 0 and s.face[die] == s.face[other]


@rule
def may_call(s: Targets, seat: int) -> bool:
    """Has this seat anything to call, and not said that it will not?"""
    if s.passed[seat]:
        return False
    for die in range(DICE):
        if s.holder[die] == seat and (s.claim[die] >= 0 or s.pairs[die]):
            return True
        if s.counter and s.claim[die] >= 0 and not same_side(s, seat, s.holder[die]):
            return True
    return False


@rule
def callers(s: Targets) -> int:
    """One bit for each seat that may call something now."""
    mask = 0
    if s.calls != AUTOMATIC:
        for seat in range(s.seats):
            if may_call(s, seat):
                mask |= 1 << seat
    return mask


@rule
def lapse_claims(s: Targets) -> None:
    """T-R17, T-R18: what was not called in time can be called only after the die moved again."""
    for die in range(DICE):
        if s.claim[die] >= 0:
            s.lapsed[die] = 1
        s.claim[die], s.pairs[die] = -1, 0
        s.moved[die], s.changed[die], s.flicked[die] = 0, 0, 0
    for seat in range(s.seats):
        s.passed[seat], s.thief[seat], s.doubled[seat] = 0, 0, 0
