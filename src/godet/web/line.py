"""The line under a socket: what uvicorn leaves unbounded has bounds here."""

from __future__ import annotations

import asyncio

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import OPEN

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

    def send_receive_event_to_app(self) -> None:
        """What is no text is the guest's fault, and nothing for our log."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            if self.conn.state is OPEN:
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.close":
            self.writable.set()  # who does not read is not waited for, not even to say so
        await self.writable.wait()
        if self.close_sent and message["type"] in ("websocket.send", "websocket.close"):
            raise ClientDisconnected
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


def _is_text(raw: bytes) -> bool:
    try:
        raw.decode()
    except UnicodeDecodeError:
        return False
    return True
