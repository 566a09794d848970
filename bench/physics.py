"""The table of Targets put to the proof: stillness, 10,000 wild flicks, fair faces, no slope, feel.

The tests hold a small sample of the same every day.
"""

from __future__ import annotations

import math
import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any

from bench import feel
from bench.report import store
from godet.games.targets.exchange import (
    AWAY,
    OFF_TABLE,
    ON_TABLE,
    DieFacts,
    Facts,
    Flick,
    Pose,
    SetUp,
)
from godet.games.targets.layout import SEAT_ANGLES, facing, set_table, spot, tower_radius
from godet.games.targets.measures import DICE, DISCS, MIDDLE, ONE, PUCKS
from godet.games.targets.scene import FRAME, METRES, STEPS, Tabletop
from godet.games.targets.trial import FINER, Take, run, try_out
from godet.games.targets.turning import ups

FLICKS, FACES, TURNS = 10_000, 20_800, 800
HANDS = 50
ENDLESS = 1_000_000
"""A rim that no die reaches."""
CHUNK = 250
SLID = -1
"""Counted in place of a value."""
STORED = ((0, 0, 0, 0), (1, 0, 2, 0), (0, 3, 0, 1))
DEEP = 0.5
"""Millimetres that nothing may be sunk into anything."""


def main() -> None:
    share = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    figures: dict[str, Any] = {"still": stillness()}
    with ProcessPoolExecutor() as workers:
        chunks = range(round(FLICKS * share) // CHUNK)
        figures["flicks"] = add_up(list(workers.map(wild_chunk, chunks)))
        hands = range(math.ceil(FACES * share / 4 / HANDS))
        figures["faces"] = faces(list(workers.map(hard_chunk, hands)))
        jobs = [(45 * turn, round(TURNS * share)) for turn in range(8)]
        figures["direction"] = direction(list(workers.map(turned, jobs)))
        figures |= feel.figures(workers)
    print(store("physics", figures))


# -- a set table -------------------------------------------------------------------


def stillness(seconds: int = 60) -> dict[str, float]:
    """Kept awake: how far it sags as its soft contacts close, and how far it then creeps."""
    tabletop = Tabletop()
    tabletop.model.opt.sleep_tolerance = 0
    tabletop.lay(set_table(4, (3, 2, 1, 0)))
    laid = tabletop.places.copy()
    for _ in range(round(1 / FRAME)):
        tabletop.run()
    start, far = tabletop.places.copy(), 0.0
    for _ in range(round(seconds / FRAME)):
        tabletop.run()
        far = max(far, float(((tabletop.places - start) ** 2).sum(axis=1).max()) ** 0.5)
    sag = float(abs(start - laid).max())
    return {"seconds": seconds, "sag_mm": round(1000 * sag, 3), "furthest_mm": round(1000 * far, 3)}


# -- wild flicks -------------------------------------------------------------------


@dataclass
class Tally:
    """What was seen in so many flicks."""

    flicks: int = 0
    not_numbers: int = 0
    unsettled: int = 0
    longest_s: float = 0.0
    deepest_mm: float = 0.0
    growth_j: float = 0.0
    taken_again: int = 0
    seconds: list[float] = field(default_factory=list)
    films: list[int] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)


def wild_chunk(chunk: int) -> Tally:
    rng, tally, tabletop = random.Random(chunk), Tally(), Tabletop()
    for _ in range(CHUNK):
        seats = rng.choice((2, 3, 4))
        setup = replace(set_table(seats, rng.choice(STORED)), flicks=(any_flick(rng, seats),))
        takes = takes_of(tabletop, setup)
        tally.growth_j = max(tally.growth_j, takes[-1].gain)
        tally.taken_again += len(takes) - 1
        trial = takes[-1].trial(film=True)
        tally.films.append(len(trial.film))
        count(tally, tabletop, setup, Facts.unpack(trial.facts))
    return tally


def takes_of(tabletop: Tabletop, setup: SetUp) -> list[Take]:
    """As the workshop does, keeping those in which the physics slipped."""
    takes: list[Take] = []
    while len(takes) < len(FINER) and not (takes and takes[-1].sound()):
        takes.append(Take(tabletop, setup, STEPS * FINER[len(takes)]))
    return takes


def any_flick(rng: random.Random, seats: int) -> Flick:
    """Everything a hand can do, mostly towards the middle."""
    seat = rng.randrange(seats)
    aim = 10 * SEAT_ANGLES[seats][seat] + 1800 + round(rng.gauss(0, 150))
    height, side = (max(0, min(24, round(rng.gauss(MIDDLE + 2, 4)))) for _ in range(2))
    return Flick(1 << 3 * seat + 2, aim % 3600, rng.randrange(100), height, side)


def count(tally: Tally, tabletop: Tabletop, setup: SetUp, facts: Facts) -> None:
    tabletop.lay(laid(facts))
    contact = tabletop.data.contact
    sunk = (contact.dist - contact.includemargin).min(initial=0.0)
    die = facts.dice[setup.flicks[0].dice.bit_length() - 1]
    tally.flicks += 1
    tally.not_numbers += not math.isfinite(float(tabletop.places.sum()))
    tally.unsettled += not facts.settled
    tally.longest_s = max(tally.longest_s, facts.milliseconds / 1000)
    tally.deepest_mm = max(tally.deepest_mm, -1000 * float(sunk))
    tally.seconds.append(facts.milliseconds / 1000)
    tally.seen.update(
        rolled=die.rolled,
        off_table=die.pose.where == OFF_TABLE,
        on_a_disc=die.on_disc >= 0,
        on_a_mark=die.on_mark >= 0,
        aslant=die.pose.where == ON_TABLE and _aslant(die.pose),
        straddling=die.on_discs > 0 > die.on_disc,
        unreadable=die.pose.where == ON_TABLE and not die.face,
        not_left=die.stood == die.stands,
        own_tower_disturbed=any(d.moved for d in facts.dice if d is not die and _same(d, die)),
        own_tower_fell=any(_fell(d) for d in facts.dice if d is not die and _same(d, die)),
        another_tower_hit=any(_fell(d) for d in facts.dice if d.stood not in (-1, die.stood)),
    )


def _aslant(pose: Pose) -> bool:
    """No face within two degrees of straight up: it leans on something."""
    rises = ups([part / ONE for part in (pose.w, pose.i, pose.j, pose.k)])
    return max(map(abs, rises)) < math.cos(math.radians(2))


def _same(one: DieFacts, other: DieFacts) -> bool:
    return one.stood == other.stood


def _fell(die: DieFacts) -> bool:
    return bool(die.stood >= 0 and die.stands != die.stood)


def laid(facts: Facts) -> SetUp:
    dice = tuple(die.pose for die in facts.dice)
    discs = tuple(disc.pose for disc in facts.discs)
    return SetUp(dice, discs, tuple(puck.pose for puck in facts.pucks))


def add_up(tallies: list[Tally]) -> dict[str, Any]:
    flicks = sum(tally.flicks for tally in tallies)
    seconds = sorted(second for tally in tallies for second in tally.seconds)
    films = sorted(size for tally in tallies for size in tally.films)
    seen = sum((tally.seen for tally in tallies), Counter())
    return {
        "flicks": flicks,
        "not_numbers": sum(tally.not_numbers for tally in tallies),
        "unsettled_after_6_s": sum(tally.unsettled for tally in tallies),
        "median_s": seconds[flicks // 2],
        "longest_s": seconds[-1],
        "deepest_at_rest_mm": round(max(tally.deepest_mm for tally in tallies), 3),
        "taken_again": sum(tally.taken_again for tally in tallies),
        "energy_growth_j": max(tally.growth_j for tally in tallies),
        "film_bytes_half_and_most": [films[len(films) // 2], films[-1]],
        "shares": {name: round(number / flicks, 4) for name, number in sorted(seen.items())},
    }


# -- fair faces --------------------------------------------------------------------


def hard_chunk(chunk: int) -> Counter[int]:
    """Four hands flick their top dice hard and outwards on cloth without end, all from face 3.

    A die that only slid shows no value in the game (T-R12): it is counted apart.
    """
    rng, tabletop = random.Random(1000 + chunk), Tabletop(rim=ENDLESS)
    shown: Counter[int] = Counter()
    bare = replace(set_table(4), discs=(AWAY,) * DISCS)
    for _ in range(HANDS):
        hands = tuple(hard(rng, seat, angle) for seat, angle in enumerate(SEAT_ANGLES[4]))
        facts = Facts.unpack(try_out(tabletop, replace(bare, flicks=hands), film=False).facts)
        tops = (facts.dice[3 * seat + 2] for seat in range(4))
        shown.update(die.face if die.rolled else SLID for die in tops)
    return shown


def hard(rng: random.Random, seat: int, angle: int) -> Flick:
    aim = (10 * angle + rng.randint(-250, 250)) % 3600
    power, height, side = rng.randint(70, 99), rng.randint(14, 24), rng.randint(6, 18)
    return Flick(1 << 3 * seat + 2, aim, power, height, side)


def faces(chunks: list[Counter[int]]) -> dict[str, Any]:
    shown = sum(chunks, Counter())
    unreadable, slid = shown.pop(0, 0), shown.pop(SLID, 0)
    dice = sum(shown.values())
    square = sum((shown[face] - dice / 6) ** 2 / (dice / 6) for face in range(1, 7))
    return {
        "dice": dice,
        "unreadable": unreadable,
        "slid": slid,
        "shown": [shown[face] for face in range(1, 7)],
        "chi_square": round(square, 2),
        "chi_square_that_1_in_100_fair_samples_exceed": 15.09,
    }


# -- no slope ----------------------------------------------------------------------


def turned(job: tuple[int, int]) -> dict[str, float]:
    """The same flicks at a lone tower on a bare table, all turned by so many degrees."""
    angle, flicks = job
    rng = random.Random(5)
    full = set_table(2)
    parts = (full.pucks[0], *full.dice[:3])
    at = spot(angle, tower_radius(0))
    turn = dict(zip("xywijk", (*at, *facing(angle + 180)), strict=True))
    puck, *tower = [part._replace(**turn) for part in parts]
    dice, pucks = (*tower, *[AWAY] * (DICE - 3)), (puck, *[AWAY] * (PUCKS - 1))
    table = SetUp(dice, (AWAY,) * DISCS, pucks)
    tried = (_end(table, angle, rng) for _ in range(flicks))
    ends = [end for end in tried if end]
    means = [sum(end[at] for end in ends) / len(ends) for at in (0, 1)]
    spreads = [
        math.sqrt(sum((end[at] - means[at]) ** 2 for end in ends) / len(ends)) for at in (0, 1)
    ]
    return {
        "degrees": angle,
        "dice": len(ends),
        "ahead_mm": round(means[0], 1),
        "aside_mm": round(means[1], 1),
        "error_mm": round(max(spreads) / math.sqrt(len(ends)), 1),
    }


def _end(table: SetUp, angle: int, rng: random.Random) -> tuple[float, float] | None:
    """Where the die ends, along and across the line from its tower to the middle."""
    aim = 10 * angle + 1800 + rng.randint(-100, 100)
    flick = Flick(0b100, aim % 3600, rng.randint(20, 60), rng.randint(8, 20))
    die = Facts.unpack(run(replace(table, flicks=(flick,)), film=False).facts).dice[2]
    if die.pose.where != ON_TABLE:
        return None
    x, y = die.pose.x - table.pucks[0].x, die.pose.y - table.pucks[0].y
    turn = math.radians(angle + 180)
    ahead, aside = math.cos(turn), math.sin(turn)
    return (x * ahead + y * aside) * METRES * 1000, (y * ahead - x * aside) * METRES * 1000


def direction(found: list[dict[str, float]]) -> dict[str, Any]:
    worst = max(
        abs(one[name] - other[name]) / math.hypot(one["error_mm"], other["error_mm"])
        for one in found
        for other in found
        for name in ("ahead_mm", "aside_mm")
    )
    return {"turned": found, "widest_difference_in_errors": round(worst, 2)}


if __name__ == "__main__":
    main()
