"""`godet simulate`: many random games, counted."""

from __future__ import annotations

import argparse
import sys

import msgspec

from godet.catalog import find
from godet.kernel.errors import BadText, Refused
from godet.mill.desk import Box
from godet.mill.simulate import Simulation, simulate
from godet.texts import texts_of

_MANY, _FEW = 10_000, 50
"""Games, unless it is said how many; few where every flick goes through the workshop."""


def run(asked: argparse.Namespace) -> int:
    game = find(asked.game)
    games = (_FEW if game.trial else _MANY) if asked.games is None else asked.games
    if games < 1:
        raise BadText(f"--games must be 1 or more, not {games}")
    options = game.options.read(dict(_pair(text) for text in asked.set))
    progress = _show if sys.stderr.isatty() else None
    box = Box(game, asked.seats or game.most, options)
    try:
        done = simulate(box, games, asked.seed, greedy=asked.bots == "greedy", progress=progress)
    except Refused as refused:
        raise BadText(texts_of(game, "en").say(f"refusal-{refused.reason}")) from None
    if progress:
        print(file=sys.stderr)
    print(msgspec.json.encode(done).decode() if asked.json else _table(done))
    return 0


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadText(f"--set takes OPTION=VALUE, not {text!r}")
    return name, value


def _show(done: int, games: int) -> None:
    print(f"\r{done:>12,} of {games:,} games", end="", file=sys.stderr, flush=True)


def _table(done: Simulation) -> str:
    return "\n".join(f"{name:>14}  {value}" for name, value in msgspec.structs.asdict(done).items())
