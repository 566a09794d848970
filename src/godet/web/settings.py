"""Every limit of the front door, each with a name and a default.

An environment variable named GODET_ and the limit's name in capitals changes it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

from godet.kernel.errors import BadText


@dataclass(frozen=True)
class Settings:
    """What the server allows, and where it lives."""

    database: str = "sqlite+aiosqlite:///godet.db"
    origins: str = ""
    """Other origins that may talk to us, separated by spaces; our own host always may."""

    frame_bytes: int = 8192
    """A longer socket message closes the connection with 1009."""
    body_bytes: int = 16384
    """A longer HTTP body is refused."""
    hello_seconds: float = 5.0
    """How long a new socket may stay silent before its first message."""
    silence_seconds: float = 30.0
    """How long a socket may stay silent after that; browsers ping every few seconds."""
    messages: int = 100
    messages_seconds: float = 20.0
    """So many messages in so many seconds on one socket; more closes it with 1008."""
    pings: int = 40
    """Pings are counted apart, over the same seconds."""
    queue_messages: int = 64
    queue_bytes: int = 262_144
    """What may wait for a guest who reads slowly; more closes his socket with 1013."""
    sockets_per_session: int = 6
    sockets_per_address: int = 40
    watchers_per_table: int = 300
    requests: int = 600
    requests_seconds: float = 60.0
    """HTTP requests to the API from one address."""
    creations: int = 8
    creations_seconds: float = 60.0
    creations_a_day: int = 300
    """Tables that one address may set up, in a burst and in a day."""
    bot_pace: float = 0.9
    """Seconds a bot takes for a move, whatever it thinks: its hand must not show in its haste."""
    bot_threads: int = 1
    workshop_threads: int = 1
    window_seconds: float = 6.0
    """How long a person may call after a film has ended, where a window closes."""
    race_seconds: float = 0.25
    """How much slower than the first somebody's line may be and still be judged by reaction."""
    forget_seconds: float = 300.0
    """After how long a table that nobody looks at leaves the memory (never the store)."""
    warm: bool = True
    """Compile the rules in the background after the start."""


def read_settings(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """Defaults, then the environment, then what was given by hand."""
    found: dict[str, object] = {}
    for field in fields(Settings):
        text = environment.get(f"GODET_{field.name.upper()}")
        if text is not None:
            found[field.name] = _read(field.name, text, type(field.default))
    return replace(Settings(), **{**found, **given})  # type: ignore[arg-type]  # checked by _read


def _read(name: str, text: str, kind: type) -> object:
    try:
        return text.lower() in ("1", "yes", "true") if kind is bool else kind(text)
    except ValueError:
        raise BadText(f"GODET_{name.upper()} should be a number, not {text!r}") from None
