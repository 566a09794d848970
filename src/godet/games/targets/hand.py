"""A bot's hand: which flicks it thinks of, and how it trembles when it makes one."""

from __future__ import annotations

import math
from random import Random
from typing import Any, NamedTuple

from godet.games.targets.box import CENTRE, FIRST_DISC, FIRST_PUCK, GOLDEN, STORED
from godet.games.targets.layout import spot
from godet.games.targets.measures import (
    AIMS,
    DISC,
    DISCS,
    FASTER,
    MIDDLE,
    MM,
    OFFSETS,
    POWERS,
    SLOWEST,
)
from godet.games.targets.rules import FLICK_DIE
from godet.games.targets.sides import same_side, tower_dice

_BRAKE = 6.2
"""Twice what slows a die down, in metres a second squared: speed squared over the way it goes."""
_LUCKY = 0.15
"""Flicks thought of differ so much, as a share of their speed: dice roll on, or stop on an edge."""

_LOW, _HIGH = 4, 17
"""Steps of the finger's height worth thinking of: met higher, a die rolls on past the disc."""


class Spread(NamedTuple):
    """How far off a hand is, about two times in three."""

    aim: float
    """In degrees."""
    speed: float
    """As a share of the speed that was meant."""
    touch: float
    """In steps of where the finger meets the die."""


class Shot(NamedTuple):
    """A flick as it is meant: degrees, millimetres a second, steps."""

    aim: float
    speed: float
    height: float
    side: float


class Goal(NamedTuple):
    """A place worth flicking at, in hundredths of a millimetre, and how broad it is."""

    x: int
    y: int
    broad: int


def move_of(shot: Shot) -> int:
    """The move's number, for a flick as it comes from the hand."""
    aim = round(10 * shot.aim) % AIMS
    power = _within(round((shot.speed - SLOWEST) / FASTER), POWERS)
    height, side = (_within(round(at), OFFSETS) for at in (shot.height, shot.side))
    return FLICK_DIE + ((aim * POWERS + power) * OFFSETS + height) * OFFSETS + side


def _within(step: int, most: int) -> int:
    return max(0, min(most - 1, step))


def tremble(shot: Shot, spread: Spread, rng: Random) -> Shot:
    """What the hand makes of what was meant."""
    return Shot(
        rng.gauss(shot.aim, spread.aim),
        shot.speed * (1 + rng.gauss(0, spread.speed)),
        rng.gauss(shot.height, spread.touch),
        rng.gauss(shot.side, spread.touch),
    )


def goals(row: Any, seat: int) -> list[Goal]:
    """Discs to win, discs to steal, towers to knock over; the middle, if there is nothing else."""
    if row.stage == GOLDEN:
        return [_at(row, FIRST_DISC + row.golden_disc, DISC)]
    found = [_at(row, FIRST_DISC + disc, DISC) for disc in range(DISCS) if _wanted(row, seat, disc)]
    found += [
        _at(row, FIRST_PUCK + other, DISC // 4)
        for other in range(row.seats)
        if not same_side(row, seat, other) and tower_dice(row, other)
    ]
    return found or [Goal(0, 0, DISC)]


def _wanted(row: Any, seat: int, disc: int) -> bool:
    if row.disc_lies[disc] == STORED:
        return not same_side(row, seat, row.disc_seat[disc])
    return bool(row.disc_lies[disc] == CENTRE)


def _at(row: Any, part: int, broad: int) -> Goal:
    return Goal(row.at[part, 0], row.at[part, 1], broad)


def aimed_at(row: Any, seat: int, goal: Goal) -> Shot:
    """Straight at it, as fast as a die must go to stop there."""
    puck = FIRST_PUCK + seat
    x, y = goal.x - row.at[puck, 0], goal.y - row.at[puck, 1]
    metres = math.hypot(x, y) / (1000 * MM)
    return Shot(
        math.degrees(math.atan2(y, x)), 1000 * math.sqrt(_BRAKE * metres), MIDDLE + 3, MIDDLE
    )


def idea(row: Any, seat: int, rng: Random) -> Shot:
    """One of the flicks that might do: at any part of some goal, this hard or that."""
    goal = rng.choice(goals(row, seat))
    x, y = spot(rng.uniform(0, 360), round(rng.uniform(0, goal.broad / 2)))
    shot = aimed_at(row, seat, Goal(goal.x + x, goal.y + y, 0))
    speed = shot.speed * (1 + rng.gauss(0, _LUCKY))
    return shot._replace(speed=speed, height=rng.uniform(_LOW, _HIGH))


def nearest(row: Any, seat: int) -> Shot:
    """At the nearest goal: what anybody would try first."""
    x, y = (row.at[FIRST_PUCK + seat, axis] for axis in (0, 1))
    return aimed_at(row, seat, min(goals(row, seat), key=lambda at: math.hypot(at.x - x, at.y - y)))
