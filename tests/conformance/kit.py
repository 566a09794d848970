"""Random matches of any game, and what a game adds to the suite in its own folder."""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from godet.catalog import GAMES
from godet.kernel.engine import Engine, Position
from godet.kernel.game import CHANCE, NOBODY, TRIAL, Game
from godet.kernel.log import Event, Fell, Measured, Played
from tests.toy.fingers.game import GAME as FINGERS
from tests.toy.quoits.game import GAME as QUOITS

every_game = pytest.mark.parametrize(
    "game", [*GAMES, FINGERS, QUOITS], ids=lambda game: str(game.name)
)
"""The catalogue, and two toys with what its games may not all have: calls out of turn, trials."""

MOST_NUMBERS = 5000
"""How many move numbers are offered to a game one by one."""


@dataclass(frozen=True)
class Audit:
    """What a game's `audit` module says must be true; a game may leave any of it out."""

    state: Callable[[Any], None] = lambda _s: None
    step: Callable[[Any, Event, Any], None] = lambda _before, _event, _after: None
    reveals: Callable[[Any, Any], bool] = lambda _before, _after: False
    facts: Callable[[Any, random.Random], tuple[int, ...]] = lambda _s, _rng: ()


def audit_of(game: Game[Any]) -> Audit:
    """The `audit` module beside the game's rules."""
    name = f"{game.rules.setup.__module__.rpartition('.')[0]}.audit"
    if importlib.util.find_spec(name) is None:
        return Audit()
    module = importlib.import_module(name)
    keys = {"state": "audit", "step": "audit_step", "reveals": "reveals", "facts": "facts"}
    return Audit(**{key: getattr(module, at) for key, at in keys.items() if hasattr(module, at)})


def some_table(game: Game[Any], rng: random.Random) -> tuple[int, tuple[int, ...]]:
    """Seats and options that go together; half of the options stay at their default."""
    while True:
        seats = rng.randint(game.fewest, game.most)
        options = tuple(
            rng.randint(option.low, min(option.high, option.low + 30))
            if rng.random() < 0.5
            else option.default
            for option in game.options.options
        )
        if not game.combine(seats, options):
            return seats, options


def some_event(position: Position, rng: random.Random) -> Event:
    """Something that may happen now."""
    awaits = position.awaits()
    if awaits == CHANCE:
        weights = position.odds()
        return Fell(rng.choices(range(len(weights)), weights)[0])
    if awaits == TRIAL:
        return Measured(audit_of(position.engine.game).facts(position.row, rng))
    seat = rng.choice(position.actors())
    return Played(seat, some_move(position, seat, rng))


def some_move(position: Position, seat: int, rng: random.Random) -> int:
    """A legal move; one of a sweep stands for all of it."""
    moves = position.engine.game.moves
    move = rng.choice(position.legal(seat))
    kind = moves.kind_of(move)
    return move + rng.randrange(kind.size) if kind.sweep else move


def walk(
    engine: Engine, rng: random.Random, most: int
) -> Iterator[tuple[Position, Event, Position]]:
    """Random matches, one after the other: before, what happens, after; so many steps."""
    position = None
    for _ in range(most):
        if position is None or position.over():
            position = engine.start(*some_table(engine.game, rng))
        before, event = position.copy(), some_event(position, rng)
        position.happen(event)
        yield before, event, position


def viewers(position: Position) -> list[int]:
    return [NOBODY, *range(int(position.row.seats))]


def fewer(game: Game[Any], steps: int) -> int:
    """Fewer steps where every one of very many move numbers is offered at each."""
    return max(2, min(steps, steps * 100 // len(numbers(game))))


def numbers(game: Game[Any]) -> list[int]:
    """Move numbers worth offering: all of a small game, and some that no game has."""
    return [
        -1,
        game.moves.size,
        game.moves.size + 1,
        2**62,
        *range(min(game.moves.size, MOST_NUMBERS)),
    ]


def keeps_secrets(game: Game[Any]) -> bool:
    """Does anything ever happen that a watcher may not see?"""
    steps = walk(Engine(game), random.Random(7), 300)
    return any(before.seen(event, NOBODY) != event for before, event, _ in steps)
