"""The application: the parlour behind routes, sockets and pages, inside the gate."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException

from godet.bots.pool import Pool
from godet.kernel.errors import BadText, Refused
from godet.mill.workshop import Workshop
from godet.store.book import SqlBook
from godet.table.pace import Pace
from godet.table.parlour import Parlour
from godet.web import pages, routes, socket
from godet.web.gate import App, Gate
from godet.web.limits import Rates
from godet.web.sessions import Sessions
from godet.web.settings import Settings
from godet.web.wire import Problem

log = logging.getLogger("godet")

_STATUS = {
    "no_such_table": 404,
    "no_lesson": 404,
    "no_film": 404,
    "too_many_tables": 429,
    "not_the_host": 403,
    "not_your_seat": 403,
}


class House:
    """Everything one server process holds, opened and closed together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sessions = Sessions(b"")
        self.book = SqlBook(settings.database)
        self.bots = Pool(settings.bot_threads)
        self.workshop = Workshop(settings.workshop_threads)
        self.parlour = Parlour(
            self.book,
            self.bots,
            self.workshop,
            Pace(
                bot=settings.bot_pace,
                window=settings.window_seconds,
                courtesy=settings.race_seconds,
            ),
        )
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """The database is at its newest schema by now: `godet serve` sees to that."""
        self.sessions = Sessions(await self.book.key("sessions"))
        self._chores.append(asyncio.create_task(self._forget_idle_tables()))
        _set_aside()
        if self.settings.warm:
            self._chores.append(asyncio.create_task(self._warm()))

    async def _warm(self) -> None:
        await self.bots.warm()
        _set_aside()

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.parlour.close()
        self.bots.close()
        self.workshop.close()
        await self.book.close()

    async def _forget_idle_tables(self) -> None:
        while True:
            await asyncio.sleep(self.settings.forget_seconds)
            self.parlour.forget_idle()


def _set_aside() -> None:
    """What is loaded now stays: the collector need never look at it again.

    Its long rounds stop everything; over libraries and compiled rules they took 200 ms.
    """
    gc.collect()
    gc.freeze()


def build(settings: Settings) -> App:
    """The whole server as one ASGI application."""
    house = House(settings)
    creations = routes.Creations(
        Rates(settings.creations, settings.creations_seconds),
        Rates(settings.creations_a_day, 86_400),
    )

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[*_handlers(routes), pages.page, socket.table_socket],
        dependencies={
            "parlour": _given(house.parlour),
            "book": _given(house.book),
            "settings": _given(settings),
            "creations": _given(creations),
            "pages": _given(pages.Pages()),
        },
        exception_handlers={
            Refused: _refused,
            BadText: _bad_text,
            HTTPException: _http_problem,
            Exception: _fault,
        },
        lifespan=[lifespan],
        request_max_body_size=settings.body_bytes,
        openapi_config=None,
        logging_config=None,
    )
    return Gate(app, settings, lambda: house.sessions)  # type: ignore[arg-type]  # Litestar types its scope more narrowly


def _handlers(module: Any) -> list[Any]:
    names = "health games me rename create learn show sit fill leave back rematch"
    return [getattr(module, name) for name in (names + " replay film proof match").split()]


def _given(value: object) -> Provide:
    """A dependency that is always this value."""
    return Provide(lambda: value, sync_to_thread=False)


def _refused(_request: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    return Response(Problem(refused.reason), status_code=_STATUS.get(refused.reason, 409))


def _bad_text(_request: Request[Any, Any, Any], bad: BadText) -> Response[Problem]:
    return Response(Problem("bad_options", str(bad)), status_code=400)


def _http_problem(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    reason = {404: "not_found", 405: "not_found", 413: "too_large"}.get(error.status_code)
    return Response(
        Problem(reason or "bad_message", str(error.detail)[:200]), status_code=error.status_code
    )


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: loud in the log, plain to the asker."""
    log.error("%s %s failed", request.scope["type"], request.url.path, exc_info=error)
    return Response(Problem("fault"), status_code=500)
