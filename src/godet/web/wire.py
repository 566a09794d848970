"""Every message that crosses the network, in both directions, typed at the door.

The TypeScript types in `client/src/wire.gen.ts` are made from this file.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from godet.table.views import Seen

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Salt = Annotated[str, Meta(pattern=r"^[0-9a-f]{16,64}\Z")]
Level = Literal["random", "easy", "fair", "strong"]
Status = Literal["waiting", "playing", "over"]

OptionsAsked = Annotated[dict[Word, int | bool | Word], Meta(max_length=40)]


class Asked(Struct, forbid_unknown_fields=True, kw_only=True):
    """Anything a client sends: a field we do not know is refused."""


# -- over the socket, from a guest -------------------------------------------


class Hello(Asked, tag_field="t", tag="hello"):
    """The first message; the salt is the browser's share in the dice."""

    salt: Salt


class Play(Asked, tag_field="t", tag="play"):
    """A move for one of the session's own seats, having seen so many events.

    `tag` comes back in the answer.
    """

    seat: SeatNumber
    move: Annotated[int, Meta(ge=0, le=2**53)]
    seen: Count
    tag: Count


class TakeBack(Asked, tag_field="t", tag="take_back"):
    """Take the last move back; nothing may have happened since."""

    seat: SeatNumber
    seen: Count
    tag: Count


class Shown(Asked, tag_field="t", tag="shown"):
    """The page has finished showing what had happened when there were `length` events."""

    length: Count


class Ping(Asked, tag_field="t", tag="ping"):
    at: Count


FromGuest = Hello | Play | TakeBack | Shown | Ping


# -- over the socket, to a guest ---------------------------------------------


class Told(Struct, tag_field="t", tag="told"):
    """After each step, and on arrival (then without events): one `Seen` for each own seat."""

    length: int
    seen: list[Seen]


class Accepted(Struct, tag_field="t", tag="accepted"):
    """The move is stored; it was in the log when there were `length` events."""

    tag: int
    length: int


class Refused(Struct, tag_field="t", tag="refused"):
    """The move changed nothing; the reason has words in every language."""

    tag: int
    reason: str


class Pong(Struct, tag_field="t", tag="pong"):
    at: int


class ChairInfo(Struct):
    """One seat of a table."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: Level | None
    present: bool
    """Is the person (or bot) here now?"""
    away: bool
    """The person has left and a bot plays the seat until they come back."""
    yours: bool


class TableInfo(Struct, tag_field="t", tag="table"):
    """A table and who sits there; sent whenever that changes."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    status: Status
    chairs: list[ChairInfo]
    watchers: int
    length: int
    host: bool
    """Is this session the one that set the table up?"""
    created: str
    commitment: str
    window: float
    """How many seconds a person has to speak once a film has ended, where a window closes."""
    lesson: bool = False
    """A first match that teaches the game, with loaded dice."""
    seed: str | None = None
    """Revealed when the match is over."""
    next: str | None = None
    """The table of the rematch, once somebody asked for one."""


ToGuest = Told | Accepted | Refused | Pong | TableInfo


# -- over HTTP ---------------------------------------------------------------


class ChairAsked(Asked):
    """Who shall sit in a seat: you, another person at this screen, a bot, whoever has the link."""

    kind: Literal["you", "local", "bot", "open"]
    name: Name | None = None
    level: Level | None = None


class TableAsked(Asked):
    game: Word
    chairs: Annotated[list[ChairAsked], Meta(min_length=1, max_length=16)]
    options: OptionsAsked = field(default_factory=dict)


class SitAsked(Asked):
    """Take an open seat."""

    seat: SeatNumber
    name: Name


class FillAsked(Asked):
    """The host gives an open seat to a bot."""

    seat: SeatNumber
    level: Level


class LessonAsked(Asked):
    """A first match that teaches a game."""

    game: Word
    name: Name | None = None


class MeAsked(Asked):
    name: Name


class Me(Struct):
    """This session."""

    name: str
    tables: list[TableInfo]
    """Its tables, newest first."""


class ParamInfo(Struct):
    name: str
    size: int


class MoveInfo(Struct):
    """A kind of move: numbers from `first`, parameters in mixed radix, last fastest."""

    name: str
    first: int
    params: list[ParamInfo]


class OptionInfo(Struct):
    name: str
    low: int
    high: int
    default: int
    among_people: int
    """The default at tables without bots."""
    choices: list[str]


class GameInfo(Struct):
    name: str
    version: int
    fewest: int
    most: int
    minutes: int
    moves: list[MoveInfo]
    options: list[OptionInfo]
    levels: list[Level]
    lesson: bool
    """Is there a first match that teaches it?"""


class Replay(Struct):
    """The whole match, step by step, as this viewer saw it (or all of it, once it is over)."""

    frames: list[Seen]


class DrawProof(Struct):
    """One answer of chance: its number, its weights and what fell."""

    n: int
    weights: list[int]
    outcome: int


class Proof(Struct):
    """Everything needed to check the dice of a finished match."""

    seed: str
    commitment: str
    salts: list[str]
    draws: list[DrawProof]


class Problem(Struct):
    """Why a request was refused; `reason` has words in every language."""

    reason: str
    detail: str = ""
