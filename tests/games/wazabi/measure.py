"""Counting what happens in random games that the compiled rules play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from godet.games.wazabi import GAME
from godet.games.wazabi.box import CARDS, CUT_OFF, DRAW_FROM, END, GIVE
from godet.kernel.engine import Engine
from godet.kernel.game import Cup, rule
from godet.kernel.luck import below, pick, stir
from godet.kernel.parts import actors, awaits, fall, legal, odds, play
from godet.kernel.record import Cells

TURNS, SHUFFLES, FROM_HANDS, BY_GIVING, CUT = range(5)


@dataclass(frozen=True)
class Measured:
    """One row a game: turns, reshuffles, cards drawn from hands, dice given last, cut off."""

    rows: npt.NDArray[np.int64]

    def mean(self, what: int) -> float:
        return float(self.rows[:, what].mean())

    def error(self, what: int) -> float:
        """The standard error of that mean."""
        return float(self.rows[:, what].std(ddof=1) / np.sqrt(len(self.rows)))


def measure(games: int, seed: int, seats: int, **options: int | bool | str) -> Measured:
    """So many games, every legal move equally likely."""
    engine = Engine(GAME, compiled=True)
    start = engine.start(seats, GAME.options.read({"turn_limit": 2000, **options}))
    states = np.repeat(start.state, 2)
    rows, cup = np.zeros((games, 5), np.int64), np.zeros(4, np.int64)
    stir(cup, seed, seats)
    engine.press.link(_games)(states, cup, engine.weights, engine.moves, rows)
    return Measured(rows)


@rule
def _games(states: Any, cup: Cup, weights: Cells, moves: Cells, rows: Any) -> None:
    for at in range(len(rows)):
        states[1] = states[0]
        while states[1].stage != END:
            _step(states[1], cup, weights, moves, rows[at])
        rows[at][TURNS] = states[1].turns
        rows[at][CUT] = 1 if states[1].ending == CUT_OFF else 0


@rule
def _step(s: Any, cup: Cup, weights: Cells, moves: Cells, row: Cells) -> None:
    before, held = _discarded(s), s.dice[s.turn]
    turn, giving = s.turn, s.stage == GIVE
    if s.stage == DRAW_FROM:
        row[FROM_HANDS] += 1
    if awaits(s) == 1:
        fall(s, pick(cup, weights, odds(s, weights)))
    else:
        seat, mask = 0, actors(s)
        while not mask >> seat & 1:
            seat += 1
        play(s, seat, moves[below(cup, legal(s, seat, moves))])
    if giving and held == 1 and s.dice[turn] == 0:
        row[BY_GIVING] += 1
    if _discarded(s) < before:
        row[SHUFFLES] += 1


@rule
def _discarded(s: Any) -> int:
    total = 0
    for card in range(CARDS):
        total += s.discard[card]
    return total
