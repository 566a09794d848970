"""Scenes: Targets!, Double, the counter, and the window in which they are called."""

from __future__ import annotations

from dataclasses import replace

import pytest

from godet.games.targets import GAME
from godet.games.targets.box import FIRST_DISC, POLITE
from godet.games.targets.rules import PASS
from godet.games.targets.scenes import Table, scene
from godet.games.targets.scenes_facts import die_of, seat_of, trial

LIVE = {"calls": "live"}


def lapse(table: Table, letter: str) -> int:
    return table.position.lapse(seat_of(letter))


# -- Targets! ---------------------------------------------------------------------


def test_a_die_on_the_mark_may_be_called_for() -> None:
    """T-A7, T-R4: the disc is won at once, star side up, for good."""
    table = scene().flick("3 mark 2")
    assert (table.asks, table.speakers) == ("window", "A")
    assert table.can("A") == ["pass", "call_targets A3"]
    table.calls("A", "A3")
    assert (table.won("A"), table.centre, table.points) == ([2], [1, 3], [1, 0])
    assert (table.under("A"), table.turn) == ("A3", "B")
    assert table.told("targets") == [{"seat": 0, "disc": "orange"}]


def test_a_disc_that_was_won_is_not_replaced_in_this_round() -> None:
    """T-R19, TT11: every die on it is out of the round, straddling and stacked ones too."""
    table = scene(
        3, field={"A1": "6 disc 1", "B3": "2 disc 1", "C3": "5 edge 1", "C2": "4 on B3", "B2": "1"}
    )
    table.flick("3 mark 1").calls("A", "A3")
    assert [table.under(seat) for seat in "ABC"] == ["A1 A3", "B3", "C2 C3"]
    assert table.on_field("B") == "B2", "what lies elsewhere stays"
    assert (table.centre, len(table.supply)) == ([2, 3], 6)


def test_nobody_must_call() -> None:
    """T-A7, T-R17: who passes keeps the die where it is, and the claim has lapsed."""
    table = scene().flick("3 mark 1").passes("A")
    assert (table.asks, table.turn, table.on_field("A")) == ("flick", "B", "A3")
    assert table.told("missed") == [{"seat": 0}]
    assert table.why_not("A", "call_targets", "A3") == "not_your_turn"


def test_a_lapsed_die_still_counts_at_the_end_of_the_round() -> None:
    """TT9, T-R18."""
    table = scene(spent="A1 A2 B1 B2").flick("3 mark 1").passes("A").flick("off")
    assert table.stored("A") == [1]


def test_a_pushed_die_may_be_called_for_by_its_owner() -> None:
    """T-A7, TT8: whoever pushed it."""
    table = scene(3, field={"C3": "2"}).flick("6", C3="5 mark 3")
    assert table.speakers == "C"
    table.calls("C", "C3")
    assert (table.won("C"), table.turn) == ([3], "B")


def test_a_lapsed_claim_reopens_only_when_the_die_moves_again() -> None:
    """T-R18, TT10."""
    table = scene(field={"A1": "2 mark 1"}).flick("5").flick("3")
    assert table.asks == "flick", "it lies on a mark, but nobody has moved it"
    table.flick("1", A1="2 mark 1")
    assert table.can("A") == ["pass", "call_targets A1"]


def test_a_lapsed_claim_is_refused_by_its_name() -> None:
    """T-R18."""
    table = scene(field={"A1": "2 mark 1"}).flick("5 mark 2")
    assert table.why_not("A", "call_targets", "A1") == "targets_lapsed"
    assert table.why_not("A", "call_targets", "A2") == "not_on_a_centre"
    assert table.why_not("A", "call_targets", "B3") == "not_your_die"


def test_a_die_that_leaves_the_mark_has_no_history() -> None:
    """T-R18: pushed off and on again, it is as new."""
    table = scene(3, field={"C1": "2 mark 1"}).flick("5", C1="2")
    assert table.row.lapsed[6] == 0
    table.flick("4", C1="2 mark 1")
    assert table.can("C")[1:] == ["call_targets C1"]


def test_only_where_it_rests_counts() -> None:
    """T-R16: on another die it does not touch the mark."""
    table = scene(field={"B3": "4 mark 1"}).flick("6 on B3")
    assert table.asks == "flick"


def test_a_mark_that_slides_under_a_die_gives_no_claim() -> None:
    """T-R51: the die did not move."""
    table = scene(3, field={"C1": "2 disc 1"}).aim("A")
    facts = trial(table.row, {die_of("A3"): "5"})
    dice = list(facts.dice)
    dice[die_of("C1")] = dice[die_of("C1")]._replace(on_mark=0)
    table.measures(replace(facts, dice=tuple(dice)))
    assert (table.asks, table.turn, table.row.on_mark[6]) == ("flick", "B", 0)


def test_stored_discs_have_no_mark() -> None:
    """T-A7: their target is hidden under the puck."""
    table = scene(stored={"B": [4]}).flick("4 mark 4").settles()
    assert table.asks == "flick"
    assert table.told("targets") == []


def test_two_centres_hit_by_one_flick() -> None:
    """T-R20: each owner may claim its own."""
    table = scene(3, field={"C1": "1"}).flick("3 mark 1", C1="2 mark 2")
    assert table.speakers == "AC"
    table.calls("C", "C1").calls("A", "A3")
    assert (table.won("A"), table.won("C")) == ([1], [2])


def test_one_owner_may_claim_two_centres() -> None:
    """T-R20."""
    table = scene(field={"A1": "1"}).flick("3 mark 1", A1="2 mark 2")
    table.calls("A", "A1").calls("A", "A3")
    assert table.won("A") == [1, 2]


def test_of_several_dice_on_one_centre_the_first_call_wins() -> None:
    """T-R20, T-R40: one race."""
    table = scene(3, field={"C1": "1"}).flick("3 mark 1", C1="2 mark 1")
    table.calls("C", "C1")
    assert (table.won("C"), table.won("A"), table.under("A")) == ([1], [], "A3")
    assert (table.asks, table.turn) == ("flick", "B")


def test_calls_are_a_race() -> None:
    """T-R40: the house must judge who was first, and nothing of it can be taken back."""
    assert {"call_targets", "call_double", "counter", "flick"} <= GAME.races
    assert {"call_targets", "call_double", "counter", "pass", "flick"} <= GAME.binding


# -- the window -------------------------------------------------------------------


def test_a_polite_window_waits_for_everybody_with_something_to_say() -> None:
    """T-R17."""
    table = scene(3, field={"C1": "1"}).flick("3 mark 1", C1="2 mark 2")
    assert table.row.calls == POLITE
    table.passes("A")
    assert (table.asks, table.speakers) == ("window", "C")
    table.passes("C")
    assert (table.asks, table.turn) == ("flick", "B")


def test_at_live_tables_calls_are_open_until_the_next_flick_is_released() -> None:
    """T-R17: the next player aims meanwhile."""
    table = scene(3, options=LIVE).flick("3 mark 1")
    assert (table.asks, table.turn, table.speakers) == ("flick", "B", "AB")
    assert table.can("B") == ["flick"]
    assert table.why_not("B", "pass") == "not_now"
    table.calls("A", "A3")
    assert (table.won("A"), table.turn, table.speakers) == ([1], "B", "B")


def test_at_live_tables_the_next_flick_ends_the_window() -> None:
    """T-R17, TT9."""
    table = scene(3, options=LIVE).flick("3 mark 1").flick("5")
    assert (table.won("A"), table.on_field("A"), table.turn) == ([], "A3", "C")
    assert table.told("missed") == [{"seat": 0}]


def test_after_the_last_flick_of_a_round_the_window_waits() -> None:
    """T-R17, TT28: until all have passed, or their time is up."""
    table = scene(spent="A1 A2 B1 B2 B3", options=LIVE).flick("3 mark 1")
    assert (table.asks, table.speakers) == ("window", "A")
    assert lapse(table, "A") == PASS
    assert lapse(table, "B") == -1


def test_time_closes_a_live_window_only_for_who_has_a_claim() -> None:
    """T-R17: who is to flick may take all the time it needs."""
    table = scene(3, options=LIVE).flick("3 mark 1")
    assert [lapse(table, letter) for letter in "ABC"] == [PASS, -1, -1]


def test_at_automatic_tables_everything_is_called_at_once() -> None:
    """T-R20, T-R40: the flicker first, then clockwise."""
    table = scene(3, field={"C1": "1"}, options={"calls": "automatic"})
    table.flick("3 mark 1", C1="2 mark 1")
    assert (table.won("A"), table.won("C"), table.turn) == ([1], [], "B")
    assert table.under("C") == "C1"


def test_at_automatic_tables_a_pair_gives_a_die_back() -> None:
    """T-R20, T-A10: rather one that counts on no disc."""
    table = scene(field={"A1": "4 disc 1"}, options={"calls": "automatic"}).flick("4")
    assert (table.tower("A"), table.on_field("A")) == ("A2 A3", "A1")


def test_at_automatic_tables_everybody_has_its_own() -> None:
    """T-R20: nobody counters where that is not played."""
    table = scene(3, field={"C1": "1"}, options={"calls": "automatic"})
    table.flick("3 mark 1", C1="2 mark 2")
    assert (table.won("A"), table.won("C")) == ([1], [2])


@pytest.mark.parametrize(("old", "new", "back"), [("4", "4 disc 1", "A1"), ("4", "4", "A1")])
def test_at_automatic_tables_what_counts_stays(old: str, new: str, back: str) -> None:
    """T-R20: of two that count nowhere, the first."""
    table = scene(field={"A1": old}, options={"calls": "automatic"}).flick(new)
    assert table.tower("A") == f"A2 {back}"


# -- Double -----------------------------------------------------------------------


def test_a_pair_gives_a_die_back() -> None:
    """T-A10, T-R9, T-R21, TT12: the older die, on top of the tower, to be flicked next time."""
    table = scene(field={"A1": "4"}).flick("4 disc 2")
    assert table.can("A") == ["pass", "call_double A1 A3", "call_double A3 A1"]
    table.doubles("A", "A1", "A3")
    assert (table.tower("A"), table.on_field("A"), table.turn) == ("A2 A1", "A3", "B")
    assert table.told("double") == [{"seat": 0, "value": 4}]


def test_either_die_may_be_taken() -> None:
    """T-R22."""
    table = scene(field={"A1": "4"}).flick("4").doubles("A", "A3", "A1")
    assert (table.tower("A"), table.on_field("A")) == ("A2 A3", "A1")


def test_who_had_no_die_left_is_back_in_the_round() -> None:
    """T-R22, TT28: the window first; if a die is taken the round goes on."""
    table = scene(field={"A1": "4"}, spent="A2 B1 B2 B3").flick("4")
    assert (table.asks, table.tower("A")) == ("window", "")
    table.doubles("A", "A1", "A3")
    assert (table.asks, table.turn, table.tower("A"), table.row.round) == ("flick", "A", "A1", 2)


def test_dice_on_discs_and_across_edges_make_pairs_too() -> None:
    """T-R21, T-R32, TT3."""
    table = scene(field={"A1": "4 disc 1"}).flick("4 edge 2")
    assert "call_double A3 A1" in table.can("A")


def test_tower_dice_and_dice_under_pucks_make_no_pair() -> None:
    """T-R21."""
    table = scene(spent="A1").flick("4")
    assert table.asks == "flick"
    assert all(table.row.pairs[die] == 0 for die in range(12))


def test_two_that_were_alike_before_make_no_new_pair() -> None:
    """T-R21: one of them must have been flicked, or turned by a push, with this flick."""
    table = scene(field={"A1": "4", "A2": "4"}, spent="B1").flick("2", A1="4")
    assert table.asks == "flick"


def test_a_push_that_changes_a_value_makes_a_pair() -> None:
    """T-A10, T-R21: whoever pushed."""
    table = scene(field={"B3": "1", "B2": "5"}).flick("2", B3="5")
    assert (table.asks, table.speakers) == ("window", "B")
    table.doubles("B", "B3", "B2")
    assert table.tower("B") == "B1 B3"


def test_an_unreadable_die_that_becomes_readable_has_changed() -> None:
    """T-R51."""
    table = scene(field={"B3": "?", "B2": "5"}).flick("2", B3="5")
    assert "call_double B2 B3" in table.can("B")


def test_unreadable_dice_make_no_pair() -> None:
    """T-R33."""
    table = scene(field={"A1": "?"}).flick("?")
    assert table.asks == "flick"


def test_one_double_a_flick() -> None:
    """T-R21: three of a kind gives one die back."""
    table = scene(field={"A1": "4", "A2": "4"}).flick("4", A2="4 mark 2")
    table.doubles("A", "A1", "A3")
    assert table.why_not("A", "call_double", "A2", "A3") == "one_double_a_flick"
    assert table.can("A") == ["pass", "call_targets A2"], "the third die keeps its own claim"


def test_other_values_and_other_players_dice_make_no_pair() -> None:
    """T-A10."""
    table = scene(field={"A1": "3 disc 1", "B3": "4"}).flick("4 mark 1")
    assert table.why_not("A", "call_double", "A1", "A3") == "no_pair"
    assert table.why_not("A", "call_double", "A3", "B3") == "not_your_die"
    assert table.why_not("A", "call_double", "A3", "A3") == "no_pair"


def test_one_die_serves_for_one_thing() -> None:
    """T-R23, T-A10: the Targets! that is called takes its die out of the pair."""
    table = scene(field={"A1": "4"}).flick("4 mark 1").calls("A", "A3")
    assert (table.asks, table.turn, table.on_field("A")) == ("flick", "B", "A1")


def test_a_double_names_both_dice_and_lapses_their_targets() -> None:
    """T-R23, T-R47: whichever is taken."""
    table = scene(field={"A1": "4"}).flick("4 mark 1").doubles("A", "A1", "A3")
    assert (table.asks, table.turn, table.on_field("A")) == ("flick", "B", "A3")
    assert table.row.lapsed[2] == 1


def test_other_dice_keep_their_own_claims() -> None:
    """T-R23."""
    table = scene(field={"A1": "4", "A2": "2"}, spent="B1").flick("off", A2="5 mark 2", A1="3")
    assert table.can("A")[1:] == ["call_targets A2"]
    table = scene(3, field={"A1": "4", "C1": "1"}).flick("4", C1="1 mark 2")
    table.doubles("A", "A1", "A3")
    assert table.can("C") == ["pass", "call_targets C1"]


def test_what_stood_on_a_die_that_is_taken_settles_first() -> None:
    """T-R49: measured again, and no new claims come of it."""
    table = scene(3, field={"A1": "4", "C1": "2 on A1"}).flick("4").doubles("A", "A1", "A3")
    assert table.asks == "settling"
    table.settles(C1="6 mark 1")
    assert (table.asks, table.turn, table.row.face[6]) == ("flick", "B", 6)
    assert table.can("C") == []


def test_after_settling_only_what_can_still_be_seen_can_be_called() -> None:
    """T-R62."""
    table = scene(3, field={"A1": "4", "C1": "2 on A1", "B3": "5"})
    table.flick("4", B3="5 mark 2").doubles("A", "A1", "A3")
    table.settles(C1="6", B3="5 disc 2")
    assert table.asks == "flick", "B's claim was pushed off its mark"


def test_a_claim_that_stands_survives_the_settling() -> None:
    """T-R62."""
    table = scene(3, field={"A1": "4", "C1": "2 on A1", "B3": "5"})
    table.flick("4", B3="5 mark 2").doubles("A", "A1", "A3").settles(C1="6")
    assert table.can("B") == ["pass", "call_targets B3"]


def test_a_won_disc_leaves_the_table() -> None:
    """T-A7."""
    table = scene().flick("3 mark 1").calls("A", "A3")
    assert table.row.here[FIRST_DISC] == 0
