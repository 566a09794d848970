"""The room of all tables: opens and finds them, seats people, lets bots play."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

from godet.catalog import find
from godet.kernel.engine import Engine
from godet.kernel.errors import BadText, Refused
from godet.table.ports import Book, Chair, TableRow, Thinker, Workshop
from godet.table.table import Table
from godet.table.views import Telling

SITTING_IN = "fair"
"""How well a bot plays for a person who has left."""


class Parlour:
    """Every table of this process, and the bots that play at them."""

    def __init__(
        self, book: Book, thinker: Thinker, workshop: Workshop, *, pace: float = 0.9
    ) -> None:
        self._book = book
        self._thinker = thinker
        self._workshop = workshop
        self._pace = pace
        self._tables: dict[str, Table] = {}
        self._opening = asyncio.Lock()
        self._bots: dict[tuple[str, int, int], asyncio.Task[None]] = {}

    async def create(
        self, game: str, options: Mapping[str, int | bool | str], chairs: list[Chair], host: str
    ) -> Table:
        """Set up a table; Refused or BadText if it cannot be."""
        row = new_row(game, options, chairs, host)
        await self._book.add(row)
        table = await self._settle_in(row)
        await table.change(lambda _row: None)
        return table

    async def table(self, table_id: str) -> Table:
        """The table with this name, from memory or from the store."""
        async with self._opening:
            if table_id in self._tables:
                return self._tables[table_id]
            row = await self._book.find(table_id)
            if row is None:
                raise Refused("no_such_table")
            return await self._settle_in(row)

    async def _settle_in(self, row: TableRow) -> Table:
        game = find(row.game)
        if row.version != game.version:
            raise Refused("other_rules")
        table = Table(row, Engine(game), self._book, self._workshop)
        await table.catch_up()
        self._tables[row.id] = table
        table.come(BotKeeper(self))
        self.wake_bots(table)
        return table

    def forget_idle(self) -> None:
        """Let go of tables that nobody looks at and no bot thinks about; the store has them."""
        thinking = {table_id for table_id, _seat, _asked in self._bots}
        for table in list(self._tables.values()):
            if table.id not in thinking and not any(guest.person for guest in table.guests):
                del self._tables[table.id]

    @property
    def tables(self) -> int:
        return len(self._tables)

    # -- chairs -----------------------------------------------------------

    async def sit(self, table: Table, person: str, seat: int, name: str) -> None:
        """A person takes an open seat."""
        chair = _chair(table, seat)
        if chair.kind != "open":
            raise Refused("seat_taken")
        if any(name == other.name for other in table.row.chairs):
            raise Refused("name_taken")
        await self._put(table, seat, Chair("person", person, name))

    async def fill(self, table: Table, person: str, seat: int, level: str) -> None:
        """The host gives an open seat to a bot."""
        if person != table.row.host:
            raise Refused("not_the_host")
        if _chair(table, seat).kind != "open":
            raise Refused("seat_taken")
        await self._put(table, seat, Chair("bot", level=level))

    async def leave(self, table: Table, person: str) -> None:
        """Before the first roll the seat opens again; later a bot sits in for the person."""
        for seat in _own(table, person):
            chair = table.row.chairs[seat]
            if table.row.status == "waiting":
                await self._put(table, seat, Chair("open"))
            elif table.row.status == "playing":
                await self._put(table, seat, replace(chair, away=True, level=SITTING_IN))

    async def back(self, table: Table, person: str) -> None:
        for seat in _own(table, person):
            await self._put(table, seat, replace(table.row.chairs[seat], away=False))

    async def rematch(self, table: Table, person: str) -> Table:
        """The same people, bots and options at a new table; the second to ask finds the first's."""
        _own(table, person)
        if table.row.status != "over":
            raise Refused("match_not_over")
        if not table.row.next:
            chairs = [replace(c, salt="", away=False) for c in table.row.chairs]
            following = await self.create(
                table.row.game, dict(table.row.options), chairs, table.row.host
            )
            await table.change(lambda row: _name_next(row, following.id))
        return await self.table(table.row.next)

    async def _put(self, table: Table, seat: int, chair: Chair) -> None:
        before = table.row.chairs[seat]

        def put(row: TableRow) -> None:
            if row.chairs[seat] != before:
                raise Refused("seat_taken")
            row.chairs[seat] = chair

        await table.change(put)
        self.wake_bots(table)

    # -- bots -------------------------------------------------------------

    def wake_bots(self, table: Table) -> None:
        """Let every bot that is asked something now begin to think, once for each question."""
        for seat in table.waits_for():
            level = table.bot_level(seat)
            key = (table.id, seat, table.asked[seat])
            if level and key not in self._bots:
                task = asyncio.create_task(self._bot_plays(table, seat, level))
                self._bots[key] = task
                task.add_done_callback(partial(self._done, key))

    def _done(self, key: tuple[str, int, int], _task: asyncio.Task[None]) -> None:
        del self._bots[key]

    async def _bot_plays(self, table: Table, seat: int, level: str) -> None:
        """Think, then keep an even pace: how long a bot takes must not tell what it holds."""
        seen, seed = table.length, secrets.randbits(63)
        view = table.position.concealed(seat).state.tobytes()
        pause = asyncio.create_task(asyncio.sleep(self._pace))
        try:
            move = await self._thinker.choose(table.row.game, view, seat, level, seed)
            await pause
        finally:
            pause.cancel()
        if table.bot_level(seat):
            with suppress(
                Refused
            ):  # something else was decided first: the next step wakes it again
                await table.play(seat, move, seen)

    async def close(self) -> None:
        """Stop the bots; whatever they had decided but not written is decided again later."""
        for task in list(self._bots.values()):
            task.cancel()
        await asyncio.gather(*self._bots.values(), return_exceptions=True)


class BotKeeper:
    """The guest at every table that wakes its bots."""

    person = ""

    def __init__(self, parlour: Parlour) -> None:
        self._parlour = parlour

    def step(self, table: Table, telling: Telling) -> None:
        asyncio.get_running_loop().call_soon(self._parlour.wake_bots, table)

    def changed(self, table: Table) -> None:
        """Chairs matter to bots only when a seat's player does; the parlour sees to that."""


def new_row(
    game_name: str, options: Mapping[str, int | bool | str], chairs: list[Chair], host: str
) -> TableRow:
    """A table's first row, its options and seats checked, its seed drawn."""
    game = find(game_name)
    values = game.options.read(options)
    if not game.fewest <= len(chairs) <= game.most:
        raise BadText(f"{game.name} is for {game.fewest} to {game.most} seats, not {len(chairs)}")
    reason = game.combine(len(chairs), values)
    if reason:
        raise Refused(reason)
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game.name,
        version=game.version,
        options=game.options.text(values),
        host=host,
        seed=secrets.token_hex(32),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
        chairs=chairs,
    )


def _chair(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.row.chairs):
        raise Refused("no_such_seat")
    return table.row.chairs[seat]


def _own(table: Table, person: str) -> list[int]:
    seats = table.seats_of(person)
    if not seats:
        raise Refused("not_your_seat")
    return seats


def _name_next(row: TableRow, table_id: str) -> None:
    row.next = row.next or table_id
