"""Every move has one number, one text and its parameters, and nothing else is a move."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from godet.kernel.errors import BadText
from godet.kernel.moves import Moves, kind

MOVES = Moves(
    kind("pass"),
    kind("give", to=4, what=3),
    kind("flick", sweep=True, aim=50, force=20),
    kind("call"),
)


def test_numbers_are_dense_and_in_declared_order() -> None:
    assert MOVES.size == 1 + 12 + 1000 + 1
    assert [MOVES.first(name) for name in ("pass", "give", "flick", "call")] == [0, 1, 13, 1013]
    assert MOVES.number("give", 0, 1) == 2
    assert MOVES.number("give", 1, 0) == 4
    assert MOVES.number("call") == MOVES.size - 1


@given(move=st.integers(0, MOVES.size - 1))
def test_a_number_a_text_and_parameters_are_the_same_thing(move: int) -> None:
    name, values = MOVES.kind_of(move).name, MOVES.values(move)
    assert MOVES.number(name, *values) == move
    assert MOVES.parse(MOVES.text(move)) == move
    assert MOVES.text(move).split() == [name, *map(str, values)]


def test_texts_are_all_different() -> None:
    assert len({MOVES.text(move) for move in range(MOVES.size)}) == MOVES.size


@pytest.mark.parametrize("move", [-1, MOVES.size, 2**70])
def test_a_number_out_of_range_is_refused_with_the_range(move: int) -> None:
    with pytest.raises(BadText, match="moves go from 0 to 1013"):
        MOVES.kind_of(move)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no move called ''"),
        ("fly 1", "no move called 'fly'"),
        ("give 1", r"give takes 2 number\(s\), not 1"),
        ("give 1 1 1", r"give takes 2 number\(s\), not 3"),
        ("give 4 0", "to goes from 0 to 3, not 4"),
        ("give 0 3", "what goes from 0 to 2, not 3"),
        ("give -1 0", "parameters are whole numbers"),
        ("give 1.0 0", "parameters are whole numbers"),
        ("give one 0", "parameters are whole numbers"),
        ("give \u0661 0", "parameters are whole numbers"),
        ("give 0 " + "9" * 5000, "parameters are whole numbers"),
    ],
)
def test_a_text_that_is_no_move_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(BadText, match=why):
        MOVES.parse(text)


def test_a_sweep_is_allowed_whole_by_its_first_number() -> None:
    first, last = MOVES.first("flick"), MOVES.first("call") - 1
    assert all(MOVES.allows([0, first], move) for move in (0, first, first + 500, last))
    assert not MOVES.allows([0, first], last + 1)
    assert not MOVES.allows([0], first + 3)
    assert not MOVES.allows([first + 3], first + 4), "only its first number stands for a sweep"


def test_a_plain_family_is_allowed_one_by_one() -> None:
    first = MOVES.first("give")
    assert MOVES.allows([first], first)
    assert not MOVES.allows([first], first + 1)
