"""Looking back at a match: its steps as one viewer saw them, and every draw of its cup."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from godet.kernel.engine import Engine, Position
from godet.kernel.log import Fell
from godet.table.ports import Book, Entry
from godet.table.table import Table
from godet.table.views import Seen, Step, see


async def frames(table: Table, book: Book, eyes: int) -> list[Seen]:
    """Every step from the first, giving way to others between steps."""
    shown, position = [], _start(table)
    for entry in await book.log(table.id):
        step = _step(position, entry)
        shown.append(see(step, eyes))
        position = step.after
        await asyncio.sleep(0)
    return shown


def draws(table: Table) -> Iterator[tuple[int, list[int], int]]:
    """Each answer of chance: its number, the weights it was drawn with, and what fell."""
    position, n = _start(table), 0
    for event in table.events:
        if isinstance(event, Fell):
            assert event.outcome is not None
            yield n, position.odds(), event.outcome
            n += 1
        position.happen(event)


def _start(table: Table) -> Position:
    game = table.engine.game
    return Engine(game).start(len(table.row.chairs), game.options.read(table.row.options))


def _step(position: Position, entry: Entry) -> Step:
    positions = [position.copy()]
    for event in entry.events:
        position.happen(event)
        positions.append(position.copy())
    return Step(entry.place, entry.events, tuple(positions))
