"""What a physical trial answers with."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Trial:
    """Facts for the rules and the log, whole numbers only, and a film for whoever watches."""

    facts: tuple[int, ...]
    film: bytes = b""
    """How it came about, in a form of the game's own; it may be dropped without loss."""
