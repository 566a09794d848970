"""An option is read from what a person writes, or refused with its domain."""

from __future__ import annotations

import pytest

from godet.catalog import find
from godet.kernel.errors import BadText
from godet.kernel.options import Options, choice, number, switch

OPTIONS = Options(number("dice", 1, 24, 4), switch("teams"), choice("tie", "shared", "one_more"))


def test_defaults_fill_in_what_is_not_said() -> None:
    assert OPTIONS.read({}) == (4, 0, 0)
    assert OPTIONS.read({"tie": "one_more"}) == (4, 0, 1)


def test_a_default_may_be_another_where_no_bot_plays() -> None:
    options = Options(
        choice("calls", "polite", "live", among_people="live"), number("dice", 1, 6, 3)
    )
    assert options.read({}) == (0, 3)
    assert options.read({}, people=True) == (1, 3)
    assert options.read({"calls": "polite"}, people=True) == (0, 3)


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ({"dice": 1}, (1, 0, 0)),
        ({"dice": 24}, (24, 0, 0)),
        ({"dice": "7"}, (7, 0, 0)),
        ({"teams": True}, (4, 1, 0)),
        ({"teams": False}, (4, 0, 0)),
        ({"teams": "yes"}, (4, 1, 0)),
    ],
)
def test_options_are_read_as_people_write_them(
    given: dict[str, int | bool | str], read: tuple[int, ...]
) -> None:
    assert OPTIONS.read(given) == read


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"dice": 0}, "dice goes from 1 to 24, not 0"),
        ({"dice": 25}, "dice goes from 1 to 24, not 25"),
        ({"dice": -(2**70)}, "dice goes from 1 to 24"),
        ({"dice": True}, "dice goes from 1 to 24, not True"),
        ({"dice": "many"}, "dice is a whole number, not 'many'"),
        ({"dice": "-3"}, "dice is a whole number"),
        ({"dice": "\u0664"}, "dice is a whole number"),
        ({"dice": "9" * 5000}, "dice is a whole number"),
        ({"teams": "maybe"}, "teams is one of no, yes, not maybe"),
        ({"teams": 1}, "teams is one of no, yes, not 1"),
        ({"tie": "Shared"}, "tie is one of shared, one_more, not Shared"),
        ({"tie": True}, "tie is one of shared, one_more, not True"),
        ({"cards": 3}, "there is no option 'cards'; there are dice, teams, tie"),
    ],
)
def test_outside_its_domain_an_option_is_refused(
    given: dict[str, int | bool | str], why: str
) -> None:
    with pytest.raises(BadText, match=why):
        OPTIONS.read(given)


def test_texts_of_options_can_be_read_again() -> None:
    values = OPTIONS.read({"dice": 9, "teams": True, "tie": "one_more"})
    assert OPTIONS.text(values) == {"dice": "9", "teams": "yes", "tie": "one_more"}
    assert OPTIONS.read(OPTIONS.text(values)) == values
    assert OPTIONS.index("tie") == 2


def test_a_game_that_is_not_on_the_shelf_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadText, match=r"no game 'chess'; there are .*wazabi"):
        find("chess")
