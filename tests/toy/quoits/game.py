"""A toy with a table of wood: each flicks a ring with any aim and force; the nearest ring wins.

A flick is a sweep: allowed whole or not at all. Where the ring comes to rest is measured.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from godet.kernel.game import CHOICE, OVER, TRIAL, Cup, Game, Note, Rules, rule, seen_by_all
from godet.kernel.log import Event
from godet.kernel.moves import Moves, kind
from godet.kernel.options import Options, number
from godet.kernel.record import Cells, cell, cells, record

SEATS = 3
FAR = 30_000
MOVES = Moves(kind("concede"), kind("flick", sweep=True, aim=360, force=100))
FLICK = MOVES.first("flick")


@record
class Quoits:
    seats: int = cell()
    rings: int = cell()
    """How many each has still to flick."""
    turn: int = cell()
    flying: int = cell()
    done: int = cell()
    aim: int = cell(bits=16)
    force: int = cell(bits=32)
    best: Cells = cells(SEATS, bits=16)
    """How near a seat's nearest ring lies."""


@rule
def setup(s: Quoits, seats: int, options: Sequence[int]) -> None:
    s.seats, s.rings = seats, options[0]
    for seat in range(seats):
        s.best[seat] = FAR


@rule
def awaits(s: Quoits) -> int:
    return OVER if s.done else TRIAL if s.flying else CHOICE


@rule
def actors(s: Quoits) -> int:
    return 1 << s.turn


@rule
def legal(s: Quoits, _seat: int, out: Cells) -> int:
    out[0], out[1] = 0, FLICK
    return 2 if s.rings > 0 else 1


@rule
def refuse(s: Quoits, _seat: int, _move: int) -> int:
    return 0 if s.rings > 0 else 1


@rule
def play(s: Quoits, _seat: int, move: int) -> None:
    if move == 0:
        s.done = 1
        return
    s.aim, s.force = (move - FLICK) // 100, (move - FLICK) % 100
    s.flying = 1


@rule
def odds(_s: Quoits, _out: Cells) -> int:
    return 0


@rule
def eyes(_s: Quoits) -> int:
    return -1


@rule
def fall(_s: Quoits, _outcome: int) -> None:
    pass


@rule
def measured(s: Quoits, facts: Cells) -> None:
    """The first fact is how far from the pin the ring lies; the others are for the page."""
    s.flying = 0
    s.best[s.turn] = min(s.best[s.turn], facts[0])
    s.turn = (s.turn + 1) % s.seats
    if s.turn == 0:
        s.rings -= 1
        if s.rings == 0:
            s.done = 1


@rule
def scores(s: Quoits, points: Cells, places: Cells) -> int:
    for seat in range(s.seats):
        points[seat] = FAR - s.best[seat]
        places[seat] = s.done
        for other in range(s.seats):
            if s.done and s.best[other] < s.best[seat]:
                places[seat] += 1
    return s.done


@rule
def conceal(_s: Quoits, _seat: int) -> None:
    pass


@rule
def imagine(_s: Quoits, _seat: int, _cup: Cup) -> None:
    pass


def combine(_seats: int, _options: tuple[int, ...]) -> str:
    return ""


def narrate(before: Quoits, event: Event, _after: Quoits) -> list[Note]:
    return [Note(type(event).__name__.lower(), {"seat": before.turn})]


GAME = Game(
    name="quoits",
    version=1,
    fewest=1,
    most=SEATS,
    minutes=1,
    record=Quoits,
    moves=MOVES,
    options=Options(number("rings", 1, 9, 2)),
    refusals=("allowed", "no_ring"),
    self_evident=frozenset(),
    endings=("unfinished", "nearest"),
    most_outcomes=1,
    rules=Rules(
        setup=setup,
        awaits=awaits,
        actors=actors,
        legal=legal,
        refuse=refuse,
        play=play,
        secret=seen_by_all,
        odds=odds,
        eyes=eyes,
        fall=fall,
        measured=measured,
        scores=scores,
        conceal=conceal,
        imagine=imagine,
    ),
    combine=combine,
    narrate=narrate,
    folder=Path(__file__).parent,
)
