"""What a table needs from the world, and the records it is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from godet.kernel.game import Trial
from godet.kernel.log import Event

ChairKind = Literal["person", "bot", "open"]
Status = Literal["waiting", "playing", "over"]


@dataclass
class Chair:
    """A seat and who sits in it."""

    kind: ChairKind
    person: str = ""
    """The session that speaks for the seat."""
    name: str = ""
    level: str = ""
    """How well the bot plays; for an absent person, the bot that sits in."""
    salt: str = ""
    """The person's browser's share in the dice."""
    away: bool = False


@dataclass
class TableRow:
    """A table as the store keeps it, without its log."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    host: str
    seed: str
    created: str
    status: Status = "waiting"
    next: str = ""
    lesson: bool = False
    """A first match that teaches the game: its script comes before chance and bots."""
    chairs: list[Chair] = field(default_factory=list)

    def seats_of(self, person: str) -> list[int]:
        """The seats this session speaks for."""
        chairs = enumerate(self.chairs)
        return [seat for seat, chair in chairs if chair.kind == "person" and chair.person == person]


@dataclass(frozen=True)
class Entry:
    """What was appended together: so many events from this place on."""

    place: int
    events: tuple[Event, ...]
    films: Mapping[int, bytes] = field(default_factory=dict)
    """The films of trials, by the place of their event. They may be dropped; the facts may not."""


class PlaceTaken(Exception):
    """Somebody else appended at this place first."""


class Book(Protocol):
    """Where tables are kept. Every method returns after the data is safe."""

    async def add(self, row: TableRow) -> None: ...

    async def find(self, table_id: str) -> TableRow | None: ...

    async def save(self, row: TableRow) -> None:
        """Status, chairs and the rematch; the log has its own way in."""

    async def log(self, table_id: str, since: int = 0) -> Sequence[Entry]:
        """What was appended from this place on, in order."""

    async def film(self, table_id: str, place: int) -> bytes | None:
        """The film of the trial that was measured at this place, if it is still there."""

    async def append(self, table_id: str, entry: Entry, status: Status) -> None:
        """Add to the log at the expected place and set the status, or raise PlaceTaken."""


class Thinker(Protocol):
    """Chooses a bot's moves from what the bot's seat may see."""

    async def choose(self, game: str, view: bytes, seat: int, level: str, seed: int) -> int: ...


class Workshop(Protocol):
    """Runs physical trials."""

    async def run(self, game: str, state: bytes) -> Trial: ...
