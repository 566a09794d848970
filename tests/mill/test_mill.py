"""The mill grinds the same games whichever way they are fed to it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from godet.catalog import find
from godet.games.targets import GAME as TARGETS
from godet.kernel.engine import Engine, Position
from godet.kernel.errors import BadText, Refused
from godet.kernel.game import Game
from godet.mill.batch import Batch
from godet.mill.desk import Box
from godet.mill.drive import ONE, worth
from godet.mill.simulate import simulate
from godet.mill.stepper import Stepper
from tests.toy.fingers.game import GAME as FINGERS

WAZABI = find("wazabi")
both = pytest.mark.parametrize("compiled", [False, True], ids=["plain", "compiled"])


def box(game: Game[Any], seats: int, **options: int | str) -> Box:
    return Box(game, seats, game.options.read(options))


BOXES = {
    "fingers": box(FINGERS, 3),
    "two": box(WAZABI, 2, start_dice=2),
    "teams": box(WAZABI, 4, teams="yes", start_dice=2),
    "to the last": box(WAZABI, 3, to_the_last="yes", start_dice=2),
    "tournament": box(WAZABI, 3, games=2, start_dice=1),
}
every_box = pytest.mark.parametrize("name", BOXES)


# -- whole games ---------------------------------------------------------------------


@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
def test_physical_games_are_played_with_real_trials(greedy: bool) -> None:
    wooden = box(TARGETS, 2, three_by_three=True)
    one, same = (simulate(wooden, 1, seed=3, greedy=greedy) for _ in range(2))
    assert one.moves == same.moves > 0
    assert one.turns_mean > 6
    assert sum(one.wins) == 1
    assert one.unfinished == 0


@every_box
def test_plain_and_compiled_games_are_the_same_games(name: str) -> None:
    plain = simulate(BOXES[name], 20, seed=5, compiled=False)
    compiled = simulate(BOXES[name], 20, seed=5, compiled=True)
    for field in ("games", "moves", "events", "turns_mean", "wins", "shared", "unfinished"):
        assert getattr(plain, field) == getattr(compiled, field)


def test_the_same_seed_gives_the_same_games_however_they_are_sliced() -> None:
    seen: list[int] = []
    watched = simulate(BOXES["two"], 500, 9, progress=lambda done, games: seen.append(done))
    alone = simulate(BOXES["two"], 500, 9)
    assert (watched.moves, watched.wins) == (alone.moves, alone.wins)
    assert seen == sorted(set(seen))
    assert seen[-1] == 500
    assert simulate(BOXES["two"], 500, 10).moves != alone.moves


def test_every_game_has_a_winner_or_is_counted_as_unfinished() -> None:
    done = simulate(box(WAZABI, 4, turn_limit=20), 2000, 1)
    assert done.unfinished > 0
    assert sum(done.wins) + done.unfinished == done.games == 2000
    teams = simulate(BOXES["teams"], 500, 1)
    assert sum(teams.wins) == 2 * teams.games
    assert teams.shared == teams.games
    assert teams.wins[0] == teams.wins[2]


def test_turns_are_those_of_all_games_of_a_tournament() -> None:
    one = simulate(box(WAZABI, 3, start_dice=1), 3000, 1).turns_mean
    two = simulate(box(WAZABI, 3, start_dice=1, games=2), 3000, 1).turns_mean
    assert two == pytest.approx(2 * one, rel=0.1)


def test_what_cannot_be_laid_out_is_refused() -> None:
    with pytest.raises(BadText, match="wazabi is for 2 to 6 seats, not 7"):
        simulate(box(WAZABI, 7), 1, 1)
    with pytest.raises(Refused, match="too_many_dice"):
        simulate(box(WAZABI, 6, start_dice=5), 1, 1)


# -- one game, stepped ---------------------------------------------------------------


@both
@every_box
def test_a_stepped_game_is_refused_what_the_rules_refuse(name: str, compiled: bool) -> None:
    stepper, rng = Stepper(BOXES[name], 3, compiled=compiled), random.Random(3)
    for _ in range(60):
        if stepper.over:
            stepper.reset()
        legal, before = stepper.legal, stepper.state.tobytes()
        for move in {-1, -7, stepper.game.moves.size, *range(stepper.game.moves.size)} - {*legal}:
            with pytest.raises(Refused):
                stepper.step(move)
        assert stepper.state.tobytes() == before
        stepper.step(rng.choice(legal))


@every_box
def test_plain_and_compiled_stepping_go_the_same_way(name: str) -> None:
    one, other = (Stepper(BOXES[name], 4, compiled=compiled) for compiled in (False, True))
    rng, ended = random.Random(4), 0
    for _ in range(400):
        assert one.state.tobytes() == other.state.tobytes()
        assert (one.over, one.actor, one.legal) == (other.over, other.actor, other.legal)
        if one.over:
            assert one.worths() == other.worths()
            assert one.actor == -1
            ended += 1
            one.reset()
            other.reset()
        move = rng.choice(one.legal)
        one.step(move)
        other.step(move)
    assert ended > 1


def test_a_game_that_is_over_takes_no_move() -> None:
    stepper = Stepper(BOXES["two"], 5)
    while not stepper.over:
        stepper.step(stepper.legal[0])
    with pytest.raises(Refused, match="match_over"):
        stepper.step(0)


# -- many games side by side ---------------------------------------------------------


@both
@every_box
def test_a_batch_offers_what_the_rules_allow(name: str, compiled: bool) -> None:
    where = BOXES[name]
    batch, engine = Batch(where, 4, 6, mask=True, compiled=compiled), Engine(where.game)
    ended = 0
    for _ in range(250):
        for at in range(4):
            position = Position(engine, batch.states[at : at + 1])
            assert batch.actors[at] == position.actors()[0]
            legal = position.legal(int(batch.actors[at]))
            assert np.flatnonzero(batch.mask[at]).tolist() == sorted(legal)
            assert batch.picks[at] in legal
        batch.step(batch.picks)
        ended += int(batch.done.sum())
        for worths in batch.worths[batch.done == 1]:
            assert sum(worths) == pytest.approx(where.seats / 2, abs=1e-5)
        assert not batch.worths[batch.done == 0].any()
    assert ended > 4


@every_box
def test_plain_and_compiled_batches_go_the_same_way(name: str) -> None:
    one, other = (Batch(BOXES[name], 3, 7, compiled=compiled) for compiled in (False, True))
    for _ in range(200):
        assert one.states.tobytes() == other.states.tobytes()
        for sheet in ("actors", "picks", "done", "millionths"):
            assert getattr(one, sheet).tolist() == getattr(other, sheet).tolist()
        one.step(one.picks.copy())
        other.step(other.picks)


def test_a_game_does_not_depend_on_its_neighbours() -> None:
    few, many = Batch(BOXES["two"], 2, 8), Batch(BOXES["two"], 50, 8)
    for _ in range(300):
        assert few.states[:2].tobytes() == many.states[:2].tobytes()
        assert few.states[0].tobytes() != few.states[1].tobytes()
        few.step(few.picks)
        many.step(many.picks)


def test_a_game_whose_move_is_not_allowed_stays_where_it_is() -> None:
    batch = Batch(BOXES["two"], 3, 9)
    before, moves = batch.states.copy(), batch.picks.copy()
    moves[1] = 10**6
    with pytest.raises(Refused, match="no_such_move"):
        batch.step(moves)
    assert batch.states[1] == before[1]
    assert batch.states[0] != before[0]
    assert batch.states[2] != before[2]


# -- what places are worth -----------------------------------------------------------


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([1, 2], [1, 0]),
        ([1, 2, 2, 2], [1, 1 / 3, 1 / 3, 1 / 3]),
        ([1, 2, 3, 4], [1, 2 / 3, 1 / 3, 0]),
        ([1, 3, 1, 3], [5 / 6, 1 / 6, 5 / 6, 1 / 6]),
        ([1, 1, 1], [1 / 2, 1 / 2, 1 / 2]),
        ([1, 0, 0], [1, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([1], [1]),
        ([0], [0]),
    ],
)
def test_a_place_is_worth_the_others_it_beats(places: list[int], expected: list[float]) -> None:
    """A tie is half, and who has no place has nothing, so nobody gains by not ending."""
    cells: Any = places
    found = [worth(cells, len(places), seat) / ONE for seat in range(len(places))]
    assert found == pytest.approx(expected, abs=1e-5)


def test_a_physical_game_is_not_stepped() -> None:
    """Its trials cannot happen inside compiled code, and nobody is told nonsense."""
    box = Box(TARGETS, 2, TARGETS.options.read({}))
    for stepping in (lambda: Stepper(box, 1), lambda: Batch(box, 4, 1)):
        with pytest.raises(BadText, match="waits for physical trials"):
            stepping()
