"""Scenes: how dice advance, from the front, group by group."""

from __future__ import annotations

import pytest

from godet.games.dicerun.notation import tidy
from godet.games.dicerun.scenes import scene

START = "B1 B2 B3 B4 B5 B6 R1 R6 G2 G6 O3 O6 P4 P5"
AFTER_BLUE = "B1 B2 B3 B4 B5 B6 | R1 R6 G2 G6 O3 O6 P4 P5"
AFTER_SIX = "B6 | B1 B2 B3 B4 B5 R6 G6 O6 | R1 G2 O3 P4 P5"
AFTER_SIXES = "B6 R6 G6 O6 | B1 B2 B3 B4 B5 | R1 G2 O3 P4 P5"


@pytest.mark.parametrize(
    ("road", "card", "after"),
    [
        pytest.param(START, "blue", AFTER_BLUE, id="DX1"),
        pytest.param(AFTER_BLUE, "six", AFTER_SIX, id="DX2"),
        pytest.param(AFTER_SIX, "six", AFTER_SIXES, id="DX3"),
        pytest.param(
            "B2 R4 | G6 O6 | P6 R6 B3 | G6 O1 P2",
            "six",
            "B2 R4 G6 O6 P6 R6 | B3 G6 | O1 P2",
            id="DX4",
        ),
    ],
)
def test_the_examples_of_the_book(road: str, card: str, after: str) -> None:
    """DX1, DX2, DX3, DX4, D-A6: the race of the rulebook, card by card."""
    assert scene(road, A=card).do(card).road == tidy(after)


@pytest.mark.parametrize(
    ("road", "card", "after"),
    [
        pytest.param("B2 | G6 | P6 | R6 O1", "six", "B2 G6 P6 R6 | O1", id="DT1"),
        pytest.param("B2 | _ | G6 G1 | P6", "six", "B2 | G6 | G1 P6", id="DT2"),
        pytest.param("B2 | _ | _ | G6 G1", "six", "B2 | _ | G6 | G1", id="DT3"),
        pytest.param("B6 R6 | _ | G6 G1", "six", "B6 R6 | G6 | G1", id="DT4"),
        pytest.param("B6 R6 | G6 | O6 P1", "six", "B6 R6 G6 O6 | P1", id="DT5"),
        pytest.param("B2 R2 | G3 P1", "six", "B2 R2 | G3 P1", id="DT6"),
    ],
)
def test_chains_gaps_and_leaders(road: str, card: str, after: str) -> None:
    """DT1, DT2, DT3, DT4, DT5, DT6, D-A6: what happens beyond the examples of the book."""
    assert scene(road, A=card).do(card).road == tidy(after)


def test_a_leading_group_that_matches_whole_stays() -> None:
    """D-R22: several dice as well as a single one, by colour as well as by value."""
    assert scene("B1 B2 | R1", A="blue").do("blue").road == "B1 B2 | R1"
    assert scene("B1 | B2 R1", A="blue").do("blue").road == "B1 B2 | R1"


def test_a_new_leading_group_leaves_no_step_for_the_rest() -> None:
    """D-A6: dice that have moved do not move again; the second group joins those left behind."""
    table = scene("B6 R1 | G6 P1 | O6", A="six").do("six")
    assert table.road == "B6 | R1 G6 | O6 P1"


def test_all_dice_of_a_colour_advance_whatever_they_show() -> None:
    """D-A15: everywhere on the road."""
    table = scene("R1 G2 | G3 B4 | G5 P6", A="green").do("green")
    assert table.road == tidy("G2 | R1 G3 | B4 G5 | P6")


def test_all_dice_of_a_value_advance_whatever_their_colour() -> None:
    """D-A16: everywhere on the road."""
    table = scene("R3 G2 | G3 B4 | O3 P6", A="three").do("three")
    assert table.road == tidy("R3 | G2 G3 | O3 B4 | P6")


@pytest.mark.parametrize(("named", "like"), [("red", "red"), ("four", "four")])
def test_a_joker_is_any_colour_or_value(named: str, like: str) -> None:
    """D-A17: named when it is played."""
    road = "R4 G2 | R3 B4 | O3 P6"
    table = scene(road, A=f"joker {like}")
    assert len(table.can("joker")) == 11
    plain = scene(road, A=f"joker {like}").do(like).road
    assert table.do(f"joker {named}").road == plain
    assert table.used == "joker"


def test_colours_values_and_jokers_can_always_be_played() -> None:
    """D-R3, DT6: even where nothing moves."""
    table = scene("B2 R2", A="green six joker")
    assert table.refusal("green") == table.refusal("six") == table.refusal("joker five") == ""
    assert table.do("six").road == "R2 B2"
    assert table.told("plays-advance") == [{"seat": 0, "card": "six", "count": 0, "lead": 2}]


def test_the_story_counts_who_moved_and_who_leads() -> None:
    """D-A6: a leading group that stays is not counted."""
    table = scene("B6 R6 | G6 | O6 P1", A="six").do("six")
    assert table.told("plays-advance") == [{"seat": 0, "card": "six", "count": 2, "lead": 4}]


def test_a_filled_gap_is_discarded() -> None:
    """D-A22, D-R10: the card leaves the road when dice advance into it, and is then public."""
    table = scene("B2 | _ | G6 G1", A="six").do("six")
    assert table.road == "B2 | G6 | G1"
    assert table.used == "six gap"


def test_groups_without_dice_vanish_at_once() -> None:
    """D-A5: no distance is left behind."""
    assert scene("B2 | G6 | R1", A="six").do("six").road == "G6 B2 | R1"
