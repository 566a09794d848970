"""What a bot plays, from what its seat may see."""

from __future__ import annotations

import random
from typing import Any

from godet.kernel.engine import Engine, Position
from godet.kernel.game import Game


def think(game: Game[Any], view: bytes, seat: int, level: str, seed: int) -> int:
    """A move for this seat."""
    position = Position(Engine(game), game.layout.read(view))
    return random.Random(seed).choice(position.legal(seat))
