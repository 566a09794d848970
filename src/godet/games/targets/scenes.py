"""A table of Targets set up as a test needs it, where every flick ends as the scene says.

Seats are called A to D, their dice `A1 A2 A3` from below, discs are numbered from 1; `scenes_facts`
says in which words a die comes to rest. After every event the audit counts dice and discs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from godet.games.targets import GAME
from godet.games.targets.audit import audit, audit_step
from godet.games.targets.box import (
    CENTRE,
    FIRST_DISC,
    FIRST_PUCK,
    FLICK,
    MOVES,
    ON_FIELD,
    OUT,
    PER_SEAT,
    STORED,
    SUPPLY,
    UNDER_PUCK,
    WON,
)
from godet.games.targets.disarm import put
from godet.games.targets.exchange import ON_TABLE, Facts, PartFacts, Pose
from godet.games.targets.measures import DICE, DISCS
from godet.games.targets.rest import count_levels, forget_marks, take_away
from godet.games.targets.rounds import free_place, lay_table
from godet.games.targets.scenes_facts import at_rest, die_of, seat_of, trial
from godet.games.targets.sides import stands
from godet.kernel.engine import Engine
from godet.kernel.game import TRIAL
from godet.kernel.log import Event, Fell, Measured, Played
from godet.kernel.scenes import SceneTable

STAGES = [
    "distance",
    "swap",
    "first",
    "shout",
    "colour",
    "build",
    "flick",
    "rolling",
    "stay",
    "lose",
    "return",
    "settling",
    "window",
    "discard",
    "golden",
    "golden_rolling",
    "end",
]
SOME_AIM = (1800, 40, 12, 12)
"""A flick; what comes of it is for the scene to say."""


def name_of(die: int) -> str:
    return f"{'ABCD'[die // PER_SEAT]}{die % PER_SEAT + 1}"


def dice_of(names: str) -> list[int]:
    return [die_of(name) for name in names.split()]


def begin(seats: int = 2, **options: int | bool | str) -> Table:
    """A box just opened."""
    return Table(Engine(GAME).start(seats, GAME.options.read(options)))


def scene(  # noqa: PLR0913 - each says one thing about the table, by name
    seats: int = 2,
    *,
    field: Mapping[str, str] | None = None,
    spent: str = "",
    stored: Mapping[str, Iterable[int]] | None = None,
    won: Mapping[str, Iterable[int]] | None = None,
    centre: Iterable[int] = (1, 2, 3),
    out: Iterable[int] = (),
    options: Mapping[str, int | bool | str] | None = None,
) -> Table:
    """In the middle of a round that A began, A about to flick; dice that are not named are whole
    on their towers, `spent` ones are under pucks, discs that are not named are in the supply."""
    table = _begun(seats, options or {})
    s = table.row
    for disc in range(DISCS):
        s.disc_lies[disc], s.disc_seat[disc], s.disc_place[disc] = SUPPLY, -1, -1
    for disc in centre:
        s.disc_lies[disc - 1], s.disc_place[disc - 1] = CENTRE, free_place(s)
    for disc in out:
        s.disc_lies[disc - 1] = OUT
    _give(s, stored or {}, STORED)
    _give(s, won or {}, WON)
    s.round, s.stage = 2, FLICK
    lay_table(s)
    for die in range(PER_SEAT * seats):
        put(s, die)
    for die in dice_of(spent):
        take_away(s, die, UNDER_PUCK)
    for name, words in (field or {}).items():
        _lay_on_field(s, die_of(name), words)
    s.unsettled = 0
    count_levels(s)
    audit(s)
    return table


def _begun(seats: int, options: Mapping[str, int | bool | str]) -> Table:
    """A begins; in teams everybody has given its partner the first die."""
    table = begin(seats, **options)
    for letter in "ABCD" if table.asks == "swap" else "":
        table.says(letter, "swap", die_of(f"{letter}1"))
    table.begins("A")
    return table.colour(0) if table.asks == "colour" else table


def _give(s: Any, whose: Mapping[str, Iterable[int]], lies: int) -> None:
    for letter, discs in whose.items():
        for disc in discs:
            s.disc_lies[disc - 1], s.disc_seat[disc - 1] = lies, seat_of(letter)
            s.definitive[seat_of(letter)] += lies == WON


def _lay_on_field(s: Any, die: int, words: str) -> None:
    """It came to rest there in an earlier turn, and nobody called anything."""
    take_away(s, die, ON_FIELD)
    facts = at_rest(s, die, words)
    forget_marks(s, die)
    s.here[die] = ON_TABLE
    s.at[die, 0], s.at[die, 1], s.at[die, 2] = facts.pose.x, facts.pose.y, facts.pose.z
    s.face[die], s.on_disc[die], s.on_mark[die] = facts.face, facts.on_disc, facts.on_mark
    s.on_discs[die], s.on_dice[die] = facts.on_discs, facts.on_dice
    s.lapsed[die] = 1 if facts.on_mark >= 0 else 0


class Table(SceneTable):
    """A position, told what happens in the game's own words."""

    # -- what happens --------------------------------------------------------

    def look(self, before: Any, event: Event) -> None:
        audit(self.row)
        audit_step(before, event, self.row)

    def begins(self, letter: str) -> Table:
        assert self.asks == "first"
        return self.happen(Fell(seat_of(letter)))

    def colour(self, number: int) -> Table:
        """Chance names the colour of a set."""
        assert self.asks == "colour"
        return self.happen(Fell(number))

    def flick(self, words: str, **others: str) -> Table:
        """Whoever is to flick does; its top die ends like this, others too if they are named."""
        letter = "ABCD"[self.row.turn]
        top = self.tower(letter).split()[-1]
        return self.aim(letter).comes(**{top: words}, **others)

    def aim(self, letter: str, flick: tuple[int, ...] = SOME_AIM) -> Table:
        return self.says(letter, "flick", *flick)

    def comes(self, **ends: str) -> Table:
        """The trial that the rules wait for."""
        assert self.position.awaits() == TRIAL
        return self.measures(trial(self.row, {die_of(name): end for name, end in ends.items()}))

    def moves_part(self, part: int, pose: Pose, **ends: str) -> Table:
        """The same, and a disc or a puck comes to rest elsewhere."""
        facts = trial(self.row, {die_of(name): end for name, end in ends.items()})
        discs, pucks = list(facts.discs), list(facts.pucks)
        parts, at = (pucks, part - FIRST_PUCK) if part >= FIRST_PUCK else (discs, part - FIRST_DISC)
        parts[at] = PartFacts(pose, 1)
        return self.measures(replace(facts, discs=tuple(discs), pucks=tuple(pucks)))

    def measures(self, facts: Facts) -> Table:
        return self.happen(Measured(facts.pack()))

    def settles(self, **ends: str) -> Table:
        """A trial without a flick (T-R49)."""
        assert self.asks == "settling"
        return self.comes(**ends)

    def says(self, letter: str, kind: str, *values: int) -> Table:
        return self.happen(Played(seat_of(letter), MOVES.number(kind, *values)))

    def calls(self, letter: str, die: str) -> Table:
        """Targets!"""
        return self.says(letter, "call_targets", die_of(die))

    def doubles(self, letter: str, take: str, other: str) -> Table:
        return self.says(letter, "call_double", die_of(take), die_of(other))

    def counters(self, letter: str, die: str) -> Table:
        return self.says(letter, "counter", die_of(die))

    def passes(self, *letters: str) -> Table:
        for letter in letters:
            self.says(letter, "pass")
        return self

    def stays(self, die: str) -> Table:
        return self.says("ABCD"[self.row.flicker], "stay", die_of(die))

    def loses(self, letter: str, die: str) -> Table:
        return self.says(letter, "lose", die_of(die))

    def puts(self, letter: str, *dice: str) -> Table:
        for die in dice:
            self.says(letter, "put", die_of(die))
        return self

    def discards(self, disc: int) -> Table:
        return self.says("ABCD"[self.row.first], "discard", self.row.disc_place[disc - 1])

    # -- what cannot happen ----------------------------------------------------

    def why_not(self, letter: str, kind: str, *values: int | str) -> str:
        """Why this may not be done now, nothing if it may; dice by their names."""
        numbers = [die_of(each) if isinstance(each, str) else each for each in values]
        seat, move = seat_of(letter), MOVES.number(kind, *numbers)
        reason = self.position.refusal(seat, move)
        assert MOVES.allows(self.position.legal(seat), move) == (reason == "")
        if reason:
            self.stays_refused(Played(seat, move), reason)
        return reason

    def can(self, letter: str) -> list[str]:
        """Everything this seat may do, dice by their names; a flick is one of them."""
        return [_spelt(move) for move in self.position.legal(seat_of(letter))]

    # -- what is true now ------------------------------------------------------

    @property
    def asks(self) -> str:
        """What the match waits for."""
        return STAGES[int(self.row.stage)]

    @property
    def turn(self) -> str:
        return "ABCD"[self.row.turn]

    @property
    def speakers(self) -> str:
        """The seats that may say something now."""
        return "".join("ABCD"[seat] for seat in self.position.actors())

    def tower(self, letter: str) -> str:
        """The dice on a tower, from below."""
        mine = [die for die in range(DICE) if self._holds(letter, die) and stands(self.row, die)]
        return " ".join(map(name_of, sorted(mine, key=lambda die: int(self.row.level[die]))))

    def under(self, letter: str) -> str:
        """The dice under a puck, out of the round."""
        return self._dice(letter, UNDER_PUCK)

    def on_field(self, letter: str) -> str:
        return self._dice(letter, ON_FIELD)

    def _dice(self, letter: str, lies: int) -> str:
        mine = [die for die in range(DICE) if self._holds(letter, die)]
        return " ".join(name_of(die) for die in mine if self.row.lies[die] == lies)

    def _holds(self, letter: str, die: int) -> bool:
        return bool(self.row.holder[die] == seat_of(letter))

    def _discs(self, lies: int, letter: str = "") -> list[int]:
        return [
            disc + 1
            for disc in range(DISCS)
            if self.row.disc_lies[disc] == lies
            and (not letter or self.row.disc_seat[disc] == seat_of(letter))
        ]

    @property
    def centre(self) -> list[int]:
        """The discs in the middle."""
        return self._discs(CENTRE)

    @property
    def supply(self) -> list[int]:
        return self._discs(SUPPLY)

    @property
    def out(self) -> list[int]:
        return self._discs(OUT)

    def stored(self, letter: str) -> list[int]:
        return self._discs(STORED, letter)

    def won(self, letter: str) -> list[int]:
        return self._discs(WON, letter)


def _spelt(move: int) -> str:
    kind, values = MOVES.kind_of(move).name, MOVES.values(move)
    if kind in ("flick", "pass", "shout"):
        return kind
    if kind in ("discard", "distance"):
        return f"{kind} {values[0]}"
    return " ".join([kind, *map(name_of, values)])
