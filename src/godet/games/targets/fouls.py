"""Foul dice, and the choice of the one that stays when several fell (T-A6)."""

from __future__ import annotations

from godet.games.targets.box import (
    FELL,
    NOT_FALLEN,
    ON_FIELD,
    ON_TOWER,
    RETURNING,
    SPOILT,
    UNDER_PUCK,
    ZOCH,
    Targets,
)
from godet.games.targets.exchange import ON_TABLE, ROLLED, STANDS, WHERE
from godet.games.targets.measures import DICE
from godet.games.targets.rest import in_tower, of_part, take_away
from godet.games.targets.sides import colour_of
from godet.kernel.game import rule
from godet.kernel.record import Cells


@rule
def judge_dice(s: Targets, facts: Cells) -> None:
    """Which dice fell from their towers, and which lie foul; decided on the table as it rests."""
    for die in range(DICE):
        if s.lies[die] == ON_TOWER and not in_tower(facts, die, s.holder[die]):
            s.fallen[die] = SPOILT if is_spoilt(s, facts, die) else FELL
    for die in range(DICE):
        if s.lies[die] == ON_FIELD and lies_foul(facts, die):
            take_away(s, die, UNDER_PUCK)  # T-R14, T-R33
        elif s.flicked[die] and s.fallen[die] == NOT_FALLEN:
            take_away(s, die, UNDER_PUCK)  # T-R45


@rule
def lies_foul(facts: Cells, die: int) -> bool:
    """Off the table, or on a puck or a tower (T-R14, T-R33)."""
    first = of_part(die)
    return facts[first + WHERE] != ON_TABLE or facts[first + STANDS] >= 0


@rule
def is_spoilt(s: Targets, facts: Cells, die: int) -> bool:
    """T-R12, T-R15, T-R52: it cannot be the one that stays."""
    slid = s.flicked[die] == 1 and facts[of_part(die) + ROLLED] == 0
    return slid or lies_foul(facts, die)


@rule
def fallen(s: Targets, seat: int) -> int:
    """How many dice of a seat have fallen and are still to be dealt with."""
    return fallen_as(s, seat, FELL) + fallen_as(s, seat, SPOILT)


@rule
def fallen_as(s: Targets, seat: int, how: int) -> int:
    count = 0
    for die in range(DICE):
        if s.holder[die] == seat and s.fallen[die] == how:
            count += 1
    return count


@rule
def must_choose_who_stays(s: Targets) -> bool:
    """T-R15: more than one fallen die could stay."""
    return fallen_as(s, s.flicker, FELL) > 1 and not somebody_stays(s)


@rule
def somebody_stays(s: Targets) -> bool:
    """Has it been settled which of the flicker's dice counts as flicked?"""
    count = 0
    for die in range(DICE):
        if s.flicked[die] and s.lies[die] == ON_FIELD:
            count += 1
    return count > 0


@rule
def settle_own_dice(s: Targets) -> None:
    """T-R15: the only fallen die that can stay does so; if none can, all are foul."""
    if not somebody_stays(s):
        for die in range(DICE):
            if s.holder[die] == s.flicker and s.fallen[die] == FELL:
                let_stay(s, die)
                return
    for die in range(DICE):
        if s.holder[die] == s.flicker and s.fallen[die] == SPOILT:
            take_away(s, die, UNDER_PUCK)


@rule
def let_stay(s: Targets, die: int) -> None:
    """It stays and counts as flicked (T-R52); of the others that fell none does."""
    for other in range(DICE):
        s.flicked[other] = 0
    s.flicked[die], s.fallen[die], s.lies[die] = 1, NOT_FALLEN, ON_FIELD
    spoilt = fallen_as(s, s.flicker, SPOILT)
    for other in range(DICE):
        if s.holder[other] == s.flicker:
            if s.fallen[other] == SPOILT or (s.fallen[other] == FELL and s.zoch != ZOCH):
                take_away(s, other, UNDER_PUCK)
            elif s.fallen[other] == FELL and spoilt > 0:
                s.fallen[other] = RETURNING


@rule
def mixed(s: Targets, seat: int, first: int, last: int) -> bool:
    """Are there two colours among a seat's dice that have fallen in these ways? (T-V3)"""
    colour = -1
    for die in range(DICE):
        if s.holder[die] == seat and first <= s.fallen[die] <= last:
            if colour >= 0 and colour_of(die) != colour:
                return True
            colour = colour_of(die)
    return False
