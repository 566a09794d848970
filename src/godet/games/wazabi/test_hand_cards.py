"""Scenes: the cards that take, discard or draw cards."""

from __future__ import annotations

from godet.games.wazabi.scenes import number, scene
from godet.kernel.game import NOBODY
from godet.kernel.log import Fell, Played

FIVE = "remove1 remove1 swap skip draw3"


def test_light_fingers_take_a_card_blind() -> None:
    """W-A11, W-R13: chance says which; nobody but the two of them sees it."""
    table = scene(2, 4, 4, A="steal", B="swap skip", C="draw3").roll("W W")
    table.play("steal", "B")
    assert table.asks == "blind"
    assert table.position.odds() == [0, 1, 0, 0, 0, 0, 0, 0, 1, 0]
    stolen = Fell(number("B"))
    assert table.position.seen(stolen, 0) == table.position.seen(stolen, 1) == stolen
    assert table.position.seen(stolen, 2) == table.position.seen(stolen, NOBODY) == Fell(None)
    table.blind("skip")
    assert (table.hand("A"), table.hand("B")) == ("skip", "swap")
    assert table.discard == "steal"


def test_a_stolen_card_is_equally_likely_to_be_any() -> None:
    """W-R13: two of a kind are twice as likely as one."""
    table = scene(2, 4, A="steal", B="swap swap skip").roll("W W").play("steal", "B")
    assert table.position.odds() == [0, 2, 0, 0, 0, 0, 0, 0, 1, 0]


def test_by_option_the_taker_points_at_a_place() -> None:
    """W-R13: the fan has as many places as cards, and is no less random."""
    table = scene(2, 4, A="steal", B="swap swap skip", options={"blind_card": "position"})
    table.roll("W W").play("steal", "B")
    assert table.can() == ["pick 0", "pick 1", "pick 2"]
    assert table.position.refusal(0, 12 + 3) == "no_such_place"
    table.move("pick", 2)
    assert table.position.odds() == [0, 2, 0, 0, 0, 0, 0, 0, 1, 0]
    table.blind("swap")
    assert table.hand("A") == "swap"


def test_light_fingers_need_somebody_who_has_a_card() -> None:
    """W-R10: if there is anybody, the pile is no choice, and empty hands are none."""
    table = scene(2, 4, 4, A="steal", C="swap").roll("W W")
    assert table.can() == ["pass", "steal C"]
    assert table.refusal("steal", "B") == "no_cards_there"
    assert table.refusal("steal", "A") == "yourself"
    assert table.refusal("steal_pile") == "others_have_cards"


def test_light_fingers_draw_when_nobody_has_a_card() -> None:
    """WT15, W-R26, W-A11: playable all the same: one card from the pile."""
    table = scene(2, 4, 4, A="steal skip").roll("W W")
    assert table.can() == ["pass", "steal_pile", "skip B", "skip C"]
    table.play("steal_pile").draw("replay")
    assert table.hand("A") == "skip replay"
    assert (table.turn, table.discard) == ("B", "steal")


def test_light_fingers_shuffle_the_discard_if_they_must() -> None:
    """WT15, W-R5, W-R6: the card itself is not in that pile."""
    table = scene(1, 4, A="...", pile="", discard="skip").roll("W").play("steal_pile")
    assert table.pile == "skip"
    table.draw("skip")
    assert table.discard == "steal"


def test_light_fingers_may_come_back_empty() -> None:
    """W-R5, W-R26: no pile, no discard, no other hand: the draw is lost, the card is played."""
    table = scene(1, 4, A="...", pile="", discard="").roll("W").play("steal_pile")
    assert (table.turn, table.discard) == ("B", "steal")


def test_just_the_one_lets_its_victim_choose() -> None:
    """W-A12: the victim, not the player of the card, says which one stays."""
    table = scene(2, 4, 4, A="keep1", B=FIVE).roll("W W").play("keep1", "B")
    assert (table.asks, table.actors) == ("keep", "B")
    assert table.can("B") == ["keep remove1", "keep swap", "keep draw3", "keep skip"]
    assert table.refusal("keep", "steal", seat="B") == "card_not_in_hand"
    assert table.refusal("keep", "swap", seat="A") == "not_your_turn"
    table.keep("B", "swap")
    assert table.hand("B") == "swap"
    assert table.discard == "remove1 remove1 keep1 draw3 skip"
    assert table.turn == "B"


def test_just_the_one_needs_a_victim_with_two_cards() -> None:
    """W-A12, W-R10: two are enough, one is not."""
    table = scene(2, 4, 4, A="keep1", B="swap skip", C="swap").roll("W W")
    assert table.can() == ["pass", "keep1 B"]
    assert table.refusal("keep1", "C") == "one_card_only"
    assert table.refusal("keep1", "A") == "yourself"


def test_just_the_one_cannot_be_played_when_nobody_has_two() -> None:
    """WT16, W-R10: not even for nothing."""
    table = scene(2, 4, 4, A="keep1 swap swap", B="skip").roll("W W")
    assert table.can() == ["pass", "swap left", "swap right"]


def test_three_more_come_on_top_of_those_rolled() -> None:
    """W-A13: one for the face, three for the card."""
    table = scene(2, 4, A="draw3").roll("W card").draw("skip").play("draw3")
    table.draw("skip swap swap")
    assert table.hand("A") == "swap swap skip skip"
    assert table.discard == "draw3"


def test_three_more_can_always_be_played() -> None:
    """W-R10: even if there is nothing to draw anywhere."""
    table = scene(1, 4, A="...", pile="", discard="").roll("W").play("draw3")
    assert (table.turn, table.discard) == ("B", "draw3")


def test_two_is_plenty_for_all_the_others() -> None:
    """WT17, W-A14: five, two and no cards; the player's own hand is safe."""
    table = scene(2, 4, 4, 4, A="all2 swap swap keep1", B=FIVE, C="steal steal").roll("W W")
    table.play("all2")
    assert (table.asks, table.actors) == ("keep", "B")
    table.keep("B", "skip")
    assert (table.asks, table.hand("B")) == ("keep", "remove1 remove1 swap draw3 skip")
    table.keep("B", "draw3")
    assert table.hand("B") == "draw3 skip"
    assert table.hand("A") == "swap swap keep1"
    assert table.hand("C") == "steal steal"
    assert table.discard == "remove1 remove1 swap all2"


def test_two_is_plenty_can_be_played_for_nothing() -> None:
    """W-R10, W-A14: nobody has more than two; the turn is over."""
    table = scene(2, 4, 4, A="all2", B="skip skip").roll("W W").play("all2")
    assert (table.turn, table.discard) == ("B", "all2")


def test_all_choose_at_the_same_time() -> None:
    """W-R11: in any order, and nothing is laid down before the last one has chosen."""
    table = scene(2, 4, 4, A="all2", B=FIVE, C="steal steal keep1").roll("W W").play("all2")
    assert table.actors == "BC"
    table.keep("C", "keep1").keep("B", "skip").keep("C", "steal")
    assert table.actors == "B"
    assert (table.row.held[1], table.row.held[2]) == (5, 3)
    table.keep("B", "swap")
    assert (table.hand("B"), table.hand("C")) == ("swap skip", "steal keep1")


def test_a_choice_is_hidden_until_the_last_one_is_made() -> None:
    """W-R11: a watcher and the others see that somebody chose, not what."""
    table = scene(2, 4, 4, A="all2", B=FIVE, C="steal steal keep1").roll("W W").play("all2")
    keep = Played(1, 48 + 8)
    assert table.position.seen(keep, 1) == keep
    for seat in (NOBODY, 0, 2):
        assert table.position.seen(keep, seat) == Played(1, None)
    table.happen(keep)
    assert table.position.concealed(1).row.kept[1, 8] == 1
    assert table.position.concealed(2).row.kept[1, 8] == 0


def test_one_of_a_kind_is_kept_once() -> None:
    """W-A14, W-R11: the second choice is among the cards not yet chosen."""
    table = scene(2, 4, A="all2", B="swap skip skip").roll("W W").play("all2")
    table.keep("B", "swap")
    assert table.can("B") == ["keep skip"]
    assert table.refusal("keep", "swap", seat="B") == "card_not_in_hand"


def test_everybody_sees_who_laid_down_what() -> None:
    """W-R15: kept cards stay hidden, discarded ones are public, with their owner."""
    table = scene(2, 4, 4, A="all2", B=FIVE, C="steal steal keep1").roll("W W").play("all2")
    table.keep("B", "swap skip").keep("C", "keep1 steal")
    assert table.told("discarded") == [
        {"seat": 1, "card": "remove1", "count": 2},
        {"seat": 1, "card": "draw3", "count": 1},
        {"seat": 2, "card": "steal", "count": 1},
    ]
    assert table.told("kept") == []


def test_a_card_one_does_not_hold_cannot_be_played() -> None:
    """W-A5: whatever the roll."""
    table = scene(3, 4, A="skip").roll("W W W")
    for card in ("remove1", "remove2", "draw3", "all2", "replay"):
        assert table.refusal(card) == "card_not_in_hand"
