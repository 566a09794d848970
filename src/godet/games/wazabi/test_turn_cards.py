"""Scenes: cards that take a turn away or give one more."""

from __future__ import annotations

from godet.games.wazabi.scenes import Table, scene


def quiet_turn(table: Table) -> Table:
    """A turn in which nothing is drawn, given or played."""
    return table.roll(" ".join(["W"] * table.row.to_roll)).passes()


def test_a_skipped_player_misses_a_turn() -> None:
    """W-A15: the card lies before him until then, and is discarded."""
    table = scene(2, 2, 2, A="skip").roll("W W").play("skip", "C")
    assert (table.row.skips[2], table.discard, table.turn) == (1, "", "B")
    quiet_turn(table)
    assert (table.row.skips[2], table.discard, table.turn) == (0, "skip", "A")
    assert table.told("skipped") == [{"seat": 2}]


def test_the_next_player_is_skipped_at_once_and_it_is_told() -> None:
    """W-A15: with two players whoever plays the card plays again."""
    table = scene(2, 2, A="skip").roll("W W").play("skip", "B")
    assert (table.turn, table.asks) == ("A", "roll")
    assert table.discard == "skip"
    assert table.told("skipped") == [{"seat": 1}]
    assert table.told("turn") == [{"seat": 0, "extra": "no"}]


def test_two_cards_cost_two_turns_in_a_row() -> None:
    """WT11, W-A15, W-R7: one is discarded each time."""
    table = scene(2, 2, 2, skips={"B": 2})
    quiet_turn(table)
    assert (table.turn, table.row.skips[1], table.discard) == ("C", 1, "skip")
    quiet_turn(quiet_turn(table))
    assert (table.turn, table.row.skips[1], table.discard) == ("C", 0, "skip skip")
    quiet_turn(quiet_turn(table))
    assert table.turn == "B"


def test_a_card_before_a_player_is_in_no_hand() -> None:
    """W-R7: it cannot be stolen, and does not count for just the one."""
    table = scene(2, 2, A="steal keep1", B="swap", skips={"B": 2}).roll("W W")
    assert table.refusal("keep1", "B") == "one_card_only"
    table.play("steal", "B")
    assert table.position.odds() == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]


def test_a_card_before_a_player_is_not_discarded_by_two_is_plenty() -> None:
    """W-R7, W-A14: two in hand and two on the table are two in hand."""
    table = scene(2, 2, 2, A="all2", C="swap swap", skips={"C": 2}).roll("W W").play("all2")
    assert table.asks == "roll"
    assert table.row.skips[2] == 2


def test_a_card_before_a_player_is_not_shuffled_in() -> None:
    """W-R7, W-R5: it is on neither pile."""
    table = scene(1, 2, 2, B="...", pile="", discard="swap", skips={"C": 2}).roll("card")
    assert (table.asks, table.pile) == ("draw", "swap")


def test_a_skip_is_for_somebody_else() -> None:
    """W-R9, W-A15: oneself and empty chairs are refused."""
    table = scene(2, 2, 2, A="skip").roll("card W").draw("swap")
    assert table.refusal("skip", "A") == "yourself"
    assert table.refusal("skip", "E") == "no_such_seat"
    assert table.refusal("skip", "B") == ""


def test_about_turn_is_a_whole_turn_more_and_then_the_other_way() -> None:
    """WT12, W-A16, W-R8: A, A again, then C, then B."""
    table = scene(2, 2, 2, A="replay").roll("die W").give("B").play("replay")
    assert (table.turn, table.asks, table.row.to_roll) == ("A", "roll", 1)
    table.roll("card").draw("skip")
    assert table.asks == "play"
    table.passes()
    assert table.turn == "C"
    assert quiet_turn(table).turn == "B"
    assert quiet_turn(table).turn == "A"


def test_the_extra_turn_has_its_own_card() -> None:
    """W-R8: one card in the first turn, one in the second."""
    table = scene(3, 3, 3, A="replay remove1").roll("W W W").play("replay")
    table.roll("W W W").play("remove1")
    assert table.dice == [2, 3, 3]
    assert table.discard == "remove1 replay"


def test_during_the_extra_turn_the_old_direction_holds() -> None:
    """W-R23: and everybody can see that it is about to change."""
    table = scene(2, 2, 2, A="replay").roll("W W").play("replay")
    assert table.row.direction == 1
    assert table.position.concealed(2).row.reversals == 1
    assert table.told("turn")[-1] == {"seat": 0, "extra": "yes"}
    assert table.told("direction") == []
    quiet_turn(table)
    assert table.row.direction == -1
    assert table.told("direction") == [{"way": "counter"}]


def test_two_about_turns_in_one_go_cancel_out() -> None:
    """W-R8: each turns the direction once."""
    table = scene(2, 2, 2, A="replay replay").roll("W W").play("replay")
    table.roll("W W").play("replay")
    assert table.row.reversals == 2
    quiet_turn(table)
    assert (table.turn, table.row.direction) == ("B", 1)


def test_a_pending_skip_does_not_eat_the_extra_turn() -> None:
    """WT13, W-R8: it costs the next one."""
    table = scene(2, 2, A="replay", skips={"A": 1}).roll("W W").play("replay")
    assert (table.turn, table.row.skips[0]) == ("A", 1)
    quiet_turn(table)
    assert table.turn == "B"
    quiet_turn(table)
    assert (table.turn, table.row.skips[0]) == ("B", 0)


def test_with_two_players_the_direction_makes_no_difference() -> None:
    """WT14, W-A16: an extra turn, then the other."""
    table = scene(2, 2, A="replay").roll("W W").play("replay")
    assert table.turn == "A"
    assert quiet_turn(table).turn == "B"
    assert quiet_turn(table).turn == "A"


def test_about_turn_after_about_turn_goes_clockwise_again() -> None:
    """W-A16: a later one turns play back."""
    table = scene(2, 2, 2, A="replay", C="replay").roll("W W").play("replay")
    quiet_turn(table)
    table.roll("W W").play("replay")
    assert quiet_turn(table).turn == "A"
    assert table.told("direction") == [{"way": "counter"}, {"way": "clockwise"}]


def test_a_skip_follows_the_new_direction() -> None:
    """W-A15, W-A16: the neighbour the other way round is the one who misses a turn."""
    table = scene(2, 2, 2, A="replay skip").roll("W W").play("replay")
    table.roll("W W").play("skip", "C")
    assert (table.turn, table.discard) == ("B", "skip replay")
