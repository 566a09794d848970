"""Plain and compiled rules are the same rules: they play in step, byte for byte."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from godet.kernel.engine import Engine, Position
from godet.kernel.game import CHANCE, Game
from godet.kernel.luck import stir
from tests.conformance.kit import every_game, some_table, viewers, walk


@every_game
def test_plain_and_compiled_rules_play_in_step(game: Game[Any]) -> None:
    plain, compiled = Engine(game), Engine(game, compiled=True)
    assert compiled.press.compiled
    rng = random.Random(21)
    for before, event, after in walk(plain, rng, 5000):
        twin = Position(compiled, before.state.copy())
        _say_the_same(before, twin)
        twin.happen(event)
        assert twin.state.tobytes() == after.state.tobytes(), event


def _say_the_same(one: Position, other: Position) -> None:
    assert one.awaits() == other.awaits()
    assert one.actors() == other.actors()
    assert one.standing() == other.standing()
    if one.awaits() == CHANCE:
        assert one.odds() == other.odds()
    for seat in one.actors():
        assert one.legal(seat) == other.legal(seat)
        for move in range(min(one.engine.game.moves.size, 50)):
            assert one.refusal(seat, move) == other.refusal(seat, move)


@every_game
def test_plain_and_compiled_rules_conceal_and_imagine_alike(game: Game[Any]) -> None:
    plain, compiled = Engine(game), Engine(game, compiled=True)
    for at, (before, event, _) in enumerate(walk(plain, random.Random(22), 600)):
        twin = Position(compiled, before.state.copy())
        for seat in viewers(before):
            assert before.seen(event, seat) == twin.seen(event, seat)
            shown, twin_shown = before.concealed(seat), twin.concealed(seat)
            assert shown.state.tobytes() == twin_shown.state.tobytes()
            cup, twin_cup = [0] * 4, np.zeros(4, np.int64)
            stir(cup, at, 7)
            stir(twin_cup, at, 7)
            assert shown.imagined(seat, cup) == twin_shown.imagined(seat, twin_cup)
            assert cup == list(twin_cup)


@every_game
def test_plain_and_compiled_rules_lay_out_the_same_box(game: Game[Any]) -> None:
    rng = random.Random(23)
    for _ in range(50):
        seats, options = some_table(game, rng)
        one = Engine(game).start(seats, options)
        assert one == Engine(game, compiled=True).start(seats, options)
