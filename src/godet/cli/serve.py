"""`godet serve`: one process, one database file, one address."""

from __future__ import annotations

import argparse
import logging
import socket
from pathlib import Path

import uvicorn

from godet.kernel.errors import BadText
from godet.web.app import build
from godet.web.settings import Settings, read_settings


def run(asked: argparse.Namespace) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    settings = read_settings(database=_database(asked.data))
    listener = _listen(asked.host, asked.port)
    host, port = listener.getsockname()[:2]
    print(
        f"Godet is open at http://{'localhost' if host == '127.0.0.1' else host}:{port}", flush=True
    )
    uvicorn.Server(_config(settings)).run([listener])
    return 0


def _config(settings: Settings) -> uvicorn.Config:
    """How uvicorn must run: the socket implementation is named, nothing is left to `auto`."""
    return uvicorn.Config(
        build(settings),
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
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
    try:
        listener.bind((host, port))
    except OSError as taken:
        listener.close()
        raise BadText(f"cannot listen on {host} port {port}: {taken.strerror}") from None
    return listener
