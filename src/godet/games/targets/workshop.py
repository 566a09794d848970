"""The way to the workshop and back: the next trial's set-up from the record."""

from __future__ import annotations

from typing import Any

from godet.games.targets.box import FIRST_DISC, FIRST_PUCK, GOLDEN_ROLLING, ROLLING
from godet.games.targets.exchange import AWAY, ON_TABLE, Flick, Pose, SetUp
from godet.games.targets.measures import DICE, MM, PARTS
from godet.games.targets.sides import stands
from godet.games.targets.trial import run
from godet.kernel.game import Trial


def trial(row: Any) -> Trial:
    """What comes of the table that the rules wait for."""
    return run(set_up(row))


def set_up(row: Any) -> SetUp:
    """The table as it lies, and the hands that flick."""
    poses = tuple(pose_of(row, part) for part in range(PARTS))
    return SetUp(
        dice=poses[:DICE],
        discs=poses[FIRST_DISC:FIRST_PUCK],
        pucks=poses[FIRST_PUCK:],
        flicks=tuple(flicks(row)),
        mark=row.mark_mm * MM,
    )


def pose_of(row: Any, part: int) -> Pose:
    if row.here[part] != ON_TABLE:
        return AWAY
    place = (row.at[part, axis] for axis in range(3))
    return Pose(ON_TABLE, *place, *(row.turned[part, axis] for axis in range(4)))


def flicks(row: Any) -> list[Flick]:
    """One die of one tower; every die of several towers in Golden Targets; or none (T-R49)."""
    if row.stage == ROLLING:
        (die,) = (die for die in range(DICE) if row.flicked[die])
        return [flick_of(row, row.flicker, 1 << die)]
    if row.stage == GOLDEN_ROLLING:
        seats = [seat for seat in range(row.seats) if row.tied[seat]]
        return [flick_of(row, seat, tower_mask(row, seat)) for seat in seats]
    return []


def tower_mask(row: Any, seat: int) -> int:
    return sum(1 << die for die in range(DICE) if row.holder[die] == seat and stands(row, die))


def flick_of(row: Any, seat: int, dice: int) -> Flick:
    return Flick(dice, *(row.hand[seat, part] for part in range(4)))
