"""One table: the match, its chairs and its guests. Judge, ask, write, then tell, one at a time."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from godet.kernel.engine import Engine, Position
from godet.kernel.errors import Refused
from godet.kernel.game import CHANCE, CHOICE, NOBODY, TRIAL, Trial
from godet.kernel.lesson import Script, read_script
from godet.kernel.log import Event, Fell, Measured, Played, TakenBack
from godet.kernel.luck import KeyedCup, commitment
from godet.table.pace import AT_LEISURE, Pace
from godet.table.ports import Book, Chair, Entry, PlaceTaken, Status, TableRow, Workshop
from godet.table.race import Race
from godet.table.views import Seen, Step, Telling, look

_TRIES = 8


class Guest(Protocol):
    """Somebody at (or watching) a table who is told what happens. Telling never waits."""

    person: str
    salt: str
    """What its browser adds to the dice, should it take a seat."""

    def step(self, table: Table, telling: Telling) -> None: ...

    def changed(self, table: Table) -> None: ...


class Table:
    """The authority over one match. The store decides what is true; this only remembers it."""

    def __init__(
        self,
        row: TableRow,
        engine: Engine,
        book: Book,
        workshop: Workshop,
        *,
        pace: Pace = AT_LEISURE,
    ) -> None:
        self.row = row
        self.engine = engine
        self._book = book
        self._workshop = workshop
        self._floor = asyncio.Lock()
        self.guests: set[Guest] = set()
        options = engine.game.options.read(row.options)
        self.position = engine.start(len(row.chairs), options)
        lesson = engine.game.lesson if row.lesson else None
        self._script = read_script(lesson, engine.game.moves) if lesson else None
        self.events: list[Event] = []
        self.falls = 0
        self._race = Race(pace.courtesy)
        self.window = pace.window
        """How many seconds a person has to speak once a film has ended, where a window closes."""
        self.watching = 0.0
        """How many seconds the films of the last step take to watch."""
        self.asked = [0] * len(row.chairs)
        """Since how many events each seat has faced the question it faces now."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def length(self) -> int:
        return len(self.events)

    @property
    def script(self) -> Script | None:
        """What a lesson has agreed on, until all of it has happened."""
        script = self._script
        return script if script and not script.over(self.length) else None

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.row.seed))

    # -- chairs -----------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        """The seats this session speaks for."""
        return self.row.seats_of(person)

    def bot_level(self, seat: int) -> str:
        """The level of the bot that plays this seat now, or nothing if its person does."""
        if self.script:
            return ""
        chair = self.row.chairs[seat]
        return chair.level if chair.kind == "bot" or chair.away else ""

    def ready(self) -> bool:
        """Is every seat filled, and has every person's browser added its salt?"""
        return all(
            chair.kind == "bot" or (chair.kind == "person" and chair.salt)
            for chair in self.row.chairs
        )

    @property
    def busy(self) -> bool:
        """Is something being decided or written just now?"""
        return self._floor.locked()

    async def change(self, change: Callable[[TableRow], None]) -> None:
        """Change chairs or the rematch, in the store first; then begin if all is ready.

        What may be changed is decided by `change` itself, on the row as it is by then.
        """
        async with self._floor:
            row = copy.deepcopy(self.row)
            change(row)
            await self._book.save(row)
            self.row = row
            await self._open()
        self.announce()

    async def begin(self) -> None:
        """Begin if all is ready: a server that stopped just before it had to is made up for."""
        async with self._floor:
            await self._open()

    async def greet(self, person: str, salt: str) -> None:
        """A person's browser has come: take its salt if it is still wanted."""
        chairs = [self.row.chairs[seat] for seat in self.seats_of(person)]
        if self.row.status == "waiting" and not all(chair.salt for chair in chairs):
            await self.change(lambda row: _add_salt(row, person, salt))
        else:
            await self.begin()

    def salt_of(self, person: str) -> str:
        """The salt of a person who is already here, perhaps still without a seat."""
        return next((guest.salt for guest in self.guests if guest.person == person), "")

    # -- judge ------------------------------------------------------------

    async def play(self, seat: int, move: int, seen: int, reaction: float = 0.0) -> int:
        """Make a move; the length of the log once it is stored.

        Where others may want to be first, `reaction` is how many seconds after seeing the table
        as it is the seat has spoken.
        """
        if self._is_race(seat, move):
            await self._race.enter(reaction)
        return await self._say(Played(seat, move), seen)

    def _is_race(self, seat: int, move: int) -> bool:
        """Is this a move for which others, who are here, might be speaking at this moment?"""
        game = self.engine.game
        if not game.races or not 0 <= move < game.moves.size:
            return False
        here = {guest.person for guest in self.guests}
        rivals = (self.row.chairs[other] for other in self.waits_for() if other != seat)
        return game.moves.kind_of(move).name in game.races and any(
            rival.kind == "person" and rival.person in here for rival in rivals
        )

    def contested(self, seat: int) -> bool:
        """May others say something now that a move of this seat could forestall or cut short?"""
        moves, races = self.engine.game.moves, self.engine.game.races
        kinds = (
            moves.kind_of(move)
            for other in self.waits_for()
            if races and other != seat
            for move in self.position.legal(other)
        )
        return any(kind.name in races and not kind.sweep for kind in kinds)

    async def take_back(self, seat: int, seen: int) -> int:
        """Take the last move back; the length of the log once that is stored."""
        return await self._say(TakenBack(seat), seen)

    async def _say(self, said: Played | TakenBack, seen: int) -> int:
        async with self._floor:
            if seen > self.length:  # told by another machine what we have not read yet
                await self.catch_up()
            for _ in range(_TRIES):
                self._judge(said, seen)
                step = await self._unfold([self._guided(said)])
                if await self._write(step):
                    return step.length
            raise Refused("busy")

    def _judge(self, said: Played | TakenBack, seen: int) -> None:
        if self.row.status != "playing":
            raise Refused("match_over" if self.row.status == "over" else "table_not_started")
        if not 0 <= said.seat < len(self.asked):
            raise Refused("no_such_seat")
        if isinstance(said, TakenBack):
            self._judge_take_back(said.seat, seen)
        else:
            self._judge_move(said, seen)

    def _judge_take_back(self, seat: int, seen: int) -> None:
        """Only what has just been done, seen by whoever wants it undone."""
        if seen != self.length:
            raise Refused("stale")
        if self.script or not self.position.may_take_back(seat):
            raise Refused("cannot_take_back")

    def _judge_move(self, said: Played, seen: int) -> None:
        assert said.move is not None
        if not self.asked[said.seat] <= seen <= self.length:
            raise Refused("stale")
        reason = self.position.refusal(said.seat, said.move)
        if reason:
            raise Refused(reason)
        if self.script and self.script.guided(self.length, said.move) is None:
            raise Refused("in_lesson")

    def _guided(self, said: Played | TakenBack) -> Event:
        """In a lesson the pupil's hand is led to what was agreed on."""
        if self.script and isinstance(said, Played) and said.move is not None:
            return Played(said.seat, self.script.guided(self.length, said.move))
        return said

    # -- ask --------------------------------------------------------------

    async def _unfold(self, said: list[Event]) -> Step:
        """What follows from what was said: chance and trials answer until people must."""
        position, falls = self.position.copy(), self.falls
        positions, events = [position.copy()], list[Event]()
        films: dict[int, Trial] = {}
        cup = KeyedCup(bytes.fromhex(self.row.seed), [chair.salt for chair in self._people()])
        said += self._agreed(len(said))
        while said or position.awaits() in (CHANCE, TRIAL):
            event = said.pop(0) if said else None
            if position.awaits() == TRIAL:
                at = self.length + len(events)
                films[at] = await self._try(position, at)
                event = Measured(films[at].facts)
            event = event or Fell(cup.answer(falls, position.odds()))
            falls += isinstance(event, Fell)
            position.happen(event)
            events.append(event)
            positions.append(position.copy())
        return self._step(events, positions, films)

    def _agreed(self, said: int) -> list[Event]:
        """In a lesson: what follows from the script when so much more has been said."""
        script = self.script
        return list(script.follow(self.length + said)) if script else []

    def _step(
        self,
        events: Sequence[Event],
        positions: Sequence[Position],
        films: Mapping[int, Trial] | None = None,
    ) -> Step:
        return Step(self.length, tuple(events), tuple(positions), self._script, films or {})

    async def _try(self, position: Position, at: int) -> Trial:
        """What comes of it in the workshop, or what a lesson has agreed on."""
        if self.script and at in self.script.trials:
            return self.script.trials[at]
        return await self._workshop.run(self.engine.game.name, position.state.tobytes())

    def _people(self) -> list[Chair]:
        return [chair for chair in self.row.chairs if chair.kind == "person"]

    # -- write ------------------------------------------------------------

    async def _open(self) -> None:
        """If all is ready, the first step: what chance lays out before anybody speaks."""
        for _ in range(_TRIES):
            if self.row.status != "waiting" or not self.ready():
                return
            if await self._write(await self._unfold([])):
                return

    async def _write(self, step: Step) -> bool:
        """Append at the expected place; False if another machine was first."""
        status: Status = "over" if step.after.over() else "playing"
        try:
            films = {place: trial.film for place, trial in step.films.items()}
            await self._book.append(self.id, Entry(step.at, step.events, films), status)
        except PlaceTaken:
            await self.catch_up()
            return False
        self._accept(step)
        return True

    def _accept(self, step: Step) -> None:
        """Remember what is stored, and tell it; the log says what the status is."""
        before = self.row.status
        self.row.status = "over" if step.after.over() else "playing"
        self._remember(step)
        self._tell(step)
        if self.row.status != before:
            self.announce()

    def _remember(self, step: Step) -> None:
        self._ask_anew(step)
        self.position = step.after
        self.events += step.events
        self.watching = sum(trial.seconds for trial in step.films.values())
        self.falls += sum(isinstance(event, Fell) for event in step.events)

    def _ask_anew(self, step: Step) -> None:
        """A question is new to a seat that has just spoken or may now do other things."""
        before, after = step.positions[0], step.after
        first = step.events[0] if step.events else None
        mover = first.seat if isinstance(first, Played | TakenBack) else NOBODY
        for seat in range(len(self.asked)):
            if seat == mover or before.legal(seat) != after.legal(seat):
                self.asked[seat] = step.length

    async def catch_up(self) -> None:
        """Read on in the store: it is the truth, and what is remembered is its beginning."""
        row = await self._book.find(self.id)
        assert row is not None, "a table that is played is never deleted"
        log = await self._book.log(self.id, self.length)
        self.row = row
        for entry in log:
            self._accept(self._replayed(entry))

    def _replayed(self, entry: Entry) -> Step:
        position = self.position.copy()
        positions = [position.copy()]
        for event in entry.events:
            position.happen(event)
            positions.append(position.copy())
        return self._step(entry.events, positions)

    # -- tell -------------------------------------------------------------

    def _tell(self, step: Step) -> None:
        telling = Telling(step)
        for guest in list(self.guests):
            guest.step(self, telling)

    def announce(self) -> None:
        """Who sits where has changed."""
        for guest in list(self.guests):
            guest.changed(self)

    def come(self, guest: Guest) -> None:
        self.guests.add(guest)
        self.announce()

    def go(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.announce()

    def eyes_of(self, person: str) -> list[int]:
        """Which seats' views a guest gets: its own, or a watcher's."""
        return self.seats_of(person) or [NOBODY]

    def present(self, person: str) -> list[Seen]:
        """What a guest is shown on arrival."""
        return [
            Seen(seat, [], [], look(self.position, seat, self.length, self._script))
            for seat in self.eyes_of(person)
        ]

    def waits_for(self) -> Sequence[int]:
        """The seats that may speak now."""
        if self.row.status != "playing" or self.position.awaits() != CHOICE:
            return []
        return self.position.actors()


def _add_salt(row: TableRow, person: str, salt: str) -> None:
    """Only before the match, and only once: the dice that have fallen came from these salts."""
    for seat in row.seats_of(person) if row.status == "waiting" else ():
        row.chairs[seat].salt = row.chairs[seat].salt or salt
