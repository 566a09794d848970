"""The set table: three discs in the middle, a tower for each seat, everything else away."""

from __future__ import annotations

import math
from collections.abc import Sequence

from godet.games.targets.exchange import AWAY, ON_TABLE, Pose, SetUp
from godet.games.targets.measures import (
    CLUSTER,
    DICE,
    DIE,
    DISC,
    DISC_HIGH,
    DISCS,
    ONE,
    PUCK_HIGH,
    PUCKS,
    TOWER_AWAY,
)

DISC_ANGLES = (90, 210, 330)
SEAT_ANGLES = {1: (0,), 2: (0, 180), 3: (30, 150, 270), 4: (45, 135, 225, 315)}
"""Degrees; four seats cannot be quite alike: that the first player changes makes up for it."""


def tower_radius(angle: float, away: int = TOWER_AWAY) -> int:
    """How far from the middle a tower stands at this angle, `away` from the nearest disc's edge."""
    reach = away + DISC // 2
    nearest = min(abs((angle - disc + 180) % 360 - 180) for disc in DISC_ANGLES)
    along, aside = (CLUSTER * f(math.radians(nearest)) for f in (math.cos, math.sin))
    return round(along + math.sqrt(reach * reach - aside * aside))


def spot(angle: float, radius: int) -> tuple[int, int]:
    turn = math.radians(angle)
    return round(radius * math.cos(turn)), round(radius * math.sin(turn))


def facing(angle: float) -> tuple[int, int, int, int]:
    """Turned about the vertical by so many degrees."""
    half = math.radians((angle + 180) % 360 - 180) / 2
    return round(ONE * math.cos(half)), 0, 0, round(ONE * math.sin(half))


def central_disc(place: int) -> Pose:
    return Pose(ON_TABLE, *spot(DISC_ANGLES[place], CLUSTER), DISC_HIGH // 2)


def tower(at: tuple[int, int], angle: float, dice: int, discs: int) -> list[Pose]:
    """The stored discs, the puck on them and the dice on it, from below."""
    heights = [DISC_HIGH] * discs + [PUCK_HIGH] + [DIE] * dice
    floors = [sum(heights[:level]) + high // 2 for level, high in enumerate(heights)]
    return [Pose(ON_TABLE, *at, floor, *facing(angle)) for floor in floors]


def set_table(seats: int, stored: Sequence[int] = (0, 0, 0, 0), central: int = 3) -> SetUp:
    """A table with whole towers; `stored` discs lie under each puck, counting on."""
    dice, discs, pucks = [AWAY] * DICE, [AWAY] * DISCS, [AWAY] * PUCKS
    discs[:central] = [central_disc(place) for place in range(central)]
    under = central
    for seat, angle in enumerate(SEAT_ANGLES[seats]):
        at = spot(angle, tower_radius(angle))
        parts = tower(at, angle + 180, 3, stored[seat])
        discs[under : under + stored[seat]] = parts[: stored[seat]]
        under += stored[seat]
        pucks[seat] = parts[stored[seat]]
        dice[3 * seat : 3 * seat + 3] = parts[stored[seat] + 1 :]
    return SetUp(tuple(dice), tuple(discs), tuple(pucks))
