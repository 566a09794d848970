"""How many flicks a second: beside plain MuJoCo and PyBullet, asleep and awake, on two cores."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from statistics import median
from typing import Any

import mujoco

from bench import bullet
from bench.report import store
from godet.games.targets.exchange import Flick, SetUp
from godet.games.targets.layout import SEAT_ANGLES, set_table
from godet.games.targets.scene import FRAME, STEPS, Tabletop
from godet.games.targets.trial import run, try_out

SAMPLE, TRIES = 60, 5
ASLEEP = int(mujoco.mjtEnableBit.mjENBL_SLEEP)

AIMS = {
    "flicks_a_second_on_one_core": 300,
    "times_cheaper_asleep": 4,
    "two_cores_over_one": 1.7,
}


def main() -> None:
    figures = speed()
    for name, value in figures.items():
        aim = f"   (aim: {AIMS[name]} or more)" if name in AIMS else ""
        print(f"{name:>30}  {value:8,.3f}{aim}")
    print(store("flicking", figures))


def speed() -> dict[str, float]:
    setups = [lone_flick(seed) for seed in range(SAMPLE)]
    took = {name: 1000 * seconds for name, seconds in interleaved(setups).items()}
    return {
        "flicks_a_second_on_one_core": round(1000 / took["facts"]),
        "with_film_a_second": round(1000 / took["film"]),
        "times_cheaper_asleep": round(took["awake"] / took["plain"], 2),
        "ours_over_plain_mujoco": round(took["facts"] / took["plain"], 2),
        "pybullet_over_ours": round(took["bullet"] / took["facts"], 2),
        "two_cores_over_one": scaling(setups),
        **{f"{name}_ms": round(ms, 3) for name, ms in took.items()},
    }


def lone_flick(seed: int) -> SetUp:
    """The top die of some tower, towards the middle, at any power that keeps it on the table."""
    rng = random.Random(seed)
    seat = rng.randrange(4)
    aim = 10 * SEAT_ANGLES[4][seat] + 1800 + rng.randint(-150, 150)
    flick = Flick(1 << 3 * seat + 2, aim % 3600, rng.randint(5, 70), rng.randint(10, 20))
    return replace(set_table(4), flicks=(flick,))


# -- one core ----------------------------------------------------------------------


def interleaved(setups: Sequence[SetUp]) -> dict[str, float]:
    """Seconds of processor time a flick: the mean of each set-up's quickest of some tries.

    All ways take turns, so that a noisy moment hits every one of them.
    """
    tabletop = Tabletop()
    ways: dict[str, Callable[[SetUp], float]] = {
        "facts": partial(whole, tabletop, film=False),
        "film": partial(whole, tabletop, film=True),
        "plain": partial(plain, tabletop),
        "awake": partial(awake, tabletop),
        "bullet": partial(bullet.flick, tabletop),
    }
    quickest = [
        {name: min(way(setup) for _ in range(TRIES)) for name, way in ways.items()}
        for setup in setups
    ]
    return {name: sum(each[name] for each in quickest) / len(setups) for name in ways}


def whole(tabletop: Tabletop, setup: SetUp, *, film: bool) -> float:
    """Everything from the set-up to the facts."""
    start = time.thread_time()
    try_out(tabletop, setup, film=film)
    return time.thread_time() - start


def plain(tabletop: Tabletop, setup: SetUp) -> float:
    """Only MuJoCo's steps until rest, in one call."""
    frames = length(tabletop, setup)
    tabletop.lay(setup)
    tabletop.sleep(tabletop.touches())
    tabletop.flick(setup.flicks[0])
    return stepping(tabletop, frames)


def awake(tabletop: Tabletop, setup: SetUp) -> float:
    """As many steps as the flick takes, with sleep switched off."""
    frames = length(tabletop, setup)
    tabletop.model.opt.enableflags &= ~ASLEEP
    tabletop.lay(setup)
    tabletop.flick(setup.flicks[0])
    took = stepping(tabletop, frames)
    tabletop.model.opt.enableflags |= ASLEEP
    return took


def stepping(tabletop: Tabletop, frames: int) -> float:
    start = time.thread_time()
    mujoco.mj_step(tabletop.model, tabletop.data, STEPS * frames)
    return time.thread_time() - start


def length(tabletop: Tabletop, setup: SetUp) -> int:
    """Frames until rest."""
    tabletop.lay(setup)
    tabletop.sleep(tabletop.touches())
    tabletop.flick(setup.flicks[0])
    tabletop.run()
    while tabletop.stirs():
        tabletop.run()
    return round(tabletop.seconds() / FRAME)


# -- two cores ---------------------------------------------------------------------


def scaling(setups: Sequence[SetUp]) -> float:
    """Trials a second of two threads over those of one: the median of tries one after another."""
    return round(median(_wall(setups, 1) / _wall(setups, 2) for _ in range(TRIES)), 2)


def _wall(setups: Sequence[SetUp], threads: int) -> float:
    facts: Callable[[SetUp], Any] = partial(run, film=False)
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(facts, setups[: 2 * threads]))
        start = time.perf_counter()
        list(pool.map(facts, [*setups] * 3))
        return time.perf_counter() - start


if __name__ == "__main__":
    main()
