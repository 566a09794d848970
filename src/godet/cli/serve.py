"""`godet serve`: one process, one database file, one address."""

from __future__ import annotations

import argparse
import logging
import signal
import socket
from pathlib import Path
from typing import NoReturn

import uvicorn

from godet.kernel.errors import BadText
from godet.store.migrate import migrate
from godet.web.app import build
from godet.web.line import Line
from godet.web.settings import Settings, read_settings

UNREAD_BYTES = 65_536
"""What the system may keep for each guest who does not read; otherwise it would keep megabytes."""


def run(asked: argparse.Namespace) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    settings = read_settings(database=_database(asked.data))
    listener = _listen(asked.host, asked.port)
    migrate(settings.database)
    signal.signal(signal.SIGTERM, _leave)
    _Server(_config(settings)).run([listener])
    return 0


def _leave(_signal: int, _frame: object) -> NoReturn:
    """What is left to do once uvicorn, which listens first, has drained everything."""
    raise SystemExit(0)


class _Server(uvicorn.Server):
    """Says where it is open, once it is."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listener in sockets or []:
            host, port = listener.getsockname()[:2]
            name = "localhost" if host == "127.0.0.1" else f"[{host}]" if ":" in host else host
            print(f"Godet is open at http://{name}:{port}", flush=True)


def _config(settings: Settings) -> uvicorn.Config:
    """How uvicorn must run: each implementation is named, nothing is left to `auto`."""
    return uvicorn.Config(
        build(settings),
        loop="uvloop",
        http="httptools",
        ws=Line,
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        log_level="warning",
        access_log=False,
        server_header=False,
    )


def _database(data: str) -> str:
    """A file name becomes an SQLite address; an address stays what it is."""
    if "://" in data:
        return data
    path = Path(data).expanduser().resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path}"


def _listen(host: str, port: int) -> socket.socket:
    """Take the port before anything slow begins; say plainly if somebody has it."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_BYTES)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError, UnicodeError) as wrong:
        listener.close()
        why = getattr(wrong, "strerror", None) or wrong
        raise BadText(f"cannot listen on {host} port {port}: {why}") from None
    return listener
