"""Scenes: the order of a turn, drawing, giving, paying for a card, and empty piles."""

from __future__ import annotations

import pytest

from godet.games.wazabi.box import COST, NAMES
from godet.games.wazabi.scenes import ALL, scene


def test_the_example_of_the_rules() -> None:
    """WX1, W-A4: card, card, die, W, W: two drawn, one given, a card for up to 2 W, four left."""
    table = scene(5, 4, 4, A="swap remove2")
    table.roll("card card die W W")
    assert table.asks == "draw"
    table.draw("keep1 draw3")
    assert table.asks == "give"
    table.give("C")
    assert table.dice == [4, 4, 5]
    assert table.can() == ["pass", "swap left", "swap right", "draw3"]
    table.play("draw3").draw("skip skip replay")
    assert (table.turn, table.asks) == ("B", "roll")
    assert table.dice == [4, 4, 5]


def test_the_steps_come_in_the_order_of_the_list() -> None:
    """W-R1, W-A4: draw, then give, then play."""
    table = scene(3, 4, A="skip")
    table.roll("die card W")
    assert table.asks == "draw"
    table.draw("remove1")
    assert table.asks == "give"
    assert table.refusal("skip", "B") == "not_now"
    table.give("B")
    assert table.asks == "play"
    assert table.refusal("give", "B") == "not_now"


def test_a_card_just_drawn_may_be_played() -> None:
    """W-R1: what the roll draws is in the hand when a card is chosen."""
    table = scene(3, 4).roll("W card card").draw("remove1 swap")
    assert table.can() == ["pass", "remove1"]


def test_drawing_and_giving_are_not_a_choice() -> None:
    """W-A4: whoever rolls the faces can do nothing else first."""
    table = scene(2, 4).roll("card die")
    assert table.actors == ""
    table.draw("skip")
    assert table.can() == ["give B"]
    assert table.refusal("pass") == "not_now"


def test_every_die_is_given_to_somebody_of_choice() -> None:
    """W-A4: each die by itself."""
    table = scene(4, 1, 1, 1).roll("die die die W").give("B", "D", "B")
    assert table.dice == [1, 3, 1, 2]
    assert table.asks == "play"


def test_the_w_of_the_roll_pay_whatever_is_given_away() -> None:
    """W-R4: two dice are left of five, and three W still buy a card for three."""
    table = scene(5, 1, A="give1 remove2").roll("W W W die die").give("B", "B")
    assert table.can() == ["pass", "remove2", "give1 B"]


def test_one_card_a_turn_however_many_w() -> None:
    """W-A5, WT10: after the first one the turn is over."""
    table = scene(4, 4, A="swap draw3 remove1").roll("W W W W")
    table.play("remove1")
    assert (table.turn, table.asks) == ("B", "roll")
    assert table.hand("A") == "swap draw3"


def test_no_card_has_to_be_played() -> None:
    """W-A5: with a hand full of what could be played, one may pass."""
    table = scene(2, 2, A="remove1 skip").roll("W W").passes()
    assert table.turn == "B"
    assert table.hand("A") == "remove1 skip"
    assert table.told("passed") == [{"seat": 0}]


def test_too_dear_a_card_cannot_be_played() -> None:
    """WT8, W-A5: two W, and only cards for three."""
    table = scene(2, 2, A="remove2 give1").roll("W W")
    assert table.can() == ["pass"]
    assert table.refusal("remove2") == table.refusal("give1", "B") == "too_few_w"


def test_without_w_only_the_free_cards_can_be_played() -> None:
    """WT9, W-A5: skip and replay cost nothing."""
    hand = " ".join(ALL)
    table = scene(1, 2, A=hand, B="all2 all2 all2").roll("card").draw("swap")
    assert table.can() == ["pass", "skip B", "replay"]


@pytest.mark.parametrize("card", NAMES)
def test_every_card_needs_exactly_its_cost(card: str) -> None:
    """W-A5: playable with that many W, refused with one fewer."""
    cost = COST[NAMES.index(card)]
    at = "B" if card in ("give1", "steal", "keep1", "skip") else "left" if card == "swap" else ""
    for rolled in range(4):
        table = scene(4, 4, 4, A=card, B="all2 all2 all2")
        faces = ["W"] * rolled + ["die"] + ["card"] * (3 - rolled)
        table.roll(" ".join(faces)).draw(" ".join(["keep1", "remove1", "remove1"][: 3 - rolled]))
        table.give("C")
        assert table.refusal(card, at) == ("" if rolled >= cost else "too_few_w")


def test_a_last_die_given_wins_at_once() -> None:
    """WT1, W-R3: no card step follows."""
    table = scene(1, 4, A="skip").roll("die").give("B")
    assert table.asks == "end"
    assert table.ending == "last_die_given"
    assert table.places == [1, 2]
    assert table.dice == [0, 5]


def test_two_dice_given_win_too() -> None:
    """WT5, W-A17: to two different players if one likes."""
    table = scene(2, 3, 3).roll("die die").give("B")
    assert table.asks == "give"
    table.give("C")
    assert table.ending == "last_die_given"
    assert table.dice == [0, 4, 4]


def test_cards_are_drawn_before_the_win() -> None:
    """W-R3, W-R1: the goal is looked at when a die goes, not before."""
    table = scene(2, 3).roll("card die").draw("skip").give("B")
    assert table.asks == "play", "one die is left: the other one showed a card"
    table = scene(1, 3).roll("die")
    assert table.asks == "give"


def test_the_discard_is_shuffled_when_a_card_is_needed() -> None:
    """WT20, W-A6, W-R20: one card is there, three are to be drawn, four were played."""
    table = scene(3, 4, B="...", pile="skip", discard="swap swap draw3 replay")
    table.roll("card card card").draw("skip")
    assert (table.pile, table.discard) == ("swap swap draw3 replay", "")
    table.draw("draw3 swap")
    assert table.pile == "swap replay"
    assert table.hand("A") == "swap draw3 skip"
    assert table.told("reshuffled") == [{}]


def test_the_discard_is_not_shuffled_the_moment_the_pile_runs_out() -> None:
    """W-R20: the last card is taken, nobody needs another: the pile stays empty."""
    table = scene(2, 4, B="...", pile="skip", discard="swap")
    table.roll("card W").draw("skip")
    assert (table.asks, table.pile, table.discard) == ("play", "", "swap")
    assert table.told("reshuffled") == []


def test_a_reshuffle_of_a_single_card_is_told_too() -> None:
    """W-R5, W-R20: the pile looks as large as before."""
    table = scene(2, 4, B="...", pile="skip", discard="swap")
    table.roll("card card").draw("skip")
    assert (table.asks, table.pile) == ("draw", "swap")
    assert table.told("reshuffled") == [{}]


def test_with_both_piles_empty_cards_come_from_hands_one_by_one() -> None:
    """WT19, W-R5, W-A6: the opponent is chosen anew for each card."""
    table = scene(2, 4, 4, A="skip", B="swap swap", C="...", pile="", discard="")
    table.roll("card card")
    assert (table.asks, table.can()) == ("draw_from", ["draw_from B", "draw_from C"])
    table.draw_from("B").blind("swap")
    assert table.asks == "draw_from"
    table.draw_from("C").blind("remove2")
    assert table.asks == "play"
    assert table.hand("A") == "swap remove2 skip"
    assert table.hand("B") == "swap"


def test_only_when_the_discard_is_empty_too() -> None:
    """W-R5: with one card on the discard nobody's hand is touched."""
    table = scene(1, 4, B="...", pile="", discard="swap").roll("card")
    assert (table.asks, table.pile) == ("draw", "swap")


def test_a_hand_without_cards_cannot_be_drawn_from() -> None:
    """W-R5: an opponent who has none is no choice."""
    table = scene(1, 4, 4, C="...", pile="", discard="").roll("card")
    assert table.can() == ["draw_from C"]
    assert table.refusal("draw_from", "B") == "no_cards_there"
    assert table.refusal("draw_from", "A") == "yourself"
    assert table.refusal("draw_from", "D") == "no_such_seat"


def test_where_nobody_has_a_card_the_draw_is_lost() -> None:
    """W-R5: three to draw, one card in the world: the others are void."""
    table = scene(4, 4, A="...", B="swap", pile="", discard="").roll("card card card W")
    table.draw_from("B").blind("swap")
    assert table.asks == "play"


def test_a_hand_has_no_limit() -> None:
    """W-R14: thirty cards and three more."""
    table = scene(3, 4, A="...", pile="swap swap skip", discard="")
    table.roll("card card card").draw("swap swap skip")
    assert table.row.held[0] == 36
    assert table.asks == "play"


def test_a_card_in_play_is_not_part_of_the_reshuffle_it_causes() -> None:
    """W-R6: the pile that three more makes is made without it."""
    table = scene(1, 4, A="draw3", B="...", pile="", discard="swap skip").roll("W")
    table.play("draw3")
    assert table.pile == "swap skip"
    table.draw("swap skip")
    assert table.asks == "draw_from"
    table.draw_from("B").blind("remove2")
    assert table.discard == "draw3"


def test_played_cards_lie_face_up_for_everybody() -> None:
    """W-R15, W-A6: a watcher sees the discard whole."""
    table = scene(2, 4, A="remove1").roll("W W").play("remove1")
    shown = table.position.concealed(-1).row
    assert [shown.discard[card] for card in range(10)] == [1] + [0] * 9


def test_the_goal_is_to_have_no_dice() -> None:
    """W-A1, W-A17: few dice or many cards win nothing."""
    table = scene(1, 9, A="...", pile="swap").roll("card").draw("swap").passes()
    assert table.asks == "roll"
    assert table.ending == "unfinished"
    assert table.places == [0, 0]
