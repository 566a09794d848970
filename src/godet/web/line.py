"""The line under a socket: what uvicorn leaves unbounded has bounds here."""

from __future__ import annotations

import asyncio

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

MOST_PIECES = 64
"""A message may come in so many frames; only the last need not be empty."""

MOST_UNREAD_BYTES = 1_048_576
"""So much may lie unread before a guest who asks for more (by pings) is cut off."""

LAST_WORDS_SECONDS = 3.0
"""How long what was said last may take to arrive before the line is cut."""


class Line(WebSocketsSansIOProtocol):
    """A WebSocket connection that somebody hostile cannot fill or keep."""

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PIECES:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD_BYTES:
            self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.close":
            self.writable.set()  # who does not read is not waited for, not even to say so
        await super().send(message)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._cut_later()

    def shutdown(self) -> None:
        super().shutdown()
        self._cut_later()

    def _cut_later(self) -> None:
        """A closed line waits for its reader for ever; an aborted one does not."""
        asyncio.get_running_loop().call_later(LAST_WORDS_SECONDS, self.transport.abort)
