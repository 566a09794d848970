"""The book keeps what it is given, at the expected place or not at all, and on the disk."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from godet.kernel.log import Event, Fell, Measured, Played
from godet.store.book import SqlBook
from godet.table.ports import Chair, Entry, PlaceTaken
from tests.table.room import open_book, people, row, run

THREE: tuple[Event, ...] = (Fell(2), Played(1, 7), Measured((1, -2, 3)))


async def _with_table(folder: Path, table_id: str = "t") -> SqlBook:
    book = open_book(folder)
    await book.add(row(people(2), table_id=table_id))
    return book


def test_a_log_comes_back_as_it_was_written(tmp_path: Path) -> None:
    async def story() -> None:
        book = await _with_table(tmp_path)
        entries = [Entry(0, THREE), Entry(3, (Fell(0),)), Entry(4, (Played(0, 2**40),))]
        for entry in entries:
            await book.append("t", entry, "playing")
        assert await book.log("t") == entries
        assert await book.log("t", 3) == entries[1:]
        assert await book.log("t", 5) == []

    run(story())


@pytest.mark.parametrize("place", [0, 1, 2, 4, 100])
def test_only_the_next_place_is_free(tmp_path: Path, place: int) -> None:
    async def story() -> None:
        book = await _with_table(tmp_path)
        await book.append("t", Entry(0, THREE), "playing")
        with pytest.raises(PlaceTaken):
            await book.append("t", Entry(place, (Fell(1),)), "over")
        assert await book.log("t") == [Entry(0, THREE)]
        found = await book.find("t")
        assert found is not None
        assert found.status == "playing"
        await book.append("t", Entry(3, (Fell(1),)), "playing")

    run(story())


def test_an_opening_without_events_takes_no_place(tmp_path: Path) -> None:
    async def story() -> None:
        book = await _with_table(tmp_path)
        await book.append("t", Entry(0, ()), "playing")
        found = await book.find("t")
        assert found is not None
        assert found.status == "playing"
        await book.append("t", Entry(0, THREE), "playing")
        assert await book.log("t") == [Entry(0, THREE)]

    run(story())


def test_the_status_moves_on_with_the_log_and_not_with_the_chairs(tmp_path: Path) -> None:
    async def story() -> None:
        book = await _with_table(tmp_path)
        old = await book.find("t")
        assert old is not None
        await book.append("t", Entry(0, THREE), "playing")
        old.chairs[0].away = True
        await book.save(old)
        found = await book.find("t")
        assert found is not None
        assert (found.status, found.chairs[0].away) == ("playing", True)
        await book.append("t", Entry(3, (Fell(0),)), "over")
        found = await book.find("t")
        assert found is not None
        assert found.status == "over"

    run(story())


def test_of_many_who_append_at_one_place_one_succeeds(tmp_path: Path) -> None:
    async def story() -> None:
        books = [await _with_table(tmp_path), *(open_book(tmp_path) for _ in range(3))]
        for place in range(10):
            tries = [
                book.append("t", Entry(place, (Played(at, place),)), "playing")
                for at, book in enumerate(books * 2)
            ]
            done = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(answer is None for answer in done) == 1
            assert sum(isinstance(answer, PlaceTaken) for answer in done) == len(tries) - 1
        assert [entry.place for entry in await books[0].log("t")] == list(range(10))

    run(story())


def test_many_tables_are_written_side_by_side(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        names = [f"t{at}" for at in range(40)]
        await asyncio.gather(*(book.add(row(people(2), table_id=name)) for name in names))

        async def write(name: str) -> None:
            for place in range(5):
                await book.append(name, Entry(place, (Fell(place),)), "playing")

        await asyncio.gather(*map(write, names))
        for name in names:
            assert await book.log(name) == [Entry(at, (Fell(at),)) for at in range(5)]

    run(story())


def test_every_connection_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        async with book.engine.connect() as one, book.engine.connect() as two:
            for connection in (one, two):
                asked = {
                    name: (await connection.execute(text(f"pragma {name}"))).scalar()
                    for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
                }
                full = 2
                assert asked == {
                    "journal_mode": "wal",
                    "synchronous": full,
                    "foreign_keys": 1,
                    "busy_timeout": 10000,
                }

    run(story())


def test_a_row_comes_back_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        chairs = [
            Chair("person", "ana", "Zoë “Z” 🎲", "fair", "ab" * 8, away=True),
            Chair("bot", level="strong"),
            Chair("open"),
        ]
        what = row(chairs, start_dice="3", teams="yes")
        await book.add(what)
        assert await book.find("t") == what
        what.next, what.chairs[2] = "u", Chair("person", "bob", "Bob")
        await book.save(what)
        assert await book.find("t") == what
        assert [each.id for each in await book.tables_of("ana")] == ["t"]
        assert [each.id for each in await book.tables_of("bob")] == ["t"]
        assert await book.tables_of("cyd") == []
        assert await book.find("u") is None

    run(story())


def test_a_persons_tables_come_newest_first_and_not_too_many(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        for at in range(8):
            what = row(people(2), table_id=f"t{at}")
            what.created = f"2026-01-0{at + 1}T00:00:00+00:00"
            await book.add(what)
        assert [each.id for each in await book.tables_of("ana", 3)] == ["t7", "t6", "t5"]

    run(story())


def test_a_key_is_made_once_and_kept(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        keys = await asyncio.gather(*(book.key("sessions") for _ in range(5)))
        assert len(set(keys)) == 1
        assert len(keys[0]) == 32
        assert await open_book(tmp_path).key("sessions") == keys[0]
        assert await book.key("other") != keys[0]

    run(story())


def test_a_name_may_be_given_again(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        assert await book.name_of("ana") == ""
        for name in ("Ana", "Anna"):
            await book.rename("ana", name)
            assert await book.name_of("ana") == name

    run(story())
