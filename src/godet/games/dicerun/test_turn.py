"""Scenes: what a turn is, playing a target, rolling a group again, and having nothing to play."""

from __future__ import annotations

import pytest

from godet.games.dicerun.notation import tidy
from godet.games.dicerun.scenes import moves_of, scene
from godet.kernel.game import NOBODY
from godet.kernel.log import Fell, Played


def test_a_turn_is_a_card_and_a_new_one() -> None:
    """D-A4, D-R24: play, do what it says, draw; then the next seat, clockwise."""
    table = scene("B1 | R2", A="blue six joker").do("blue")
    assert (table.asks, table.hand("A"), table.used) == ("draw", "six joker", "blue")
    table.draw("gap")
    assert (table.asks, table.turn, table.hand("A")) == ("play", "B", "six joker gap")
    assert table.told("drew") == []
    assert table.told("drew-hidden") == [{"seat": 0}]


def test_after_the_last_seat_comes_the_first() -> None:
    """D-A4: clockwise."""
    table = scene("B1 | R2", 3, turn="C", C="blue").do("blue").draw()
    assert table.turn == "A"


def test_a_drawn_card_is_seen_by_who_draws_it() -> None:
    """D-A4: by nobody else."""
    table = scene("B1 | R2", A="blue").do("blue")
    assert table.position.seen(Fell(3), 0) == Fell(3)
    assert table.position.seen(Fell(3), 1) == table.position.seen(Fell(3), NOBODY) == Fell(None)


def test_nobody_may_pass() -> None:
    """D-R23: every way to go on is a card, a target or a group rolled again."""
    table = scene("B1 | R2", A="blue six six", targets={"A": "B1 B2 B3 B4"})
    assert {words.split()[0] for words in table.can()} == {"blue", "six", "reroll", "target"}


# -- nothing to play --------------------------------------------------------------


def test_who_can_play_nothing_discards_a_card_and_draws() -> None:
    """DT17, D-R4, D-R28: one group, and swap, gap and accident in hand; it lies face up."""
    table = scene("B1 R2", A="swap gap accident")
    kinds = {words.split()[0] for words in table.can()}
    assert kinds == {"discard", "target"}
    assert table.can("discard") == ["discard swap", "discard gap", "discard accident"]
    table.do("discard gap")
    assert (table.asks, table.used, table.road) == ("draw", "gap", "R2 B1")
    assert table.told("discards") == [{"seat": 0, "card": "gap"}]
    table.draw("six")
    assert (table.turn, table.hand("A")) == ("B", "six swap accident")


def test_no_card_is_discarded_while_one_can_be_played() -> None:
    """D-R4: nor while a group can be rolled again."""
    table = scene("B1 R2", A="swap gap red")
    assert table.refusal("discard gap") == "cards_can_be_played"
    table = scene("B1 | R2", A="swap swap comeback")
    assert table.refusal("discard swap") == "cards_can_be_played"
    table.row.marker, table.row.marker_card = 0, 1
    table.row.pile[0] -= 1
    assert table.refusal("discard swap") == ""


def test_who_can_play_nothing_may_still_play_a_target() -> None:
    """D-R4: it stays a choice."""
    table = scene("B1 R2", A="swap gap accident", targets={"A": "B1"})
    assert table.do("target B1 colour").road == "B1 | R2"


# -- targets ------------------------------------------------------------------------


def test_a_target_moves_its_colour_and_its_value() -> None:
    """DT7, D-A7, D-R12: the exact die moves twice."""
    for order in ("colour", "value"):
        table = scene("R1 R2 | G5 | B6 O3", targets={"A": "B6"}).do(f"target B6 {order}")
        assert table.road == tidy("B6 R1 R2 | G5 | O3")


def test_the_order_of_the_two_matters() -> None:
    """DT8, D-R12: two whole advances, one after the other."""
    road = "R2 | G6 | B1 O3"
    colour = scene(road, targets={"A": "B6"}).do("target B6 colour")
    value = scene(road, targets={"A": "B6"}).do("target B6 value")
    assert (colour.road, value.road) == (tidy("R2 G6 | B1 | O3"), tidy("B1 R2 G6 | O3"))
    assert colour.told("plays-target") == [
        {"seat": 0, "colour": "blue", "value": 6, "order": "colour", "lead": 2}
    ]


def test_a_target_brings_no_card() -> None:
    """DT25, D-A7, D-R12: the hand stays at three, and no stage card can show."""
    table = scene("R1 | B6", A="red six six", targets={"A": "B6"})
    table.row.drawn = 9
    table.do("target B6 colour")
    assert (table.asks, table.turn, table.hand("A")) == ("play", "B", "red six six")


def test_a_played_target_is_known_to_all() -> None:
    """D-A7, D-R12: and still with its owner until it is counted."""
    table = scene("R1 | B6", targets={"A": "B6 B5"}).do("target B6 colour")
    shown = table.position.concealed(1).row
    assert shown.played[0] - 1 == 23
    assert shown.targets[0] == 1 << 23
    assert table.targets("A").endswith("B5 B6")


def test_one_target_a_stage() -> None:
    """DT24, D-A7: a second one is refused, whichever it is."""
    table = scene("R1 | B6", 3, targets={"A": "B6 B5"}, A="red", B="red", C="red")
    table.do("target B6 colour").do("red").draw().do("red").draw()
    assert table.turn == "A"
    assert table.can("target") == []
    assert table.refusal("target B5 colour") == "target_already_played"


def test_only_ones_own_targets_are_played() -> None:
    """D-A7: what lies with others stays there."""
    table = scene("R1 | B6", targets={"A": "B6", "B": "G1"})
    assert table.refusal("target G1 value") == "target_not_yours"
    assert len(table.can("target")) == 8


# -- rolling again --------------------------------------------------------------------


def test_a_group_is_rolled_again_where_it_stands() -> None:
    """D-A8, D-R14: a card goes face down, the whole group rolls, a card is drawn."""
    table = scene("B1 | R2 G3 O4 | P5", A="red six gap").do("reroll gap")
    assert (table.asks, table.actors, table.hand("A")) == ("reroll which", "A", "red six")
    table.do("reroll_group 2")
    assert table.asks == "reroll"
    table.roll("6 6 1")
    assert table.road == tidy("B1 | R6 O6 G1 | P5")
    assert table.told("rerolled") == [{"group": 2, "faces": "1, 6, 6"}]
    table.draw("one")
    assert (table.turn, table.hand("A")) == ("B", "red one six")


def test_the_leading_group_is_never_rolled_again() -> None:
    """DT18, D-R14: and there must be another."""
    table = scene("B1 | R2 | G3", A="red").do("reroll red")
    assert table.refusal("reroll_group 1") == "leader_stays"
    assert table.refusal("reroll_group 4") == "no_such_group"
    assert table.can() == ["reroll_group 2", "reroll_group 3"]
    assert scene("B1 R2", A="red").refusal("reroll red") == "one_group_only"


def test_the_card_face_down_is_known_to_its_owner_only() -> None:
    """D-R14, D-R24: others see that a card was laid."""
    table = scene("B1 | R2", A="gap six six")
    laid, played = (Played(0, moves_of(words)[0]) for words in ("reroll gap", "gap 1"))
    assert table.position.seen(laid, 0) == laid
    assert table.position.seen(laid, 1) == table.position.seen(laid, NOBODY) == Played(0, None)
    assert table.position.seen(played, 1) == played
    table.do("reroll gap")
    assert table.told("reroll-hidden") == [{"seat": 0}]
    assert table.position.concealed(0).row.marker_card == table.row.marker_card > 0
    assert table.position.concealed(1).row.marker_card == 0
    assert table.position.concealed(NOBODY).row.marker_card == 0


def test_not_twice_before_somebody_else() -> None:
    """DT19, D-A8, D-R14: while one's own card lies there; then it is discarded unseen."""
    table = scene("B1 | R2", 3, A="red six six", B="blue joker joker", C="one two two")
    table.do("reroll red").do("reroll_group 2").roll("3").draw("two")
    table.do("joker two").draw("three").do("one").draw("four")
    assert table.turn == "A"
    assert table.refusal("reroll six") == "own_marker"
    table.do("six").draw("five").do("reroll blue").do("reroll_group 2").roll("4").draw("four")
    assert (table.row.marker, list(table.row.hidden)) == (1, [1, 0, 0, 0, 0, 0])
    assert table.row.buried[0, 0] == 1
    assert table.position.concealed(1).row.buried[0, 0] == 0
    table.do("two").draw("five")
    assert (table.turn, table.refusal("reroll six")) == ("A", "")


@pytest.mark.parametrize("words", ["reroll_group 2", "choose B1", "take B1"])
def test_only_what_is_asked_can_be_done(words: str) -> None:
    """D-A4: the other moves have their time."""
    assert scene("B1 | R2", A="red").refusal(words) == "not_now"
