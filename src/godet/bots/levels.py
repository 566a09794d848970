"""How hard a bot thinks: by how many worlds it looks at, and for how long at most."""

from __future__ import annotations

from dataclasses import dataclass

from godet.bots.search import Manner

MANNER = Manner(curiosity=0.7, patience=1, cut=1000)


@dataclass(frozen=True)
class Effort:
    """Rounds of search, seconds after which it must answer, how it goes about it, and memory."""

    rounds: int
    seconds: float
    manner: Manner = MANNER
    keep: int = -1
    """So many turns back it remembers well; -1 is everything."""


EFFORTS = {
    "easy": Effort(rounds=30, seconds=0.2, keep=2),
    "fair": Effort(rounds=400, seconds=0.4, keep=8),
    "strong": Effort(rounds=20_000, seconds=0.7),
}

LEVELS = ("random", "greedy", *EFFORTS)
"""From the weakest to the strongest."""
