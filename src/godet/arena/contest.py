"""Contests between bots: the same dice for every seating, and an interval round the result."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev

from godet.arena.match import Bot, play_match
from godet.bots.think import think
from godet.kernel.engine import Engine
from godet.mill.desk import Box

SURE = 1.96
"""So many standard errors to either side hold 95 of 100 results."""


@dataclass(frozen=True)
class Result:
    """Which share of each deal's seatings one bot has won, and how far luck may move the mean."""

    seats: int
    shares: tuple[float, ...]

    @property
    def games(self) -> int:
        return len(self.shares) * self.seats

    @property
    def share(self) -> float:
        return mean(self.shares)

    @property
    def margin(self) -> float:
        return SURE * stdev(self.shares) / sqrt(len(self.shares))

    @property
    def low(self) -> float:
        return self.share - self.margin

    @property
    def high(self) -> float:
        return self.share + self.margin


def bot(level: str) -> Bot:
    """The bot of this level, as it plays at the tables."""
    return lambda sight: think(sight.game, sight.view, sight.seat, level, sight.seed)


def contest(box: Box, one: Bot, others: Bot, deals: range, *, threads: int = 1) -> Result:
    """One bot against others of a kind; it sits in every seat of every deal once.

    A deal's seatings share their dice, so a deal counts as one sample and much of its luck
    cancels. A shared win counts for its share.
    """
    with ThreadPoolExecutor(threads) as pool:
        shares = pool.map(lambda deal: _deal(box, one, others, deal), deals)
        return Result(box.seats, tuple(shares))


def _deal(box: Box, one: Bot, others: Bot, deal: int) -> float:
    engine, won = Engine(box.game), 0.0
    for seat in range(box.seats):
        bots = [one if each == seat else others for each in range(box.seats)]
        places = play_match(engine, box, bots, deal)
        won += (places[seat] == 1) / max(1, places.count(1))
    return won / box.seats
