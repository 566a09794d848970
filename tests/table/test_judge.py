"""A table refuses in the right order, with the right reason, and a refusal changes nothing."""

from __future__ import annotations

import copy
import random
from pathlib import Path

import pytest

from godet.kernel.errors import Refused
from godet.table.table import Table
from tests.table.room import Listener, events_in, lay, open_book, people, play_on, row, run


def _snapshot(table: Table) -> tuple[object, ...]:
    return (
        table.position.state.tobytes(),
        tuple(table.events),
        table.falls,
        tuple(table.asked),
        copy.deepcopy(table.row),
    )


async def _refused(table: Table, seat: int, move: int, seen: int) -> str:
    """The reason; and nobody was told, nothing has changed."""
    before, guest = _snapshot(table), Listener()
    table.guests.add(guest)
    with pytest.raises(Refused) as refused:
        await table.play(seat, move, seen)
    assert _snapshot(table) == before
    assert guest.steps == []
    return refused.value.reason


def _turn(table: Table) -> tuple[int, int, int]:
    """Who may speak, with what, having seen everything."""
    seat = table.waits_for()[0]
    return seat, table.position.legal(seat)[0], table.length


def test_a_table_that_has_not_begun_refuses_every_move(tmp_path: Path) -> None:
    async def story() -> None:
        table = await lay(open_book(tmp_path), row(people(3, salted=False)))
        assert await _refused(table, 0, 0, 0) == "table_not_started"
        assert await _refused(table, 99, 0, 5) == "table_not_started"

    run(story())


def test_a_finished_match_refuses_every_move(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        table = await lay(book, row(people(2), start_dice="1"))
        await play_on(table, random.Random(1), 5000)
        assert table.row.status == "over"
        stored = await events_in(book)
        assert await _refused(table, 0, 0, table.length) == "match_over"
        assert await events_in(book) == stored

    run(story())


@pytest.mark.parametrize("seat", [-1, 3, 6, 15])
def test_a_seat_that_is_not_there_is_refused_before_anything_else(
    tmp_path: Path, seat: int
) -> None:
    async def story() -> None:
        table = await lay(open_book(tmp_path), row(people(3)))
        assert await _refused(table, seat, 10**9, -1) == "no_such_seat"

    run(story())


def test_who_has_not_seen_the_question_is_stale(tmp_path: Path) -> None:
    async def story() -> None:
        table = await lay(open_book(tmp_path), row(people(3)))
        seat, move, seen = _turn(table)
        assert await _refused(table, seat, move, table.asked[seat] - 1) == "stale"
        assert await _refused(table, seat, move, seen + 1) == "stale"
        assert await _refused(table, seat, -5, seen + 1) == "stale"
        assert await table.play(seat, move, seen) == table.length

    run(story())


def test_a_doubled_message_is_played_once(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        table = await lay(book, row(people(3)))
        seat, move, seen = _turn(table)
        length = await table.play(seat, move, seen)
        assert await _refused(table, seat, move, seen) == "stale"
        assert table.length == length == len(await events_in(book))

    run(story())


def test_a_seat_that_is_not_asked_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        table = await lay(open_book(tmp_path), row(people(3)))
        seat, move, seen = _turn(table)
        assert await _refused(table, (seat + 1) % 3, move, seen) == "not_your_turn"

    run(story())


def test_an_illegal_move_is_refused_with_the_rules_own_reason(tmp_path: Path) -> None:
    async def story() -> None:
        table = await lay(open_book(tmp_path), row(people(3)))
        seat, _, seen = _turn(table)
        legal = set(table.position.legal(seat))
        illegal = [move for move in range(table.engine.game.moves.size) if move not in legal]
        reasons = {await _refused(table, seat, move, seen) for move in illegal}
        assert reasons <= set(table.engine.game.refusals)
        assert await _refused(table, seat, table.engine.game.moves.size, seen) == "no_such_move"
        assert await _refused(table, seat, -1, seen) == "no_such_move"

    run(story())
