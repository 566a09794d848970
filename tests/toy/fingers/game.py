"""A toy: all show fingers in secret and at once, and anybody may shout at any moment.

Each round a hidden coin is tossed to every seat in turn, only the seat sees its own. Then each
chooses 0, 1 or 2 fingers, and once a round somebody may shout "even!", chosen already or not. When
all have chosen, fingers and coins are added up: an even sum is a point for the shouter, an odd one
for everybody else. Three rounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from godet.kernel.game import CHANCE, CHOICE, OVER, Cup, Game, Note, Rules, never_measured, rule
from godet.kernel.log import Event, Played
from godet.kernel.luck import below
from godet.kernel.moves import Moves, kind
from godet.kernel.options import Options, number, switch
from godet.kernel.record import Cells, cell, cells, record

SEATS = 4
MOVES = Moves(kind("show", fingers=3), kind("shout"))
SHOUT = MOVES.first("shout")
OPTIONS = Options(number("rounds", 1, 5, 3), switch("quiet"))
REFUSALS = ("allowed", "not_now", "shown_already", "shouted_already", "no_shouting")
TOSS, CHOOSE, DONE = range(3)


@record
class Fingers:
    seats: int = cell()
    rounds: int = cell()
    quiet: int = cell()
    stage: int = cell()
    turn: int = cell()
    shouter: int = cell()
    """The seat that shouted this round, plus 1."""
    shown: Cells = cells(SEATS)
    """Has the seat chosen? Public."""
    coins: Cells = cells(SEATS)
    fingers: Cells = cells(SEATS)
    points: Cells = cells(SEATS, bits=16)


@rule
def setup(s: Fingers, seats: int, options: Sequence[int]) -> None:
    s.seats, s.rounds, s.quiet = seats, options[0], options[1]


@rule
def awaits(s: Fingers) -> int:
    return CHANCE if s.stage == TOSS else CHOICE if s.stage == CHOOSE else OVER


@rule
def may_shout(s: Fingers) -> bool:
    return s.quiet == 0 and s.shouter == 0


@rule
def actors(s: Fingers) -> int:
    """Whoever has not chosen; and everybody, chosen or not, while nobody has shouted."""
    mask = 0
    for seat in range(s.seats):
        if s.shown[seat] == 0 or may_shout(s):
            mask |= 1 << seat
    return mask


@rule
def refuse(s: Fingers, seat: int, move: int) -> int:
    if move < SHOUT:
        return 2 if s.shown[seat] else 0
    if s.quiet:
        return 4
    return 0 if may_shout(s) else 3


@rule
def legal(s: Fingers, seat: int, out: Cells) -> int:
    count = 0
    for move in range(SHOUT + 1):
        if refuse(s, seat, move) == 0:
            out[count] = move
            count += 1
    return count


@rule
def play(s: Fingers, seat: int, move: int) -> None:
    if move == SHOUT:
        s.shouter = seat + 1
        return
    s.fingers[seat] = move
    s.shown[seat] = 1
    for other in range(s.seats):
        if s.shown[other] == 0:
            return
    reveal(s)


@rule
def reveal(s: Fingers) -> None:
    total = 0
    for seat in range(s.seats):
        total += s.fingers[seat] + s.coins[seat]
        s.fingers[seat], s.coins[seat], s.shown[seat] = 0, 0, 0
    for seat in range(s.seats):
        if s.shouter > 0 and (total % 2 == 0) == (seat == s.shouter - 1):
            s.points[seat] += 1
    s.shouter, s.turn = 0, 0
    s.rounds -= 1
    s.stage = TOSS if s.rounds > 0 else DONE


@rule
def secret(_s: Fingers, seat: int, move: int) -> int:
    return -1 if move == SHOUT else 1 << seat


@rule
def odds(_s: Fingers, out: Cells) -> int:
    out[0], out[1] = 1, 1
    return 2


@rule
def eyes(s: Fingers) -> int:
    return 1 << s.turn


@rule
def fall(s: Fingers, outcome: int) -> None:
    s.coins[s.turn] = outcome
    s.turn += 1
    if s.turn == s.seats:
        s.stage = CHOOSE


@rule
def scores(s: Fingers, points: Cells, places: Cells) -> int:
    for seat in range(s.seats):
        points[seat] = s.points[seat]
        places[seat] = 0 if s.stage != DONE else 1
        for other in range(s.seats):
            if s.stage == DONE and s.points[other] > s.points[seat]:
                places[seat] += 1
    return 1 if s.stage == DONE else 0


@rule
def conceal(s: Fingers, seat: int) -> None:
    for other in range(s.seats):
        if other != seat:
            s.fingers[other], s.coins[other] = 0, 0


@rule
def imagine(s: Fingers, seat: int, cup: Cup) -> None:
    for other in range(s.seats):
        if other != seat:
            if s.stage == CHOOSE or other < s.turn:
                s.coins[other] = below(cup, 2)
            if s.shown[other] > 0:
                s.fingers[other] = below(cup, 3)


def combine(_seats: int, options: tuple[int, ...]) -> str:
    return "too_quiet" if options[1] and options[0] > 3 else ""


def narrate(_before: Fingers, event: Event, after: Fingers) -> list[Note]:
    if isinstance(event, Played):
        return [Note("shout" if event.move == SHOUT else "shows", {"seat": event.seat})]
    return [Note("toss", {"seat": after.turn - 1})]


GAME = Game(
    name="fingers",
    version=1,
    fewest=2,
    most=SEATS,
    minutes=1,
    record=Fingers,
    moves=MOVES,
    options=OPTIONS,
    refusals=REFUSALS,
    self_evident=frozenset(),
    endings=("unfinished", "counted"),
    most_outcomes=2,
    rules=Rules(
        setup=setup,
        awaits=awaits,
        actors=actors,
        legal=legal,
        refuse=refuse,
        play=play,
        secret=secret,
        odds=odds,
        eyes=eyes,
        fall=fall,
        measured=never_measured,
        scores=scores,
        conceal=conceal,
        imagine=imagine,
    ),
    combine=combine,
    narrate=narrate,
    folder=Path(__file__).parent,
)
