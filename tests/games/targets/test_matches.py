"""Whole matches on real physics: people who aim roughly at a disc and call what they like."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import Any

import pytest

from godet.games.targets import GAME
from godet.games.targets.audit import audit, audit_step
from godet.games.targets.box import CENTRE, FIRST_DISC, FIRST_PUCK, MOVES
from godet.games.targets.exchange import Facts
from godet.games.targets.measures import AIMS, DISCS
from godet.kernel.engine import Engine, Position
from godet.kernel.game import CHANCE, TRIAL
from godet.kernel.log import Event, Fell, Measured, Played
from godet.mill.workshop import run_trial

TABLES: list[tuple[int, dict[str, str | bool]]] = [
    (2, {}),
    (3, {"counter": True, "calls": "live"}),
    (4, {"teams": True, "calls": "automatic"}),
    (2, {"three_by_three": True, "tower_distance": "free_up_to_200", "first_player": "race"}),
]


def somewhere(position: Position, seat: int, rng: random.Random) -> int:
    """A flick at one of the discs, by an unsteady hand."""
    s = position.row
    middle = [disc for disc in range(DISCS) if s.disc_lies[disc] == CENTRE]
    goal = FIRST_DISC + rng.choice(middle) if middle else FIRST_PUCK + (seat + 1) % s.seats
    x, y = (s.at[goal, axis] - s.at[FIRST_PUCK + seat, axis] for axis in (0, 1))
    aim = round(10 * math.degrees(math.atan2(y, x)) + rng.gauss(0, 30)) % AIMS
    return MOVES.number("flick", aim, rng.randint(25, 60), rng.randint(11, 18), 12)


def something(position: Position, rng: random.Random) -> Event:
    if position.awaits() == CHANCE:
        return Fell(rng.choices(range(len(position.odds())), position.odds())[0])
    if position.awaits() == TRIAL:
        trial = run_trial(GAME.name, position.state.tobytes())
        assert Facts.unpack(trial.facts).settled
        return Measured(trial.facts)
    seat = rng.choice(position.actors())
    move = rng.choice(position.legal(seat))
    flicks = MOVES.kind_of(move).name == "flick"
    return Played(seat, somewhere(position, seat, rng) if flicks else move)


def match(position: Position, rng: random.Random) -> Iterator[tuple[Any, Event, Any]]:
    """Every event with what was before and after."""
    while not position.over():
        before, event = position.copy(), something(position, rng)
        position.happen(event)
        yield before.row, event, position.row


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_match_is_played_to_its_end_and_nothing_is_lost(
    seats: int, options: dict[str, str | bool]
) -> None:
    position = Engine(GAME).start(seats, GAME.options.read(options))
    events = []
    for before, event, after in match(position, random.Random(41)):
        audit(after)
        audit_step(before, event, after)
        events.append(event)
    again = Engine(GAME).start(seats, GAME.options.read(options))
    for event in events:
        again.happen(event)
    assert again == position
    assert sum(position.standing().points) > 0, "somebody has won a disc"
