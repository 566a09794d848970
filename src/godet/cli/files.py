"""Match files as the command line reads them."""

from __future__ import annotations

from pathlib import Path

from godet.catalog import find
from godet.kernel.engine import Engine
from godet.kernel.errors import BadLine, BadText
from godet.kernel.matchfile import MatchFile, game_of, read_match


def read_file(name: str) -> tuple[MatchFile, Engine]:
    """A match file and the rules it was played by."""
    try:
        text = Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadText(f"{name} is not a text file") from None
    game_name = game_of(text)
    try:
        game = find(game_name)
    except BadText as unknown:
        raise BadLine(2, str(unknown)) from None
    return read_match(text, game.moves), Engine(game)
