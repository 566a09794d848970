"""One game's rules as Python calls them: a position to ask and to tell, in plain ints and lists."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from godet.kernel.errors import BadText, Refused
from godet.kernel.game import CHANCE, CHOICE, NOBODY, OVER, TRIAL, Cup, Game, rule
from godet.kernel.log import Event, Fell, Measured, Played, TakenBack
from godet.kernel.parts import (
    actors,
    awaits,
    conceal,
    eyes,
    fall,
    imagine,
    lapse,
    legal,
    measured,
    odds,
    play,
    refuse,
    scores,
    secret,
    setup,
)
from godet.kernel.press import Press
from godet.kernel.record import Cells, State

_MOST_LEGAL = 4096
_LONGEST_PAST = 32
"""So many moves in a row may be taken back, one after the other."""


@dataclass(frozen=True)
class Standing:
    """Who has what, who is where (1 is best), and by which ending."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    ending: str


class Engine:
    """A game's rules, plain or compiled. Its buffers belong to one thread: make one for each."""

    def __init__(self, game: Game[Any], *, compiled: bool = False) -> None:
        self.game = game
        self.press = press_of(game, compiled)
        self.do = _Doors(self.press)
        self.moves = self.buffer(min(game.moves.size, _MOST_LEGAL))
        self.weights = self.buffer(game.most_outcomes)
        self.points, self.places = self.buffer(game.most), self.buffer(game.most)

    def buffer(self, size: int) -> Any:
        """Room for whole numbers, in the form that these rules fill."""
        return np.zeros(size, np.int64) if self.press.compiled else [0] * size

    def face(self, state: State) -> Any:
        """A state in the form that these rules take."""
        return state if self.press.compiled else self.game.layout.rows(state)

    def start(self, seats: int, options: tuple[int, ...]) -> Position:
        """The box laid out, before the first chance or choice."""
        _check(self.game, seats, options)
        position = Position(self, self.game.layout.blank())
        numbers = self.buffer(len(options))
        numbers[:] = options
        self.do.setup(position.face, seats, numbers)
        return position


_presses: dict[tuple[int, bool], Press] = {}


def press_of(game: Game[Any], compiled: bool) -> Press:
    """The press of a game, made once; the press keeps the game, so the id stays its own."""
    key = (id(game), compiled)
    if key not in _presses:
        _presses.setdefault(key, Press(game, compiled=compiled))  # another thread may be quicker
    return _presses[key]


def _check(game: Game[Any], seats: int, options: tuple[int, ...]) -> None:
    if not game.fewest <= seats <= game.most:
        raise BadText(f"{game.name} is for {game.fewest} to {game.most} seats, not {seats}")
    reason = game.combine(seats, options)
    if reason:
        raise Refused(reason)


class _Past(NamedTuple):
    """Who moved, and what the state was before."""

    seat: int
    state: bytes


class Position:
    """A match at one moment. Everything that changes it goes through `happen`."""

    __slots__ = ("_past", "engine", "face", "state")

    def __init__(self, engine: Engine, state: State, past: tuple[_Past, ...] = ()) -> None:
        self.engine = engine
        self.state = state
        self.face = engine.face(state)
        self._past = past

    @property
    def row(self) -> Any:
        """The record's own names, as plain ints, whichever rules run."""
        compiled = self.engine.press.compiled
        return (self.engine.game.layout.rows(self.state) if compiled else self.face)[0]

    def copy(self) -> Position:
        return Position(self.engine, self.state.copy(), self._past)

    # -- what is asked -------------------------------------------------------

    def awaits(self) -> int:
        return int(self.engine.do.awaits(self.face))

    def over(self) -> bool:
        return self.awaits() == OVER

    def actors(self) -> list[int]:
        """The seats that may speak now."""
        if self.awaits() != CHOICE:
            return []
        mask = int(self.engine.do.actors(self.face))
        return [seat for seat in range(self.engine.game.most) if mask >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        """Every move this seat may make now; a watcher has none."""
        if seat == NOBODY or seat not in self.actors():
            return []
        out = self.engine.moves
        count = self.engine.do.legal(self.face, seat, out)
        return [int(move) for move in out[:count]]

    def refusal(self, seat: int, move: int) -> str:
        """Why this seat may not make this move now, or nothing if it may."""
        if self.over():
            return "match_over"
        if seat not in self.actors():
            return "not_your_turn"
        if not 0 <= move < self.engine.game.moves.size:
            return "no_such_move"
        return self._objection(seat, move)

    def _objection(self, seat: int, move: int) -> str:
        reason = int(self.engine.do.refuse(self.face, seat, move))
        return self.engine.game.refusals[reason] if reason else ""

    def objections(self, seat: int) -> Iterator[tuple[int, str]]:
        """Every single move (no sweep) that this seat, which may speak, may not make, and why."""
        for kind, first in self.engine.game.moves.numbered():
            for move in () if kind.sweep else range(first, first + kind.size):
                if reason := self._objection(seat, move):
                    yield move, reason

    def may_take_back(self, seat: int) -> bool:
        """Is the last thing that happened a move of this seat that has shown nobody anything?"""
        return bool(self._past) and self._past[-1].seat == seat and not self.over()

    def lapse(self, seat: int) -> int:
        """The move of a seat that lets its time go by, or -1 if it may take all it needs."""
        return int(self.engine.do.lapse(self.face, seat))

    def odds(self) -> list[int]:
        """The weights of what chance may answer now."""
        out = self.engine.weights
        count = self.engine.do.odds(self.face, out)
        return [int(weight) for weight in out[:count]]

    def standing(self) -> Standing:
        engine = self.engine
        how = int(engine.do.scores(self.face, engine.points, engine.places))
        seats = int(self.row.seats)
        return Standing(
            points=tuple(int(p) for p in engine.points[:seats]),
            places=tuple(int(p) for p in engine.places[:seats]),
            ending=engine.game.endings[how],
        )

    # -- what happens --------------------------------------------------------

    def happen(self, event: Event) -> None:
        """Let an event of a log happen, or say why it cannot and change nothing."""
        match event:
            case Played(seat=seat, move=int(move)):
                self._play(seat, move)
            case Fell(outcome=int(outcome)):
                self._fall(outcome)
            case Measured(facts=facts):
                self._measured(facts)
            case TakenBack(seat=seat):
                self._take_back(seat)
            case _:
                raise BadText("an event that hides what happened cannot happen")

    def _play(self, seat: int, move: int) -> None:
        reason = self.refusal(seat, move)
        if reason:
            raise Refused(reason)
        game = self.engine.game
        binding = bool(game.binding) and game.moves.kind_of(move).name in game.binding
        past = () if binding else (*self._past, _Past(seat, self.state.tobytes()))
        self.engine.do.play(self.face, seat, move)
        self._past = past[-_LONGEST_PAST:]

    def _take_back(self, seat: int) -> None:
        if not self.may_take_back(seat):
            raise Refused("cannot_take_back")
        before = np.frombuffer(self._past[-1].state, self.state.dtype)
        self.state[:] = before
        self._past = self._past[:-1]

    def _fall(self, outcome: int) -> None:
        weights = self.odds() if self.awaits() == CHANCE else []
        if not 0 <= outcome < len(weights) or not weights[outcome]:
            raise Refused("chance_cannot")
        self.engine.do.fall(self.face, outcome)
        self._past = ()

    def _measured(self, facts: Sequence[int]) -> None:
        if self.awaits() != TRIAL:
            raise Refused("no_trial")
        numbers = self.engine.buffer(len(facts))
        numbers[:] = facts
        self.engine.do.measured(self.face, numbers)
        self._past = ()

    # -- who may know --------------------------------------------------------

    def seen(self, event: Event, seat: int) -> Event:
        """The event as a seat (or a watcher) may know it; ask before it happens."""
        if isinstance(event, Measured | TakenBack):
            return event
        if isinstance(event, Fell):
            open_to = int(self.engine.do.eyes(self.face))
            return event if _sees(open_to, seat) else Fell(None)
        assert event.move is not None
        open_to = int(self.engine.do.secret(self.face, event.seat, event.move))
        return event if _sees(open_to, seat) else Played(event.seat, None)

    def concealed(self, seat: int) -> Position:
        """A copy without what this seat (or a watcher) may not know, the past included."""
        copy = Position(self.engine, self.state.copy())
        self.engine.do.conceal(copy.face, seat)
        return copy

    def imagined(self, seat: int, cup: Cup) -> Position:
        """A whole position that this concealed one could be."""
        copy = Position(self.engine, self.state.copy())
        self.engine.do.imagine(copy.face, seat, cup)
        return copy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.state.tobytes() == other.state.tobytes()

    __hash__ = None  # type: ignore[assignment]  # a position changes


def _sees(open_to: int, seat: int) -> bool:
    return open_to == -1 or (seat >= 0 and bool(open_to >> seat & 1))


class _Doors:
    """The entrances from Python to linked rules: each takes the states and goes to the first."""

    def __init__(self, press: Press) -> None:
        self.setup = press.link(_setup)
        self.awaits = press.link(_awaits)
        self.actors = press.link(_actors)
        self.legal = press.link(_legal)
        self.refuse = press.link(_refuse)
        self.play = press.link(_play)
        self.secret = press.link(_secret)
        self.odds = press.link(_odds)
        self.eyes = press.link(_eyes)
        self.fall = press.link(_fall)
        self.measured = press.link(_measured)
        self.scores = press.link(_scores)
        self.conceal = press.link(_conceal)
        self.imagine = press.link(_imagine)
        self.lapse = press.link(_lapse)


@rule
def _setup(states: Any, seats: int, options: Cells) -> None:
    setup(states[0], seats, options)


@rule
def _awaits(states: Any) -> int:
    return awaits(states[0])


@rule
def _actors(states: Any) -> int:
    return actors(states[0])


@rule
def _legal(states: Any, seat: int, out: Cells) -> int:
    return legal(states[0], seat, out)


@rule
def _refuse(states: Any, seat: int, move: int) -> int:
    return refuse(states[0], seat, move)


@rule
def _play(states: Any, seat: int, move: int) -> None:
    play(states[0], seat, move)


@rule
def _secret(states: Any, seat: int, move: int) -> int:
    return secret(states[0], seat, move)


@rule
def _odds(states: Any, out: Cells) -> int:
    return odds(states[0], out)


@rule
def _eyes(states: Any) -> int:
    return eyes(states[0])


@rule
def _fall(states: Any, outcome: int) -> None:
    fall(states[0], outcome)


@rule
def _measured(states: Any, facts: Cells) -> None:
    measured(states[0], facts)


@rule
def _scores(states: Any, points: Cells, places: Cells) -> int:
    return scores(states[0], points, places)


@rule
def _conceal(states: Any, seat: int) -> None:
    conceal(states[0], seat)


@rule
def _imagine(states: Any, seat: int, cup: Cup) -> None:
    imagine(states[0], seat, cup)


@rule
def _lapse(states: Any, seat: int) -> int:
    return lapse(states[0], seat)
