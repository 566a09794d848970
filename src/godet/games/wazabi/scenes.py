"""A table of Wazabi set up as a test needs it, where dice and cards fall as the scene says.

Seats are called A to F. Cards and faces are written as words, `"swap skip"`, `"W card die"`.
After every event the audit counts cards and dice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from godet.games.wazabi import GAME
from godet.games.wazabi.audit import audit, audit_step
from godet.games.wazabi.box import BLIND, CARDS, COPIES, DEAL, NAMES, ROLL, SKIP, START
from godet.kernel.engine import Engine
from godet.kernel.log import Event, Fell, Played
from godet.kernel.scenes import SceneTable

FACES = ("W", "card", "die")
STAGES = [
    "deal",
    "start",
    "roll",
    "draw",
    "give",
    "draw_from",
    "pick",
    "blind",
    "play",
    "keep",
    "end",
]
ALL = ["remove1", "swap", "remove2", "give1", "steal", "keep1", "draw3", "all2", "skip", "replay"]


def number(seat: str) -> int:
    return "ABCDEF".index(seat)


def letter(seat: int) -> str:
    return "ABCDEF"[seat]


def names(counts: Any) -> str:
    """Cards as words, from how many there are of each."""
    return " ".join(NAMES[card] for card in range(CARDS) for _ in range(counts[card]))


def begin(seats: int, **options: int | bool | str) -> Table:
    """A box just opened: cards are dealt and the start is rolled for."""
    return Table(Engine(GAME).start(seats, GAME.options.read(options)))


def scene(
    *dice: int,
    turn: str = "A",
    pile: str | None = None,
    discard: str | None = None,
    skips: Mapping[str, int] | None = None,
    options: Mapping[str, int | bool | str] | None = None,
    **hands: str,
) -> Table:
    """In the middle of a game: so many dice each, these hands, and somebody about to roll.

    Cards that are not named lie in the pile; or on the discard where the pile is named; or in
    the hand that is written `"..."`.
    """
    table = begin(len(dice), **{"start_dice": 24 // len(dice), **(options or {})})
    s = table.row
    for seat, count in enumerate(dice):
        s.dice[seat] = count
    s.removed = s.start_dice * s.seats - sum(dice)
    _lay_cards(s, pile, discard, skips or {}, hands)
    s.turn, s.turns, s.stage = number(turn), 1, ROLL
    s.to_roll = s.dice[s.turn]
    audit(s)
    return table


def _lay_cards(
    s: Any,
    pile: str | None,
    discard: str | None,
    skips: Mapping[str, int],
    hands: Mapping[str, str],
) -> None:
    left = list(COPIES)
    for card in range(CARDS):
        s.pile[card] = 0
    for seat, count in skips.items():
        s.skips[number(seat)] = count
        left[SKIP] -= count
    rest = s.pile if pile is None else s.discard
    for seat, cards in hands.items():
        if cards == "...":
            rest = Hand(s, number(seat))
        else:
            _lay(Hand(s, number(seat)), cards, left)
    _lay(s.pile, pile or "", left)
    _lay(s.discard, discard or "", left)
    assert min(left) >= 0, f"there are not so many {NAMES[left.index(min(left))]}"
    for card in range(CARDS):
        rest[card] += left[card]
    s.pile_size = sum(s.pile[card] for card in range(CARDS))
    for each in range(s.seats):
        s.held[each] = sum(s.hands[each, card] for card in range(CARDS))


def _lay(place: Any, cards: str, left: list[int]) -> None:
    for card in cards.split():
        place[ALL.index(card)] += 1
        left[ALL.index(card)] -= 1


class Hand:
    """One seat's row of `hands`."""

    def __init__(self, s: Any, seat: int) -> None:
        self.s, self.seat = s, seat

    def __getitem__(self, card: int) -> int:
        return int(self.s.hands[self.seat, card])

    def __setitem__(self, card: int, count: int) -> None:
        self.s.hands[self.seat, card] = count


class Table(SceneTable):
    """A position, told what happens in the game's own words."""

    # -- what happens --------------------------------------------------------

    def look(self, before: Any, event: Event) -> None:
        audit(self.row)
        audit_step(before, event, self.row)

    def deal(self, *hands: str) -> Table:
        """Three cards to each in turn."""
        for card in " ".join(hands).split():
            assert self.row.stage == DEAL
            self.happen(Fell(ALL.index(card)))
        return self

    def roll(self, faces: str) -> Table:
        """All the dice of whoever must roll."""
        assert len(faces.split()) == self.row.to_roll, f"{self.row.to_roll} dice are to be rolled"
        assert self.row.stage in (ROLL, START)
        for face in faces.split():
            self.happen(Fell(FACES.index(face)))
        return self

    def draw(self, cards: str) -> Table:
        """These cards come from the pile."""
        for card in cards.split():
            assert self.asks == "draw"
            self.happen(Fell(ALL.index(card)))
        return self

    def blind(self, card: str) -> Table:
        """This card is the one taken from a hand."""
        assert self.row.stage == BLIND
        self.happen(Fell(ALL.index(card)))
        return self

    def give(self, *to: str) -> Table:
        """The dice that show a die, one after the other."""
        for seat in to:
            self.move("give", number(seat))
        return self

    def draw_from(self, whom: str) -> Table:
        return self.move("draw_from", number(whom))

    def play(self, card: str, at: str = "") -> Table:
        """The seat on turn plays a card: `at` is a seat or a side."""
        values = () if not at else ({"left": 0, "right": 1}.get(at, -1),)
        return self.move(card, *(values if values != (-1,) else (number(at),)))

    def passes(self) -> Table:
        return self.move("pass")

    def keep(self, seat: str, cards: str) -> Table:
        for card in cards.split():
            self.happen(Played(number(seat), GAME.moves.number("keep", ALL.index(card))))
        return self

    def move(self, kind: str, *values: int) -> Table:
        self.happen(Played(self.row.turn, GAME.moves.number(kind, *values)))
        return self

    # -- what cannot happen ----------------------------------------------------

    def refusal(self, kind: str, at: str = "", seat: str = "") -> str:
        """Why this may not be done now; nothing if it may."""
        sides = {"left": 0, "right": 1, **{name: card for card, name in enumerate(ALL)}}
        values = () if not at else (sides[at] if at in sides else number(at),)
        who = number(seat) if seat else self.row.turn
        move = GAME.moves.number(kind, *values)
        reason = self.position.refusal(who, move)
        assert (move in self.position.legal(who)) == (reason == "")
        if reason:
            self.stays_refused(Played(who, move), reason)
        return reason

    def can(self, seat: str = "") -> list[str]:
        """The moves of a seat, as text, with seats by letter."""
        who = number(seat) if seat else self.row.turn
        return [self._text(move) for move in self.position.legal(who)]

    def _text(self, move: int) -> str:
        kind, values = GAME.moves.kind_of(move), GAME.moves.values(move)
        if kind.name == "keep":
            return f"keep {NAMES[values[0]]}"
        if kind.name == "swap":
            return f"swap {('left', 'right')[values[0]]}"
        return " ".join([kind.name, *map(letter if kind.name != "pick" else str, values)])

    # -- what is true now ------------------------------------------------------

    @property
    def asks(self) -> str:
        """The stage: what the match waits for."""
        return STAGES[int(self.row.stage)]

    @property
    def turn(self) -> str:
        return letter(self.row.turn)

    @property
    def actors(self) -> str:
        return "".join(map(letter, self.position.actors()))

    @property
    def dice(self) -> list[int]:
        return [self.row.dice[seat] for seat in range(self.row.seats)]

    @property
    def score(self) -> list[int]:
        return [self.row.score[seat] for seat in range(self.row.seats)]

    def hand(self, seat: str) -> str:
        return names([self.row.hands[number(seat), card] for card in range(CARDS)])

    @property
    def discard(self) -> str:
        return names(self.row.discard)

    @property
    def pile(self) -> str:
        return names(self.row.pile)
