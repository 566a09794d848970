"""Scenes: the end, ties, and the variants."""

from __future__ import annotations

import pytest

from godet.games.gforce.box import AGENT_NAMES, TILE_NAMES
from godet.games.gforce.scenes import PAIR, Table, scene

LONG = {"long_game": True}
EACH = {"reveals_per_turn": "each"}


def take_last(table: Table) -> Table:
    """Whoever is on turn takes the pair on hexagon 3, where Hurley stands."""
    return table.roll(2).walk("speckles", "hexagon 3").reveal(3)


def last_tile(a: str, b: str, **options: int | bool | str) -> Table:
    return scene({"hurley": "hexagon 3"}, tiles={3: PAIR}, taken={"A": a, "B": b}, options=options)


def test_most_points_win_not_most_tiles() -> None:
    """G-A1, G-A9: one of six beats two of two."""
    table = take_last(last_tile("toast_or", "core_unit"))
    assert (table.score, table.places, table.ending) == ([4, 6], [2, 1], "all_taken")


def test_equal_points_are_a_shared_win() -> None:
    """GT15, G-R13: both are first."""
    table = take_last(last_tile("toast_or", "mixe_ur"))
    assert (table.score, table.places) == ([4, 4], [1, 1])


def test_by_option_more_tiles_decide() -> None:
    """G-R23: two tiles of two beat one of four, and the same number is shared."""
    table = take_last(last_tile("toast_or", "mixe_ur", tie="more_tiles"))
    assert (table.score, table.places) == ([4, 4], [1, 2])
    table = take_last(last_tile("toast_or", "fan_atic", tie="more_tiles"))
    assert (table.score, table.places) == ([4, 3], [1, 2]), "points come first"
    table = take_last(last_tile("mixe_ur", "drill_er fan_atic", tie="more_tiles"))
    assert (table.score, table.places) == ([6, 6], [1, 1])


def test_whoever_shares_a_place_leaves_the_next_one_empty() -> None:
    """G-R13: of three, two first and one third."""
    taken = {"A": "toast_or", "B": "mixe_ur", "C": "fan_atic"}
    table = scene({"hurley": "hexagon 3"}, seats=3, tiles={3: PAIR}, taken=taken)
    assert take_last(table).places == [1, 1, 3]


def test_all_twelve_make_forty_two() -> None:
    """GT18, G-A9: whoever has them."""
    rest = [name for name in TILE_NAMES if name != PAIR]
    table = take_last(last_tile(" ".join(rest[::2]), " ".join(rest[1::2])))
    assert sum(table.score) == 42
    assert table.ending == "all_taken"


def test_while_tiles_lie_nobody_has_a_place() -> None:
    """G-A9: the match goes on to the last tile."""
    table = scene({"hurley": "hexagon 3"}, tiles={3: PAIR, 4: "?"}, taken={"A": "core_unit"})
    take_last(table)
    assert (table.ending, table.places, table.asks) == ("unfinished", [0, 0], "roll")


def test_a_match_that_takes_too_long_is_cut_off() -> None:
    """G-R24: after the last turn allowed; most points win."""
    table = scene(tiles={1: "?"}, taken={"B": PAIR}, options={"turn_limit": 20})
    for turn in range(20):
        assert table.asks == "roll", turn
        table.roll(1).walk("darwin", "base" if turn % 2 else "ambush 1")
    assert (table.asks, table.ending) == ("end", "cut_off")
    assert (table.score, table.places) == ([0, 2], [2, 1])
    assert table.told("cut-off") == [{}]


def test_a_tile_may_be_taken_in_the_very_last_turn() -> None:
    """G-R24: the turn is played to its end first."""
    table = last_tile("toast_or", "mixe_ur", turn_limit=20)
    table.row.turns = 20
    assert take_last(table).ending == "all_taken"


# -- variants ---------------------------------------------------------------------


def test_in_a_longer_match_a_turned_tile_moves_nobody() -> None:
    """GT16, G-V2: those who are not needed stay and stand there."""
    table = scene({"juarez": "hexagon 1"}, options=LONG).roll(2)
    table.walk("darwin", "hexagon 1").reveal(1, PAIR)
    assert (table.at("darwin"), table.at("juarez")) == ("hexagon 1", "hexagon 1")
    assert table.told("gone-home") == []


def test_in_a_longer_match_a_taken_tile_moves_nobody() -> None:
    """GT16, G-V2: the hexagon is empty, and the agents pay to leave it."""
    table = scene({"hurley": "hexagon 1", "mooch": "hexagon 1"}, options=LONG).roll(2)
    table.walk("speckles", "hexagon 1").reveal(1, PAIR)
    assert table.score == [2, 0]
    assert {table.at(agent) for agent in ("hurley", "speckles", "mooch")} == {"hexagon 1"}
    table.roll(2)
    assert table.ways("hurley") == ["base", "ambush 1"]


def test_eight_tiles_and_four_empty_hexagons() -> None:
    """GT17, G-V1: the eighth tile taken ends the match."""
    lying = dict.fromkeys(range(1, 9), "?")
    table = scene(tiles=lying)
    assert [arm for arm in range(1, 13) if not table.tile(arm)] == [9, 10, 11, 12]
    for arm, name in enumerate(TILE_NAMES[:8], 1):
        assert table.ending == "unfinished"
        for agent in AGENT_NAMES[1:]:
            table.row.where[AGENT_NAMES.index(agent)] = 12 + arm
            table.row.origin[AGENT_NAMES.index(agent)] = 12 + arm
        table.roll(2).walk("darwin", f"hexagon {arm}").reveal(arm, name)
    assert (table.ending, sum(table.score)) == ("all_taken", 2 * 3 + 3 * 3 + 4 * 2)


def test_fewer_tiles_and_a_longer_match_go_together() -> None:
    """G-V1, G-V2: nobody is sent home from the last of two tiles either."""
    table = scene(
        {"hurley": "hexagon 3"},
        tiles={3: PAIR},
        options=LONG,
        taken={"B": "toast_or"},
    )
    assert take_last(table).ending == "all_taken"
    assert table.at("hurley") == table.at("speckles") == "hexagon 3"


def test_by_option_every_newly_reached_tile_may_be_turned() -> None:
    """G-R22, G-V3: once each, in any order, and one may stop between."""
    table = scene(options=EACH).roll(6)
    for arm, agent in ((4, "darwin"), (2, "blaster"), (9, "juarez")):
        table.walk(agent, f"hexagon {arm}")
    table.reveal(9, "toast_or")
    assert (table.turn, table.can) == ("A", ["reveal 2", "reveal 4", "end"])
    assert table.refusal("reveal", 8) in ("nobody_new", "turned_already")
    table.reveal(2, "mixe_ur")
    assert table.can == ["reveal 4", "end"]
    assert table.refusal("reveal", 1) == "turned_already"
    table.ends()
    assert (table.turn, table.tile(4)) == ("B", "?")


def test_after_the_last_of_them_the_turn_passes_by_itself() -> None:
    """G-R22: there is nothing left to turn over."""
    table = scene(options=EACH).roll(4)
    table.walk("darwin", "hexagon 1").walk("blaster", "hexagon 2")
    table.reveal(1, "toast_or").reveal(2, "drill_er")
    assert (table.turn, table.asks) == ("B", "roll")


def test_two_tiles_may_be_taken_in_one_turn_then() -> None:
    """G-R22: each with everybody there."""
    around = {"hurley": "hexagon 1", "darwin": "hexagon 2"}
    table = scene(around, tiles={1: PAIR, 2: "toast_or"}, options=EACH).roll(4)
    table.walk("speckles", "hexagon 1").walk("blaster", "hexagon 2")
    assert table.reveal(2).reveal(1).score == [4, 0]
    assert table.ending == "all_taken"


@pytest.mark.parametrize("option", ["long_game", "memory_aid"])
def test_an_option_changes_nothing_else(option: str) -> None:
    """G-V3, G-R11: the memory aid is the page's affair; both lay out the same board."""
    plain, other = scene(), scene(options={option: True})
    setattr(other.row, option, 0)
    assert plain.position == other.position


def test_the_variants_are_those_that_the_rules_propose() -> None:
    """G-R16, G-V1, G-V2, G-V3: fewer tiles, nobody sent home, and rules of the house."""
    table = scene(
        {"mooch": "hexagon 1"},
        tiles={1: "?", 2: "?"},
        options={"long_game": True, "reveals_per_turn": "each", "tie": "more_tiles"},
    ).roll(4)
    table.walk("darwin", "hexagon 1").walk("blaster", "hexagon 2")
    table.reveal(2, PAIR).reveal(1, "toast_or")
    assert table.at("mooch") == "hexagon 1"
    assert table.turn == "B"
