"""Scenes: tiles are turned over, taken, or turned down again."""

from __future__ import annotations

import pytest

from godet.games.gforce.box import AGENT_NAMES, TILE_NAMES
from godet.games.gforce.scenes import PAIR, Table, begin, scene


def first_turn() -> Table:
    """The printed example: a 5, two agents to a tile, a third to an ambush."""
    table = begin(2).roll(6, 1, 5)
    table.walk("darwin", "hexagon 8").walk("speckles", "hexagon 8").walk("blaster", "ambush 3")
    assert table.can == ["reveal 8", "end"]
    return table


def test_the_printed_example_with_mixe_ur() -> None:
    """GX1, G-A6: both are needed, both stay; the tile lies face down again."""
    table = first_turn().reveal(8, "mixe_ur")
    assert (table.at("darwin"), table.at("speckles")) == ("hexagon 8", "hexagon 8")
    assert table.tile(8) == "mixe_ur"
    assert (table.turn, table.asks, table.score) == ("B", "roll", [0, 0])


def test_the_printed_example_with_the_pair() -> None:
    """GX1, G-A6: Darwin is not needed and goes home, Speckles stays."""
    table = first_turn().reveal(8, PAIR)
    assert (table.at("darwin"), table.at("speckles")) == ("base", "hexagon 8")
    assert table.at("blaster") == "ambush 3", "who stands elsewhere is not concerned"
    assert table.told("gone-home") == [{"agent": "darwin"}]


def test_a_complete_tile_is_taken_and_everybody_goes_home() -> None:
    """GT4, G-A7, G-R19, GX3: needed or not; four points; the hexagon is empty."""
    around = dict.fromkeys(("darwin", "blaster", "mooch", "juarez"), "hexagon 5")
    table = scene(around).roll(2).walk("speckles", "hexagon 5").reveal(5, "mixe_ur")
    assert table.score == [4, 0]
    assert {table.at(agent) for agent in AGENT_NAMES} == {"base"}
    assert table.tile(5) == ""
    taken = {"seat": 0, "tile": "mixe_ur", "arm": 5, "points": 4, "lapsed": 0, "left": 11}
    assert table.told("taken") == [taken]
    assert table.turn == "B"


def test_the_pair_counts_two_points() -> None:
    """GX3, G-A1: as many as it shows agents."""
    table = scene({"hurley": "hexagon 2"}).roll(2).walk("speckles", "hexagon 2")
    assert table.reveal(2, PAIR).score == [2, 0]


@pytest.mark.parametrize("name", TILE_NAMES)
def test_with_all_six_round_it_any_tile_is_taken(name: str) -> None:
    """G-A7: whoever is not needed does no harm."""
    around = dict.fromkeys(AGENT_NAMES[1:], "hexagon 1")
    table = scene(around).roll(2).walk("darwin", "hexagon 1").reveal(1, name)
    assert len(table.told("taken")) == 1
    assert {table.at(agent) for agent in AGENT_NAMES} == {"base"}


def test_nobody_needs_to_turn_a_tile_over() -> None:
    """G-R1: the newcomer may leave it face down."""
    table = scene().roll(2).walk("darwin", "hexagon 1")
    assert table.can == ["reveal 1", "end"]
    table.ends()
    assert (table.tile(1), table.turn) == ("?", "B")
    assert table.told("looked-at-nothing") == [{"seat": 0}]


def test_only_a_newcomer_gives_the_right() -> None:
    """G-R3, GT6: who stood there when the turn began does not."""
    table = scene({"darwin": "hexagon 1"}).roll(2).walk("blaster", "hexagon 2")
    assert table.can == ["reveal 2", "end"]
    assert table.refusal("reveal", 0) == "nobody_new"


def test_changing_circles_is_no_move() -> None:
    """G-R3, G-R5: an agent that is there already cannot come there."""
    table = scene({"darwin": "hexagon 1"}).roll(1)
    assert table.why_not("darwin", "hexagon 1") == "stands_there"


def test_a_step_from_the_ambush_is_an_arrival() -> None:
    """GT9: one point is enough."""
    table = scene({"mooch": "ambush 4"}).roll(1).walk("mooch", "hexagon 4")
    assert table.can == ["reveal 4", "end"]


def test_all_points_must_be_used_before_a_tile_is_turned() -> None:
    """G-A5: the newcomer alone is not enough."""
    table = scene().roll(3).walk("darwin", "hexagon 1")
    assert table.refusal("reveal", 0) == "points_left"
    table.walk("mooch", "ambush 1")
    assert table.refusal("reveal", 0) == ""


def test_one_tile_a_turn_of_the_players_choice() -> None:
    """G-R4: three are newly reached, one is turned over."""
    table = scene().roll(6)
    for arm, agent in ((4, "darwin"), (2, "blaster"), (9, "juarez")):
        table.walk(agent, f"hexagon {arm}")
    assert table.can == ["reveal 2", "reveal 4", "reveal 9", "end"]
    table.reveal(9, "toast_or")
    assert (table.turn, table.asks) == ("B", "roll")
    assert (table.tile(2), table.tile(4), table.tile(9)) == ("?", "?", "toast_or")
    assert table.at("darwin") == "hexagon 4", "only those at the tile are looked at"
    assert table.at("juarez") == "base"


def test_a_declined_tile_waits_for_the_next_newcomer() -> None:
    """G-R10, G-R1: everybody stands there, and nobody gets it."""
    table = scene({"hurley": "hexagon 6"}, tiles={6: PAIR, 1: "?"}).roll(2)
    table.walk("speckles", "hexagon 6").ends()
    table.roll(1).walk("darwin", "ambush 6")
    assert (table.turn, table.tile(6)) == ("A", PAIR), "B had no newcomer there"
    table.roll(1).walk("darwin", "hexagon 6")
    assert table.can == ["reveal 6", "end"]
    assert table.reveal(6).score == [2, 0], "the newcomer himself was not needed"


def test_one_leaves_and_another_turn_brings_it_back() -> None:
    """G-R10, G-R3: that is a newcomer too."""
    around = dict.fromkeys(("hurley", "speckles"), "hexagon 6")
    table = scene(around, tiles={6: PAIR, 1: "?"}).roll(1).walk("hurley", "ambush 6")
    table.roll(1).walk("hurley", "hexagon 6").reveal(6)
    assert table.score == [0, 2]


def test_a_known_complete_tile_is_taken_by_turning_it_over() -> None:
    """G-R15: not by standing there; ending the turn leaves it."""
    seen = {6: PAIR, 1: "?"}
    table = scene({"hurley": "hexagon 6"}, tiles=seen).roll(2).walk("speckles", "hexagon 6")
    assert (table.asks, table.score) == ("reveal", [0, 0])
    assert table.ends().score == [0, 0]


def test_a_tile_that_was_seen_shows_the_same_again() -> None:
    """G-R11: no chance is asked, and those who are not needed go home again."""
    table = scene(tiles={6: PAIR, 1: "?"}).roll(2).walk("darwin", "hexagon 6").reveal(6)
    assert (table.at("darwin"), table.tile(6), table.turn) == ("base", PAIR, "B")
    assert table.told("turned") == [{"seat": 0, "tile": PAIR, "arm": 6, "points": 2}]


def test_an_unseen_tile_is_one_of_those_that_nobody_has_located() -> None:
    """G-R11, G-R27: neither one that was seen elsewhere nor one that was taken."""
    seen = {1: "?", 2: "toast_or", 3: "?"}
    table = scene(tiles=seen, taken={"A": PAIR, "B": "core_unit"}).roll(2)
    table.walk("darwin", "hexagon 1").move("reveal", 0)
    possible = {TILE_NAMES[at] for at, weight in enumerate(table.position.odds()) if weight}
    assert possible == set(TILE_NAMES) - {"toast_or", PAIR, "core_unit"}
    assert set(table.position.odds()) == {0, 1}


def test_what_is_turned_over_is_seen_by_everybody() -> None:
    """G-R11: every seat and every watcher is told the same, and the next view tells it too."""
    table = first_turn()
    table.move("reveal", 7)
    assert table.asks == "turn_over"
    table = first_turn().reveal(8, "wave_oven")
    for seat in (-1, 0, 1):
        assert table.position.concealed(seat) == table.position


def test_the_last_tile_if_it_is_known_may_be_taken_with_points_left() -> None:
    """GT12, G-R7, G-A9: a six, two points used, four lapse, the match is over."""
    table = scene({"hurley": "hexagon 3"}, tiles={3: PAIR}, taken={"B": "toast_or"}).roll(6)
    assert table.refusal("reveal", 2) == "nobody_new"
    table.walk("speckles", "hexagon 3")
    assert "reveal 3" in table.can
    assert "end" not in table.can
    table.reveal(3)
    assert (table.asks, table.ending, table.score) == ("end", "all_taken", [2, 2])
    assert [each["lapsed"] for each in table.told("taken")] == [4]
    assert table.row.points == 0


def test_the_points_may_be_used_all_the_same() -> None:
    """G-R7: it is a right; with no points left the tile is turned over as ever."""
    table = scene({"hurley": "hexagon 3"}, tiles={3: PAIR}).roll(4)
    table.walk("speckles", "hexagon 3").walk("darwin", "hexagon 4")
    assert table.can == ["reveal 3", "end"]
    assert table.reveal(3).ending == "all_taken"


def test_a_last_tile_that_nobody_saw_tells_nothing_early() -> None:
    """G-R7: all points first, even with everybody there."""
    around = dict.fromkeys(AGENT_NAMES[1:], "hexagon 3")
    table = scene(around, tiles={3: "?"}).roll(3).walk("darwin", "hexagon 3")
    assert table.refusal("reveal", 2) == "points_left"
    table.walk("mooch", "ambush 3")
    assert table.refusal("reveal", 2) == ""


def test_having_worked_it_out_does_not_count() -> None:
    """G-R18: eleven are taken, so everybody knows the twelfth; it was never turned over."""
    taken = " ".join(name for name in TILE_NAMES if name != PAIR)
    table = scene({"hurley": "hexagon 3"}, tiles={3: "?"}, taken={"A": taken}).roll(6)
    table.walk("speckles", "hexagon 3")
    assert table.refusal("reveal", 2) == "points_left"


def test_an_incomplete_last_tile_cannot_be_turned_early() -> None:
    """G-R7: only the one who takes it lets points lapse."""
    table = scene(tiles={3: PAIR}).roll(6).walk("speckles", "hexagon 3")
    assert table.refusal("reveal", 2) == "points_left"


def test_while_two_tiles_are_left_points_do_not_lapse() -> None:
    """G-R7: the exception is for the very last one."""
    table = scene({"hurley": "hexagon 3"}, tiles={3: PAIR, 4: "?"}).roll(6)
    table.walk("speckles", "hexagon 3")
    assert table.refusal("reveal", 2) == "points_left"


def test_the_last_newcomer_need_not_be_needed() -> None:
    """G-R20: the others stand there since a turn that ended without looking."""
    around = dict.fromkeys(("hurley", "speckles"), "hexagon 3")
    table = scene(around, tiles={3: PAIR}).roll(6).walk("darwin", "hexagon 3")
    assert table.reveal(3).ending == "all_taken"
