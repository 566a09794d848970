"""What a seat or a watcher is shown: events, their story, and the view that follows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from msgspec import Struct

from godet.kernel.engine import Position
from godet.kernel.game import CHANCE, CHOICE, NOBODY, OVER, TRIAL, Trial
from godet.kernel.lesson import PUPIL, Script
from godet.kernel.log import Event

Awaited = Literal["choice", "chance", "trial", "over"]
AWAITED: dict[int, Awaited] = {CHOICE: "choice", CHANCE: "chance", TRIAL: "trial", OVER: "over"}

EVERYTHING = -2
"""The eyes of whoever looks at a finished match: nothing is hidden any more."""


class NoteSeen(Struct):
    """A sentence of the story: its text id and what fills it. `at` is the event it tells of."""

    at: int
    id: str
    args: dict[str, int | str]


class StandingSeen(Struct):
    """Points, places (1 is best, 0 is none) and the text id of the ending."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    ending: str


class View(Struct):
    """What one seat (or a watcher, seat -1) may know after `length` events."""

    seat: int
    length: int
    awaits: Awaited
    actors: list[int]
    legal: list[int]
    why: dict[str, str]
    """For moves one might try and may not make: the reason, by move number."""
    undo: bool
    """May the seat take back its last move?"""
    lesson: str
    """In a lesson: the text id of what is said now."""
    state: dict[str, object]
    """The game's record by its own names."""
    standing: StandingSeen


class Seen(Struct):
    """One step as one seat saw it: what happened, its story, and what follows."""

    seat: int
    events: list[Event]
    notes: list[NoteSeen]
    view: View


@dataclass(frozen=True)
class Step:
    """Events that became the log together, with the position before each and after the last."""

    at: int
    """How many events were in the log before."""
    events: tuple[Event, ...]
    positions: tuple[Position, ...]
    script: Script | None = None
    """What a lesson has agreed on."""
    films: Mapping[int, Trial] = field(default_factory=dict)
    """The trials that were run for this step, by the place of their event."""

    @property
    def after(self) -> Position:
        return self.positions[-1]

    @property
    def length(self) -> int:
        return self.at + len(self.events)


class Telling:
    """A step on its way to many guests: each view is made once, however many share it."""

    def __init__(self, step: Step) -> None:
        self.step = step
        self.packed: dict[tuple[int, ...], bytes] = {}
        """Room for the words that go over the wire, by the seats they are for."""
        self._seen: dict[int, Seen] = {}

    def seen(self, seat: int) -> Seen:
        if seat not in self._seen:
            self._seen[seat] = see(self.step, seat)
        return self._seen[seat]


def look(position: Position, seat: int, length: int, script: Script | None = None) -> View:
    """The present view of a seat."""
    view = _view(_through(position, seat), seat, length)
    view.undo = position.may_take_back(seat) and (script is None or script.over(length))
    if script:
        _teach(view, script)
    return view


def see(step: Step, seat: int) -> Seen:
    """A step as a seat saw it; every word of it comes from what that seat may know."""
    shown = [_through(position, seat) for position in step.positions]
    events, notes = [], []
    for at, event in enumerate(step.events):
        known = event if seat == EVERYTHING else step.positions[at].seen(event, seat)
        events.append(known)
        story = step.after.engine.game.story(shown[at].row, known, shown[at + 1].row)
        notes += [NoteSeen(step.at + at, note.id, note.args) for note in story]
    return Seen(_number(seat), events, notes, look(step.after, seat, step.length, step.script))


def _through(position: Position, seat: int) -> Position:
    return position if seat == EVERYTHING else position.concealed(seat)


def _number(seat: int) -> int:
    return NOBODY if seat == EVERYTHING else seat


def _view(shown: Position, seat: int, length: int) -> View:
    standing = shown.standing()
    legal = shown.legal(seat)
    return View(
        seat=_number(seat),
        length=length,
        awaits=AWAITED[shown.awaits()],
        actors=shown.actors(),
        legal=legal,
        why=_why(shown, seat) if legal else {},
        undo=False,
        lesson="",
        state=dict(shown.engine.game.layout.named(shown.state)),
        standing=StandingSeen(standing.points, standing.places, standing.ending),
    )


def _why(shown: Position, seat: int) -> dict[str, str]:
    """For moves that a person might try now: the reason against them."""
    plain = shown.engine.game.self_evident
    return {str(move): why for move, why in shown.objections(seat) if why not in plain}


def _teach(view: View, script: Script) -> None:
    """In a lesson only the move that is wanted is open; all others are for later."""
    view.lesson = script.word(view.length)
    wanted = script.wanted(view.length) if view.seat == PUPIL else None
    if wanted is not None:
        view.why |= {str(move): "in_lesson" for move in view.legal if move != wanted}
        view.legal = [wanted]
