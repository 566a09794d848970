"""The log is the match: what was played, what fell, what was measured, in order."""

from __future__ import annotations

import msgspec


class Played(msgspec.Struct, frozen=True, tag="played"):
    """A seat made a move; a viewer who may not know which sees None."""

    seat: int
    move: int | None


class Fell(msgspec.Struct, frozen=True, tag="fell"):
    """Chance answered; a viewer who may not know what sees None."""

    outcome: int | None


class Measured(msgspec.Struct, frozen=True, tag="measured"):
    """A physical trial came to rest with these facts."""

    facts: tuple[int, ...]


class TakenBack(msgspec.Struct, frozen=True, tag="taken_back"):
    """A seat took its last move back, while it had shown nobody anything."""

    seat: int


Event = Played | Fell | Measured | TakenBack
