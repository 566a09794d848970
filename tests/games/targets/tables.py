"""Tables laid by hand, and flicks at random from a given seed."""

from __future__ import annotations

import random
from dataclasses import replace

from godet.games.targets.exchange import AWAY, ON_TABLE, Facts, Flick, Pose, SetUp
from godet.games.targets.layout import SEAT_ANGLES, set_table, spot
from godet.games.targets.measures import CLUSTER, DICE, MIDDLE, PUCKS
from godet.games.targets.trial import run

CENTRE = spot(90, CLUSTER)
"""The middle of the first central disc."""


def bare(**dice: Pose) -> SetUp:
    """The three discs and nothing but these dice: `bare(d4=…)`."""
    empty = replace(set_table(1), pucks=(AWAY,) * PUCKS, dice=(AWAY,) * DICE)
    return with_dice(empty, **dice)


def with_dice(setup: SetUp, **dice: Pose) -> SetUp:
    laid = list(setup.dice)
    for name, pose in dice.items():
        laid[int(name[1:])] = pose
    return replace(setup, dice=tuple(laid))


def on_table(x: int, y: int, z: int = 800) -> Pose:
    return Pose(ON_TABLE, x, y, z)


def above(pose: Pose, by: int = 1600) -> Pose:
    return pose._replace(z=pose.z + by)


def flicked(setup: SetUp, *flicks: Flick) -> SetUp:
    return replace(setup, flicks=flicks)


def facts_of(setup: SetUp) -> Facts:
    return Facts.unpack(run(setup, film=False).facts)


def any_flick(rng: random.Random, seats: int, *, wild: bool = False) -> Flick:
    """The top die of some tower, roughly at the middle; `wild` goes to the limits."""
    seat = rng.randrange(seats)
    spread, hardest, off = (400, 99, 12) if wild else (150, 70, 6)
    aim = 10 * SEAT_ANGLES[seats][seat] + 1800 + rng.randint(-spread, spread)
    height, side = (MIDDLE + rng.randint(-off, off) for _ in range(2))
    return Flick(1 << 3 * seat + 2, aim % 3600, rng.randint(5, hardest), height, side)
