"""Judge, ask, write, then tell: what is not stored never happened, the first stored is right."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from godet.kernel.errors import Refused
from godet.store.book import SqlBook
from godet.table.ports import Entry, PlaceTaken, Status
from godet.table.table import Table
from tests.table.room import (
    Listener,
    events_in,
    everybody_chooses,
    lay,
    open_book,
    people,
    play_on,
    refused,
    reopen,
    row,
    run,
    some_move,
    status_of,
)


class FullDisk(SqlBook):
    """A book that can hold no more once it is full."""

    full = False

    async def append(self, table_id: str, entry: Entry, status: Status) -> None:
        if self.full:
            raise OSError(28, "No space left on device")
        await super().append(table_id, entry, status)


class AlwaysSecond(SqlBook):
    """A book in which somebody else is always a moment earlier."""

    other: Table | None = None
    times = 0

    async def append(self, table_id: str, entry: Entry, status: Status) -> None:
        if self.other and self.times:
            self.times -= 1
            other, self.other = self.other, None
            await some_move(other, random.Random(entry.place))
            self.other = other
        await super().append(table_id, entry, status)


class Taken(SqlBook):
    """A book that says each time that the place is taken."""

    shut = False

    async def append(self, table_id: str, entry: Entry, status: Status) -> None:
        if self.shut:
            raise PlaceTaken
        await super().append(table_id, entry, status)


def test_what_cannot_be_written_is_not_told_and_did_not_happen(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path, FullDisk)
        assert isinstance(book, FullDisk)
        table, guest = await lay(book, row(people(3))), Listener("ana")
        table.come(guest)
        before, length = table.position.state.tobytes(), table.length
        book.full = True
        with pytest.raises(OSError, match="No space left"):
            await some_move(table, random.Random(1))
        assert guest.steps == []
        assert (table.position.state.tobytes(), table.length) == (before, length)
        assert status_of(table) == "playing"
        book.full = False
        await play_on(table, random.Random(1), 5)
        assert guest.heard == (await events_in(book))[length:]

    run(story())


def test_who_comes_second_hears_of_the_first_and_is_judged_again(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path, AlwaysSecond)
        assert isinstance(book, AlwaysSecond)
        table, guest = await lay(book, row(people(3))), Listener("ana")
        table.come(guest)
        book.other, book.times = await reopen(book), 1
        seat, seen = table.waits_for()[0], table.length
        with refused("stale"):
            await table.play(seat, table.position.legal(seat)[0], seen)
        assert table.events == book.other.events == await events_in(book)
        assert guest.heard == table.events[seen:]
        assert table.position == book.other.position

    run(story())


def test_a_choice_made_at_the_same_time_elsewhere_is_kept_beside_ours(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path, AlwaysSecond)
        assert isinstance(book, AlwaysSecond)
        table = await everybody_chooses(book)
        ours = table.waits_for()[-1]
        book.other, book.times = await reopen(book, table.id), 1
        before = table.length
        other = book.other
        other.waits_for = lambda: [seat for seat in Table.waits_for(other) if seat != ours]  # type: ignore[method-assign]  # the other machine's guests are the other seats
        length = await table.play(ours, table.position.legal(ours)[0], before)
        assert length == table.length == before + 2
        assert table.events == await events_in(book, table.id)

    run(story())


def test_a_table_that_never_gets_its_place_says_that_it_is_busy(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path, Taken)
        assert isinstance(book, Taken)
        table = await lay(book, row(people(3)))
        before = table.length
        book.shut = True
        with refused("busy"):
            await some_move(table, random.Random(1))
        assert table.length == before

    run(story())


def test_two_machines_racing_on_one_match_lose_and_double_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        await lay(book, row(people(4)))
        machines = [await reopen(book), await reopen(book)]
        accepted: list[tuple[int, int]] = []
        rngs = [random.Random(7), random.Random(8)]
        await asyncio.gather(
            *(_race(table, rng, accepted) for table, rng in zip(machines, rngs, strict=True))
        )
        stored = await events_in(book)
        moves = [event for event in stored if type(event).__name__ == "Played"]
        assert len(accepted) == len(moves) > 20
        assert len({length for length, _ in accepted}) == len(accepted)
        for table in machines:
            await table.catch_up()
            assert table.events == stored
        assert machines[0].position == machines[1].position == (await reopen(book)).position

    run(story())


async def _race(table: Table, rng: random.Random, accepted: list[tuple[int, int]]) -> None:
    """Play as fast as one can; being refused is part of the race."""
    for _ in range(60):
        if table.row.status == "over":
            return
        seat = rng.choice(list(table.waits_for()))
        move = rng.choice(table.position.legal(seat))
        try:
            accepted.append((await table.play(seat, move, table.length), move))
        except Refused as refused:
            assert refused.reason in ("stale", "not_your_turn", "match_over"), refused.reason
        await asyncio.sleep(0)


def test_a_guest_who_knows_more_than_the_table_makes_it_read_on(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        behind = await lay(book, row(people(3)))
        ahead = await reopen(book)
        await play_on(ahead, random.Random(3), 6)
        seat = ahead.waits_for()[0]
        length = await behind.play(seat, ahead.position.legal(seat)[0], ahead.length)
        assert length == behind.length > ahead.length

    run(story())


def test_choosing_at_the_same_time_makes_nobody_stale(tmp_path: Path) -> None:
    async def story() -> None:
        table = await everybody_chooses(open_book(tmp_path))
        seen, choosers = table.length, table.waits_for()
        for seat in choosers:
            assert seat in table.waits_for()
            await table.play(seat, table.position.legal(seat)[0], seen)
            if seat in table.waits_for():  # his first of two: now the question is a new one
                with refused("stale"):
                    await table.play(seat, table.position.legal(seat)[0], seen)
        assert table.length == seen + len(choosers)

    run(story())


def test_a_table_read_again_asks_the_same_questions(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        table, rng = await lay(book, row(people(4))), random.Random(5)
        for _ in range(25):
            await some_move(table, rng)
            again = await reopen(book)
            assert again.position == table.position
            assert (again.asked, again.falls, again.events) == (
                table.asked,
                table.falls,
                table.events,
            )

    run(story())
