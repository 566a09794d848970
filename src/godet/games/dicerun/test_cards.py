"""Scenes: swap, sprint, comeback, about-face, gap and accident."""

from __future__ import annotations

import pytest

from godet.games.dicerun.notation import tidy
from godet.games.dicerun.scenes import scene


@pytest.mark.parametrize(
    ("road", "move", "after"),
    [
        pytest.param("B1 | R2 | G3", "swap 2", "B1 | G3 | R2", id="DT10"),
        pytest.param("B1 | R2 | _ | G3", "swap 2", "B1 | G3 | _ | R2", id="DT11"),
        pytest.param("B1 | R2 | G3 | P4", "comeback", "B1 | P4 | R2 | G3", id="DT12"),
        pytest.param("B1 | _ | R2 | P4", "comeback", "B1 | P4 | _ | R2", id="DT13"),
        pytest.param("B1 | _ | P4", "comeback", "B1 | P4", id="DT13-two"),
        pytest.param("B1 | R2 | _ | P4", "comeback", "B1 | P4 | R2", id="tail-gap"),
        pytest.param("B6 | _ | R1 | G2", "accident B6", "R1 | B6 G2", id="DT14"),
        pytest.param("B6 P1 | R1 | G2", "accident P1", "B6 | R1 | P1 G2", id="accident"),
        pytest.param("B1 | R2", "gap 1", "B1 | _ | R2", id="gap"),
        pytest.param("B1 | _ | R2 | G3", "gap 1", "B1 | _ | _ | R2 | G3", id="second-gap"),
    ],
)
def test_what_becomes_of_the_road(road: str, move: str, after: str) -> None:
    """DT10, DT11, DT12, DT13, DT14, D-R5, D-R7, D-R8, D-R10: each card by example."""
    assert scene(road, A=move.split(maxsplit=1)[0]).do(move).road == tidy(after)


# -- swap -----------------------------------------------------------------------


def test_a_swap_takes_three_groups_and_never_the_leader() -> None:
    """D-A18, D-R3, D-R5, DT10: two neighbours of which neither leads."""
    assert scene("B1 | R2", A="swap").refusal("swap 1") == "two_groups_only"
    assert scene("B1 R2", A="swap").refusal("swap 1") == "one_group_only"
    table = scene("B1 | R2 | G3 | P4", A="swap")
    assert table.can("swap") == ["swap 2", "swap 3"]
    assert table.refusal("swap 1") == "leader_stays"
    assert table.refusal("swap 4") == "no_such_group"


# -- sprint ---------------------------------------------------------------------


def test_three_dice_of_choice_break_away() -> None:
    """D-A19, D-R6: named one after the other."""
    table = scene("B1 B2 R3 R4 G5 | P6", A="sprint").do("sprint B1")
    assert table.asks == "sprint"
    assert table.refusal("sprint B1") == "no_such_die"
    assert table.refusal("sprint P6") == "no_such_die"
    assert table.can() == ["sprint R3", "sprint R4", "sprint G5", "sprint B2"]
    assert table.refusal("joker red") == table.refusal("target R1 colour") == "not_now"
    table.do("sprint R4").do("sprint G5")
    assert table.road == tidy("B1 R4 G5 | B2 R3 | P6")
    assert (table.asks, table.used) == ("draw", "sprint")


def test_a_sprint_leaves_at_least_one_behind() -> None:
    """DT9, D-R6: from four dice three go, from three nobody may."""
    table = scene("B1 B2 R3 R4 | P6", A="sprint").do("sprint B1 B2 R3")
    assert table.road == tidy("B1 B2 R3 | R4 | P6")
    table = scene("B1 B2 R3 | P6", A="sprint")
    assert table.refusal("sprint B1") == "leader_too_small"
    assert table.can("sprint") == []


def test_alike_dice_sprint_together() -> None:
    """D-R6: two dice of one type are two dice."""
    table = scene("B1 B1 B1 R4", A="sprint").do("sprint B1 B1 B1")
    assert table.road == "B1 B1 B1 | R4"


# -- comeback -------------------------------------------------------------------


def test_a_comeback_needs_somebody_to_overtake() -> None:
    """D-A20, D-R3, D-R26: three groups, or two with a gap between."""
    assert scene("B1 R2", A="comeback").refusal("comeback") == "one_group_only"
    assert scene("B1 | R2", A="comeback").refusal("comeback") == "two_groups_only"
    assert scene("B1 | _ | R2", A="comeback").refusal("comeback") == ""
    assert scene("B1 | R2 | G3", A="comeback").refusal("comeback") == ""


def test_a_gap_left_at_the_tail_is_discarded() -> None:
    """D-R7, D-R10: nothing lies behind the last group."""
    table = scene("B1 | R2 | _ | P4", A="comeback").do("comeback")
    assert table.used == "comeback gap"


# -- about-face -----------------------------------------------------------------


def test_about_face_turns_one_value_of_one_group() -> None:
    """DT15, D-A21, D-R9: opposite faces make seven; turned back, all of them turn."""
    table = scene("B2 | R6 O6 G1 P3", A="about_face").do("about_face 2 6")
    assert table.road == tidy("B2 | R1 O1 G1 P3")
    table = scene("B2 | R1 O1 G1 P3", A="about_face").do("about_face 2 1")
    assert table.road == tidy("B2 | R6 O6 G6 P3")


def test_about_face_is_for_any_group_that_shows_the_value() -> None:
    """D-R3, D-R9: the leading group too."""
    table = scene("B2 B5 | R6", A="about_face")
    assert table.can("about_face") == ["about_face 1 2", "about_face 1 5", "about_face 2 6"]
    assert table.refusal("about_face 1 6") == "value_not_there"
    assert table.refusal("about_face 3 6") == "no_such_group"
    assert table.do("about_face 1 2").road == "B5 B5 | R6"


# -- gap ------------------------------------------------------------------------


def test_a_gap_lies_between_two_groups_only() -> None:
    """DT16, D-R10: not before the leader, not behind the last, not where one group is alone."""
    assert scene("B1 R2", A="gap").refusal("gap 1") == "one_group_only"
    table = scene("B1 | R2 | G3", A="gap")
    assert table.can("gap") == ["gap 1", "gap 2"]
    assert table.refusal("gap 3") == table.refusal("gap 4") == "no_such_group"


def test_a_gap_is_no_group() -> None:
    """D-A22, D-R10, D-R11: no target for cards, not rolled again, not counted in the ranking."""
    table = scene("B1 | _ | R2 | G3", A="about_face swap red")
    assert table.can("about_face") == ["about_face 1 1", "about_face 2 2", "about_face 3 3"]
    assert table.can("swap") == ["swap 2"]
    table.do("reroll red")
    assert table.can() == ["reroll_group 2", "reroll_group 3"]


def test_a_gap_on_the_road_is_not_yet_discarded() -> None:
    """D-A22, D-R24: it lies where it was put."""
    table = scene("B1 | R2", A="gap").do("gap 1")
    assert (table.road, table.used) == ("B1 | _ | R2", "")


# -- accident -------------------------------------------------------------------


def test_an_accident_takes_a_die_of_the_leaders_to_the_tail() -> None:
    """D-A23, D-R8: any die that leads, if somebody follows."""
    table = scene("B1 R2 | _ | G3", A="accident")
    assert table.can("accident") == ["accident R2", "accident B1"]
    assert table.refusal("accident G3") == "no_such_die"
    assert table.do("accident B1").road == tidy("R2 | _ | B1 G3")
    assert scene("B1 R2", A="accident").refusal("accident B1") == "one_group_only"


def test_a_lone_leader_gives_the_lead_away() -> None:
    """DT14, D-R8: the next group leads, and a gap before it is removed and discarded."""
    table = scene("B6 | _ | R1 | G2", A="accident").do("accident B6")
    assert (table.road, table.used) == ("R1 | G2 B6", "gap accident")


# -- all of them ----------------------------------------------------------------


def test_a_card_must_be_in_hand() -> None:
    """D-A4: what one does not hold cannot be played, discarded or laid face down."""
    table = scene("B1 B2 B3 B4 | R2 | G3", A="red red red")
    for words in ("blue", "joker six", "swap 2", "sprint B1", "comeback", "about_face 1 1"):
        assert table.refusal(words) == "card_not_in_hand"
    for words in ("gap 1", "accident B1", "reroll blue", "discard blue"):
        assert table.refusal(words) == "card_not_in_hand"


@pytest.mark.parametrize("groups", [1, 2, 3])
def test_what_the_special_cards_need(groups: int) -> None:
    """D-R3, D-R26: the number of groups decides, not whether anything would change."""
    road = " | ".join(["B1", "B1", "B1"][:groups])
    allowed = {
        "swap 2": groups > 2,
        "comeback": groups > 2,
        "gap 1": groups > 1,
        "accident B1": groups > 1,
        "about_face 1 1": True,
        "sprint B1": False,
    }
    for words, may in allowed.items():
        assert (scene(road, A=words.split()[0]).refusal(words) == "") == may
