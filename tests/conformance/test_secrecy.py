"""What a seat may not know can change as it likes: everything that seat is sent stays the same."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import numpy as np

from godet.kernel.engine import Engine, Position
from godet.kernel.game import CHANCE, NOBODY, Game
from godet.kernel.log import Event, Fell, Played
from godet.kernel.luck import stir
from godet.table.views import Step, look, see
from tests.conformance.kit import audit_of, every_game, fewer, keeps_secrets, numbers, viewers, walk


def cup_of(seed: int) -> Any:
    cup = np.zeros(4, np.int64)
    stir(cup, seed, 1)
    return cup


def other_world(position: Position, seat: int, seed: int) -> Position:
    """Another whole position that looks the same from this seat."""
    return position.concealed(seat).imagined(seat, cup_of(seed))


@every_game
def test_concealing_twice_is_concealing_once(game: Game[Any]) -> None:
    for position, _, _ in walk(Engine(game, compiled=True), random.Random(31), 1500):
        for seat in viewers(position):
            shown = position.concealed(seat)
            assert shown.concealed(seat) == shown


@every_game
def test_people_at_one_screen_need_a_curtain_where_something_is_hidden(
    game: Game[Any],
) -> None:
    table = game.folder / "Table.svelte"  # which the toys lack
    differ = any(
        position.concealed(seat) != position.concealed(NOBODY)
        for position, _, _ in walk(Engine(game, compiled=True), random.Random(36), 600)
        for seat in range(int(position.row.seats))
    )
    if table.exists():
        assert ("nothingHidden = true" in table.read_text()) == (not differ)
    else:
        assert differ == keeps_secrets(game)


@every_game
def test_what_is_imagined_is_true_and_looks_the_same(game: Game[Any]) -> None:
    audit = audit_of(game)
    changed = 0
    for at, (position, _, _) in enumerate(
        walk(Engine(game, compiled=True), random.Random(32), 3000)
    ):
        for seat in viewers(position):
            world = other_world(position, seat, at)
            audit.state(world.row)
            assert world.concealed(seat) == position.concealed(seat)
            changed += world != position
    assert changed > 3000 or not keeps_secrets(game), (
        "the worlds hardly differed: nothing was tested"
    )


@every_game
def test_a_seat_is_sent_nothing_that_depends_on_what_it_may_not_know(game: Game[Any]) -> None:
    rng = random.Random(33)
    for at, (position, _, _) in enumerate(
        walk(Engine(game, compiled=True), rng, fewer(game, 2500))
    ):
        for seat in viewers(position):
            world = other_world(position, seat, at)
            assert _answers(world, seat) == _answers(position, seat)
        seat = rng.choice(viewers(position))
        world = other_world(position, seat, at)
        alone = Position(position.engine, position.state)  # as a world without a past
        assert _sent(look(world, seat, at)) == _sent(look(alone, seat, at))
        for move in numbers(game):
            assert world.refusal(seat, move) == position.refusal(seat, move)


def _answers(position: Position, seat: int) -> list[Any]:
    """What the rules say about the whole position, as far as this seat hears of it."""
    return [
        position.awaits(),
        position.actors(),
        position.legal(seat),
        position.standing(),
    ]


def _sent(message: object) -> bytes:
    return msgspec.json.encode(message)


@every_game
def test_what_happens_next_tells_a_seat_nothing_it_may_not_know(game: Game[Any]) -> None:
    """The same step in two worlds: events as seen, story and view that follow are equal."""
    audit = audit_of(game)
    rng = random.Random(34)
    compared = hidden = 0
    for at, (before, event, after) in enumerate(walk(Engine(game, compiled=True), rng, 1500)):
        if audit.reveals(before.row, after.row):
            continue
        for seat in viewers(before):
            world = other_world(before, seat, at)
            twin = _same_to(seat, before, event, world, rng)
            if twin is None:
                continue
            told = _sent(see(Step(at, (event,), (before, after)), seat))
            assert _sent(see(_step(at, world, twin), seat)) == told
            compared += 1
            hidden += twin != event
    assert compared > 3000
    assert hidden > 250 or not keeps_secrets(game), "hardly anything hidden happened"


def _same_to(
    seat: int, position: Position, event: Event, world: Position, rng: random.Random
) -> Event | None:
    """An event of the other world that this seat cannot tell from this one, if there is one."""
    seen = position.seen(event, seat)
    if isinstance(seen, Fell) and seen.outcome is None:
        weights = world.odds()
        return Fell(rng.choices(range(len(weights)), weights)[0])
    if isinstance(seen, Played) and seen.move is None:
        moves = [Played(seen.seat, move) for move in world.legal(seen.seat)]
        return rng.choice([move for move in moves if world.seen(move, seat) == seen])
    return event if _possible(world, event) else None


def _possible(world: Position, event: Event) -> bool:
    if isinstance(event, Played):
        assert event.move is not None
        return not world.refusal(event.seat, event.move)
    if isinstance(event, Fell) and world.awaits() == CHANCE:
        assert event.outcome is not None
        return world.odds()[event.outcome] > 0
    return True


def _step(at: int, world: Position, event: Event) -> Step:
    after = world.copy()
    after.happen(event)
    return Step(at, (event,), (world, after))


@every_game
def test_a_watcher_knows_no_more_than_any_seat(game: Game[Any]) -> None:
    """What is hidden from a seat's eyes is hidden from a watcher's."""
    for position, event, _ in walk(Engine(game, compiled=True), random.Random(35), 2000):
        watched = position.seen(event, NOBODY)
        for seat in viewers(position)[1:]:
            seen = position.seen(event, seat)
            assert seen in (event, watched)
            if watched == event:
                assert seen == event
