"""The star, the splits and the chances of G-Force, found a second time by another hand."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from godet.games.gforce import GAME
from godet.games.gforce.board import distance
from godet.games.gforce.box import (
    AGENT_NAMES,
    AGENTS,
    END_TURN,
    MOVE,
    MOVE_AGENT,
    ROLL,
    SPACES,
    TILE_NAMES,
    TILES,
    WANTED,
)
from godet.games.gforce.scenes import place_of, scene, space
from godet.kernel.engine import Engine, Position, press_of
from godet.kernel.game import CHANCE
from godet.kernel.log import Fell, Played
from godet.mill.desk import Box, cups_of, desk_of, whole_numbers
from godet.mill.drive import TURNS, WINS, play_many
from tests.games.gforce import other_hand

SPREADS = list(itertools.combinations_with_replacement(("base", "ambush 1", "hexagon 1"), AGENTS))
"""However the six agents stand, their reach depends on how far from the base each is."""


def test_distances_are_those_of_a_walk_step_by_step() -> None:
    """GX2, G-A4: all 625 pairs of spaces."""
    assert [place_of(at) for at in range(SPACES)] == other_hand.SPACES
    for start in other_hand.SPACES:
        far = other_hand.breadth_first(start)
        assert len(far) == SPACES
        for to, steps in far.items():
            assert distance(space(start), space(to)) == steps


def test_no_walk_without_using_a_space_twice_is_longer_than_the_way() -> None:
    """G-R5: on a star there is one such walk between two spaces, so its length is the cost."""
    for start in other_hand.SPACES:
        walks = [walk for steps in range(1, 8) for walk in other_hand.walks(start, steps)]
        assert len(walks) == SPACES - 1
        assert {walk[-1]: len(walk) - 1 for walk in walks} == {
            to: steps for to, steps in other_hand.breadth_first(start).items() if steps
        }


@pytest.mark.parametrize("die", range(1, 7))
def test_every_roll_can_be_used_from_every_spread(die: int) -> None:
    """GT19, G-R6: by agents that have not moved, wherever they stand."""
    assert len(SPREADS) == 28
    for spread in SPREADS:
        assert other_hand.can_use(spread, die)


@pytest.mark.parametrize("spread", SPREADS, ids=lambda spread: "".join(at[0] for at in spread))
def test_the_ways_are_those_that_leave_a_way_to_use_the_rest(spread: tuple[str, ...]) -> None:
    """GT19, GT10, G-R6: along whole turns, against every split tried one by one."""
    rng = random.Random("".join(spread))
    agents = dict(zip(AGENT_NAMES, _on_arms(spread, rng), strict=True))
    for die in range(1, 7):
        table = scene(agents, seats=2).roll(die)
        standing, moved, points = dict(agents), set[str](), die
        while table.row.phase == MOVE:
            found = {(name, to) for name in AGENT_NAMES for to in table.ways(name)}
            assert found == other_hand.ways(standing, moved, points)
            name, to = rng.choice(sorted(found))
            points -= other_hand.breadth_first(standing[name])[to]
            standing[name] = to
            moved.add(name)
            table.walk(name, to)


def _on_arms(spread: tuple[str, ...], rng: random.Random) -> list[str]:
    """The same depths, each on an arm of its own choice."""
    return [at if at == "base" else f"{at.split()[0]} {rng.randint(1, 12)}" for at in spread]


def test_no_step_ever_leads_into_a_dead_end() -> None:
    """GT19: from thousands of reached positions every roll is played out, at random, to its end."""
    rng, rolls = random.Random(19), 0
    engine = Engine(GAME)
    position = engine.start(3, GAME.options.read({"turn_limit": 2000}))
    while rolls < 4000:
        if position.over():
            position = engine.start(3, GAME.options.read({"long_game": rolls % 2 == 0}))
        if position.row.phase == ROLL:
            for die in range(6):
                _play_out(position.copy(), die, rng)
                rolls += 1
        _something(position, rng)


def _play_out(position: Position, die: int, rng: random.Random) -> None:
    """A roll and ways at random until the points are used: never without a move."""
    position.happen(Fell(die))
    walked = 0
    while position.row.phase == MOVE:
        before = list(position.row.where)
        moves = [move for move in position.legal(position.row.turn) if move < MOVE_AGENT + 150]
        assert moves, "a dead end"
        move = rng.choice(moves)
        agent, to = divmod(move - MOVE_AGENT, SPACES)
        walked += distance(before[agent], to)
        position.happen(Played(position.row.turn, move))
    assert walked == die + 1


def _something(position: Position, rng: random.Random) -> None:
    if position.awaits() == CHANCE:
        weights = position.odds()
        position.happen(Fell(rng.choices(range(len(weights)), weights)[0]))
    else:
        seat = position.row.turn
        position.happen(Played(seat, rng.choice(position.legal(seat))))


def test_deciding_a_tile_when_it_is_turned_over_is_as_fair_as_a_shuffle() -> None:
    """G-R27, G-R11: counted over every order of the tiles that agrees with what was seen."""
    lying = Counter[int]()
    for order in itertools.permutations(range(6)):
        if order[3] == 4 and order[5] == 1:
            lying[order[2]] += 1
    assert len(set(lying.values())) == 1
    taken = " ".join(TILE_NAMES[6:])
    tiles = {1: "?", 2: "?", 3: "?", 4: TILE_NAMES[4], 5: "?", 6: TILE_NAMES[1]}
    table = scene(tiles=tiles, taken={"A": taken}).roll(2)
    table.walk("darwin", "hexagon 3").move("reveal", 2)
    assert table.position.odds() == [1 if tile in lying else 0 for tile in range(TILES)]


def test_players_at_random_hardly_ever_take_a_tile() -> None:
    """G-R25: fewer than one tile a match of four hundred turns."""
    games, taken = 200, 0
    press, box = press_of(GAME, True), Box(GAME, 2, GAME.options.read({}))
    states, cup, desk = box.laid_out(2), cups_of(press, 25, range(1)), desk_of(GAME, press)
    counts = whole_numbers(press, WINS + GAME.most)
    for _ in range(games):
        press.link(play_many)(states, 1, cup, desk, counts)
        taken += TILES - GAME.layout.rows(states)[1].left
    assert 0 < taken < games
    assert counts[TURNS] == 400 * games


def test_the_tiles_of_the_other_hand() -> None:
    """G-A1, GT18: the table of the sheet, written out."""
    sheet = (GAME.folder / "rules.en.md").read_text("utf-8")
    rows = [line for line in sheet.splitlines() if line.startswith("| ") and "agents" not in line]
    assert len(rows) == TILES
    for tile, row in enumerate(rows):
        _, agents, points = (cell.strip() for cell in row.strip("|").split("|"))
        names = list(AGENT_NAMES) if agents == "all six" else agents.lower().split(", ")
        assert WANTED[tile] == sum(1 << AGENT_NAMES.index(name) for name in names)
        assert int(points) == len(names)


def test_the_last_number_of_all_is_the_end_of_a_turn() -> None:
    """Nothing in the numbering was moved: logs of older matches still mean the same."""
    assert END_TURN == GAME.moves.size - 1 == 174
