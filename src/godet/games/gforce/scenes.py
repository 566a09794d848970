"""A table of G-Force set up as a test needs it, where dice and tiles fall as the scene says.

Seats are called A to E. Agents are written by their names; places as `base`, `ambush 3`,
`hexagon 3`, arms counted from 1 as people do. After every event the audit counts everything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from godet.games.gforce import GAME
from godet.games.gforce.audit import audit, audit_step
from godet.games.gforce.box import (
    AGENT_NAMES,
    AGENTS,
    AMBUSH,
    ARMS,
    BASE,
    EMPTY,
    FACE_DOWN,
    HEXAGON,
    PLACE,
    ROLL,
    START,
    TILE_NAMES,
    TILES,
    TURN_OVER,
    VALUE,
)
from godet.kernel.engine import Engine
from godet.kernel.log import Event, Fell, Played
from godet.kernel.scenes import SceneTable

PHASES = ["place", "lay", "start", "roll", "move", "reveal", "turn_over", "end"]
PAIR = "press_iron"
"""The tile of Hurley and Speckles."""


def number(seat: str) -> int:
    return "ABCDE".index(seat)


def letter(seat: int) -> str:
    return "ABCDE"[seat]


def space(place: str) -> int:
    """`base`, `ambush 3` or `hexagon 3` as a number."""
    kind, _, arm = place.partition(" ")
    return BASE if kind == "base" else (AMBUSH if kind == "ambush" else HEXAGON) + int(arm) - 1


def place_of(at: int) -> str:
    if at == BASE:
        return "base"
    return f"ambush {at - AMBUSH + 1}" if at < HEXAGON else f"hexagon {at - HEXAGON + 1}"


def begin(seats: int = 2, **options: int | bool | str) -> Table:
    """A box just opened."""
    return Table(Engine(GAME).start(seats, GAME.options.read(options)))


def scene(  # noqa: PLR0913 - each says one thing about the table, by name
    agents: Mapping[str, str] | None = None,
    *,
    seats: int = 2,
    turn: str = "A",
    tiles: Mapping[int, str] | None = None,
    taken: Mapping[str, str] | None = None,
    options: Mapping[str, int | bool | str] | None = None,
) -> Table:
    """In the middle of a match, somebody about to roll; agents that are not named are at base.

    `tiles` says which were seen on which arms (`"?"` is one that nobody has seen); if it is left
    out an unseen one lies on every hexagon. `taken` says what a seat has won.
    """
    trophies = {seat: names.split() for seat, names in (taken or {}).items()}
    count = sum(map(len, trophies.values())) + (len(tiles) if tiles is not None else TILES)
    table = begin(seats, **{"tiles": min(count, TILES), **(options or {})})
    s = table.row
    s.turn, s.turns, s.phase, s.left, s.unlaid = number(turn), 1, ROLL, s.tile_count, 0
    _lay(s, tiles if tiles is not None else dict.fromkeys(range(1, ARMS + 1), "?"))
    for seat, names in trophies.items():
        for name in names:
            _win(s, number(seat), TILE_NAMES.index(name))
    for agent, place in (agents or {}).items():
        s.where[AGENT_NAMES.index(agent)] = space(place)
    for at in range(AGENTS):
        s.origin[at] = s.where[at]
    audit(s)
    return table


def _lay(s: Any, tiles: Mapping[int, str]) -> None:
    for arm in range(ARMS):
        name = tiles.get(arm + 1, "")
        s.tiles[arm] = FACE_DOWN if name == "?" else TILE_NAMES.index(name) + 1 if name else EMPTY
        s.seen_at[arm] = 1 if s.tiles[arm] > 0 else 0


def _win(s: Any, seat: int, tile: int) -> None:
    s.trophies[seat] |= 1 << tile
    s.score[seat] += VALUE[tile]
    s.left -= 1


class Table(SceneTable):
    """A position, told what happens in the game's own words."""

    # -- what happens --------------------------------------------------------

    def look(self, before: Any, event: Event) -> None:
        audit(self.row)
        audit_step(before, event, self.row)

    def roll(self, *dice: int) -> Table:
        """The die, for the turn or for the start, once for each number."""
        for die in dice:
            assert self.row.phase in (ROLL, START)
            self.happen(Fell(die - 1))
        return self

    def place(self, *arms: int) -> Table:
        """Chance lays the tiles of a short match on these hexagons."""
        for arm in arms:
            assert self.row.phase == PLACE
            self.happen(Fell(arm - 1))
        return self

    def lay(self, *arms: int) -> Table:
        """The one who begins lays them."""
        for arm in arms:
            self.move("lay", arm - 1)
        return self

    def walk(self, agent: str, to: str) -> Table:
        return self.move("move", AGENT_NAMES.index(agent), space(to))

    def reveal(self, arm: int, shows: str = "") -> Table:
        """The tile of an arm is turned over; `shows` is what chance makes of an unseen one."""
        self.move("reveal", arm - 1)
        assert (self.row.phase == TURN_OVER) == bool(shows)
        if shows:
            self.happen(Fell(TILE_NAMES.index(shows)))
        return self

    def ends(self) -> Table:
        return self.move("end")

    def move(self, kind: str, *values: int) -> Table:
        self.happen(Played(self.row.turn, GAME.moves.number(kind, *values)))
        return self

    # -- what cannot happen ----------------------------------------------------

    def why_not(self, agent: str, to: str) -> str:
        """Why this agent may not go there; nothing if it may."""
        return self.refusal("move", AGENT_NAMES.index(agent), space(to))

    def refusal(self, kind: str, *values: int) -> str:
        """Why this may not be done now; nothing if it may. Arms count from 0 here."""
        move = GAME.moves.number(kind, *values)
        reason = self.position.refusal(self.row.turn, move)
        assert (move in self.position.legal(self.row.turn)) == (reason == "")
        if reason:
            self.stays_refused(Played(self.row.turn, move), reason)
        return reason

    def ways(self, agent: str) -> list[str]:
        """The places to which an agent may go now."""
        first = GAME.moves.number("move", AGENT_NAMES.index(agent), BASE)
        legal = self.position.legal(self.row.turn)
        return [place_of(move - first) for move in legal if first <= move < first + HEXAGON + ARMS]

    @property
    def can(self) -> list[str]:
        """Everything else that may be done now, arms counted from 1."""
        legal = [GAME.moves.text(move).split() for move in self.position.legal(self.row.turn)]
        words = [word for word in legal if word[0] != "move"]
        return [f"{word[0]} {int(word[1]) + 1}" if word[1:] else word[0] for word in words]

    # -- what is true now ------------------------------------------------------

    @property
    def asks(self) -> str:
        """The phase: what the match waits for."""
        return PHASES[int(self.row.phase)]

    @property
    def turn(self) -> str:
        return letter(self.row.turn)

    def at(self, agent: str) -> str:
        """Where an agent stands."""
        return place_of(self.row.where[AGENT_NAMES.index(agent)])

    def tile(self, arm: int) -> str:
        """What is known of an arm: a name, `?` for unseen, nothing for an empty hexagon."""
        tile = self.row.tiles[arm - 1]
        return TILE_NAMES[tile - 1] if tile > 0 else "?" if tile == FACE_DOWN else ""

    @property
    def score(self) -> list[int]:
        return [self.row.score[seat] for seat in range(self.row.seats)]
