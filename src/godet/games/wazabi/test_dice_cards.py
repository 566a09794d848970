"""Scenes: the cards that move dice or take them out of the game."""

from __future__ import annotations

import pytest

from godet.games.wazabi.scenes import scene


def test_one_die_fewer_takes_a_die_out_of_the_game() -> None:
    """W-A7: nobody gets it."""
    table = scene(3, 4, A="remove1").roll("W card W").draw("skip").play("remove1")
    assert table.dice == [2, 4]
    assert table.row.removed == 24 - 6
    assert table.discard == "remove1"


def test_one_die_fewer_wins_with_the_last_die() -> None:
    """WT2, W-A7, W-A17: one die, it shows W."""
    table = scene(1, 4, A="remove1").roll("W")
    assert table.can() == ["pass", "remove1"]
    table.play("remove1")
    assert table.ending == "last_die_removed"
    assert table.places == [1, 2]


def test_the_card_that_won_lies_on_the_discard() -> None:
    """W-R25: at the end it is neither in a hand nor in play."""
    table = scene(1, 4, A="remove1").roll("W").play("remove1")
    assert (table.discard, table.hand("A")) == ("remove1", "")


def test_one_die_face_does_not_stop_it() -> None:
    """WT3, W-A7: W and die; one is given, the other removed."""
    table = scene(2, 4, A="remove1").roll("W die").give("B").play("remove1")
    assert table.ending == "last_die_removed"
    assert table.dice == [0, 5]


def test_two_die_faces_stop_it_although_one_die_is_left() -> None:
    """WT4, W-A7: the roll counts, not what is still held."""
    table = scene(3, 4, A="remove1").roll("W die die").give("B", "B")
    assert table.dice == [1, 6]
    assert table.refusal("remove1") == "two_dice_faces"
    assert table.can() == ["pass"]


def test_two_dice_fewer_has_no_such_restriction() -> None:
    """W-A9, W-A7: it costs three W, whatever else was rolled."""
    table = scene(5, 4, A="remove1 remove2").roll("W W W die die").give("B", "B")
    assert table.refusal("remove1") == "two_dice_faces"
    table.play("remove2")
    assert table.dice == [1, 6]


def test_two_dice_fewer_of_three_does_not_win() -> None:
    """WT6, W-A9: one is left, and the game has two dice fewer."""
    table = scene(3, 4, A="remove2").roll("W W W").play("remove2")
    assert table.dice == [1, 4]
    assert table.row.removed == 24 - 5
    assert table.asks == "roll"


def test_a_present_is_a_die_for_somebody() -> None:
    """WT7, W-A10: two are left, the other has one more, none has left the game."""
    table = scene(3, 4, 4, A="give1").roll("W W W").play("give1", "C")
    assert table.dice == [2, 4, 5]
    assert table.row.removed == 24 - 11


def test_a_present_is_for_somebody_else() -> None:
    """W-R9, W-A10: not for oneself, not for an empty chair."""
    table = scene(3, 4, 4, A="give1").roll("W W W")
    assert table.can() == ["pass", "give1 B", "give1 C"]
    assert table.refusal("give1", "A") == "yourself"
    assert table.refusal("give1", "D") == "no_such_seat"


def test_a_die_face_is_for_somebody_else_too() -> None:
    """W-R9, W-A4: one cannot give a die to oneself."""
    table = scene(2, 4, 4).roll("die W")
    assert table.can() == ["give B", "give C"]
    assert table.refusal("give", "A") == "yourself"
    assert table.refusal("give", "F") == "no_such_seat"


@pytest.mark.parametrize(("side", "dice"), [("left", [6, 1, 4]), ("right", [4, 6, 1])])
def test_everybody_passes_all_dice_to_the_neighbour(side: str, dice: list[int]) -> None:
    """WT18, W-A8: the one who plays it too; left is the next seat clockwise."""
    table = scene(1, 4, 6, turn="B", B="swap")
    table.roll("W W card card").draw("skip skip").play("swap", side)
    assert table.dice == dice


@pytest.mark.parametrize(("side", "dice"), [("left", [6, 2, 4]), ("right", [4, 6, 2])])
def test_left_goes_by_the_seats_even_when_play_goes_the_other_way(
    side: str, dice: list[int]
) -> None:
    """W-R12: the direction of play does not matter."""
    table = scene(2, 4, 6, A="swap")
    table.row.direction = -1
    table.roll("W W").play("swap", side)
    assert table.dice == dice
    assert table.turn == "C"


def test_with_two_players_left_and_right_are_one_move() -> None:
    """W-R29: it is offered once, and the other is refused with that reason."""
    table = scene(2, 5, A="swap").roll("W W")
    assert table.can() == ["pass", "swap left"]
    assert table.refusal("swap", "right") == "same_swap"
    table.play("swap", "left")
    assert table.dice == [5, 2]


def test_with_two_left_of_three_it_is_one_move_as_well() -> None:
    """W-R29, W-R16: the third is out; the dice pass over the empty place."""
    table = scene(3, 0, 5, A="swap", options={"to_the_last": True})
    table.row.place[1] = 1
    table.roll("W W card").draw("skip")
    assert table.refusal("swap", "right") == "same_swap"
    table.play("swap", "left")
    assert table.dice == [5, 0, 3]


def test_round_the_table_can_always_be_played() -> None:
    """W-R10: nothing but its cost stands in the way."""
    table = scene(3, 3, 3, A="swap").roll("W W die").give("B")
    assert "swap left" in table.can()


def test_a_die_that_comes_back_to_an_empty_hand_changes_nothing_of_the_roll() -> None:
    """W-R4: after a swap the turn is over, with however many dice."""
    table = scene(2, 7, A="swap remove1").roll("W W").play("swap", "left")
    assert (table.turn, table.row.to_roll) == ("B", 2)
