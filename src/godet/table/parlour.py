"""The room of all tables: opens and finds them, seats people, lets bots play."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any

from godet.catalog import GAMES, find
from godet.kernel.engine import Engine
from godet.kernel.errors import BadText, Refused
from godet.table.pace import AT_LEISURE, Pace
from godet.table.ports import Book, Chair, Status, TableRow, Thinker, Workshop
from godet.table.table import Table
from godet.table.views import Telling

log = logging.getLogger("godet")

SITTING_IN = "fair"
"""How well a bot plays for a person who has left."""


class Parlour:
    """Every table of this process, and the bots that play at them."""

    def __init__(
        self,
        book: Book,
        thinker: Thinker,
        workshop: Workshop,
        pace: Pace = AT_LEISURE,
    ) -> None:
        self._book = book
        self._thinker = thinker
        self._workshop = workshop
        self._pace = pace
        self._tables: dict[str, Table] = {}
        self._opening = asyncio.Lock()
        self._matching = asyncio.Lock()
        self._closed = False
        self._bots: dict[tuple[str, int, int], asyncio.Task[None]] = {}

    async def create(
        self, game: str, options: Mapping[str, int | bool | str], chairs: list[Chair], host: str
    ) -> Table:
        """Set up a table; Refused or BadText if it cannot be."""
        row = new_row(game, options, chairs, host)
        await self._book.add(row)
        return await self._settle_in(row)

    async def teach(self, game: str, person: str, name: str) -> Table:
        """A first match that teaches the game: one person, and bots that know the script."""
        lesson = find(game).lesson
        if lesson is None:
            raise Refused("no_lesson")
        pupil, bots = Chair("person", person, name), range(1, lesson.seats)
        chairs = [pupil, *(Chair("bot", level=SITTING_IN) for _ in bots)]
        row = new_row(game, lesson.options, chairs, person)
        row.lesson = True
        await self._book.add(row)
        return await self._settle_in(row)

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
        game = next((game for game in GAMES if game.name == row.game), None)
        if game is None or row.version != game.version:
            raise Refused("other_rules")
        table = Table(row, Engine(game), self._book, self._workshop, pace=self._pace)
        await table.catch_up()
        self._tables[row.id] = table
        table.come(BotKeeper(self))
        await table.begin()
        self.wake_bots(table)
        return table

    def forget_idle(self) -> None:
        """Let go of tables that nobody looks at and no bot thinks about; the store has them."""
        thinking = {table_id for table_id, _seat, _asked in self._bots}
        for table in list(self._tables.values()):
            looked_at = any(guest.person for guest in table.guests)
            if not (looked_at or table.busy or table.id in thinking):
                del self._tables[table.id]

    @property
    def tables(self) -> int:
        return len(self._tables)

    # -- chairs -----------------------------------------------------------

    async def sit(self, table: Table, person: str, seat: int, name: str) -> None:
        """A person takes an open seat."""

        def sit(row: TableRow) -> None:
            if _chair(row, seat).kind != "open":
                raise Refused("seat_taken")
            if any(name == other.name for other in row.chairs):
                raise Refused("name_taken")
            row.chairs[seat] = Chair("person", person, name, salt=table.salt_of(person))

        await self._change(table, sit)

    async def fill(self, table: Table, person: str, seat: int, level: str) -> None:
        """The host gives an open seat to a bot."""

        def fill(row: TableRow) -> None:
            if person != row.host:
                raise Refused("not_the_host")
            if _chair(row, seat).kind != "open":
                raise Refused("seat_taken")
            row.chairs[seat] = Chair("bot", level=level)

        await self._change(table, fill)

    async def leave(self, table: Table, person: str) -> None:
        """Before the first roll the seat opens again; later a bot sits in for the person."""

        def leave(row: TableRow) -> None:
            for seat in _own(row, person):
                row.chairs[seat] = _left(row.chairs[seat], row.status)

        await self._change(table, leave)

    async def back(self, table: Table, person: str) -> None:
        def back(row: TableRow) -> None:
            for seat in _own(row, person):
                row.chairs[seat].away = False

        await self._change(table, back)

    async def rematch(self, table: Table, person: str) -> Table:
        """The same people, bots and options at a new table; the second to ask finds the first's."""
        _own(table.row, person)
        if table.row.status != "over":
            raise Refused("match_not_over")
        async with self._matching:
            if not table.row.next:
                following = await self._create_alike(table.row)
                await table.change(lambda row: _name_next(row, following.id))
        return await self.table(table.row.next)

    async def _create_alike(self, row: TableRow) -> Table:
        chairs = [replace(chair, salt="", away=False) for chair in row.chairs]
        return await self.create(row.game, dict(row.options), chairs, row.host)

    async def _change(self, table: Table, change: Callable[[TableRow], None]) -> None:
        await table.change(change)
        self.wake_bots(table)

    # -- bots -------------------------------------------------------------

    def wake_bots(self, table: Table) -> None:
        """Let every bot that is asked something now begin to think, once for each question."""
        for seat in [] if self._closed else table.waits_for():
            level = table.bot_level(seat)
            lapse = -1 if level else table.position.lapse(seat)
            if level:
                self._begin(table, seat, partial(self._bot_plays, table, seat, level))
            elif lapse >= 0:
                self._begin(table, seat, partial(self._lapses, table, seat, lapse))

    def _begin(self, table: Table, seat: int, act: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Once for each question: a bot that thinks, or the time that a person has."""
        key = (table.id, seat, table.asked[seat])
        if key not in self._bots:
            self._bots[key] = task = asyncio.create_task(act())
            task.add_done_callback(partial(self._done, table, key))

    async def _lapses(self, table: Table, seat: int, move: int) -> None:
        """A person has so long to speak after the film; then the rules' own move is made."""
        seen = table.length
        await asyncio.sleep(table.watching + table.window)
        with suppress(Refused):  # it has spoken, or the question is another one by now
            await table.play(seat, move, seen)

    def _done(self, table: Table, key: tuple[str, int, int], task: asyncio.Task[None]) -> None:
        """A bot has played or given way; one that failed is heard of, and asked again later."""
        del self._bots[key]
        fault = None if task.cancelled() else task.exception()
        if fault:
            log.error("the bot in seat %d at table %s failed", key[1], table.id, exc_info=fault)
            asyncio.get_running_loop().call_later(self._pace.rest, self.wake_bots, table)

    async def _bot_plays(self, table: Table, seat: int, level: str) -> None:
        """Think, then keep an even pace: how long a bot takes must not tell what it holds."""
        seen, seed = table.length, _bot_seed(table, seat)
        clock, contested = asyncio.get_running_loop().time, table.contested(seat)
        view, shown = table.position.concealed(seat).state.tobytes(), clock() + table.watching
        move = await self._thinker.choose(table.row.game, view, seat, level, seed)
        pause = self._pause(table, level, seed, move) if contested else self._pace.bot
        await asyncio.sleep(max(0.0, shown + pause - clock()))
        try:
            if table.bot_level(seat):
                await table.play(seat, move, seen, pause)
        except Refused:
            if seat in table.waits_for() and table.asked[seat] <= seen:
                raise  # the question still stands: nobody was quicker, the answer was wrong

    def _pause(self, table: Table, level: str, seed: int, move: int) -> float:
        """What a bot takes where others may speak too: a gesture leaves them their time."""
        sweep = table.engine.game.moves.kind_of(move).sweep
        return self._pace.gesture if sweep else self._pace.reaction(level, seed)

    async def close(self) -> None:
        """Stop the bots; whatever they had decided but not written is decided again later."""
        self._closed = True
        for task in list(self._bots.values()):
            task.cancel()
        await asyncio.gather(*self._bots.values(), return_exceptions=True)


class BotKeeper:
    """The guest at every table that wakes its bots."""

    person = salt = ""

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
    values = game.options.read(options, people=all(chair.kind != "bot" for chair in chairs))
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


def _bot_seed(table: Table, seat: int) -> int:
    """What a bot's whims come from: nobody can know it beforehand, anybody can explain it after."""
    words = f"bot {seat} {table.asked[seat]}"
    digest = hmac.digest(bytes.fromhex(table.row.seed), words.encode(), "sha256")
    return int.from_bytes(digest[:8], "big") >> 1


def _chair(row: TableRow, seat: int) -> Chair:
    if not 0 <= seat < len(row.chairs):
        raise Refused("no_such_seat")
    return row.chairs[seat]


def _left(chair: Chair, status: Status) -> Chair:
    """What becomes of a chair whose person leaves."""
    if status == "waiting":
        return Chair("open")
    return replace(chair, away=True, level=SITTING_IN) if status == "playing" else chair


def _own(row: TableRow, person: str) -> list[int]:
    seats = row.seats_of(person)
    if not seats:
        raise Refused("not_your_seat")
    return seats


def _name_next(row: TableRow, table_id: str) -> None:
    row.next = row.next or table_id
