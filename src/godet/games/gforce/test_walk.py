"""Scenes: the die, and the ways of the agents on the star."""

from __future__ import annotations

import pytest

from godet.games.gforce.board import distance
from godet.games.gforce.box import AGENT_NAMES
from godet.games.gforce.scenes import scene, space

OTHERS = ("blaster", "juarez", "mooch", "hurley", "speckles")


def test_from_a_hexagon_to_another_costs_four() -> None:
    """GX2, G-A4: by its ambush, the base and another ambush."""
    table = scene({"darwin": "hexagon 3"}).roll(4).walk("darwin", "hexagon 9")
    assert table.at("darwin") == "hexagon 9"
    assert table.asks == "reveal", "all four points are used"


@pytest.mark.parametrize(
    ("start", "to", "cost"),
    [
        ("base", "ambush 5", 1),
        ("base", "hexagon 5", 2),
        ("ambush 5", "base", 1),
        ("ambush 5", "hexagon 5", 1),
        ("ambush 5", "ambush 6", 2),
        ("ambush 5", "hexagon 6", 3),
        ("hexagon 5", "ambush 5", 1),
        ("hexagon 5", "base", 2),
        ("hexagon 5", "ambush 6", 3),
        ("hexagon 5", "hexagon 6", 4),
    ],
)
def test_what_a_way_costs(start: str, to: str, cost: int) -> None:
    """G-A4: a point for each space; another arm is reached through the base."""
    assert distance(space(start), space(to)) == cost
    table = scene({"darwin": start}).roll(cost)
    assert table.why_not("darwin", to) == ""
    if cost > 1:
        table = scene({"darwin": start}).roll(cost - 1)
        assert table.why_not("darwin", to) == "too_far"


@pytest.mark.parametrize(("start", "reach"), [("base", 2), ("ambush 2", 3), ("hexagon 2", 4)])
def test_how_far_an_agent_goes_in_one_turn(start: str, reach: int) -> None:
    """G-R5: even with a six, and every length up to that can be walked."""
    table = scene({"darwin": start}).roll(6)
    lengths = {distance(space(start), space(place)) for place in table.ways("darwin")}
    assert lengths == set(range(1, reach + 1))
    assert len(table.ways("darwin")) == 24, "with six points every other space is in reach"


def test_a_single_agent_leaves_a_point_that_another_must_use() -> None:
    """GT1, G-R6, G-R17: three points, two of them to a hexagon."""
    table = scene().roll(3).walk("darwin", "hexagon 1")
    assert (table.asks, table.row.points) == ("move", 1)
    assert table.refusal("end") == "points_left"
    assert table.refusal("reveal", 0) == "points_left"
    assert table.ways("darwin") == []
    assert table.ways("juarez") == [f"ambush {arm}" for arm in range(1, 13)]


def test_nobody_goes_out_and_back() -> None:
    """GT2, G-R5: to an ambush and back to the base is no way."""
    table = scene().roll(2).walk("darwin", "ambush 1")
    assert table.why_not("darwin", "base") == "has_moved"
    assert scene().roll(2).why_not("darwin", "base") == "stands_there"


def test_an_agent_on_a_hexagon_and_a_two() -> None:
    """GT3: to the base; or a step, and somebody else's step; never out and in again."""
    table = scene({"darwin": "hexagon 4"}).roll(2)
    assert table.ways("darwin") == ["base", "ambush 4"]
    assert table.why_not("darwin", "hexagon 4") == "stands_there"
    table.walk("darwin", "ambush 4")
    assert table.why_not("darwin", "hexagon 4") == "has_moved"
    table.walk("blaster", "ambush 9")
    assert table.turn == "B"


def test_a_six_may_be_four_and_two() -> None:
    """GT10, G-R6: the longest way there is, and two points more."""
    table = scene({"darwin": "hexagon 1"}).roll(6).walk("darwin", "hexagon 2")
    table.walk("mooch", "hexagon 2")
    assert table.asks == "reveal"


def test_a_six_may_be_three_times_two() -> None:
    """GT10: three agents to three hexagons."""
    table = scene().roll(6)
    for arm, agent in enumerate(("darwin", "blaster", "juarez"), 1):
        table.walk(agent, f"hexagon {arm}")
    assert table.asks == "reveal"


def test_a_six_may_be_six_times_one() -> None:
    """GT10, GT6: every agent takes a step, and nobody has come to a tile."""
    table = scene().roll(6)
    for agent in AGENT_NAMES:
        table.walk(agent, "ambush 1")
    assert (table.asks, table.turn) == ("roll", "B")


def test_no_single_agent_uses_a_six() -> None:
    """GT10: from nowhere on the board."""
    for start in ("base", "ambush 1", "hexagon 1"):
        table = scene({"darwin": start}).roll(6)
        for place in table.ways("darwin"):
            assert distance(space(start), space(place)) < 6


def test_each_agent_has_one_way_in_a_turn() -> None:
    """G-R6, G-R26: a second step of the same agent would have been part of the first."""
    table = scene().roll(4).walk("darwin", "ambush 1")
    assert table.why_not("darwin", "hexagon 1") == "has_moved"
    table = scene().roll(4).walk("darwin", "hexagon 1")
    assert table.row.points == 2


def test_to_draw_an_agent_is_to_move_it() -> None:
    """G-R2: and the agent stands where it went."""
    table = scene().roll(1).walk("hurley", "ambush 12")
    assert table.told("moved") == [{"seat": 0, "agent": "hurley", "spot": "ambush", "arm": 12}]
    assert table.at("hurley") == "ambush 12"


def test_any_number_of_agents_may_share_a_space() -> None:
    """G-R9, G-A4: nobody is sent away, on an ambush no more than round a hexagon."""
    crowd = dict.fromkeys(OTHERS, "ambush 7")
    table = scene(crowd).roll(1).walk("darwin", "ambush 7")
    assert {table.at(agent) for agent in AGENT_NAMES} == {"ambush 7"}
    crowd = dict.fromkeys(OTHERS, "hexagon 7")
    table = scene(crowd).roll(2).walk("darwin", "hexagon 7")
    assert {table.at(agent) for agent in AGENT_NAMES} == {"hexagon 7"}


def test_the_points_must_be_used() -> None:
    """G-R17, G-A4: there is no passing, whatever the roll."""
    for die in range(1, 7):
        table = scene().roll(die)
        assert table.can == []
        assert table.refusal("end") == "points_left"


def test_an_empty_hexagon_is_a_space_like_any_other() -> None:
    """GT11, G-A8, G-R8: agents stand there and pay as usual, and nothing is turned over."""
    table = scene(tiles={1: "?", 2: "?"}).roll(2).walk("darwin", "hexagon 9")
    assert (table.at("darwin"), table.turn) == ("hexagon 9", "B")
    table.roll(2)
    assert table.ways("darwin") == ["base", "ambush 9"]
    assert table.refusal("reveal", 8) == "no_tile"


def test_the_turn_passes_when_nobody_came_to_a_tile() -> None:
    """GT6: turning over is not even offered."""
    table = scene({"darwin": "hexagon 1"}).roll(1).walk("blaster", "ambush 2")
    assert (table.asks, table.turn) == ("roll", "B")
    assert table.told("turn") == [{"seat": 1}]
