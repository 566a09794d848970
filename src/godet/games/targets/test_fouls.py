"""Scenes: foul dice, several that fall at once, and the one that stays."""

from __future__ import annotations

from godet.games.targets.scenes import scene


def test_a_die_stays_where_it_stopped_and_the_turn_passes() -> None:
    """T-A4, T-A5: clockwise."""
    table = scene(3).flick("4")
    assert (table.on_field("A"), table.tower("A")) == ("A3", "A1 A2")
    assert (table.asks, table.turn) == ("flick", "B")
    assert table.told("shows") == [{"seat": 0, "value": 4, "where": "table"}]


def test_who_has_no_die_left_is_passed_over() -> None:
    """T-A4: TT17."""
    table = scene(3, spent="B1 B2 B3").flick("4")
    assert table.turn == "C"


def test_a_die_off_the_table_goes_under_the_puck() -> None:
    """T-A6, T-R14."""
    table = scene().flick("off")
    assert (table.under("A"), table.on_field("A"), table.turn) == ("A3", "", "B")
    assert table.told("off") == [{"seat": 0}]


def test_a_pushed_die_off_the_table_goes_under_its_owners_puck() -> None:
    """T-R14, TT18: whoever pushed it."""
    table = scene(field={"B3": "4"}).flick("2", B3="off")
    assert (table.under("B"), table.on_field("A")) == ("B3", "A3")
    assert table.told("pushed-out") == [{"seat": 1}]


def test_a_die_that_slid_is_foul() -> None:
    """T-A6, T-R9, T-R12: even on a mark."""
    table = scene().flick("slid 6 mark 1")
    assert (table.under("A"), table.turn) == ("A3", "B")
    assert table.told("slid") == [{"seat": 0}]
    assert table.told("targets") == []


def test_a_pushed_die_may_slide() -> None:
    """T-R12: only the flicked one must roll."""
    table = scene(field={"B3": "4"}).flick("2", B3="slid 4 mark 1")
    assert table.on_field("B") == "B3"
    assert table.can("B")[1:] == ["call_targets B3"]


def test_what_a_foul_die_displaced_stays_displaced() -> None:
    """T-R13, TT15: its own claim is lost, what it pushed may be called for."""
    table = scene(field={"B3": "4"}).flick("slid 6 mark 1", B3="3 mark 2")
    assert (table.under("A"), table.on_field("B")) == ("A3", "B3")
    assert "call_targets B3" in table.can("B")
    assert table.can("A") == []


def test_a_tower_knocked_over_by_a_foul_die_is_knocked_over() -> None:
    """T-R13."""
    table = scene().flick("off", B3="5", B2="2")
    assert (table.under("A"), table.under("B"), table.tower("B")) == ("A3", "B2", "B1 B3")


def test_of_several_dice_one_stays_by_choice() -> None:
    """T-A6, T-R15, TT14: the others are foul."""
    table = scene().flick("4", A2="3 disc 1", A1="6")
    assert (table.asks, table.speakers) == ("stay", "A")
    assert table.can("A") == ["stay A1", "stay A2", "stay A3"]
    assert table.why_not("A", "stay", "B1") == "not_your_die"
    table.stays("A2")
    assert (table.on_field("A"), table.under("A"), table.tower("A")) == ("A2", "A1 A3", "")
    assert table.told("own-tower") == [{"seat": 0, "dice": 2}]


def test_which_one_stays_is_settled_before_anything_else() -> None:
    """T-R15: neither a steal nor a call nor the other's tower comes first."""
    table = scene(stored={"B": [4]}).flick("4 disc 4", A2="3 mark 1", B3="2")
    assert (table.asks, table.speakers) == ("stay", "A")
    assert (table.stored("B"), table.under("B")) == ([4], "")
    table.stays("A2")
    assert (table.stored("B"), table.under("B")) == ([4], "B3")
    assert "call_targets A2" in table.can("A"), "it counts as flicked"


def test_what_left_the_table_cannot_stay() -> None:
    """T-R15: there is one candidate left, and nothing to choose."""
    table = scene().flick("off", A2="3")
    assert (table.asks, table.on_field("A"), table.under("A")) == ("flick", "A2", "A3")


def test_what_cannot_stay_is_refused() -> None:
    """T-R15, T-R52: off the table, slid, or on a puck."""
    table = scene().flick("slid 4", A2="3", A1="2")
    assert table.why_not("A", "stay", "A3") == "die_cannot_stay"
    assert table.can("A") == ["stay A1", "stay A2"]


def test_a_die_on_a_puck_is_no_candidate() -> None:
    """T-R52, T-R33."""
    table = scene(spent="A1").flick("4 puck B", A2="3")
    assert (table.on_field("A"), table.under("A")) == ("A2", "A1 A3")


def test_where_none_can_stay_all_are_foul() -> None:
    """T-R15."""
    table = scene().flick("slid 4", A2="off")
    assert (table.on_field("A"), table.under("A"), table.tower("A")) == ("", "A2 A3", "A1")
    assert table.turn == "B"


def test_only_fallen_dice_can_stay() -> None:
    """T-R15."""
    table = scene().flick("4", A2="3")
    assert table.why_not("A", "stay", "A1") == "die_did_not_fall"


def test_by_option_of_three_one_stays_one_is_lost_one_goes_back() -> None:
    """T-R15 (`multi_fall: zoch`): milder."""
    table = scene(options={"multi_fall": "zoch"}).flick("4", A2="3", A1="6")
    table.stays("A3")
    assert table.on_field("A") == "A3"
    assert (table.under("A"), table.tower("A")) == ("A1", "A2")


def test_by_option_of_two_one_stays_and_the_other_is_lost() -> None:
    """T-R15 (`multi_fall: zoch`)."""
    table = scene(options={"multi_fall": "zoch"}).flick("4", A2="3")
    table.stays("A3")
    assert (table.on_field("A"), table.under("A"), table.tower("A")) == ("A3", "A2", "A1")


def test_a_flicked_die_that_does_not_leave_its_tower_is_foul() -> None:
    """T-R45."""
    table = scene().flick("4 puck A")
    assert (table.under("A"), table.tower("A")) == ("A3", "A1 A2")
    assert table.told("stuck") == [{"seat": 0}]


def test_a_flick_that_only_shakes_the_others_down() -> None:
    """T-R45, T-R15: without the flicked die one of the others stays."""
    table = scene().flick("4 puck A", A2="5", A1="2")
    assert table.can("A") == ["stay A1", "stay A2"]
    table.stays("A1")
    assert (table.on_field("A"), table.under("A")) == ("A1", "A2 A3")


def test_a_die_that_comes_to_rest_on_a_tower_is_foul() -> None:
    """T-R33: flicked or pushed."""
    table = scene(field={"B2": "4"}, spent="B1").flick("4 puck B", B2="3 puck A")
    assert (table.under("A"), table.under("B")) == ("A3", "B1 B2")
    assert table.told("on-puck") == [{"seat": 0}]


def test_a_die_whose_value_cannot_be_read_stays() -> None:
    """T-R33: it shows nothing, but it is no foul."""
    table = scene().flick("? disc 1")
    assert (table.on_field("A"), table.row.face[2]) == ("A3", 0)
    assert table.told("askew") == [{"seat": 0}]


def test_the_die_that_stays_counts_as_flicked() -> None:
    """T-R52, T-R21: it may make a pair though it shows what it showed."""
    table = scene(3, field={"A1": "4"}).flick("6", A2="4")
    table.stays("A2")
    assert "call_double A1 A2" in table.can("A")
