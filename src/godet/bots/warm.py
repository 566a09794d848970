"""Compile what the bots of a game search with, or load what was compiled before.

`python -m godet.bots.warm GAME` does it in a process of its own, so that the process that hosts
the tables finds it all in the cache and never compiles.
"""

from __future__ import annotations

import sys
from typing import Any

from godet.bots.levels import MANNER
from godet.bots.search import Search, Sight
from godet.catalog import GAMES, find
from godet.kernel.engine import press_of
from godet.kernel.game import Game

_ready: set[str] = set()


def ready(game: Game[Any]) -> bool:
    """Are this game's compiled rules loaded in this process?"""
    return game.name in _ready


def searched(game: Game[Any]) -> bool:
    """Do the bots of this game search its rules? Those of a game that decides itself do not."""
    return game.brains.decide is None


def warm(game: Game[Any]) -> None:
    """Load all of it, without letting anything happen in a game."""
    if searched(game) and press_of(game, True).compiled:
        sight = Sight(game, game.layout.blank().tobytes(), 0, 0)
        Search(sight, MANNER, most_rounds=1, compiled=True).load()
    _ready.add(game.name)


if __name__ == "__main__":
    for each in map(find, sys.argv[1:]) if sys.argv[1:] else GAMES:
        warm(each)
