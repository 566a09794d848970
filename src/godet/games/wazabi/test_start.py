"""Scenes: the box, the deal, who begins, and which options go together."""

from __future__ import annotations

import pytest

from godet.games.wazabi import GAME
from godet.games.wazabi.box import COPIES, DECK, SIDES
from godet.games.wazabi.scenes import begin, scene
from godet.kernel.errors import BadText, Refused

ABC = ("remove1 remove1 remove1", "swap swap swap", "skip skip replay")


def test_everybody_begins_with_four_dice_and_three_cards() -> None:
    """W-A2: four dice, three cards, the rest is the pile."""
    table = begin(3).deal(*ABC)
    assert table.dice == [4, 4, 4]
    assert table.hand("A") == "remove1 remove1 remove1"
    assert table.hand("C") == "skip skip replay"
    assert table.row.pile_size == DECK - 9
    assert table.asks == "start"


def test_the_deck_holds_thirty_six_cards_and_a_die_six_sides() -> None:
    """W-A2: the counts that the sheet prints."""
    assert sum(COPIES) == DECK == 36
    assert COPIES == (7, 3, 5, 3, 3, 4, 3, 4, 2, 2)
    assert SIDES == (3, 2, 1)


def test_two_to_six_can_play() -> None:
    """W-A2: neither one nor seven."""
    for seats in (1, 7):
        with pytest.raises(BadText, match="2 to 6 seats"):
            begin(seats)


def test_most_w_begins() -> None:
    """W-A3: everybody rolls all dice, most W has the first turn."""
    table = begin(3).deal(*ABC)
    table.roll("W card card die").roll("W W W card").roll("W W die die")
    assert (table.turn, table.asks) == ("B", "roll")
    assert table.row.direction == 1
    assert table.row.to_roll == 4


def test_the_start_roll_does_nothing_else() -> None:
    """W-R2, W-A3: cards and dice that it shows are neither drawn nor given."""
    table = begin(2).deal("skip skip swap", "swap swap keep1")
    table.roll("card card die die").roll("W card die die")
    assert table.turn == "B"
    assert table.dice == [4, 4]
    assert table.row.held[0] == table.row.held[1] == 3


def test_those_who_tie_roll_again_alone() -> None:
    """W-R2, WT22: of 3, 2, 3 and 1 W the first and the third roll again."""
    table = begin(4).deal(*ABC, "all2 all2 all2")
    table.roll("W W W die").roll("W W die die").roll("W W W card").roll("W die die die")
    assert (table.asks, table.turn) == ("start", "A")
    table.roll("W W card card")
    assert table.turn == "C"
    table.roll("W die die die")
    assert (table.asks, table.turn) == ("roll", "A")
    assert table.told("start-again") == [{}]


def test_a_tie_may_be_followed_by_another_with_the_very_same_number() -> None:
    """W-R2: until one leads, and every new round of rolls is told."""
    table = begin(2).deal("skip skip swap", "swap swap keep1")
    for _ in range(3):
        table.roll("die die die die").roll("card card die die")
        assert (table.asks, table.turn) == ("start", "A")
    table.roll("die die die die").roll("W die die die")
    assert (table.asks, table.turn) == ("roll", "B")
    assert len(table.told("start-again")) == 3


def test_a_third_who_trailed_stays_out_of_the_race() -> None:
    """W-R2: the second roll is for those who tied, however low it goes."""
    table = begin(3).deal(*ABC)
    table.roll("W W card card").roll("W card card card").roll("W W card card")
    table.roll("die die die die").roll("card die die die")
    assert (table.asks, table.turn) == ("start", "A")
    table.roll("W die die die").roll("die die die die")
    assert (table.asks, table.turn) == ("roll", "A")


@pytest.mark.parametrize("dice", [1, 2, 6])
def test_more_or_fewer_dice_at_the_start(dice: int) -> None:
    """W-V3, W-R17: everybody gets as many as agreed."""
    assert begin(4, start_dice=dice).dice == [dice] * 4


def test_all_together_have_no_more_than_twenty_four_dice() -> None:
    """W-R17, WT24: six players with five dice would need thirty."""
    with pytest.raises(Refused, match=r"^too_many_dice$"):
        begin(6, start_dice=5)
    with pytest.raises(Refused, match=r"^too_many_dice$"):
        begin(2, start_dice=13)
    for seats, dice in ((2, 12), (3, 8), (4, 6), (5, 4), (6, 4)):
        assert sum(begin(seats, start_dice=dice).dice) <= 24


def test_nobody_begins_without_a_die() -> None:
    """W-R17: one is the fewest."""
    with pytest.raises(BadText, match="start_dice goes from 1 to 24"):
        begin(2, start_dice=0)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_teams_are_for_four_or_six(seats: int) -> None:
    """W-V2: an odd number, or a single pair, makes no teams."""
    with pytest.raises(Refused, match=r"^teams_need_four_or_six$"):
        begin(seats, teams=True)
    assert begin(4, teams=True).row.teams == begin(6, teams=True).row.teams == 1


def test_playing_to_the_last_goes_neither_with_teams_nor_with_a_tournament() -> None:
    """W-V1, W-V2, W-V4: there the first win ends a game."""
    with pytest.raises(Refused, match=r"^last_not_with_teams$"):
        begin(4, to_the_last=True, teams=True)
    with pytest.raises(Refused, match=r"^last_not_with_games$"):
        begin(4, to_the_last=True, games=2)


def test_teams_dice_and_tournaments_go_together() -> None:
    """W-V2, W-V3, W-V4: all three at once."""
    table = begin(6, teams=True, start_dice=3, games=4)
    assert (table.row.teams, table.row.start_dice, table.row.games) == (1, 3, 4)


def test_the_rulings_are_the_defaults() -> None:
    """W-R13, W-R18, W-R21: options depart from them only when asked."""
    assert GAME.options.text(GAME.options.read({})) == {
        "start_dice": "4",
        "teams": "no",
        "to_the_last": "no",
        "games": "1",
        "tie": "shared",
        "draw_from_partner": "no",
        "blind_card": "chance",
        "turn_limit": "500",
    }


def test_a_scene_lays_every_card_somewhere() -> None:
    """WT21: the scenes of this folder begin with a whole deck."""
    table = scene(2, 3, A="skip", B="...", pile="", discard="swap")
    assert (table.pile, table.discard, table.hand("A")) == ("", "swap", "skip")
    assert table.row.held[1] == DECK - 2
