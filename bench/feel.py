"""How flicks of Targets feel: bounce, roll, reach, and how near the same hand comes to itself."""

from __future__ import annotations

import math
import random
from concurrent.futures import Executor
from dataclasses import replace
from typing import Any

from godet.games.targets.exchange import AWAY, ON_TABLE, DieFacts, Facts, Flick, SetUp
from godet.games.targets.layout import set_table
from godet.games.targets.measures import DICE, DIE, DISCS, MIDDLE, MM, PUCKS
from godet.games.targets.scene import METRES, Tabletop
from godet.games.targets.trial import run, try_out

TRIES = 100
DROP = 200 * MM
ON_EDGE = {"w": 9239, "i": 3827}
ENDLESS = 1_000_000
"""A rim that no die reaches."""


def figures(workers: Executor) -> dict[str, Any]:
    return {
        "bounce": {"face": bounce(), "edge": bounce(**ON_EDGE)},
        "finger": list(workers.map(finger, range(0, 25, 2))),
        "power": list(workers.map(power, range(0, 100, 9))),
        "strength": list(workers.map(strength, (0, 10, 25, 40, 55, 70, 85, 99))),
        "spread": spread(list(workers.map(near, range(8)))),
    }


def bounce(**turn: int) -> float:
    """The share of its speed that the cloth gives back to a die dropped on it."""
    lone = (set_table(2).dice[0]._replace(x=0, y=0, z=DIE // 2 + DROP, w=10_000, k=0),)
    dice = (lone[0]._replace(**turn), *[AWAY] * (DICE - 1))
    tabletop = Tabletop()
    tabletop.lay(SetUp(dice, (AWAY,) * DISCS, (AWAY,) * PUCKS))
    heights, rises = [], []
    for _ in range(40):
        tabletop.run()
        heights.append(float(tabletop.places[0, 2]) - DIE / 2 * METRES)
        rises.append(float(tabletop.velocities[0, 2]) > 0)
    again = max(heights[rises.index(True) :])
    return round(math.sqrt(again / (DROP * METRES)), 2)


def finger(height: int) -> dict[str, float]:
    """How often the top die of a tower, and a lone die, roll when met at this height."""
    rng, table = random.Random(height), set_table(2)
    alone = (table.dice[0]._replace(z=DIE // 2), *[AWAY] * (DICE - 1))
    lone = replace(table, dice=alone, pucks=(AWAY,) * PUCKS)
    rolled = {"tower": 0, "lone": 0}
    for _ in range(TRIES):
        flick = Flick(0b100, 1800 + rng.randint(-100, 100), rng.randint(10, 60), height)
        rolled["tower"] += flicked(table, flick).rolled
        rolled["lone"] += flicked(lone, flick._replace(dice=1)).rolled
    shares = {name: number / TRIES for name, number in rolled.items()}
    return {"height_mm": (height - MIDDLE) / 2, **shares}


def flicked(setup: SetUp, flick: Flick) -> DieFacts:
    trial = run(replace(setup, flicks=(flick,)), film=False)
    return Facts.unpack(trial.facts).dice[flick.dice.bit_length() - 1]


def power(force: int) -> dict[str, Any]:
    """How far a flick of this power goes on cloth without end: a tenth, half, nine tenths."""
    rng, tabletop = random.Random(force), Tabletop(rim=ENDLESS)
    table, ends = replace(set_table(2), discs=(AWAY,) * DISCS), []
    for _ in range(TRIES):
        flick = Flick(0b100, 3600 - rng.randint(1, 50), force, MIDDLE + rng.randint(0, 6))
        trial = try_out(tabletop, replace(table, flicks=(flick,)), film=False)
        end = Facts.unpack(trial.facts).dice[2].pose
        ends.append(math.dist(end[1:3], table.dice[2][1:3]) * METRES * 1000)
    ends.sort()
    return {"power": force, "mm": [round(ends[TRIES * tenth // 10], 1) for tenth in (1, 5, 9)]}


def strength(force: int) -> dict[str, Any]:
    """What becomes of a plain flick at the discs, by its power."""
    rng, table = random.Random(force), set_table(2)
    seen = dict.fromkeys(("on_a_disc", "off_table", "own_tower_disturbed", "rolled"), 0)
    for _ in range(TRIES):
        hand = [MIDDLE + rng.randint(-4, 6), MIDDLE + rng.randint(-4, 4)]
        flick = Flick(0b100, 1800 + rng.randint(-100, 100), force, *hand)
        facts = Facts.unpack(run(replace(table, flicks=(flick,)), film=False).facts)
        die = facts.dice[2]
        seen["on_a_disc"] += die.on_disc >= 0
        seen["off_table"] += die.pose.where != ON_TABLE
        seen["own_tower_disturbed"] += any(other.moved for other in facts.dice[:2])
        seen["rolled"] += die.rolled
    return {"power": force, **{name: number / TRIES for name, number in seen.items()}}


def near(seed: int) -> list[tuple[float, ...]]:
    """How far apart two flicks end that differ a little: a step, and what a careful finger does."""
    rng, table, apart = random.Random(seed), set_table(2), []
    for _ in range(50):
        aim, height = 1800 + rng.randint(-100, 100), rng.randint(10, 18)
        flick = Flick(0b100, aim, rng.randint(15, 45), height)
        trembled = flick._replace(aim=aim + 10, power=flick.power + 2, height=height + 1)
        others = flick._replace(aim=aim + 1), flick._replace(power=flick.power + 1), trembled
        ends = [flicked(table, each).pose for each in (flick, *others)]
        if all(end.where == ON_TABLE for end in ends):
            apart.append(tuple(math.dist(ends[0][1:3], end[1:3]) / MM for end in ends[1:]))
    return apart


def spread(chunks: list[list[tuple[float, ...]]]) -> dict[str, Any]:
    """Millimetres apart: a quarter, half, three quarters of all pairs."""
    pairs = [pair for chunk in chunks for pair in chunk]
    names = ("a_tenth_of_a_degree", "a_step_of_power", "a_degree_two_powers_half_a_millimetre")
    found = {}
    for name, apart in zip(names, zip(*pairs, strict=True), strict=True):
        ranked = sorted(apart)
        found[name] = [round(ranked[len(ranked) * part // 4], 1) for part in (1, 2, 3)]
    return found
