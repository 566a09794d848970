"""Whose dice, who plays with whom, and who comes next."""

from __future__ import annotations

from godet.games.targets.box import NOT_FALLEN, ON_TOWER, PER_SEAT, Targets
from godet.games.targets.measures import DICE
from godet.kernel.game import rule


@rule
def colour_of(die: int) -> int:
    """The seat whose colour a die has; it may stand on the partner's tower (T-V3)."""
    return die // PER_SEAT


@rule
def same_side(s: Targets, one: int, other: int) -> bool:
    """T-V3: partners sit diagonally."""
    return one == other or (s.teams == 1 and (one - other) % 2 == 0)


@rule
def stands(s: Targets, die: int) -> bool:
    """Is it part of its holder's tower?"""
    return s.lies[die] == ON_TOWER and s.fallen[die] == NOT_FALLEN


@rule
def tower_dice(s: Targets, seat: int) -> int:
    """How many dice stand on a seat's tower."""
    count = 0
    for die in range(DICE):
        if s.holder[die] == seat and stands(s, die):
            count += 1
    return count


@rule
def top_die(s: Targets, seat: int) -> int:
    """The uppermost die of a tower, -1 if none stands there."""
    top = -1
    for die in range(DICE):
        mine = s.holder[die] == seat and stands(s, die)
        if mine and (top < 0 or s.level[die] > s.level[top]):
            top = die
    return top


@rule
def next_with_dice(s: Targets, seat: int) -> int:
    """T-A4: who flicks after this seat, perhaps itself again; -1 if every tower is empty."""
    for step in range(1, s.seats + 1):
        other = (seat + step) % s.seats
        if tower_dice(s, other) > 0:
            return other
    return -1
