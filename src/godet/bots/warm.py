"""Compile everything that a live table needs of a game, or load what was compiled before."""

from __future__ import annotations

from typing import Any

from godet.kernel.engine import Engine
from godet.kernel.game import Game

_ready: set[str] = set()


def ready(game: Game[Any]) -> bool:
    """Are this game's compiled rules loaded in this process?"""
    return game.name in _ready


def warm(game: Game[Any]) -> None:
    _ready.add(game.name)
