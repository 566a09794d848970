"""Bots choose from what their seat may see, in time, the same each time, better than chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from godet.arena.contest import contest
from godet.bots import think as thinking
from godet.bots.levels import EFFORTS, LEVELS, MANNER, Effort
from godet.bots.search import Search, Sight
from godet.bots.think import deliberate, exert, think
from godet.bots.tree import MOST_STEPS
from godet.bots.warm import ready, searched, warm
from godet.catalog import find
from godet.games.wazabi.scenes import scene
from godet.kernel.engine import Engine, Position, press_of
from godet.kernel.errors import BadText
from godet.kernel.game import CHOICE, Brains, Game
from godet.mill.desk import Box
from tests.conformance.kit import every_game, walk
from tests.toy.quoits.game import GAME as QUOITS

WAZABI = find("wazabi")
every_searched_game = pytest.mark.parametrize(
    "game",
    [game for game in every_game.mark.args[1] if searched(game)],
    ids=lambda game: str(game.name),
)
THINKERS = [level for level in LEVELS if level != "random"]


def sight_of(position: Position, seat: int, seed: int = 1) -> Sight:
    view = position.concealed(seat).state.tobytes()
    return Sight(position.engine.game, view, seat, seed)


def questions(game: Game[Any], seed: int, steps: int) -> Iterator[tuple[Position, int]]:
    """Positions of random matches in which a seat has something to choose, and that seat."""
    for position, _, _ in walk(Engine(game), random.Random(seed), steps):
        if position.awaits() == CHOICE:
            seat = position.actors()[0]
            if len(position.legal(seat)) > 1:
                yield position, seat


# -- what it is given ----------------------------------------------------------------


def test_a_bot_that_is_shown_too_much_refuses_to_think() -> None:
    table = scene(4, 4, A="remove1 skip", B="swap").roll("W W W card").draw("steal")
    whole = table.position.state.tobytes()
    for level in LEVELS:
        with pytest.raises(ValueError, match="this view holds more"):
            think(WAZABI, whole, 0, level, 1)


def test_a_bot_that_is_asked_nothing_says_so() -> None:
    table = scene(4, 4).roll("W W W W")
    view = table.position.concealed(1).state.tobytes()
    with pytest.raises(ValueError, match="seat 1 has nothing to choose"):
        think(WAZABI, view, 1, "easy", 1)


def test_a_level_that_is_not_there_is_refused_by_name() -> None:
    table = scene(4, 4, A="skip").roll("W W W W")
    view = table.position.concealed(0).state.tobytes()
    with pytest.raises(BadText, match="there is no level 'genius'; there are random, greedy, easy"):
        think(WAZABI, view, 0, "genius", 1)


@every_game
def test_every_level_plays_every_game_by_its_rules(game: Game[Any]) -> None:
    asked = 0
    for position, seat in questions(game, 41, 150):
        for level in ("random", "greedy", "easy"):
            view = position.concealed(seat).state.tobytes()
            move = think(game, view, seat, level, asked)
            assert position.refusal(seat, move) == ""
        asked += 1
    assert asked > 10


@pytest.mark.parametrize("level", LEVELS)
def test_where_there_is_no_choice_there_is_no_thought(level: str) -> None:
    table = scene(3, 3, 3, A="remove2").roll("card card card").draw("give1 give1 remove2")
    (only,) = table.position.legal(0)
    assert think(WAZABI, table.position.concealed(0).state.tobytes(), 0, level, 1) == only


def test_a_choice_among_flicks_is_a_choice() -> None:
    """A sweep that alone is legal stands for very many moves, and any of them may be made."""
    position = Engine(QUOITS).start(3, QUOITS.options.read({}))
    view = position.concealed(0).state.tobytes()
    chosen = {think(QUOITS, view, 0, "random", seed) for seed in range(40)}
    assert len(chosen) > 10
    assert {position.refusal(0, move) for move in chosen} == {""}


# -- how it searches -----------------------------------------------------------------


@every_searched_game
def test_who_stops_when_nothing_can_catch_up_says_what_the_whole_search_says(
    game: Game[Any],
) -> None:
    rounds, stopped = 2000, 0
    for position, seat in islice(questions(game, 43, 120), 10):
        whole, brief = (
            Search(sight_of(position, seat), MANNER, most_rounds=rounds, compiled=True)
            for _ in range(2)
        )
        effort = Effort(rounds, seconds=600)
        assert exert(brief, effort, 100) == whole.run(rounds)
        stopped += sum(each.tries for each in brief.opinions()) < rounds - 100
    assert stopped


@every_searched_game
def test_plain_and_compiled_searches_think_the_same(game: Game[Any]) -> None:
    compared = 0
    for position, seat in questions(game, 42, 120):
        said = []
        for compiled in (False, True):
            search = Search(sight_of(position, seat), MANNER, most_rounds=60, compiled=compiled)
            search.run(20)
            said.append((search.run(40), search.opinions()))
        assert said[0] == said[1]
        compared += 1
        if compared == 12:
            return
    assert compared > 3


def test_every_round_is_counted_and_every_legal_move_has_an_opinion() -> None:
    for position, seat in questions(WAZABI, 43, 200):
        search = Search(sight_of(position, seat), MANNER, most_rounds=300, compiled=True)
        search.run(300)
        opinions = search.opinions()
        assert {opinion.move for opinion in opinions} == {*position.legal(seat)}
        assert sum(opinion.tries for opinion in opinions) == 300
        assert all(0 <= opinion.worth <= 1_000_000 for opinion in opinions)


def test_a_tree_without_room_still_answers() -> None:
    table = scene(3, 4, 5, A="remove1 skip swap").roll("W W card").draw("steal")
    search = Search(sight_of(table.position, 0), MANNER, most_rounds=3, compiled=True)
    assert search.run(2000) in table.position.legal(0)
    assert MOST_STEPS > 100


def test_the_same_question_gets_the_same_answer_and_another_seed_another_thought() -> None:
    table = scene(3, 4, 5, A="remove1 skip swap keep1").roll("W W card").draw("steal")
    searches = [
        Search(sight_of(table.position, 0, seed), MANNER, most_rounds=200, compiled=True)
        for seed in (1, 1, 2)
    ]
    for search in searches:
        search.run(200)
    one, same, other = (search.opinions() for search in searches)
    assert one == same != other


class Ticks:
    """A clock that goes on by a second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        self.now += 1
        return self.now


@pytest.mark.parametrize("compiled", [False, True])
def test_thinking_ends_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch, compiled: bool) -> None:
    clock = Ticks()
    monkeypatch.setattr(thinking, "time", clock)
    table = scene(3, 4, 5, A="remove1 skip swap").roll("W W card").draw("steal")
    move = deliberate(sight_of(table.position, 0), Effort(10**6, 4.5), compiled=compiled)
    assert move in table.position.legal(0)
    assert clock.now <= 6


def test_every_level_thinks_for_less_than_a_second() -> None:
    assert {effort.seconds < 1 for effort in EFFORTS.values()} == {True}
    rounds = [effort.rounds for effort in EFFORTS.values()]
    assert rounds == sorted(rounds)


# -- how well ------------------------------------------------------------------------

WINNING = {
    "the last die by One die fewer": (
        scene(1, 4, A="remove1 skip draw3 replay").roll("W"),
        "remove1",
    ),
    "with two dice and one given": (
        scene(2, 4, A="remove1 steal keep1").roll("W die").give("B"),
        "remove1",
    ),
}


@pytest.mark.parametrize("level", THINKERS)
@pytest.mark.parametrize("case", WINNING)
def test_a_win_at_hand_is_taken(case: str, level: str) -> None:
    table, due = WINNING[case]
    move = think(WAZABI, table.position.concealed(0).state.tobytes(), 0, level, 3)
    assert WAZABI.moves.text(move) == due


@pytest.mark.parametrize("level", ["greedy", "fair", "strong"])
def test_a_die_goes_to_whoever_is_about_to_win(level: str) -> None:
    """Three opponents: the next has a single die, the others have many."""
    warm(WAZABI)
    table = scene(2, 1, 8, 8).roll("die W")
    move = think(WAZABI, table.position.concealed(0).state.tobytes(), 0, level, 3)
    assert WAZABI.moves.text(move) == "give 1"


def test_once_warm_a_game_is_ready_and_compiled_thought_is_used() -> None:
    warm(WAZABI)
    assert ready(WAZABI)


def test_a_game_that_decides_itself_is_ready_without_compiling_its_rules() -> None:
    decide: Brains[Any] = Brains(decide=lambda _row, _seat, _level, _seed: 0)
    thinker: Any = replace(WAZABI, name="thinker", brains=decide)
    warm(thinker)
    assert ready(thinker)
    assert not press_of(thinker, True)._linked


def _bot(effort: Effort) -> Any:
    def choose(sight: Sight) -> int:
        position = Position(Engine(sight.game), sight.game.layout.read(sight.view))
        legal = position.legal(sight.seat)
        return legal[0] if len(legal) == 1 else deliberate(sight, effort, compiled=True)

    return choose


def _random(sight: Sight) -> int:
    return think(sight.game, sight.view, sight.seat, "random", sight.seed)


def _greedy(sight: Sight) -> int:
    return think(sight.game, sight.view, sight.seat, "greedy", sight.seed)


@pytest.mark.parametrize(
    ("others", "seats", "deals", "least"),
    [(_random, 2, 60, 0.65), (_random, 4, 15, 0.40), (_greedy, 4, 30, 0.25)],
    ids=["one random", "three random", "three greedy"],
)
def test_a_little_search_is_surely_better(
    others: Any, seats: int, deals: int, least: float
) -> None:
    """Rounds, not seconds: the same on every machine. `make bench` measures the real levels."""
    box = Box(WAZABI, seats, WAZABI.options.read({}))
    result = contest(box, _bot(Effort(800, 600.0)), others, range(deals), threads=2)
    assert result.games == deals * seats
    assert result.low > least, result
