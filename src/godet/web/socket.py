"""One browser at one table: it is judged, it is told, and it never holds anybody up."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from godet.kernel import errors
from godet.table.parlour import Parlour
from godet.table.table import Table
from godet.table.views import Telling
from godet.web.limits import Rate
from godet.web.settings import Settings
from godet.web.wire import (
    Accepted,
    FromGuest,
    Hello,
    Ping,
    Play,
    Pong,
    Refused,
    Shown,
    TakeBack,
    Told,
)
from godet.web.words import table_info, watchers

WRONG_KIND, BAD_MESSAGE, TOO_FAST, FAULT, TOO_SLOW = 1003, 1007, 1008, 1011, 1013
NO_TABLE, SILENT, FULL = 4404, 4408, 4429

log = logging.getLogger("godet")

_decode = msgspec.json.Decoder(FromGuest).decode
_encode = msgspec.json.Encoder().encode

Socket = WebSocket[Any, Any, Any]


class Closing(Exception):
    """The connection must end, with this code."""

    def __init__(self, code: int, why: str = "") -> None:
        super().__init__(why)
        self.code = code


class SocketGuest:
    """A guest with a bounded queue: whoever reads too slowly is dropped, nobody waits."""

    def __init__(self, person: str, settings: Settings) -> None:
        self.person = person
        self.salt = ""
        self._most = settings.queue_messages
        self._most_bytes = settings.queue_bytes
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._more = asyncio.Event()
        self.slow = asyncio.Event()
        self._told, self._shown = time.monotonic(), -math.inf

    def step(self, table: Table, telling: Telling) -> None:
        self._told = time.monotonic()
        seats = tuple(table.eyes_of(self.person))
        if seats not in telling.packed:
            told = Told(telling.step.length, [telling.seen(seat) for seat in seats])
            telling.packed[seats] = _encode(told)
        self.put(telling.packed[seats])

    def shown(self) -> None:
        """The page has caught up with what it was told."""
        self._shown = time.monotonic()

    def reaction(self, watching: float, courtesy: float) -> float:
        """Seconds since the page showed the table as it is, which no page may put off for long."""
        seen = self._told + watching
        if self._told <= self._shown:
            seen = min(self._shown, seen + courtesy)
        return time.monotonic() - seen

    def changed(self, table: Table) -> None:
        self.send(table_info(table, self.person))

    def send(self, message: object) -> None:
        self.put(_encode(message))

    def put(self, text: bytes) -> None:
        if len(self._queue) >= self._most or self._bytes + len(text) > self._most_bytes:
            self.slow.set()
            return
        self._queue.append(text)
        self._bytes += len(text)
        self._more.set()

    async def next(self) -> bytes:
        while not self._queue:
            self._more.clear()
            await self._more.wait()
        text = self._queue.popleft()
        self._bytes -= len(text)
        return text


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: str, parlour: Parlour, settings: Settings) -> None:
    """The life of one connection; it ends with a code that says why."""
    await socket.accept()
    try:
        await _Session(socket, parlour, settings).live(table_id)
    except Closing as closing:
        await _close(socket, closing.code, str(closing))
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("a socket at table %s failed", table_id)
        await _close(socket, FAULT, "fault")


async def _close(socket: Socket, code: int, why: str) -> None:
    """Say good-bye; the line does not wait for somebody who does not listen."""
    with suppress(Exception):
        await socket.close(code=code, reason=why)


class _Session:
    """What one connection may still say, and the two loops that carry its words."""

    def __init__(self, socket: Socket, parlour: Parlour, settings: Settings) -> None:
        self._socket = socket
        self._parlour = parlour
        self._settings = settings
        self._guest = SocketGuest(socket.scope["person"], settings)  # type: ignore[typeddict-item]  # set by the gate
        self._words = Rate(settings.messages, settings.messages_seconds)
        self._pings = Rate(settings.pings, settings.messages_seconds)

    async def live(self, table_id: str) -> None:
        hello = await self._hear(self._settings.hello_seconds)
        if not isinstance(hello, Hello):
            raise Closing(BAD_MESSAGE, "say hello first")
        self._guest.salt = hello.salt
        table = await self._find(table_id)
        await table.greet(self._guest.person, hello.salt)
        table.come(self._guest)
        self._guest.send(Told(table.length, table.present(self._guest.person)))
        try:
            await self._talk(table)
        finally:
            table.go(self._guest)

    async def _find(self, table_id: str) -> Table:
        try:
            table = await self._parlour.table(table_id)
        except errors.Refused as refused:
            raise Closing(NO_TABLE, refused.reason) from None
        watching = watchers(table) >= self._settings.watchers_per_table
        if watching and not table.seats_of(self._guest.person):
            raise Closing(FULL, "too_many_watchers")
        return table

    async def _talk(self, table: Table) -> None:
        """Listen, speak and watch the queue until one of them ends; its error is ours."""
        loops = [
            asyncio.create_task(self._listen(table)),
            asyncio.create_task(self._speak()),
            asyncio.create_task(self._watch_queue()),
        ]
        try:
            done, _ = await asyncio.wait(loops, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in loops:
                task.cancel()
            await asyncio.gather(*loops, return_exceptions=True)

    async def _watch_queue(self) -> None:
        await self._guest.slow.wait()
        raise Closing(TOO_SLOW, "too_slow")

    async def _speak(self) -> None:
        while True:
            text = (await self._guest.next()).decode()
            try:
                await self._socket.send_text(text)
            except OSError:
                raise WebSocketDisconnect(detail="gone", code=1006) from None

    async def _listen(self, table: Table) -> None:
        while True:
            message = await self._hear(self._settings.silence_seconds)
            if isinstance(message, Ping):
                self._guest.send(Pong(message.at))
            elif isinstance(message, Shown):
                self._guest.shown()
            elif isinstance(message, Play | TakeBack):
                await self._say(table, message)

    async def _say(self, table: Table, asked: Play | TakeBack) -> None:
        try:
            if asked.seat not in table.seats_of(self._guest.person):
                raise errors.Refused("not_your_seat")
            if isinstance(asked, Play):
                reaction = self._guest.reaction(table.watching, self._settings.race_seconds)
                saying = table.play(asked.seat, asked.move, asked.seen, reaction)
            else:
                saying = table.take_back(asked.seat, asked.seen)
            length = await asyncio.shield(_said(saying))
        except errors.Refused as refused:
            self._guest.send(Refused(asked.tag, refused.reason))
        else:
            self._guest.send(Accepted(asked.tag, length))

    async def _hear(self, seconds: float) -> FromGuest:
        """The next message, typed, or the end of the connection."""
        try:
            raw = await asyncio.wait_for(self._socket.receive(), seconds)
        except TimeoutError:
            raise Closing(SILENT, "silent") from None
        if raw["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone", code=1005)
        text = raw.get("text")
        if text is None:
            raise Closing(WRONG_KIND, "text only")
        try:
            message: FromGuest = _decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as bad:
            raise Closing(BAD_MESSAGE, str(bad)[:100]) from None
        rate = self._pings if isinstance(message, Ping) else self._words
        if not rate.allows():
            raise Closing(TOO_FAST, "too_fast")
        return message


def _said(saying: Coroutine[Any, Any, int]) -> asyncio.Task[int]:
    """What was said is heard to the end, though its guest may go; a refusal then reaches nobody."""
    task = asyncio.create_task(saying)
    task.add_done_callback(_let_go)
    return task


def _let_go(task: asyncio.Task[int]) -> None:
    fault = None if task.cancelled() else task.exception()
    if fault and not isinstance(fault, errors.Refused):
        log.error("a move failed", exc_info=fault)
