"""Compile everything that a live table needs of a game, or load what was compiled before.

`python -m godet.bots.warm` does it for every game in a process of its own, so that the process
that hosts the tables finds it all in the cache and never compiles.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from godet.bots.levels import MANNER
from godet.bots.search import Search, Sight
from godet.catalog import GAMES, find
from godet.kernel.engine import Engine
from godet.kernel.game import Game
from godet.kernel.press import compile_for

_ready: set[str] = set()


def ready(game: Game[Any]) -> bool:
    """Are this game's compiled rules loaded in this process?"""
    return game.name in _ready


def warm(game: Game[Any]) -> None:
    """Load all of it, without letting anything happen in a game."""
    engine = Engine(game, compiled=True)
    if engine.press.compiled:
        blank = game.layout.blank()
        for door in vars(engine.do).values():
            _load(door, blank)
        Search(Sight(game, blank.tobytes(), 0, 0), MANNER, most_rounds=1, compiled=True).load()
    _ready.add(game.name)


def _load(door: Any, blank: Any) -> None:
    """Compile a door for the kinds of things that go through it."""
    examples = {
        "Any": blank,
        "int": 0,
        "Cells": np.zeros(1, np.int64),
        "Cup": np.zeros(4, np.int64),
    }
    kinds = door.py_func.__annotations__
    compile_for(door, *(examples[kind] for name, kind in kinds.items() if name != "return"))


if __name__ == "__main__":
    for each in map(find, sys.argv[1:]) if sys.argv[1:] else GAMES:
        warm(each)
