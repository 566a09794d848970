"""The shelf: the only file that names every game."""

from __future__ import annotations

from typing import Any

from godet.games.dicerun import GAME as DICERUN
from godet.games.gforce import GAME as GFORCE
from godet.games.targets import GAME as TARGETS
from godet.games.wazabi import GAME as WAZABI
from godet.kernel.errors import BadText
from godet.kernel.game import Game

GAMES: tuple[Game[Any], ...] = (TARGETS, WAZABI, GFORCE, DICERUN)


def find(name: str) -> Game[Any]:
    """The game with this name."""
    for game in GAMES:
        if game.name == name:
            return game
    raise BadText(f"there is no game {name!r}; there are {', '.join(g.name for g in GAMES)}")
