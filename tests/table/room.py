"""A room for tests: a real book, tables with known dice, guests who write down what they hear."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from godet.catalog import find
from godet.kernel.engine import Engine, Position
from godet.kernel.errors import Refused
from godet.kernel.game import Trial
from godet.kernel.log import Event
from godet.store.book import SqlBook
from godet.store.migrate import migrate
from godet.table.pace import Pace
from godet.table.parlour import Parlour
from godet.table.ports import Book, Chair, Status, TableRow
from godet.table.table import Table
from godet.table.views import Step, Telling
from tests.loaded import load_dice

load_dice()

GAME = find("wazabi")
NAMES = ("ana", "bob", "cyd", "dan", "eve", "fay")
PATIENCE = 20.0
"""Seconds after which something that must happen is taken not to happen."""


_books: list[SqlBook] = []


def run(story: Coroutine[Any, Any, None]) -> None:
    """Run a test's story; it may not hang, and its books are closed behind it."""

    async def tell() -> None:
        try:
            await asyncio.wait_for(story, 60)
        finally:
            while _books:
                await _books.pop().close()

    asyncio.run(tell())


async def until(true: Callable[[], bool]) -> None:
    """Wait for something to become true."""

    async def wait() -> None:
        while not true():
            await asyncio.sleep(0.002)

    await asyncio.wait_for(wait(), PATIENCE)


@contextmanager
def refused(reason: str) -> Iterator[None]:
    """What is tried here must be refused for this reason."""
    with pytest.raises(Refused) as refusal:
        yield
    assert refusal.value.reason == reason


def open_book(folder: Path, kind: type[SqlBook] = SqlBook) -> SqlBook:
    url = f"sqlite+aiosqlite:///{folder / 'book.db'}"
    migrate(url)
    _books.append(kind(url))
    return _books[-1]


def people(count: int, *, salted: bool = True) -> list[Chair]:
    return [
        Chair("person", name, name.title(), salt="ab" * 8 if salted else "")
        for name in NAMES[:count]
    ]


def row(chairs: list[Chair], *, seed: int = 1, table_id: str = "t", **options: str) -> TableRow:
    """A table whose dice are known: they follow from the seed and the salts."""
    return TableRow(
        id=table_id,
        game=GAME.name,
        version=GAME.version,
        options=options,
        host=NAMES[0],
        seed=f"{seed:064x}",
        created="2026-01-01T00:00:00+00:00",
        chairs=chairs,
    )


async def lay(book: Book, what: TableRow) -> Table:
    """A new table in the book, begun if it can be."""
    await book.add(what)
    return await reopen(book, what.id)


async def reopen(book: Book, table_id: str = "t") -> Table:
    """The same table as another process finds it."""
    found = await book.find(table_id)
    assert found is not None
    table = Table(found, Engine(GAME), book, NoTrials())
    await table.catch_up()
    await table.begin()
    return table


class NoTrials:
    """The workshop of a house where nothing physical is played."""

    async def run(self, game: str, state: bytes) -> Trial:
        raise AssertionError("nothing here is physical")


class Listener:
    """A guest who remembers each step he is told of, and how often the chairs changed."""

    def __init__(self, person: str = "", salt: str = "") -> None:
        self.person = person
        self.salt = salt
        self.steps: list[Step] = []
        self.changes = 0

    def step(self, table: Table, telling: Telling) -> None:
        self.steps.append(telling.step)

    def changed(self, table: Table) -> None:
        self.changes += 1

    @property
    def heard(self) -> list[Event]:
        return [event for step in self.steps for event in step.events]


class Chooser:
    """A bot that plays any legal move, the same every time; it counts how often it is asked."""

    def __init__(self, before: Callable[[], Awaitable[None]] | None = None) -> None:
        self.asked = 0
        self._before = before

    async def choose(self, game: str, view: bytes, seat: int, level: str, seed: int) -> int:
        self.asked += 1
        if self._before:
            await self._before()
        position = Position(Engine(GAME), GAME.layout.read(view))
        return random.Random(self.asked).choice(position.legal(seat))


def parlour(book: Book, thinker: Chooser | None = None, **pace: float) -> Parlour:
    quick = Pace(**{"bot": 0.0, "rest": 0.01, "courtesy": 0.0, **pace})
    return Parlour(book, thinker or Chooser(), NoTrials(), quick)


async def events_in(book: Book, table_id: str = "t") -> list[Event]:
    return [event for entry in await book.log(table_id) for event in entry.events]


def status_of(table: Table) -> Status:
    return table.row.status


async def some_move(table: Table, rng: random.Random) -> None:
    """A legal move by one of those who may speak."""
    await play_on_as(table, rng.choice(list(table.waits_for())), rng)


async def play_on_as(table: Table, seat: int, rng: random.Random) -> None:
    """A legal move by this one."""
    await table.play(seat, rng.choice(table.position.legal(seat)), table.length)


async def play_on(table: Table, rng: random.Random, moves: int) -> None:
    for _ in range(moves):
        if table.row.status == "over":
            return
        await some_move(table, rng)


async def everybody_chooses(book: Book) -> Table:
    """A table where two or more seats must choose at the same time (ALL2, W-R11)."""
    wanted = GAME.moves.number("all2")
    for seed in range(40):
        table = await lay(book, row(people(4), seed=seed, table_id=f"all{seed}"))
        for _ in range(60):
            if table.row.status == "over":
                break
            if len(table.waits_for()) > 1:
                return table
            seat = table.waits_for()[0]
            legal = table.position.legal(seat)
            await table.play(seat, wanted if wanted in legal else legal[-1], table.length)
    raise AssertionError("no seed leads to ALL2")
