"""The book in a database: every method returns after its transaction is on the disk."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import event, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from godet.kernel.log import Event
from godet.store.schema import EVENTS, FILMS, KEYS, PERSONS, SITTERS, TABLES
from godet.table.ports import Chair, Entry, PlaceTaken, Status, TableRow

_EVENTS = msgspec.msgpack.Decoder(tuple[Event, ...])
_pack = msgspec.msgpack.Encoder().encode


class SqlBook:
    """Tables, logs and persons in SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        # SQLite has one writer; waiting here in order is fairer and quicker than in its lock.
        self._writer = asyncio.Lock() if self.engine.dialect.name == "sqlite" else None

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        if self._writer is None:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writer, self.engine.begin() as connection:
            yield connection

    # -- tables and logs --------------------------------------------------

    async def add(self, row: TableRow) -> None:
        async with self._write() as connection:
            await connection.execute(insert(TABLES).values(id=row.id, **_columns(row)))
            await _note_sitters(connection, row)

    async def save(self, row: TableRow) -> None:
        """Everything but the status, which only the log moves on."""
        columns = _columns(row)
        del columns["status"]
        async with self._write() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(columns))
            await _note_sitters(connection, row)

    async def find(self, table_id: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(TABLES).where(TABLES.c.id == table_id))
            row = found.mappings().first()
        return _row(dict(row)) if row else None

    async def log(self, table_id: str, since: int = 0) -> Sequence[Entry]:
        asked = select(EVENTS.c.place, EVENTS.c.body)
        asked = asked.where(EVENTS.c.table_id == table_id, EVENTS.c.place >= since)
        async with self.engine.connect() as connection:
            rows = await connection.execute(asked.order_by(EVENTS.c.place))
            return [Entry(place, _EVENTS.decode(body)) for place, body in rows]

    async def append(self, table_id: str, entry: Entry, status: Status) -> None:
        """The primary key decides who was first; the count decides that nothing is left out."""
        try:
            async with self._write() as connection:
                if await _length(connection, table_id) != entry.place:
                    raise PlaceTaken
                if entry.events:  # a game may open without anything happening
                    await connection.execute(insert(EVENTS).values(_event_row(table_id, entry)))
                for place, film in entry.films.items():
                    row = {"table_id": table_id, "place": place, "body": film}
                    await connection.execute(insert(FILMS).values(row))
                if entry.place == 0 or status == "over":
                    moved = update(TABLES).where(TABLES.c.id == table_id)
                    await connection.execute(moved.values(status=status))
        except IntegrityError:
            raise PlaceTaken from None

    async def film(self, table_id: str, place: int) -> bytes | None:
        asked = select(FILMS.c.body).where(FILMS.c.table_id == table_id, FILMS.c.place == place)
        async with self.engine.connect() as connection:
            found = (await connection.execute(asked)).scalar()
            return None if found is None else bytes(found)

    async def tables_of(self, person: str, most: int = 20) -> list[TableRow]:
        """A person's tables, newest first."""
        asked = select(TABLES).join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
        asked = asked.where(SITTERS.c.person == person).order_by(TABLES.c.created.desc())
        async with self.engine.connect() as connection:
            rows = await connection.execute(asked.limit(most))
            return [_row(dict(row)) for row in rows.mappings()]

    # -- persons and keys -------------------------------------------------

    async def name_of(self, person: str) -> str:
        asked = select(PERSONS.c.name).where(PERSONS.c.id == person)
        async with self.engine.connect() as connection:
            return (await connection.execute(asked)).scalar() or ""

    async def rename(self, person: str, name: str) -> None:
        async with self._write() as connection:
            known = update(PERSONS).where(PERSONS.c.id == person).values(name=name)
            if (await connection.execute(known)).rowcount == 0:
                await connection.execute(insert(PERSONS).values(id=person, name=name))

    async def key(self, name: str) -> bytes:
        """A secret of this house, made on first use."""
        asked = select(KEYS.c.value).where(KEYS.c.name == name)
        async with self._write() as connection:
            value = (await connection.execute(asked)).scalar()
            if value is None:
                value = secrets.token_bytes(32)
                await connection.execute(insert(KEYS).values(name=name, value=value))
            return bytes(value)


def open_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _tune_sqlite)
    return engine


def _tune_sqlite(connection: object, _record: object) -> None:
    """Write-ahead log, and on the disk before we say so."""
    cursor = connection.cursor()  # type: ignore[attr-defined]  # a DBAPI connection
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _event_row(table_id: str, entry: Entry) -> dict[str, object]:
    return {
        "table_id": table_id,
        "place": entry.place,
        "count": len(entry.events),
        "body": _pack(entry.events),
    }


async def _length(connection: AsyncConnection, table_id: str) -> int:
    """How many events the log holds: its last row's place and count."""
    asked = select(EVENTS.c.place + EVENTS.c["count"]).where(EVENTS.c.table_id == table_id)
    last = await connection.execute(asked.order_by(EVENTS.c.place.desc()).limit(1))
    return int(last.scalar() or 0)


async def _note_sitters(connection: AsyncConnection, row: TableRow) -> None:
    persons = {chair.person for chair in row.chairs if chair.person}
    asked = select(SITTERS.c.person).where(SITTERS.c.table_id == row.id)
    known = set((await connection.execute(asked)).scalars())
    for person in sorted(persons - known):
        await connection.execute(insert(SITTERS).values(person=person, table_id=row.id))


def _columns(row: TableRow) -> dict[str, object]:
    return {
        "game": row.game,
        "version": row.version,
        "options": msgspec.json.encode(row.options).decode(),
        "host": row.host,
        "seed": row.seed,
        "created": row.created,
        "status": row.status,
        "next": row.next,
        "lesson": row.lesson,
        "chairs": msgspec.json.encode(row.chairs).decode(),
    }


def _row(columns: dict[str, Any]) -> TableRow:
    chairs = msgspec.json.decode(columns.pop("chairs"), type=list[Chair])
    options = msgspec.json.decode(columns.pop("options"), type=dict[str, str])
    return TableRow(**columns, chairs=chairs, options=options)
