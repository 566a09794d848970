"""Scenes: dice, targets and cards at the start, and who begins."""

from __future__ import annotations

import pytest

from godet.games.dicerun import GAME
from godet.games.dicerun.box import (
    ALL_DICE,
    CARDS,
    COLOURS,
    DECK,
    NAMES,
    OF_COLOUR,
    PRESETS,
    TARGETS,
)
from godet.games.dicerun.dice import how_many
from godet.games.dicerun.notation import LETTERS, tidy
from godet.games.dicerun.scenes import Table, begin
from godet.kernel.errors import Refused
from godet.kernel.log import Fell

VALUES = " ".join(f"{value}" for _ in range(5) for value in range(1, 7))
EVERY_DIE = " ".join(f"{colour}{value}" for colour in LETTERS for value in range(1, 7))


def dealt(seats: int, **options: int | bool | str) -> Table:
    """Each colour shows one of each value; targets and cards lie with everybody."""
    table = begin(seats, **options).roll(VALUES)
    table.deal(" ".join(EVERY_DIE.split()[: 4 * seats]))
    hands = [card for card in NAMES for _ in range(4)]
    return table.deal(" ".join(hands[: 3 * seats]))


def test_thirty_dice_roll_into_one_group() -> None:
    """D-A2, D-A5: six of each colour, and every race begins with a single group."""
    table = begin(3)
    assert table.asks == "values"
    assert [how_many(dice) for dice in OF_COLOUR] == [6] * COLOURS
    table.roll(VALUES)
    assert table.road == tidy(EVERY_DIE)
    assert table.told("values-rolled") == [{f"show{value}": 5 for value in range(1, 7)}]


def test_everybody_is_dealt_four_targets_and_three_cards_in_secret() -> None:
    """D-A2: the owner alone sees what it is."""
    table = begin(3).roll(VALUES)
    assert table.asks == "targets"
    seen = [table.position.seen(Fell(0), seat) for seat in (-1, 0, 1)]
    assert seen == [Fell(None), Fell(0), Fell(None)]
    table.deal("R1 R2 R3 R4  O1 O2 O3 O4  G1 G2 G3 G4")
    assert table.asks == "cards"
    assert [table.targets(seat) for seat in "ABC"] == ["R1 R2 R3 R4", "O1 O2 O3 O4", "G1 G2 G3 G4"]
    seen = [table.position.seen(Fell(0), seat) for seat in (-1, 0, 1)]
    assert seen == [Fell(None), Fell(0), Fell(None)]
    table.deal("red red gap  joker joker joker  one two three")
    assert [table.hand(seat) for seat in "ABC"] == [
        "red red gap",
        "joker " * 2 + "joker",
        "one two three",
    ]
    assert table.asks == "take"
    assert table.told("dealt") == []


def test_every_target_is_there_once() -> None:
    """D-A2: one for each colour and value; those that are left are put aside."""
    table = begin(3).roll(VALUES).deal("R1 R2")
    assert table.position.odds() == [0, 0] + [1] * (TARGETS - 2)


@pytest.mark.parametrize("deck", [0, 1, 2])
def test_every_deck_has_seventy_six_cards_of_nine_types(deck: int) -> None:
    """D-A2, D-V2: colours are alike, values are alike, and there is some of everything."""
    counts = PRESETS[deck]
    assert sum(counts) == DECK
    assert len(counts) == CARDS == 5 + 6 + 7
    assert len(set(counts[:5])) == len(set(counts[5:11])) == 1
    assert min(counts) > 0
    table = begin(3, deck=("even", "advance", "middle")[deck])
    assert list(table.row.pile) == list(counts)


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (2, [12, 13, 14, 15, 16]),
        (3, [11, 12, 13, 15, 16]),
        (4, [10, 12, 13, 14, 15]),
        (5, [10, 11, 12, 13, 15]),
        (6, [9, 10, 12, 13, 14]),
    ],
)
def test_five_packets_are_alike_but_not_equal(seats: int, sizes: list[int]) -> None:
    """D-R2, D-A9: their sizes are known, which is which is not."""
    table = begin(seats, two_players=True)
    assert list(table.row.sizes) == sizes
    assert sum(sizes) == DECK - 3 * seats


def test_the_highest_roll_of_two_dice_begins() -> None:
    """D-A3, D-R1: each takes two dice in seat order, then all roll; values stay in the group."""
    table = dealt(3)
    assert (table.asks, table.turn, table.actors) == ("take", "A", "A")
    assert len(table.can()) == 30
    table.do("take R1").do("take R2")
    assert table.turn == "B"
    table.do("take O1 O2").do("take G1 G2")
    assert (table.asks, table.turn) == ("first roll", "A")
    table.roll("1 3").roll("6 5").roll("4 4")
    assert (table.asks, table.turn) == ("play", "B")
    rest = [die for die in EVERY_DIE.split() if die[0] in "BP" or die[1] not in "12"]
    assert table.road == tidy(" ".join([*rest, "R1 R3 O6 O5 G4 G4"]))
    assert table.told("begins") == [{"seat": 1}]
    assert table.told("start-rolled")[1] == {"seat": 1, "faces": "5, 6"}


def test_a_die_is_taken_by_one_player_only() -> None:
    """D-R1: two dice not yet taken."""
    table = dealt(3).do("take R1")
    assert table.refusal("take R1") == "die_taken"
    assert "take R1" not in table.can()
    assert table.refusal("take R2") == ""


def test_taking_looks_at_what_is_there() -> None:
    """D-R1: a die that nobody sees cannot be taken."""
    table = begin(3).roll("1 " * 30).deal("R1 R2 R3 R4 O1 O2 O3 O4 G1 G2 G3 G4")
    table.deal("red " * 3 + "blue " * 3 + "green " * 3)
    assert table.can() == [f"take {colour}1" for colour in LETTERS]
    assert table.refusal("take R2") == "no_such_die"


def test_a_tie_is_rolled_again_with_the_same_dice() -> None:
    """DT31, D-R1: 9, 9 and 4: the first two roll their own dice again, the third is out."""
    table = dealt(3).do("take R1 R2").do("take O1 O2").do("take G1 G2")
    table.roll("4 5").roll("3 6").roll("2 2")
    assert (table.asks, table.turn) == ("first roll", "A")
    assert table.told("start-again") == [{}]
    table.roll("1 1").roll("5 1")
    assert (table.asks, table.turn) == ("play", "B")
    rest = [die for die in EVERY_DIE.split() if die[0] in "BP" or die[1] not in "12"]
    assert table.road == tidy(" ".join([*rest, "R1 R1 O5 O1 G2 G2"]))


def test_who_rolled_less_does_not_roll_again() -> None:
    """D-R1: in the middle of a tie too."""
    table = dealt(4).do("take R1 R2").do("take O1 O2").do("take G1 G2").do("take B1 B2")
    table.roll("6 6").roll("1 1").roll("6 6").roll("2 2")
    assert table.turn == "A"
    table.roll("3 3")
    assert table.turn == "C"
    table.roll("3 3")
    assert (table.asks, table.turn) == ("first roll", "A")
    table.roll("1 2").roll("1 1")
    assert (table.asks, table.turn) == ("play", "A")


def test_by_option_chance_says_who_begins() -> None:
    """D-V3, D-R25: the dice stay as they are."""
    table = dealt(3, quick_start=True)
    assert table.asks == "first"
    assert table.position.odds() == [1, 1, 1]
    before = table.road
    table.happen(Fell(2))
    assert (table.asks, table.turn, table.road) == ("play", "C", before)
    assert table.told("begins") == [{"seat": 2}]


def test_two_play_only_where_the_table_allows_it() -> None:
    """D-V1: the book is for three to six."""
    with pytest.raises(Refused, match=r"^two_players_off$"):
        begin(2)
    assert begin(2, two_players=True).row.seats == 2
    assert (begin(3).row.seats, begin(6).row.seats) == (3, 6)


def test_the_rulings_are_the_defaults() -> None:
    """D-V2, D-V3, D-V4, D-R27: options depart from the 2013 rules only when asked."""
    assert GAME.options.text(GAME.options.read({})) == {
        "deck": "even",
        "quick_start": "no",
        "prizes": "stages",
        "two_players": "no",
    }
    assert begin(3).row.slots[0] == ALL_DICE
