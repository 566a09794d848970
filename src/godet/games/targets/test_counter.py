"""Scenes: the counter, which cancels a Targets! that was not called in time (T-V1)."""

from __future__ import annotations

import pytest

from godet.games.targets.scenes import scene

COUNTER = {"counter": True}


def test_the_counter_cancels_a_targets() -> None:
    """T-V1, T-R6, TT31: the die stays, its claim has lapsed."""
    table = scene(3, options=COUNTER).flick("3 mark 1")
    assert table.speakers == "ABC"
    table.counters("C", "A3")
    assert (table.won("A"), table.on_field("A"), table.turn) == ([], "A3", "B")
    assert table.row.lapsed[2] == 1
    assert table.told("counter") == [{"seat": 2, "to": 0}]


def test_after_the_owners_call_the_counter_is_too_late() -> None:
    """T-V1, TT31."""
    table = scene(3, options=COUNTER).flick("3 mark 1").calls("A", "A3")
    assert (table.won("A"), table.asks) == ([1], "flick")


def test_nobody_counters_itself() -> None:
    """T-V1: another player."""
    table = scene(3, options=COUNTER).flick("3 mark 1")
    assert table.why_not("A", "counter", "A3") == "your_own_die"
    assert table.why_not("B", "counter", "A2") == "no_counter_here"


def test_without_the_variant_there_is_no_counter() -> None:
    """T-V1."""
    table = scene(3, field={"C1": "1"}).flick("3 mark 1", C1="2 mark 2")
    assert table.why_not("C", "counter", "A3") == "no_counter_here"


def test_after_a_counter_the_die_may_still_make_a_double() -> None:
    """T-R48."""
    table = scene(options=COUNTER, field={"A1": "4"}).flick("4 mark 1").counters("B", "A3")
    assert (table.asks, table.speakers) == ("window", "A")
    table.doubles("A", "A3", "A1")
    assert table.tower("A") == "A2 A3"


def test_a_countered_die_may_be_called_for_once_it_has_moved() -> None:
    """T-V1, T-R18."""
    table = scene(options=COUNTER).flick("3 mark 1").counters("B", "A3")
    table.flick("2", A3="3 mark 2")
    assert "call_targets A3" in table.can("A")


def test_no_counter_against_a_partner() -> None:
    """T-R44."""
    table = scene(4, options={"counter": True, "teams": True}).flick("3 mark 1")
    assert table.speakers == "ABD"
    assert table.why_not("C", "counter", "C1") == "not_your_turn"


@pytest.mark.parametrize("seats", [2, 4])
def test_automatic_tables_call_before_anybody_can_counter(seats: int) -> None:
    """T-V1, T-R40: the owner is the quickest, for its own die."""
    table = scene(seats, options={"calls": "automatic", "counter": True}).flick("3 mark 1")
    assert table.won("A") == [1]
