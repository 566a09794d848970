"""Scenes: what is laid out, who begins, which options there are."""

from __future__ import annotations

import itertools
import math

import pytest

from godet.games.targets import GAME
from godet.games.targets.box import FIRST_DISC, FIRST_PUCK, FLICK, LIVE
from godet.games.targets.measures import DIE, DISC, DISC_HIGH, GAP, MM, PUCK_HIGH
from godet.games.targets.scenes import Table, begin, scene
from godet.games.targets.scenes_facts import die_of, seat_of
from godet.kernel.errors import BadText, Refused


def place(table: Table, part: int) -> tuple[int, int, int]:
    x, y, z = (int(table.row.at[part, axis]) for axis in range(3))
    return x, y, z


def far(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    return math.dist(one[:2], other[:2])


def clearance(table: Table, seat: int) -> float:
    """From the middle of a tower to the nearest edge of the nearest disc, in millimetres."""
    tower = place(table, FIRST_PUCK + seat)
    discs = [place(table, FIRST_DISC + disc) for disc in range(3)]
    return (min(far(tower, disc) for disc in discs) - DISC / 2) / MM


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_dice_on_a_puck_and_three_discs_in_the_middle(seats: int) -> None:
    """T-A1, T-A2: the other six lie aside."""
    table = begin(seats).begins("A")
    assert (table.centre, table.supply) == ([1, 2, 3], [4, 5, 6, 7, 8, 9])
    for letter in "ABCD"[:seats]:
        assert table.tower(letter) == f"{letter}1 {letter}2 {letter}3"
        heights = [place(table, die_of(f"{letter}{level}"))[2] for level in (1, 2, 3)]
        assert heights == [PUCK_HIGH + DIE // 2 + DIE * level for level in range(3)]


def test_the_discs_leave_room_for_a_die_between_them() -> None:
    """T-A2: as wide as a die."""
    discs = [place(begin(2).begins("A"), FIRST_DISC + disc) for disc in range(3)]
    for one, other in itertools.combinations(discs, 2):
        assert abs(far(one, other) - DISC - GAP) <= 2


def test_discs_lie_flat_on_the_table() -> None:
    """T-A2."""
    assert place(begin(2).begins("A"), FIRST_DISC)[2] == DISC_HIGH // 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_tower_is_twenty_centimetres_away(seats: int) -> None:
    """T-R1, T-R58: from its middle to the nearest edge of the nearest disc."""
    table = begin(seats).begins("A")
    for seat in range(seats):
        assert abs(clearance(table, seat) - 200) < 0.05


def test_by_option_each_player_chooses_how_near() -> None:
    """T-R1: all at the same time; the others are laid out as they were asked."""
    table = begin(2, tower_distance="free_up_to_200")
    assert (table.asks, table.speakers) == ("distance", "AB")
    assert table.centre == [1, 2, 3], "they see from what"
    assert place(table, FIRST_DISC)[2] == DISC_HIGH // 2
    table.says("B", "distance", 90)
    assert table.speakers == "A"
    table.says("A", "distance", 200).begins("B")
    assert [round(clearance(table, seat)) for seat in (0, 1)] == [200, 90]


def test_a_tower_keeps_room_for_discs_under_it() -> None:
    """T-R60."""
    table = begin(2, tower_distance="free_up_to_200")
    assert table.why_not("A", "distance", 54) == "tower_too_close"
    assert table.why_not("A", "distance", 55) == ""
    assert table.why_not("A", "distance", 0) == "tower_too_close"


@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_chance_says_who_begins(letter: str) -> None:
    """T-A3, T-R3: everybody is equally likely."""
    table = begin(3)
    assert table.position.odds() == [1, 1, 1]
    table.begins(letter)
    assert (table.asks, table.turn, table.speakers) == ("flick", letter, letter)
    assert table.told("begins") == [{"seat": seat_of(letter)}]


def test_by_option_the_first_to_shout_begins() -> None:
    """T-A3, T-R3: it is a race."""
    table = begin(3, first_player="race")
    assert (table.asks, table.speakers) == ("shout", "ABC")
    table.says("C", "shout")
    assert (table.asks, table.turn) == ("flick", "C")
    assert "shout" in GAME.races


def test_the_rulings_are_the_defaults() -> None:
    """T-R1, T-R3, T-R15, T-R41, T-R42, T-R44, T-R53: every one of them is a named option."""
    s = begin(2).row
    assert (s.free_distance, s.race, s.zoch) == (0, 0, 0)
    assert (s.set_ends_at_once, s.all_sets, s.four_on_sum) == (1, 1, 0)
    assert (s.mark_mm, s.flick_cap, s.calls == LIVE) == (20, 60, False)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    """T-A1."""
    with pytest.raises(BadText):
        begin(seats)


@pytest.mark.parametrize("counter", [False, True])
@pytest.mark.parametrize("three_by_three", [False, True])
@pytest.mark.parametrize("teams", [False, True])
def test_every_variant_goes_with_every_other(
    counter: bool, three_by_three: bool, teams: bool
) -> None:
    """T-R5, T-V1, T-V2, T-V3: eight ways to play."""
    options = {"counter": counter, "three_by_three": three_by_three, "teams": teams}
    assert scene(4, options=options).asks == "flick"


@pytest.mark.parametrize("seats", [2, 3])
def test_teams_are_for_four(seats: int) -> None:
    """T-V3: two against two."""
    with pytest.raises(Refused, match="teams_need_four"):
        begin(seats, teams=True)


def test_partners_exchange_a_die_and_order_their_towers() -> None:
    """T-V3: diagonally, once; whoever begins, all build first."""
    table = begin(4, teams=True)
    assert (table.asks, table.speakers) == ("swap", "ABCD")
    assert table.why_not("A", "swap", "B1") == "not_your_die"
    for letter, die in (("B", "B3"), ("A", "A2"), ("D", "D1"), ("C", "C1")):
        table.says(letter, "swap", die_of(die))
    table.begins("B")
    assert (table.asks, table.speakers) == ("build", "ABCD")
    assert table.can("A") == ["put A1", "put A3", "put C1"]
    table.puts("A", "C1")
    assert table.tower("A") == "C1 A1 A3", "dice of one colour are alike: nothing is left to choose"
    assert table.speakers == "BCD"
    table.puts("B", "B1", "D1").puts("C", "A2").puts("D", "D2", "B3")
    assert (table.asks, table.turn) == ("flick", "B")
    assert [table.tower(seat) for seat in "BCD"] == ["B1 D1 B2", "A2 C2 C3", "D2 B3 D3"]
    assert table.told("swap")[0] == {"seat": 1, "to": 3}


def test_only_the_tower_of_whose_turn_it_is_may_be_flicked() -> None:
    """T-A4, T-A5."""
    table = begin(3).begins("B")
    assert table.can("B") == ["flick"]
    assert table.can("A") == table.can("C") == []
    assert table.why_not("A", "flick", 0, 0, 0, 0) == "not_your_turn"


def test_a_flick_is_aim_power_height_and_side() -> None:
    """T-A5: whole steps, all of them allowed."""
    table = begin(2).begins("A")
    for flick in ((0, 0, 0, 0), (3599, 99, 24, 24), (1234, 56, 7, 8)):
        assert table.why_not("A", "flick", *flick) == ""
    table.aim("A", (1234, 56, 7, 8))
    assert [table.row.hand[0, each] for each in range(4)] == [1234, 56, 7, 8]
    assert table.asks == "rolling"
    assert table.row.stage != FLICK
