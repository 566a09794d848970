"""The same numbers give the same facts and the same film: anywhere, any time, after anything."""

from __future__ import annotations

import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from godet.games.targets.exchange import Facts, SetUp
from godet.games.targets.layout import set_table
from godet.games.targets.scene import Tabletop
from godet.games.targets.trial import run, try_out
from godet.kernel.game import Trial
from tests.games.targets.tables import any_flick, flicked

SETUPS = [
    flicked(set_table(4, (0, 2, 0, 1)), any_flick(random.Random(seed), 4)) for seed in range(6)
]
ELSEWHERE = """
import sys
from godet.games.targets.exchange import SetUp
from godet.games.targets.trial import run
for line in sys.stdin:
    trial = run(SetUp.unpack([int(word) for word in line.split()]))
    print(*trial.facts, trial.film.hex())
"""


def told(trial: Trial) -> str:
    return " ".join([*map(str, trial.facts), trial.film.hex()])


def test_the_same_flick_gives_the_same_in_another_process() -> None:
    asked = "\n".join(" ".join(map(str, setup.pack())) for setup in SETUPS)
    answer = subprocess.run(
        [sys.executable, "-c", ELSEWHERE], input=asked, capture_output=True, text=True, check=True
    )
    assert answer.stdout.splitlines() == [told(run(setup)) for setup in SETUPS]


def test_what_was_tried_before_leaves_no_trace() -> None:
    used = Tabletop()
    first = [try_out(used, setup, film=True) for setup in SETUPS]
    again = [try_out(used, setup, film=True) for setup in reversed(SETUPS)]
    assert first == again[::-1] == [try_out(Tabletop(), setup, film=True) for setup in SETUPS]


def test_threads_do_not_disturb_each_other() -> None:
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(run, SETUPS * 3)) == [run(setup) for setup in SETUPS] * 3


def test_a_table_restored_from_its_log_plays_on_like_one_that_never_stopped() -> None:
    """Each trial starts from the last one's numbers; a fresh tabletop goes the same way."""
    rng = random.Random(11)
    going_on, setup = Tabletop(), set_table(4)
    for _ in range(8):
        setup = flicked(setup, any_flick(rng, 4))
        trial = try_out(going_on, setup, film=False)
        assert trial == try_out(Tabletop(), SetUp.unpack(setup.pack()), film=False)
        facts = Facts.unpack(trial.facts)
        setup = SetUp(
            dice=tuple(die.pose for die in facts.dice),
            discs=tuple(disc.pose for disc in facts.discs),
            pucks=tuple(puck.pose for puck in facts.pucks),
        )
