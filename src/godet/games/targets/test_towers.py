"""Scenes: discs are stolen from under towers, towers are knocked over and built again."""

from __future__ import annotations

import pytest

from godet.games.targets.box import FIRST_DISC, FIRST_PUCK
from godet.games.targets.exchange import OFF_TABLE, ON_TABLE, Pose
from godet.games.targets.measures import DIE, DISC_HIGH, PUCK_HIGH
from godet.games.targets.scenes import Table, scene
from godet.games.targets.scenes_facts import die_of


def height(table: Table, part: int) -> int:
    return int(table.row.at[part, 2])


# -- stealing ---------------------------------------------------------------------


def test_a_die_on_somebodys_stored_disc_takes_it() -> None:
    """T-A8, T-R24, T-R26: at once, without a word; the die stays where it is."""
    table = scene(stored={"B": [4]}).flick("2 disc 4")
    assert (table.stored("A"), table.stored("B"), table.on_field("A")) == ([4], [], "A3")
    assert table.told("stole") == [{"seat": 0, "from": 1, "discs": 1}]


def test_a_thief_takes_the_whole_stack() -> None:
    """T-R25, TT6."""
    table = scene(stored={"B": [4, 5], "A": [6]}).flick("2 disc 5").settles()
    assert (table.stored("A"), table.stored("B")) == ([4, 5, 6], [])
    assert table.told("stole") == [{"seat": 0, "from": 1, "discs": 2}]


def test_towers_stand_on_what_they_hold() -> None:
    """T-A8, T-A12: what was stolen lies under the thief's puck now, and everything settles."""
    table = scene(stored={"B": [4, 5]}).flick("2 disc 5")
    assert table.asks == "settling"
    assert height(table, FIRST_PUCK) == 2 * DISC_HIGH + PUCK_HIGH // 2
    assert height(table, FIRST_PUCK + 1) == PUCK_HIGH // 2
    assert {height(table, FIRST_DISC + disc) for disc in (3, 4)} == {100, 300}
    for axis in (0, 1):
        assert table.row.at[FIRST_DISC + 3, axis] == table.row.at[FIRST_PUCK, axis]
    table.settles()
    assert (table.asks, table.turn) == ("flick", "B")


def test_a_die_pushed_by_anybody_steals_for_its_holder() -> None:
    """T-R24: even if the victim did it."""
    table = scene(3, stored={"A": [4]}, field={"C1": "1"}).flick("2", C1="6 disc 4")
    assert table.stored("C") == [4]


def test_it_must_rest_on_the_disc_and_on_nothing_else() -> None:
    """T-R24, T-A8: not across its edge."""
    table = scene(stored={"B": [4]}).flick("2 edge 4")
    assert table.stored("B") == [4]


def test_a_die_that_did_not_come_there_steals_nothing() -> None:
    """T-R28: a disc was slid under it."""
    table = scene(3, stored={"B": [4]}, field={"C1": "3 disc 4"}).flick("2")
    assert table.stored("B") == [4]
    table.flick("5", C1="3 disc 4")
    assert table.stored("C") == [4], "it has moved and come to rest there"


def test_ones_own_discs_cannot_be_stolen() -> None:
    """T-A8: an opponent's."""
    table = scene(stored={"A": [4]}).flick("2 disc 4")
    assert (table.stored("A"), table.told("stole")) == ([4], [])


def test_a_thief_calls_no_double_on_that_flick() -> None:
    """T-A8, T-R26."""
    table = scene(stored={"B": [4]}, field={"A1": "2", "A2": "5 disc 1"})
    table.flick("2 disc 4", A2="5 mark 1").settles()
    assert table.can("A") == ["pass", "call_targets A2"]
    assert table.why_not("A", "call_double", "A3", "A1") == "double_not_with_steal"


def test_two_who_rob_each_other_exchange() -> None:
    """T-R46: judged on the stacks as they lay."""
    table = scene(stored={"A": [4], "B": [5, 6]}, field={"B3": "1"})
    table.flick("2 disc 5", B3="3 disc 4")
    assert (table.stored("A"), table.stored("B")) == ([5, 6], [4])


def test_of_two_thieves_the_flicker_is_first() -> None:
    """T-R46: then clockwise."""
    table = scene(4, stored={"D": [4]}, field={"C1": "1", "B1": "1"})
    table.flick("2", C1="3 disc 4", B1="3 disc 4")
    assert table.stored("B") == [4]
    table = scene(3, stored={"C": [4]}, field={"B1": "1"}).flick("2 disc 4", B1="3 disc 4")
    assert table.stored("A") == [4]


def test_no_steal_from_a_partner() -> None:
    """T-R44."""
    table = scene(4, stored={"C": [5]}, options={"teams": True}).flick("2 disc 5")
    assert table.stored("C") == [5]


def test_a_stolen_disc_is_definitive_at_the_end_of_this_round() -> None:
    """T-R27, TT6."""
    table = scene(stored={"B": [4, 5]}, spent="A1 A2 B1 B2 B3").flick("2 disc 4").settles()
    assert (table.won("A"), table.row.definitive[0]) == ([4, 5], 2)


# -- disarming --------------------------------------------------------------------


def test_a_tower_knocked_over_costs_one_die() -> None:
    """T-A9, T-R29, TT16: the others go back."""
    table = scene().flick("2", B1="1", B2="3", B3="6 disc 1")
    assert (table.under("B"), table.tower("B"), table.on_field("B")) == ("B1", "B2 B3", "")
    assert table.told("disarmed") == [{"seat": 0, "to": 1, "dice": 3}]


def test_the_only_fallen_die_is_the_lost_one() -> None:
    """T-R29, TT17: and who has none left is passed over."""
    table = scene(3, spent="B1 B2").flick("2", B3="1")
    assert (table.under("B"), table.tower("B"), table.turn) == ("B1 B2 B3", "", "C")


def test_fallen_dice_go_back_even_from_off_the_table() -> None:
    """T-R29, T-R43: exactly one is lost, wherever they fell."""
    table = scene(3).flick("2", B2="off", B3="4 puck C")
    assert (table.under("B"), table.tower("B")) == ("B2", "B1 B3")


def test_nobody_need_have_meant_it() -> None:
    """T-R29: a foul flick disarms too."""
    table = scene().flick("slid 3", B3="1")
    assert (table.under("A"), table.under("B")) == ("A3", "B3")


def test_two_towers_at_once() -> None:
    """T-A9: each loses one."""
    table = scene(3).flick("2", B3="1", C3="1", C2="1")
    assert (table.under("B"), table.under("C"), table.tower("C")) == ("B3", "C2", "C1 C3")


def test_with_two_colours_the_victim_chooses_which_is_lost() -> None:
    """T-R29, T-R44, T-V3: it matters only then."""
    table = scene(4, options={"teams": True})
    assert table.tower("B") == "B2 B3 D1"
    table.flick("2", B3="5", D1="off")
    assert (table.asks, table.speakers) == ("lose", "B")
    assert table.can("B") == ["lose B3", "lose D1"]
    assert table.why_not("B", "lose", "B2") == "die_did_not_fall"
    table.loses("B", "B3")
    assert (table.under("B"), table.tower("B")) == ("B3", "B2 D1")


def test_the_victim_orders_what_goes_back() -> None:
    """T-R56: on top of those still standing."""
    table = scene(4, options={"teams": True}).flick("2", B2="5", B3="1", D1="off")
    table.loses("B", "B2")
    assert (table.asks, table.can("B")) == ("return", ["put B3", "put D1"])
    table.puts("B", "D1")
    assert (table.tower("B"), table.turn) == ("D1 B3", "B")


def test_a_partners_tower_is_disarmed_like_any_other() -> None:
    """T-R44."""
    table = scene(4, options={"teams": True}).flick("2", C2="5")
    assert (table.under("C"), table.told("disarmed")[0]["to"]) == ("C2", 2)


def test_ones_own_tower_follows_the_rule_of_several_dice() -> None:
    """T-R30, T-R15: not that of disarming."""
    table = scene().flick("2", A2="4").stays("A3")
    assert (table.under("A"), table.tower("A")) == ("A2", "A1")
    assert table.told("disarmed") == []


def test_returned_dice_claim_nothing() -> None:
    """T-A9: what fell from a tower is lost or back on it."""
    table = scene(3).flick("2", B3="4 mark 1", B2="4")
    assert (table.asks, table.tower("B"), table.under("B")) == ("flick", "B1 B3", "B2")


def test_two_side_by_side_on_a_puck_still_have_an_order() -> None:
    """T-A5: there is always one top die."""
    table = scene().aim("A").comes(A3="3", A2="4 puck A", A1="5 puck A")
    assert table.tower("A") == "A1 A2"


# -- hands that tidy up -------------------------------------------------------------


def test_a_puck_that_was_overturned_is_set_up_again() -> None:
    """T-R61: once its tower is empty."""
    puck, turned = FIRST_PUCK + 1, Pose(ON_TABLE, 5_000, 30_000, 1_500, 7_071, 7_071, 0, 0)
    table = scene(3, spent="B1 B2", stored={"B": [4]}).aim("A")
    table.moves_part(puck, turned, A3="2", B3="1")
    assert height(table, puck) == DISC_HIGH + PUCK_HIGH // 2
    for axis in (0, 1):
        assert table.row.at[puck, axis] == table.row.at[FIRST_DISC + 3, axis], "on its disc"
    assert [table.row.turned[puck, axis] for axis in (1, 2)] == [0, 0]


def test_a_central_disc_off_the_table_goes_back_to_its_place() -> None:
    """T-R61: it is still to be won."""
    table = scene()
    before = [int(table.row.at[FIRST_DISC, axis]) for axis in range(3)]
    table.aim("A").moves_part(FIRST_DISC, Pose(OFF_TABLE), A3="2")
    assert table.centre == [1, 2, 3]
    assert [int(table.row.at[FIRST_DISC, axis]) for axis in range(3)] == before


def test_what_lies_where_a_disc_goes_back_is_lifted_and_settles() -> None:
    """T-R61, T-R28: nobody comes to rest there by that."""
    table = scene(field={"B3": "4 disc 1"}).aim("A")
    table.moves_part(FIRST_DISC, Pose(OFF_TABLE), A3="2", B3="4 disc 1")
    assert table.asks == "settling"
    assert height(table, die_of("B3")) > DISC_HIGH + DIE // 2


def test_a_stored_disc_off_the_table_goes_back_under_its_puck() -> None:
    """T-R61."""
    table = scene(stored={"B": [4]}, spent="B1 B2 B3").aim("A")
    table.moves_part(FIRST_DISC + 3, Pose(OFF_TABLE), A3="2")
    assert (table.stored("B"), height(table, FIRST_DISC + 3)) == ([4], DISC_HIGH // 2)


def test_a_disc_that_was_pushed_stays_there_until_the_next_round() -> None:
    """T-R13, T-R59."""
    table = scene(spent="A1 A2 B1 B2").aim("A")
    table.moves_part(FIRST_DISC, Pose(ON_TABLE, 900, 900, 100), A3="2 disc 2")
    assert table.row.at[FIRST_DISC, 0] == 900
    table.flick("off")
    assert (table.row.round, table.row.at[FIRST_DISC, 0]) == (3, 0)


@pytest.mark.parametrize("end", ["off", "4 puck A"])
def test_foul_is_foul_while_things_settle(end: str) -> None:
    """T-R49, T-R14, T-R33: nobody is to blame, and the die is out of the round."""
    table = scene(3, field={"A1": "4", "C1": "2 on A1"}).flick("4").doubles("A", "A1", "A3")
    table.settles(C1=end)
    assert (table.under("C"), table.turn) == ("C1", "B")


def test_a_tower_that_falls_by_itself_is_built_again_as_it_stood() -> None:
    """T-R49."""
    table = scene(stored={"B": [4, 5]}).flick("2 disc 5").settles(B3="4", B2="1")
    assert (table.tower("B"), table.under("B"), table.turn) == ("B1 B2 B3", "", "B")


def test_what_falls_over_in_its_turn_is_no_foul_of_the_flicker() -> None:
    """T-R14, T-R49: a field die that leaves the table goes under its own holder's puck."""
    table = scene(3, stored={"B": [4]}, field={"C1": "6"}).flick("2 disc 4").settles(C1="off")
    assert (table.under("C"), table.under("A")) == ("C1", "")
    assert table.row.here[die_of("C1")] == 0
