"""Every game of the catalogue keeps its own word: what is legal, what is refused, how it ends."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from godet.catalog import GAMES
from godet.kernel.engine import Engine, Position
from godet.kernel.errors import Refused
from godet.kernel.game import CHANCE, NOBODY, TRIAL, Game
from godet.kernel.log import Event, Fell, Measured, Played, TakenBack
from tests.conformance.kit import (
    audit_of,
    every_game,
    fewer,
    numbers,
    some_event,
    some_table,
    viewers,
    walk,
)

seeds = st.integers(0, 2**32)


def test_the_catalogue_is_not_empty() -> None:
    assert GAMES
    assert len({game.name for game in GAMES}) == len(GAMES)


@every_game
@settings(max_examples=25)
@given(seed=seeds)
def test_legal_lists_exactly_what_refuse_lets_pass(game: Game[Any], seed: int) -> None:
    for position, _, _ in walk(Engine(game), random.Random(seed), fewer(game, 40)):
        for seat in position.actors():
            legal = position.legal(seat)
            assert legal, "who may speak has something to say"
            assert len(set(legal)) == len(legal)
            for move in numbers(game):
                known = 0 <= move < game.moves.size
                allowed = known and game.moves.allows(legal, move)
                assert (position.refusal(seat, move) == "") == allowed


@every_game
@settings(max_examples=25)
@given(seed=seeds)
def test_what_is_refused_changes_nothing(game: Game[Any], seed: int) -> None:
    for position, _, _ in walk(Engine(game), random.Random(seed), fewer(game, 10)):
        before = position.state.tobytes()
        _refuse_moves(position)
        _refuse_chance(position)
        assert position.state.tobytes() == before


def _refuse_moves(position: Position) -> None:
    """Every number from who may speak; a few from everybody else."""
    game, speak = position.engine.game, position.actors()
    for seat in [*viewers(position), game.most, 99]:
        for move in numbers(game) if seat in speak else numbers(game)[:20]:
            reason = position.refusal(seat, move)
            assert reason or seat in speak
            if reason:
                _must_refuse(position, Played(seat, move), reason)


def _must_refuse(position: Position, event: Event, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        position.happen(event)
    assert refused.value.reason == reason


def _refuse_chance(position: Position) -> None:
    weights = position.odds() if position.awaits() == CHANCE else []
    for outcome in [-1, len(weights), 2**40, *(at for at, w in enumerate(weights) if not w)]:
        _must_refuse(position, Fell(outcome), "chance_cannot")
    if position.awaits() != TRIAL:
        _must_refuse(position, Measured((1, 2, 3)), "no_trial")


@every_game
@settings(max_examples=30)
@given(seed=seeds)
def test_what_the_game_says_must_be_true_is_true_after_every_event(
    game: Game[Any], seed: int
) -> None:
    audit = audit_of(game)
    for before, event, after in walk(Engine(game), random.Random(seed), 250):
        audit.state(after.row)
        audit.step(before.row, event, after.row)


@every_game
def test_every_match_ends_and_every_seat_has_a_standing(game: Game[Any]) -> None:
    rng = random.Random(11)
    for _ in range(12):
        position = Engine(game).start(*some_table(game, rng))
        while not position.over():
            assert position.standing().ending == game.endings[0]
            position.happen(some_event(position, rng))
        standing = position.standing()
        seats = int(position.row.seats)
        assert standing.ending in game.endings[1:]
        assert len(standing.points) == len(standing.places) == seats
        _well_formed([place for place in standing.places if place])


def _well_formed(places: list[int]) -> None:
    """Place 1 is taken if any is, and a shared place leaves the next ones empty."""
    assert all(place == 1 + sum(other < place for other in places) for place in places)


@every_game
def test_when_it_is_over_nobody_may_speak(game: Game[Any]) -> None:
    rng = random.Random(5)
    position = Engine(game).start(*some_table(game, rng))
    while not position.over():
        position.happen(some_event(position, rng))
    assert position.actors() == []
    for seat in viewers(position):
        assert position.legal(seat) == []
        assert position.refusal(seat, 0) == "match_over"


@every_game
def test_chance_always_has_something_to_answer(game: Game[Any]) -> None:
    for position, event, _ in walk(Engine(game), random.Random(2), 3000):
        assert isinstance(event, Fell) == (position.awaits() == CHANCE)
        if isinstance(event, Fell):
            weights = position.odds()
            assert sum(weights) > 0
            assert min(weights) >= 0
            assert len(weights) <= game.most_outcomes


@every_game
def test_a_watcher_has_no_moves(game: Game[Any]) -> None:
    for position, _, _ in walk(Engine(game), random.Random(3), 200):
        assert position.legal(NOBODY) == []
        assert NOBODY not in position.actors()


@every_game
def test_a_record_survives_as_bytes_and_a_move_as_text(game: Game[Any]) -> None:
    for position, _, _ in walk(Engine(game), random.Random(4), 300):
        raw = position.state.tobytes()
        assert game.layout.read(raw).tobytes() == raw
        again = Position(position.engine, game.layout.read(raw))
        assert again == position
        assert again.legal(0) == position.legal(0)
    for move in range(min(game.moves.size, 5000)):
        assert game.moves.parse(game.moves.text(move)) == move


@every_game
def test_a_move_taken_back_has_never_been(game: Game[Any]) -> None:
    """Until chance or somebody else spoke; and what binds stays."""
    taken = 0
    for before, event, after in walk(Engine(game), random.Random(6), 1500):
        seat = event.seat if isinstance(event, Played) else NOBODY
        for other in viewers(after):
            assert other == seat or not after.may_take_back(other)
        if after.may_take_back(seat):
            again = after.copy()
            again.happen(TakenBack(seat))
            assert again == before
            taken += 1
        elif isinstance(event, Played) and not after.over():
            assert event.move is not None
            assert game.moves.kind_of(event.move).name in game.binding
    assert taken or game.binding
