"""The engine beside its peers, in one run: whole games, stepping, batches, search.

Every figure is the median of interleaved repeats: a noisy moment hits both sides of a ratio.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

from bench import peers
from bench.report import store
from godet.bots.levels import EFFORTS
from godet.bots.search import Search, Sight
from godet.catalog import find
from godet.kernel.engine import Engine
from godet.kernel.log import Fell, Played
from godet.mill.batch import Batch
from godet.mill.desk import Box
from godet.mill.simulate import simulate
from godet.mill.stepper import COUNT, FIRST, OVER, Stepper

REPEATS = 5
BOX = Box(find("wazabi"), 4, find("wazabi").options.read({}))


@dataclass(frozen=True)
class Duel:
    """One of ours beside one of theirs, and how many times faster ours should be."""

    name: str
    ours: Callable[[], float]
    theirs: Callable[[], float]
    peer: str
    aim: float


def whole_games() -> float:
    return simulate(BOX, 30_000, random.randrange(1 << 30)).moves_per_s


class Stepping:
    """One game from Python: read the legal moves, choose one at random, step."""

    def __init__(self) -> None:
        self._stepper, self._dice = Stepper(BOX, 1), random.Random(1)

    def moves_per_s(self, moves: int = 150_000) -> float:
        stepper, chance = self._stepper, self._dice.random
        slate, step, first = stepper.slate, stepper.step, stepper.slate[FIRST]
        began = time.perf_counter()
        for _ in range(moves):
            if slate[OVER]:
                stepper.reset()
            step(slate[first + int(chance() * slate[COUNT])])
        return moves / (time.perf_counter() - began)


class Batches:
    """4,096 games from Python, a vector of moves a step."""

    def __init__(self) -> None:
        self._batch = Batch(BOX, 4096, 1)

    def moves_per_s(self, steps: int = 150) -> float:
        began = time.perf_counter()
        for _ in range(steps):
            self._batch.step(self._batch.picks)
        return steps * 4096 / (time.perf_counter() - began)


class Thinking:
    """The search from the first choice of a game of four."""

    def __init__(self) -> None:
        position, dice = Engine(BOX.game).start(BOX.seats, BOX.options), random.Random(3)
        while not position.actors() or len(position.legal(position.actors()[0])) < 3:
            if position.actors():
                seat = position.actors()[0]
                position.happen(Played(seat, dice.choice(position.legal(seat))))
            else:
                weights = position.odds()
                position.happen(Fell(dice.choices(range(len(weights)), weights)[0]))
        seat = position.actors()[0]
        self._sight = Sight(BOX.game, position.concealed(seat).state.tobytes(), seat, 1)

    def simulations_per_s(self, rounds: int = 20_000) -> float:
        manner = EFFORTS["strong"].manner
        search = Search(self._sight, manner, most_rounds=rounds, compiled=True)
        began = time.perf_counter()
        search.run(rounds)
        return rounds / (time.perf_counter() - began)


def duels() -> list[Duel]:
    stepping, batches, thinking, leduc = Stepping(), Batches(), Thinking(), peers.LeducBatch()
    return [
        Duel(
            "whole random games inside, moves/s",
            whole_games,
            lambda: peers.hanabi_inside(3000),
            "OpenSpiel hanabi inside C++",
            5,
        ),
        Duel(
            "stepped from Python, moves/s",
            stepping.moves_per_s,
            lambda: peers.hanabi_stepped(1500),
            "OpenSpiel hanabi from Python",
            2,
        ),
        Duel(
            "batch of 4,096 from Python, moves/s",
            batches.moves_per_s,
            lambda: peers.uno_stepped(200),
            "RLCard uno",
            10,
        ),
        Duel(
            "batch of 4,096 from Python, moves/s",
            batches.moves_per_s,
            lambda: leduc.moves_per_s(200),
            "Pgx leduc, batch of 1,024 on the processor",
            1,
        ),
        Duel(
            "search, simulations/s",
            thinking.simulations_per_s,
            lambda: peers.leduc_search(50_000),
            "OpenSpiel IS-MCTS on leduc, C++ (a game of 4 moves against one of 66)",
            0,
        ),
    ]


@dataclass(frozen=True)
class Course:
    """Whole games of one game inside compiled code, between simple bots."""

    game: str
    bots: str
    games: int
    aim: int

    def events_per_s(self) -> float:
        game = find(self.game)
        box = Box(game, 4, game.options.read({}))
        seed = random.randrange(1 << 30)
        return simulate(box, self.games, seed, greedy=self.bots == "greedy").events_per_s


COURSES = (
    Course("wazabi", "random", 30_000, 5_000_000),
    Course("dicerun", "random", 20_000, 1_000_000),
    Course("gforce", "random", 2_000, 5_000_000),
    Course("gforce", "greedy", 2_000, 5_000_000),
)
"""What bounds greedy games of G-Force: each choice weighs some 60 ways, 40 for each event."""


def run_courses() -> dict[str, dict[str, int]]:
    figures = {}
    for course in COURSES:
        events = median(course.events_per_s() for _ in range(REPEATS))
        name = f"whole {course.bots} games of {course.game} inside, events/s"
        print(f"{name:54}{events:14,.0f}  aim {course.aim:,}")
        figures[name] = {"ours": round(events), "aim": course.aim}
    return figures


def main() -> None:
    figures: dict[str, object] = dict(run_courses())
    print(f"{'':40}{'ours':>14}{'theirs':>14}{'ratio':>8}{'aim':>6}  peer")
    for duel in duels():
        pairs = [(duel.ours(), duel.theirs()) for _ in range(REPEATS)]
        ours, theirs = (median(side) for side in zip(*pairs, strict=True))
        ratio = median(one / other for one, other in pairs)
        print(f"{duel.name:40}{ours:14,.0f}{theirs:14,.0f}{ratio:8.2f}{duel.aim:6.0f}  {duel.peer}")
        figures[f"{duel.name} | {duel.peer}"] = {
            "ours": round(ours),
            "theirs": round(theirs),
            "ratio": round(ratio, 2),
            "aim": duel.aim,
        }
    print(f"stored in {store('engine', figures)}")


if __name__ == "__main__":
    main()
