"""Scenes: how rounds end, who gets the discs in the middle, when a match is over."""

from __future__ import annotations

from typing import Any

import pytest

from godet.games.targets.scenes import Table, begin, scene


def last_flick(words: str, **laid: Any) -> Table:
    """A's last die is the last of the round; B has none left."""
    return scene(spent="A1 A2 B1 B2 B3", **laid).flick(words)


def filled(seats: int = 4, **field: str) -> Table:
    """A round at whose end these dice lie where they lie, and all others are out of it."""
    dice = [f"{seat}{number}" for seat in "ABCD"[:seats] for number in (1, 2, 3)]
    spent = " ".join(die for die in dice if die not in field and die != "A3")
    return scene(seats, field=field, spent=spent)


# -- allocation -------------------------------------------------------------------


def test_the_highest_total_takes_the_disc() -> None:
    """T-A12, TX2: it is stored under the winner's puck."""
    table = filled(B1="5 disc 1", B2="2 disc 1").flick("6 disc 1")
    assert (table.stored("B"), table.stored("A"), table.centre) == ([1], [], [2, 3, 4])
    assert table.told("allocated") == [{"seat": 1, "disc": "red"}]


def test_sums_count_not_best_dice() -> None:
    """TT2: 4 and 2 against 5."""
    table = filled(2, A1="4 disc 1", A2="2 disc 1", B1="5 disc 1").flick("off")
    assert table.stored("A") == [1]


def test_a_tie_cancels_whoever_shares_it() -> None:
    """TX1, T-R31: the next lower total wins."""
    table = filled(3, B1="6 disc 1", C1="2 disc 1").flick("6 disc 1")
    assert table.stored("C") == [1]


def test_ties_are_cancelled_again_and_again() -> None:
    """TT1, T-R31: 5 and 5, then 1 and 1: nobody; the disc stays."""
    table = filled(A1="3 disc 1", A2="2 disc 1", B1="5 disc 1", C1="1 disc 1", D1="1 disc 1")
    table.flick("off")
    assert [table.stored(seat) for seat in "ABCD"] == [[]] * 4
    assert 1 in table.centre


def test_a_straddling_die_does_not_count() -> None:
    """TX3, T-R32: nobody wins the disc."""
    table = filled(2, B1="6 edge 1").flick("off")
    assert table.stored("B") == []


def test_a_die_across_two_discs_counts_on_neither() -> None:
    """TT30, T-R32."""
    table = filled(2, B1="6 edge 1 2").flick("off")
    assert table.stored("B") == []


def test_a_die_on_a_die_counts_on_no_disc() -> None:
    """T-R57, T-R33."""
    table = filled(2, B1="1 disc 1", B2="6 on B1").flick("3 disc 1")
    assert (table.stored("A"), table.stored("B")) == ([1], [])


def test_an_unreadable_die_alone_wins_nothing() -> None:
    """T-R50."""
    table = filled(2, B1="? disc 1").flick("1 disc 2")
    assert (table.stored("B"), table.stored("A")) == ([], [2])


def test_several_discs_go_under_one_puck() -> None:
    """T-A12, TT4: none of them is definitive yet."""
    table = begin(2).begins("A")
    table.flick("6 disc 1").flick("off").flick("3 disc 2").flick("off").flick("off").flick("off")
    assert (table.stored("A"), table.points, table.row.round) == ([1, 2], [0, 0], 2)


# -- the order of things ------------------------------------------------------------


def test_nothing_is_validated_after_the_first_round() -> None:
    """T-A11, TT4: what is won in the middle is definitive at the end of the next one."""
    table = begin(2).begins("A")
    for words in ("6 disc 1", "off", "off", "off", "off", "off"):
        table.flick(words)
    assert (table.row.definitive[0], table.stored("A")) == (0, [1])


def test_validation_comes_before_allocation() -> None:
    """T-R35, T-R27, TT5, T-R10: else a disc would be safe at once."""
    table = last_flick("6 disc 3", stored={"A": [4, 5]})
    assert (table.won("A"), table.stored("A")) == ([4, 5], [3])
    assert len(table.told("validated")) == 2


def test_the_middle_is_refilled_and_everybody_has_all_dice_again() -> None:
    """T-A13, T-R59: three discs, whole towers."""
    table = last_flick("6 disc 3")
    assert (table.centre, table.row.round) == ([1, 2, 4], 3)
    assert (table.tower("A"), table.tower("B")) == ("A1 A2 A3", "B1 B2 B3")
    assert [table.under(seat) for seat in "AB"] == ["", ""]


@pytest.mark.parametrize(("seats", "second"), [(2, "B"), (3, "B"), (4, "B")])
def test_the_next_seat_is_first_player(seats: int, second: str) -> None:
    """T-A13: clockwise, round after round."""
    table = begin(seats).begins("A")
    for _ in range(3 * seats):
        table.flick("off")
    if table.asks == "discard":
        table.discards(1)
    assert (table.row.round, table.turn) == (2, second)


def test_a_round_ends_when_no_puck_carries_a_die() -> None:
    """T-A11, T-A4."""
    table = scene(spent="A1 A2 B1 B2")
    table.flick("off")
    assert (table.row.round, table.turn) == (2, "B")
    table.flick("6 disc 2")
    assert table.row.round == 3


def test_too_many_flicks_end_the_round_and_not_the_match() -> None:
    """T-R53 (`flick_cap`)."""
    table = scene(options={"flick_cap": 6})
    for words in ("1", "1", "2", "2", "4"):
        table.flick(words)
    assert table.row.round == 2
    table.flick("4")
    assert table.asks == "discard"
    table.discards(2)
    assert (table.row.round, table.ending) == (3, "unfinished")


# -- a disc is taken out ------------------------------------------------------------


def test_if_no_disc_was_won_the_first_player_takes_one_out() -> None:
    """T-R34, TT19: out of the game; the middle is refilled."""
    table = last_flick("off")
    assert (table.asks, table.speakers) == ("discard", "A")
    assert table.can("A") == ["discard 0", "discard 1", "discard 2"]
    table.discards(2)
    assert (table.out, table.centre) == ([2], [1, 3, 4])
    assert table.told("discarded") == [{"disc": "orange"}]


def test_it_is_the_first_player_of_the_round_just_ended() -> None:
    """T-R34: B began, and the last flick was A's."""
    table = begin(2).begins("B")
    for _ in range(6):
        table.flick("off")
    assert table.speakers == "B"


def test_a_disc_won_by_targets_is_a_disc_won() -> None:
    """T-R34: nothing is taken out."""
    table = last_flick("4 mark 1").calls("A", "A3")
    assert (table.out, table.row.round) == ([], 3)


def test_a_disc_that_is_not_there_cannot_be_taken_out() -> None:
    """T-R34."""
    table = last_flick("off", centre=(1, 2), won={"A": [3], "B": [4, 5, 6]}, out=(7, 8, 9))
    assert table.why_not("A", "discard", 2) == "no_disc_there"


def test_the_only_disc_is_taken_out_by_itself() -> None:
    """T-R34: there is nothing to choose."""
    table = last_flick("off", centre=(1,), won={"A": [3, 2], "B": [4]}, out=(5, 6, 7, 8, 9))
    assert (table.out, table.ending) == ([1, 5, 6, 7, 8, 9], "last_round")


def test_towards_the_end_as_many_discs_as_there_are() -> None:
    """T-R39: not always three."""
    table = last_flick("5 disc 1", centre=(1, 2), won={"B": [3]}, out=(4, 5, 6, 7))
    assert (table.centre, table.supply) == ([2, 8, 9], [])
    table = last_flick("5 disc 1", centre=(1, 2), won={"B": [3]}, out=(4, 5, 6, 7, 8))
    assert table.centre == [2, 9]


# -- Money Time ---------------------------------------------------------------------


def money_time() -> Table:
    """A stores the last disc of the middle."""
    return last_flick("6 disc 1", centre=(1,), won={"A": [2], "B": [3]}, out=(4, 5, 6, 7, 8, 9))


def test_when_the_middle_is_empty_there_is_one_last_round() -> None:
    """T-R2, T-R11, TT21: no central discs, whole towers, the stored ones to be stolen."""
    table = money_time()
    assert (table.row.money_time, table.centre, table.stored("A")) == (1, [], [1])
    assert (table.tower("A"), table.turn) == ("A1 A2 A3", "B")
    assert table.told("money-time") == [{"round": 3, "seat": 1}]


def test_after_the_last_round_everything_stored_is_definitive() -> None:
    """T-A14, TT21."""
    table = money_time()
    for words in ("2 disc 1", "off", "off", "off", "off", "off"):
        table.flick(words)
        if table.asks == "settling":
            table.settles()
    assert (table.won("B"), table.ending, table.places) == ([1, 3], "last_round", [2, 1])


def test_money_time_is_only_the_last_round() -> None:
    """T-R2: while the middle can be filled there is none."""
    assert last_flick("6 disc 3").row.money_time == 0


def test_no_money_time_if_the_last_discs_were_won_by_targets() -> None:
    """T-R37, TT22: nothing is stored."""
    table = last_flick("6 mark 1", centre=(1,), won={"B": [3]}, out=(2, 4, 5, 6, 7, 8, 9))
    table.calls("A", "A3")
    assert table.told("money-time") == []
    assert table.asks == "golden", "one disc each"


def test_no_money_time_if_the_last_disc_was_taken_out() -> None:
    """T-R37."""
    table = last_flick("off", centre=(1,), won={"A": [3, 2]}, out=(4, 5, 6, 7, 8, 9))
    assert (table.told("money-time"), table.ending) == ([], "last_round")


# -- the end ------------------------------------------------------------------------


def test_a_fourth_disc_by_targets_ends_the_match_at_once() -> None:
    """T-A14, T-R36, TT24: in the middle of a round."""
    table = scene(won={"A": [4, 5, 6]}).flick("3 mark 1").calls("A", "A3")
    assert (table.asks, table.ending, table.places) == ("end", "four_discs", [1, 2])
    assert table.told("won") == [{"seat": 0}]


def test_a_fourth_disc_by_validation_ends_the_match_before_allocation() -> None:
    """T-R36: stored discs never score."""
    table = last_flick("6 disc 1", won={"B": [4, 5, 6]}, stored={"B": [7], "A": [8]})
    assert (table.ending, table.points, table.stored("A")) == ("four_discs", [1, 4], [])
    assert table.told("allocated") == []


def test_two_who_reach_four_together_play_golden_targets() -> None:
    """T-R36, TT25: all are validated at the same time."""
    table = last_flick(
        "off", won={"A": [1, 2, 3], "B": [4, 5, 6]}, stored={"A": [7], "B": [8]}, centre=(9,)
    )
    assert (table.asks, table.speakers) == ("golden", "AB")


def test_the_most_definitive_discs_win() -> None:
    """T-A14."""
    table = last_flick("off", centre=(1,), won={"A": [2], "B": [3, 4]}, out=(5, 6, 7, 8, 9))
    assert (table.places, table.points) == ([2, 1], [1, 2])


def test_those_behind_share_a_place() -> None:
    """T-A14."""
    table = scene(
        3,
        spent="A1 A2 B1 B2 B3 C1 C2 C3",
        centre=(1,),
        won={"A": [2], "B": [3, 4], "C": [5]},
        out=(6, 7, 8, 9),
    ).flick("off")
    assert table.places == [2, 1, 2]


# -- 3 x 3 --------------------------------------------------------------------------

SETS = {"three_by_three": True}


def test_a_set_brings_three_discs_of_one_colour() -> None:
    """T-V2, T-R55, T-R7: which one, chance says for all to see."""
    table = begin(2, **SETS).begins("A")
    assert (table.asks, table.position.odds()) == ("colour", [1, 1, 1])
    table.colour(1)
    assert (table.centre, table.row.set, table.turn) == ([2, 5, 8], 1, "A")
    assert table.told("set") == [{"set": 1, "disc": "orange"}]


def finish_round(table: Table, *words: str) -> Table:
    """Flicks until the round is over; what is not said goes off the table."""
    number, said = table.row.round, list(words)
    while table.row.round == number and table.asks == "flick":
        table.flick(said.pop(0) if said else "off")
    return table


def test_nothing_is_refilled_within_a_set() -> None:
    """T-V2, T-R7: a set is made of rounds, and they of turns; stored discs stay stealable."""
    table = begin(2, **SETS).begins("A").colour(0)
    finish_round(table, "6 disc 1")
    assert (table.centre, table.stored("A"), table.points) == ([4, 7], [1], [0, 0])
    finish_round(table, "5 disc 4")
    assert (table.centre, table.stored("A"), table.stored("B")) == ([7], [1], [4])
    assert table.points == [0, 0]


def test_a_disc_is_taken_out_if_none_was_won_in_a_round() -> None:
    """T-V2: as ever."""
    table = finish_round(begin(2, **SETS).begins("A").colour(0))
    assert table.asks == "discard"
    table.discards(4)
    assert (table.centre, table.out, table.row.set) == ([1, 7], [4], 1)


def test_a_set_ends_with_the_last_central_disc_and_only_then_validates() -> None:
    """T-V2: what was stored in its last round is definitive at once; no Money Time."""
    table = begin(2, **SETS).begins("A").colour(0)
    finish_round(table, "6 disc 1")
    finish_round(table, "5 disc 4")
    finish_round(table, "3 disc 7")
    assert (table.won("A"), table.won("B"), table.asks) == ([1, 7], [4], "colour")
    assert (table.row.set, table.told("money-time")) == (2, [])


def test_colours_do_not_come_twice() -> None:
    """T-R55."""
    table = begin(2, **SETS).begins("A").colour(0)
    finish_round(table, "6 disc 1", "off", "5 disc 4", "off", "4 disc 7")
    assert table.asks == "colour"
    assert table.position.odds() == [0, 1, 1]


def test_the_first_player_moves_on_each_round() -> None:
    """T-R55: over sets as well."""
    table = begin(2, **SETS).begins("A").colour(0)
    finish_round(table, "6 disc 1", "off", "5 disc 4", "off", "4 disc 7")
    table.colour(2)
    assert (table.turn, table.row.round) == ("B", 2)


def three_sets(**options: str) -> Table:
    """A takes every disc of the first set by Targets!, the last one in mid-round."""
    table = begin(2, **SETS, **options).begins("A").colour(0)
    for disc, die in ((1, "A3"), (4, "A2"), (7, "A1")):
        table.flick(f"2 mark {disc}").calls("A", die)
        if disc != 7:
            table.flick("off")
    return table


def test_a_targets_that_takes_the_last_disc_ends_the_set_at_once() -> None:
    """T-R41: after the window of calls."""
    table = three_sets()
    assert (table.asks, table.row.set, table.won("A")) == ("colour", 2, [1, 4, 7])


def test_by_option_the_round_is_played_out() -> None:
    """T-R41 (`set_ends_at_once: no`)."""
    table = three_sets(set_ends_at_once="no")
    assert (table.asks, table.turn, table.row.set) == ("flick", "B", 1)
    table.flick("off")
    assert (table.asks, table.row.set) == ("colour", 2)


def test_the_fourth_disc_does_not_end_a_match_of_three_sets() -> None:
    """T-R42."""
    table = three_sets().colour(1).flick("off").flick("3 mark 2").calls("A", "A3")
    assert (table.points, table.ending, table.asks) == ([4, 0], "unfinished", "flick")


def test_by_option_it_does() -> None:
    """T-R42 (`three_by_three_play_all_sets: no`)."""
    table = three_sets(three_by_three_play_all_sets="no")
    table.colour(1).flick("off").flick("3 mark 2").calls("A", "A3")
    assert (table.ending, table.places) == ("four_discs", [1, 2])


def test_by_option_a_fourth_disc_ends_it_at_the_end_of_a_set_too() -> None:
    """T-R42, T-V2: by what is validated there."""
    table = three_sets(three_by_three_play_all_sets="no").colour(1)
    finish_round(table, "off", "6 disc 2")
    finish_round(table, "off", "6 disc 5")
    assert (table.points, table.ending) == ([3, 0], "unfinished")
    finish_round(table, "off", "6 disc 8")
    assert (table.ending, table.places) == ("four_discs", [1, 2])


def test_after_three_sets_most_discs_win() -> None:
    """T-V2, T-A14."""
    table = three_sets()
    for colour in (1, 2):
        table.colour(colour)
        for _ in range(3):
            finish_round(table, f"6 disc {table.centre[0]}")
    assert (table.ending, sum(table.points), table.row.set) == ("last_round", 9, 3)
