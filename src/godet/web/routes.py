"""Tables over HTTP: set one up, sit down, leave, come back, and look at it afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response, get, post, put
from litestar.exceptions import ClientException

from godet.catalog import GAMES
from godet.kernel.errors import BadText, Refused
from godet.kernel.matchfile import MatchFile, Sitter, ended_text, write_match
from godet.store.book import SqlBook
from godet.table.parlour import Parlour
from godet.table.ports import Chair
from godet.table.review import draws, frames
from godet.table.table import Table
from godet.table.views import EVERYTHING
from godet.web.limits import Rates
from godet.web.wire import (
    ChairAsked,
    DrawProof,
    FillAsked,
    GameInfo,
    LessonAsked,
    Me,
    MeAsked,
    Proof,
    Replay,
    SitAsked,
    TableAsked,
    TableInfo,
)
from godet.web.words import game_info, table_info

Asked = Request[Any, Any, Any]
T = TypeVar("T")


@dataclass
class Creations:
    """How many tables an address may set up: a burst, and a day's worth."""

    burst: Rates
    day: Rates

    def allows(self, address: str) -> bool:
        return self.burst.allows(address) and self.day.allows(address)


def person_of(request: Asked) -> str:
    """The session behind a request, put there by the gate."""
    return str(request.scope["person"])  # type: ignore[typeddict-item]  # the gate's own key


async def read(request: Asked, kind: type[T]) -> T:
    """What a request says, as strictly as on a socket: nothing is guessed to be meant."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as bad:
        raise ClientException(str(bad)[:200]) from None


@get("/api/health", sync_to_thread=False)
def health(parlour: Parlour) -> dict[str, int | str]:
    return {"status": "ok", "tables": parlour.tables}


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    return [game_info(game) for game in GAMES]


@get("/api/me")
async def me(request: Asked, parlour: Parlour, book: SqlBook) -> Me:
    person = person_of(request)
    rows = await book.tables_of(person)
    known = {game.name: game.version for game in GAMES}
    tables = [await parlour.table(row.id) for row in rows if known.get(row.game) == row.version]
    return Me(await book.name_of(person), [table_info(table, person) for table in tables])


@put("/api/me")
async def rename(request: Asked, book: SqlBook) -> Me:
    name = _name((await read(request, MeAsked)).name)
    await book.rename(person_of(request), name)
    return Me(name, [])


@post("/api/tables")
async def create(
    request: Asked, parlour: Parlour, book: SqlBook, creations: Creations
) -> TableInfo:
    asked, person = await read(request, TableAsked), person_of(request)
    _count(request, creations)
    name = await book.name_of(person)
    chairs = [_chair(chair, person, name) for chair in asked.chairs]
    table = await parlour.create(asked.game, asked.options, chairs, person)
    return table_info(table, person)


@post("/api/lessons")
async def learn(request: Asked, parlour: Parlour, book: SqlBook, creations: Creations) -> TableInfo:
    """A first match that teaches the game."""
    asked, person = await read(request, LessonAsked), person_of(request)
    _count(request, creations)
    name = (asked.name or await book.name_of(person)).strip()
    return table_info(await parlour.teach(asked.game, person, name), person)


def _count(request: Asked, creations: Creations) -> None:
    """An address may set up so many tables, lessons among them."""
    if not creations.allows(request.client.host if request.client else ""):
        raise Refused("too_many_tables")


def _chair(asked: ChairAsked, person: str, own_name: str) -> Chair:
    if asked.kind == "bot":
        return Chair("bot", level=asked.level or "fair")
    if asked.kind == "open":
        return Chair("open")
    name = (asked.name or (own_name if asked.kind == "you" else "")).strip()
    return Chair("person", person, name)


def _name(asked: str) -> str:
    name = asked.strip()
    if not name:
        raise BadText("a name needs at least one letter")
    return name


@get("/api/tables/{table_id:str}")
async def show(request: Asked, table_id: str, parlour: Parlour) -> TableInfo:
    return table_info(await parlour.table(table_id), person_of(request))


@post("/api/tables/{table_id:str}/sit", status_code=200)
async def sit(request: Asked, table_id: str, parlour: Parlour, book: SqlBook) -> TableInfo:
    asked, person = await read(request, SitAsked), person_of(request)
    name = _name(asked.name)
    table = await parlour.table(table_id)
    await parlour.sit(table, person, asked.seat, name)
    await book.rename(person, name)
    return table_info(table, person)


@post("/api/tables/{table_id:str}/fill", status_code=200)
async def fill(request: Asked, table_id: str, parlour: Parlour) -> TableInfo:
    asked = await read(request, FillAsked)
    table = await parlour.table(table_id)
    await parlour.fill(table, person_of(request), asked.seat, asked.level)
    return table_info(table, person_of(request))


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(request: Asked, table_id: str, parlour: Parlour) -> TableInfo:
    table = await parlour.table(table_id)
    await parlour.leave(table, person_of(request))
    return table_info(table, person_of(request))


@post("/api/tables/{table_id:str}/back", status_code=200)
async def back(request: Asked, table_id: str, parlour: Parlour) -> TableInfo:
    table = await parlour.table(table_id)
    await parlour.back(table, person_of(request))
    return table_info(table, person_of(request))


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(request: Asked, table_id: str, parlour: Parlour) -> TableInfo:
    table = await parlour.rematch(await parlour.table(table_id), person_of(request))
    return table_info(table, person_of(request))


@get("/api/tables/{table_id:str}/replay")
async def replay(request: Asked, table_id: str, parlour: Parlour, book: SqlBook) -> Replay:
    """The match so far with this viewer's eyes; all of it once it is over."""
    table = await parlour.table(table_id)
    eyes = EVERYTHING if _over(table) else table.eyes_of(person_of(request))[0]
    return Replay(await frames(table, book, eyes))


@get("/api/tables/{table_id:str}/films/{place:int}")
async def film(table_id: str, place: int, book: SqlBook) -> Response[bytes]:
    """How the trial that was measured as this event looked; it never changes."""
    found = await book.film(table_id, place)
    if found is None:
        raise Refused("no_film")
    headers = {"cache-control": "private, max-age=31536000, immutable"}
    return Response(found, media_type="application/octet-stream", headers=headers)


@get("/api/tables/{table_id:str}/proof")
async def proof(table_id: str, parlour: Parlour) -> Proof:
    table = _finished(await parlour.table(table_id))
    if table.row.lesson:
        raise Refused("loaded_dice")
    salts = [chair.salt for chair in table.row.chairs if chair.kind == "person"]
    checks = [DrawProof(*draw) for draw in draws(table)]
    return Proof(table.row.seed, table.commitment, salts, checks)


@get("/api/tables/{table_id:str}/match")
async def match(table_id: str, parlour: Parlour) -> Response[str]:
    """The match as a file that replays, verifies and reads aloud."""
    table = _finished(await parlour.table(table_id))
    text = write_match(match_of(table), table.engine.game.moves)
    headers = {"content-disposition": f'attachment; filename="{table.row.game}-{table.id}.godet"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def match_of(table: Table) -> MatchFile:
    """A finished table as a match file; a lesson's dice were loaded and can prove nothing."""
    row = table.row
    return MatchFile(
        game=row.game,
        version=row.version,
        seats=len(row.chairs),
        sitters=tuple(
            Sitter("bot" if chair.kind == "bot" else "person", chair.name or chair.level)
            for chair in row.chairs
        ),
        options=row.options,
        commitment="" if row.lesson else table.commitment,
        salts=tuple(chair.salt for chair in row.chairs if chair.kind == "person"),
        begun=row.created,
        events=tuple(table.events),
        ended=ended_text(table.position.standing()),
        seed="" if row.lesson else row.seed,
    )


def _over(table: Table) -> bool:
    return table.row.status == "over"


def _finished(table: Table) -> Table:
    if not _over(table):
        raise Refused("match_not_over")
    return table
