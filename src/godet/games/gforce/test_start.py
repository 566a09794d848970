"""Scenes: the box, who begins, and which options go together."""

from __future__ import annotations

import pytest

from godet.games.gforce import GAME
from godet.games.gforce.box import AGENT_NAMES, AGENTS, ARMS, TILES, VALUE, WANTED
from godet.games.gforce.scenes import begin
from godet.kernel.errors import BadText, Refused


def test_all_agents_begin_at_the_base_and_a_tile_on_every_hexagon() -> None:
    """G-A2: six agents, twelve tiles face down."""
    table = begin(3)
    assert [table.at(agent) for agent in AGENT_NAMES] == ["base"] * AGENTS
    assert [table.tile(arm) for arm in range(1, ARMS + 1)] == ["?"] * TILES
    assert table.score == [0, 0, 0]
    assert table.asks == "start"


def test_agents_belong_to_nobody() -> None:
    """G-A2: whoever is on turn may move any of them."""
    table = begin(2).roll(3, 1, 1)
    table.walk("darwin", "ambush 1").roll(1)
    assert table.turn == "B"
    table.walk("darwin", "hexagon 1")
    assert table.at("darwin") == "hexagon 1"


def test_two_to_five_can_play() -> None:
    """G-R14: neither one nor six."""
    for seats in (1, 6):
        with pytest.raises(BadText, match="2 to 5 seats"):
            begin(seats)
    assert (begin(2).row.seats, begin(5).row.seats) == (2, 5)


def test_the_highest_roll_begins_and_play_goes_clockwise() -> None:
    """G-A3: then by seat numbers."""
    table = begin(3).roll(2, 5, 4)
    assert (table.turn, table.asks) == ("B", "roll")
    for seat in "BCA":
        assert table.turn == seat
        table.roll(1).walk("darwin", "base" if table.at("darwin") != "base" else "ambush 1")


def test_those_who_tie_roll_again_alone() -> None:
    """G-R12: of 5, 2, 5 and 1 the first and the third roll again, however low."""
    table = begin(4).roll(5, 2, 5, 1)
    assert (table.asks, table.turn) == ("start", "A")
    table.roll(1)
    assert table.turn == "C"
    table.roll(1)
    assert (table.asks, table.turn) == ("start", "A")
    assert len(table.told("start-again")) == 2
    table.roll(1, 2)
    assert (table.asks, table.turn) == ("roll", "C")


def test_the_tiles_are_worth_what_they_show() -> None:
    """G-A1, GX3, GT18: two to six points; 42 in all; every agent on seven tiles."""
    assert tuple(wanted.bit_count() for wanted in WANTED) == VALUE
    assert (min(VALUE), max(VALUE), sum(VALUE)) == (2, 6, 42)
    assert set(VALUE) == {2, 3, 4, 5, 6}
    for agent in range(AGENTS):
        assert sum(wanted >> agent & 1 for wanted in WANTED) == 7
    assert len(set(WANTED)) == TILES


def test_every_pair_of_agents_is_wanted_together_about_as_often() -> None:
    """GT18: four or five times, so that none is worth keeping apart."""
    for one in range(AGENTS):
        for other in range(one):
            both = 1 << one | 1 << other
            assert sum(wanted & both == both for wanted in WANTED) in (4, 5)


@pytest.mark.parametrize("count", [1, 5, 11])
def test_fewer_tiles_lie_where_chance_puts_them(count: int) -> None:
    """G-V1, G-R21: the others are empty hexagons."""
    table = begin(2, tiles=count)
    assert table.asks == "place"
    table.place(*range(2, 2 + count))
    assert table.asks == "start"
    lying = [arm for arm in range(1, ARMS + 1) if table.tile(arm)]
    assert lying == list(range(2, 2 + count))
    assert table.row.left == count
    assert table.told("laid-out") == [{"tiles": count}]


def test_two_tiles_never_lie_on_one_hexagon() -> None:
    """G-V1: chance has the empty hexagons to choose from."""
    table = begin(2, tiles=3).place(5)
    assert table.position.odds() == [1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1]


def test_the_one_who_begins_may_lay_the_tiles() -> None:
    """G-R28, G-V1: after the start rolls, before the first roll of a turn."""
    table = begin(3, tiles=2, layout="chosen").roll(1, 2, 6)
    assert (table.asks, table.turn) == ("lay", "C")
    table.lay(7)
    assert table.refusal("lay", 6) == "tile_there"
    assert table.refusal("move", 0, 1) == "not_now"
    assert table.refusal("reveal", 6) == table.refusal("end") == "not_now"
    table.lay(1)
    assert (table.asks, table.turn) == ("roll", "C")
    assert [arm for arm in range(1, ARMS + 1) if table.tile(arm)] == [1, 7]
    assert table.told("laid") == [{"seat": 2, "arm": 7}, {"seat": 2, "arm": 1}]


def test_with_all_tiles_there_is_nothing_to_choose() -> None:
    """G-R28: every hexagon has one anyway."""
    with pytest.raises(Refused, match=r"^nothing_to_choose$"):
        begin(2, layout="chosen")


@pytest.mark.parametrize("count", [0, 13])
def test_a_match_has_one_to_twelve_tiles(count: int) -> None:
    """G-R21: no fewer, no more."""
    with pytest.raises(BadText, match="tiles goes from 1 to 12"):
        begin(2, tiles=count)


def test_the_rulings_are_the_defaults() -> None:
    """G-V3, G-R4, G-R11, G-R13: options depart from them only when asked."""
    assert GAME.options.text(GAME.options.read({})) == {
        "tiles": "12",
        "layout": "random",
        "long_game": "no",
        "reveals_per_turn": "one",
        "memory_aid": "no",
        "tie": "shared",
        "turn_limit": "400",
    }
