"""`godet games`: what lies on the shelf."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from godet.catalog import GAMES
from godet.kernel.game import Game
from godet.web.words import game_info


def run(asked: argparse.Namespace) -> int:
    if asked.json:
        print(msgspec.json.encode([game_info(game) for game in GAMES]).decode())
        return 0
    for game in GAMES:
        _describe(game)
    return 0


def _describe(game: Game[Any]) -> None:
    print(f"{game.name}  {game.fewest}-{game.most} seats, about {game.minutes} minutes")
    for option in game.options.options:
        domain = " | ".join(option.choices) if option.choices else f"{option.low}..{option.high}"
        print(f"  {option.name} = {option.text(option.default)}  ({domain})")
