"""A table of DiceRun set up as a test needs it, where dice and cards fall as the scene says.

Seats are called A to F. Groups, values and stages are counted from 1, as people count. A road is
written as `notation` says. After every event the audit counts dice, cards and targets.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from godet.games.dicerun import GAME
from godet.games.dicerun.audit import audit, audit_step
from godet.games.dicerun.box import (
    ALL_DICE,
    CARDS,
    DEAL_CARDS,
    DEAL_TARGETS,
    DRAW,
    FIRST_ROLL,
    HAND,
    NAMES,
    OWN_TARGETS,
    PLAY,
    REROLLING,
    START_VALUES,
    TARGETS,
    TURN_TOP,
    VALUES,
)
from godet.games.dicerun.notation import die_name, kind_of, lay_road, read_road
from godet.kernel.engine import Engine, Position
from godet.kernel.log import Event, Fell, Played
from godet.kernel.scenes import SceneTable

PHASES = (
    *("values", "targets", "cards", "first", "take", "first roll", "play", "sprint"),
    *("reroll which", "reroll", "draw", "top", "choose", "end"),
)
DICE_MOVES = ("take", "sprint", "accident", "choose")
GROUP_MOVES = ("swap", "gap", "reroll_group")


def number(seat: str) -> int:
    return "ABCDEF".index(seat)


def letter(seat: int) -> str:
    return "ABCDEF"[seat]


def begin(seats: int, **options: int | bool | str) -> Table:
    """A box just opened: dice are to be rolled, targets and cards to be dealt."""
    return Table(Engine(GAME).start(seats, GAME.options.read(options)))


def scene(
    road: str,
    seats: int = 4,
    *,
    turn: str = "A",
    targets: Mapping[str, str] | None = None,
    options: Mapping[str, int | bool | str] | None = None,
    **hands: str,
) -> Table:
    """In the middle of a race: these dice, targets and hands, and somebody about to play.

    Hands and targets that are not named are filled up with the first that are left.
    """
    table = begin(seats, **(options or {}))
    s = table.row
    table.dice = lay_road(s, road)
    s.rolling, s.first, s.turns = 0, 0, 1
    s.turn, s.phase = number(turn), PLAY
    for seat in range(seats):
        _deal_targets(s, seat, (targets or {}).get(letter(seat), ""))
        _deal_cards(s, seat, hands.get(letter(seat), ""))
    for seat in range(seats):
        _fill_up(s, seat)
    lying = road.count("_")
    s.pile[NAMES.index("gap")] -= lying
    audit(s, table.dice)
    return table


def _deal_targets(s: Any, seat: int, targets: str) -> None:
    for die in targets.split():
        _give_target(s, seat, kind_of(die))


def _give_target(s: Any, seat: int, target: int) -> None:
    assert s.undealt >> target & 1, f"{die_name(target)} is there once"
    s.undealt &= ~(1 << target)
    s.targets[seat] |= 1 << target
    s.dealt += 1


def _deal_cards(s: Any, seat: int, cards: str) -> None:
    for card in cards.split():
        _give_card(s, seat, NAMES.index(card))


def _give_card(s: Any, seat: int, card: int) -> None:
    assert s.pile[card] > 0, f"there is no {NAMES[card]} left"
    s.pile[card] -= 1
    s.hands[seat, card] += 1
    s.held[seat] += 1


def _fill_up(s: Any, seat: int) -> None:
    while s.targets[seat].bit_count() < OWN_TARGETS:
        _give_target(s, seat, next(t for t in range(TARGETS) if s.undealt >> t & 1))
    while s.held[seat] < HAND:
        _give_card(s, seat, next(card for card in range(CARDS) if s.pile[card]))


class Table(SceneTable):
    """A position, told what happens in the game's own words."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.dice = ALL_DICE

    # -- what happens --------------------------------------------------------

    def look(self, before: Any, event: Event) -> None:
        audit(self.row, self.dice)
        audit_step(before, event, self.row)

    def roll(self, values: str) -> Table:
        """These dice come to rest, one after the other."""
        for value in values.split():
            assert self.row.phase in (START_VALUES, FIRST_ROLL, REROLLING)
            self.happen(Fell(int(value) - 1))
        return self

    def deal(self, cards: str) -> Table:
        """Targets, written as dice, or movement cards."""
        for card in cards.split():
            assert self.row.phase in (DEAL_TARGETS, DEAL_CARDS)
            dealing = self.row.phase == DEAL_TARGETS
            self.happen(Fell(kind_of(card) if dealing else NAMES.index(card)))
        return self

    def draw(self, card: str = "") -> Table:
        """This card is drawn, or the first that is left."""
        assert self.row.phase == DRAW
        left = next(each for each in range(CARDS) if self.row.pile[each])
        self.happen(Fell(NAMES.index(card) if card else left))
        return self

    def top(self, *, stage: bool) -> Table:
        """What lies on top of the pile now."""
        assert self.row.phase == TURN_TOP
        self.happen(Fell(int(stage)))
        return self

    def do(self, words: str, seat: str = "") -> Table:
        """A move in the words of a scene: `six`, `joker red`, `swap 2`, `target B6 value`."""
        who = number(seat) if seat else self.row.turn
        for move in moves_of(words):
            self.happen(Played(who, move))
        return self

    def choose(self, **targets: str) -> Table:
        """What each of these seats counts at the end of a stage."""
        for seat, target in targets.items():
            self.do(f"choose {target}", seat)
        return self

    # -- what cannot happen ----------------------------------------------------

    def refusal(self, words: str, seat: str = "") -> str:
        """Why this may not be done now; nothing if it may."""
        who = number(seat) if seat else self.row.turn
        move = moves_of(words)[0]
        reason = self.position.refusal(who, move)
        assert (move in self.position.legal(who)) == (reason == "")
        if reason:
            self.stays_refused(Played(who, move), reason)
        return reason

    def can(self, kind: str = "", seat: str = "") -> list[str]:
        """The moves of a seat in the words of a scene; those of one kind, if asked."""
        who = number(seat) if seat else self.row.turn
        told = [words_of(move) for move in self.position.legal(who)]
        return [words for words in told if not kind or words.split()[0] == kind]

    # -- what is true now ------------------------------------------------------

    @property
    def asks(self) -> str:
        """The phase: what the match waits for."""
        return PHASES[int(self.row.phase)]

    @property
    def road(self) -> str:
        return read_road(self.row)

    @property
    def turn(self) -> str:
        return letter(self.row.turn)

    @property
    def actors(self) -> str:
        return "".join(map(letter, self.position.actors()))

    @property
    def points(self) -> list[int]:
        return [self.row.points[seat] for seat in range(self.row.seats)]

    @property
    def used(self) -> str:
        return cards_of(self.row.used)

    def hand(self, seat: str) -> str:
        return cards_of([self.row.hands[number(seat), card] for card in range(CARDS)])

    def targets(self, seat: str) -> str:
        held = self.row.targets[number(seat)]
        return " ".join(die_name(target) for target in range(TARGETS) if held >> target & 1)


def cards_of(counts: Any) -> str:
    """Cards as words, from how many there are of each."""
    return " ".join(NAMES[card] for card in range(CARDS) for _ in range(counts[card]))


# -- moves as words ---------------------------------------------------------------


def moves_of(words: str) -> list[int]:
    """The moves behind these words: one, or three for a sprint with three dice."""
    kind, *rest = words.split()
    if kind in NAMES and not rest and kind != "comeback":
        return [GAME.moves.number("advance", NAMES.index(kind))]
    if kind in DICE_MOVES:
        return [GAME.moves.number(kind, *divmod(kind_of(die), VALUES)) for die in rest]
    if kind == "target":
        colour, value = divmod(kind_of(rest[0]), VALUES)
        return [GAME.moves.number(kind, colour, value, int(rest[1] == "value"))]
    if kind in GROUP_MOVES or kind == "about_face":
        return [GAME.moves.number(kind, *(int(each) - 1 for each in rest))]
    return [GAME.moves.number(kind, *map(NAMES.index, rest))]


def words_of(move: int) -> str:
    """A move as a scene writes it."""
    kind, values = GAME.moves.kind_of(move).name, GAME.moves.values(move)
    if kind == "advance":
        return NAMES[values[0]]
    if kind in DICE_MOVES:
        return f"{kind} {die_name(values[0] * VALUES + values[1])}"
    if kind == "target":
        order = ("colour", "value")[values[2]]
        return f"target {die_name(values[0] * VALUES + values[1])} {order}"
    if kind in GROUP_MOVES or kind == "about_face":
        return " ".join([kind, *(str(value + 1) for value in values)])
    return " ".join([kind, *(NAMES[value] for value in values)])
