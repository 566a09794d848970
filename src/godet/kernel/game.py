"""What a game is: a record, its declarations, and a few plain functions over it.

Rules never throw dice, look at a clock or reach a network. They say what they wait for
and are told what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from godet.kernel.lesson import Lesson
from godet.kernel.log import Event, TakenBack
from godet.kernel.moves import Moves
from godet.kernel.options import Options
from godet.kernel.record import Cells, Layout, layout_of

S = TypeVar("S")
F = TypeVar("F", bound=Callable[..., Any])

CHOICE, CHANCE, TRIAL, OVER = 0, 1, 2, 3
"""What a table can be waiting for: people, a die or card, a physical trial, nothing more."""

NOBODY = -1
"""The seat of somebody who only watches."""

EVERYONE = -1
"""The eyes of the whole room: every seat and every watcher. Otherwise one bit a seat."""


class Cup(Protocol):
    """The state of a fast generator, four words; see `kernel.luck`."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...


def rule(function: F) -> F:
    """Mark a function as one that runs both as plain Python and compiled."""
    function.__rule__ = True  # type: ignore[attr-defined]  # the press looks for it
    return function


@dataclass(frozen=True)
class Note:
    """One sentence of a match's story, without its words: a text id and what fills it."""

    id: str
    args: dict[str, int | str]


@rule
def turns_not_counted(_s: Any) -> int:
    """`turns` for games that count none."""
    return 0


@rule
def never_lapses(_s: Any, _seat: int) -> int:
    """`lapse` for games that wait for everybody, however long it takes."""
    return -1


@dataclass(frozen=True)
class Trial:
    """How a physical trial went: the facts that the rules are told, and its film."""

    facts: tuple[int, ...]
    film: bytes
    seconds: float
    """How long the film is."""


@dataclass(frozen=True)
class Rules(Generic[S]):
    """The functions of a game. `out` buffers are filled from 0 and the count is returned."""

    setup: Callable[[S, int, Sequence[int]], None]
    """Lay out the box for so many seats with these option numbers."""
    awaits: Callable[[S], int]
    """CHOICE, CHANCE, TRIAL or OVER."""
    actors: Callable[[S], int]
    """One bit for each seat that may speak now."""
    legal: Callable[[S, int, Cells], int]
    """Every move this seat may make."""
    refuse: Callable[[S, int, int], int]
    """0 if the seat may make this move, else the number of the reason."""
    play: Callable[[S, int, int], None]
    """What happens when it does."""
    secret: Callable[[S, int, int], int]
    """Whose eyes may see which move this was."""
    odds: Callable[[S, Cells], int]
    """Whole-number weights of what chance may answer."""
    eyes: Callable[[S], int]
    """Who may see the answer."""
    fall: Callable[[S, int], None]
    """What happens when it has."""
    measured: Callable[[S, Cells], None]
    """What happens once a physical table has come to rest."""
    scores: Callable[[S, Cells, Cells], int]
    """Fill points and places (1 is best, equal places are shared); the number of the ending."""
    conceal: Callable[[S, int], None]
    """Take out of the record what this seat may not know."""
    imagine: Callable[[S, int, Cup], None]
    """Make a concealed record whole again with a fair guess."""
    turns: Callable[[S], int] = turns_not_counted
    """How many turns have begun, for statistics; each new game of a match may count from 0."""
    lapse: Callable[[S, int], int] = never_lapses
    """The move of a seat that lets its time go by, or -1 where it may take all it needs."""


@rule
def all_alike(_s: Any, _seat: int, _move: int) -> int:
    """`weigh` for games that give no advice."""
    return 1


@rule
def no_estimate(_s: Any, _seat: int) -> int:
    """`estimate` for games that must be played to the end to be judged."""
    return -1


@rule
def never_forgets(_s: Any, _seat: int, _keep: int, _cup: Cup) -> None:
    """`forget` for games in which nothing need be remembered."""


@dataclass(frozen=True)
class Brains(Generic[S]):
    """What a game may tell the bots beyond its rules; they think without it too, less well."""

    weigh: Callable[[S, int, int], int] = all_alike
    """How good a legal move looks to this seat, from 1; reads only what the seat may know."""
    estimate: Callable[[S, int], int] = no_estimate
    """What this seat may expect of an unfinished match, in millionths, or -1 for no idea."""
    forget: Callable[[S, int, int, Cup], None] = never_forgets
    """Blur in a view what its seat knows only by remembering more than so many turns back."""
    decide: Callable[[S, int, str, int], int] | None = None
    """A game's own thinker, where a search of the rules cannot look ahead: from a view, a seat, a
    level and a seed to a move."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game as the house knows it."""

    name: str
    version: int
    """Counts up whenever the same events would lead somewhere else."""
    fewest: int
    most: int
    minutes: int
    record: type[S]
    moves: Moves
    options: Options
    refusals: tuple[str, ...]
    """Reasons by number; the first is what "allowed" would be and is never shown."""
    self_evident: frozenset[str]
    """Refusals not worth telling anybody who has not tried."""
    endings: tuple[str, ...]
    most_outcomes: int
    """How many answers chance may have at once, at most."""
    rules: Rules[S]
    combine: Callable[[int, tuple[int, ...]], str]
    """Which refusal these seats and options together deserve, or nothing."""
    narrate: Callable[[S, Event, S], list[Note]]
    """The story of one event, told from what one viewer saw before and after it."""
    folder: Path
    brains: Brains[S] = Brains()
    binding: frozenset[str] = frozenset()
    """Kinds of moves that show something at once, and so cannot be taken back."""
    races: frozenset[str] = frozenset()
    """Kinds of moves with which several seats may try to be first."""
    trial: Callable[[S], Trial] | None = None
    """Runs the physical trial that a position awaits: the same facts every time."""
    lesson: Lesson | None = None
    """The first match that teaches the game."""

    @property
    def layout(self) -> Layout:
        return layout_of(self.record)

    def story(self, before: S, event: Event, after: S) -> list[Note]:
        """What one event has to tell; a move taken back is told alike in every game."""
        if isinstance(event, TakenBack):
            return [Note("taken-back", {"seat": event.seat})]
        return self.narrate(before, event, after)


@rule
def seen_by_all(_s: Any, _seat: int, _move: int) -> int:
    """`secret` for games whose moves are made in the open."""
    return -1


@rule
def never_measured(_s: Any, _facts: Cells) -> None:
    """`measured` for games without a physical table."""
