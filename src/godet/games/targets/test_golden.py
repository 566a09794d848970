"""Scenes: Golden Targets, which breaks a tie, and teams at the end of a match."""

from __future__ import annotations

from collections.abc import Mapping

from godet.games.targets.box import FIRST_DISC
from godet.games.targets.scenes import Table, scene
from godet.kernel.game import NOBODY
from godet.kernel.log import Played

FLICK = (900, 60, 12, 12)


def tied(seats: int = 2, won: Mapping[str, list[int]] | None = None, **options: bool) -> Table:
    """The last round ends with the discs that each has won."""
    won = won or {"A": [2], "B": [3]}
    spent = " ".join(f"{seat}{die}" for seat in "BCD"[: seats - 1] for die in (1, 2, 3))
    given = {disc for discs in won.values() for disc in discs}
    table = scene(
        seats,
        spent=f"{spent} A1 A2" if not options.get("teams") else _all_but_top(),
        won=won,
        centre=(1,),
        out=[disc for disc in range(2, 10) if disc not in given],
        options=options,
    )
    return table.flick("off")


def _all_but_top() -> str:
    """In teams A's top die is C1."""
    return " ".join(
        f"{seat}{die}" for seat in "ABCD" for die in (1, 2, 3) if f"{seat}{die}" != "C1"
    )


def all_flick(table: Table, letters: str, **ends: str) -> Table:
    for letter in letters:
        table.aim(letter, FLICK)
    assert table.asks == "golden_rolling"
    return table.comes(**ends)


def test_who_is_tied_has_all_dice_on_the_puck_again() -> None:
    """T-A15, T-R8, T-R38: one disc in the middle, star up; the others watch."""
    table = tied(3)
    assert (table.asks, table.speakers) == ("golden", "AB")
    assert (table.tower("A"), table.tower("B"), table.tower("C")) == ("A1 A2 A3", "B1 B2 B3", "")
    disc = FIRST_DISC + int(table.row.golden_disc)
    assert table.row.golden_disc + 1 not in table.won("A") + table.won("B")
    assert [int(table.row.at[disc, axis]) for axis in range(3)] == [0, 0, 100]
    assert table.told("golden-begins") == [{}]


def test_nobody_sees_the_others_flick_before_all_have_chosen() -> None:
    """T-A15, T-R38: all flick at the same time, in one trial."""
    table = tied()
    position = table.position
    flick = Played(0, position.engine.game.moves.number("flick", *FLICK))
    assert position.seen(flick, 1) == position.seen(flick, NOBODY) == Played(0, None)
    assert position.seen(flick, 0) == flick
    table.happen(flick)
    assert [position.concealed(1).row.hand[0, part] for part in range(4)] == [0, 0, 0, 0]
    assert (table.asks, table.speakers) == ("golden", "B")
    table.aim("B", FLICK)
    assert table.asks == "golden_rolling"
    assert [position.concealed(1).row.hand[0, part] for part in range(4)] == list(FLICK)


def test_the_best_total_on_the_disc_wins() -> None:
    """T-A15: the star's disc is only there to be landed on; nothing can be called."""
    table = tied()
    disc = int(table.row.golden_disc) + 1
    all_flick(table, "AB", A1=f"2 disc {disc}", A2=f"3 mark {disc}", B1=f"4 disc {disc}", B2="6")
    assert (table.ending, table.places, table.points) == ("golden_targets", [1, 2], [1, 1])
    totals = [{"seat": 0, "points": 5, "total": 5}, {"seat": 1, "points": 4, "total": 10}]
    assert table.told("golden-total") == totals
    assert table.told("won") == [{"seat": 0}]


def test_a_shared_total_on_the_disc_is_decided_by_all_dice() -> None:
    """T-R38, TT27: 6 and 6, then 11 against 9."""
    table = tied()
    disc = int(table.row.golden_disc) + 1
    on_disc = {"A1": f"6 disc {disc}", "B1": f"6 disc {disc}"}
    all_flick(table, "AB", **on_disc, A2="5", A3="off", B2="2", B3="1")
    assert table.places == [1, 2]


def test_if_nobody_is_on_the_disc_all_dice_decide() -> None:
    """T-A15, T-R38: whatever fell off the table is out."""
    table = all_flick(tied(), "AB", A1="6", A2="off", A3="off", B1="3", B2="2", B3="2")
    assert table.places == [2, 1]


def test_dice_that_slide_or_fall_together_are_no_fouls() -> None:
    """T-R38."""
    table = all_flick(tied(), "AB", A1="slid 6", A2="slid 6", A3="6", B1="5", B2="5", B3="5")
    assert table.places == [1, 2]


def test_only_who_shares_the_first_criterion_goes_on_to_the_second() -> None:
    """T-R38: C shows most, but is not on the disc."""
    table = tied(3, {"A": [2], "B": [3], "C": [4]})
    disc = int(table.row.golden_disc) + 1
    ends = {"A1": f"3 disc {disc}", "B1": f"3 disc {disc}", "A2": "1", "B2": "2"}
    all_flick(table, "ABC", **ends, C1="6", C2="6", C3="6")
    assert (table.ending, table.places) == ("golden_targets", [2, 1, 2])


def test_still_tied_they_flick_again() -> None:
    """T-R38, T-R54, TT27: 11 and 11; only those still tied."""
    table = tied(3, {"A": [2], "B": [3], "C": [4]})
    disc = int(table.row.golden_disc) + 1
    ends = {"A1": f"3 disc {disc}", "B1": f"3 disc {disc}", "C1": f"2 disc {disc}"}
    all_flick(table, "ABC", **ends)
    assert (table.asks, table.speakers, table.row.golden) == ("golden", "AB", 2)
    assert table.told("golden-again") == [{}]
    assert (table.tower("A"), table.tower("C")) == ("A1 A2 A3", "")
    all_flick(table, "AB", A1="2", B1="1")
    assert table.places == [1, 2, 2]


# -- teams --------------------------------------------------------------------------

TEAM = {"A": [2], "B": [3], "C": [4], "D": [5]}


def test_partners_count_their_discs_together() -> None:
    """T-V3, T-R44."""
    table = tied(4, {"A": [2], "C": [4], "B": [3]}, teams=True)
    assert (table.points, table.places, table.ending) == ([2, 1, 2, 1], [1, 3, 1, 3], "last_round")
    assert table.told("won-together") == [{"seat": 0, "to": 2}]


def test_teams_that_tie_flick_all_their_dice() -> None:
    """T-R54: both criteria take the best single colour of a team."""
    table = tied(4, TEAM, teams=True)
    assert table.speakers == "ABCD"
    disc = int(table.row.golden_disc) + 1
    ends = {"A2": f"2 disc {disc}", "C2": f"3 disc {disc}", "B2": f"4 disc {disc}"}
    all_flick(table, "ABCD", **ends)
    assert table.places == [3, 1, 3, 1], "2 and 3 are of two colours and do not add up"


def test_a_colour_adds_up_on_whichever_tower_it_stood() -> None:
    """T-R54, T-V3: A1 stands on C's tower."""
    table = tied(4, TEAM, teams=True)
    disc = int(table.row.golden_disc) + 1
    ends = {"A1": f"2 disc {disc}", "A2": f"3 disc {disc}", "B2": f"4 disc {disc}"}
    all_flick(table, "ABCD", **ends)
    assert table.places == [1, 3, 1, 3]


def test_four_discs_are_counted_for_each_player() -> None:
    """T-R44: by default; a team's sum is not enough."""
    table = scene(4, won={"A": [4, 5], "C": [6]}, options={"teams": True})
    table.flick("3 mark 1").calls("A", "C1")
    assert (table.ending, table.points) == ("unfinished", [4, 0, 4, 0])


def test_by_option_a_team_reaches_four_together() -> None:
    """T-R44 (`team_four_on_sum`)."""
    table = scene(4, won={"A": [4, 5], "C": [6]}, options={"teams": True, "team_four_on_sum": True})
    table.flick("3 mark 1").calls("A", "C1")
    assert (table.ending, table.places) == ("four_discs", [1, 3, 1, 3])


def test_a_call_belongs_to_the_holder_of_the_die() -> None:
    """T-R44: whatever its colour."""
    table = scene(4, options={"teams": True}).flick("3 mark 1")
    assert table.why_not("A", "call_targets", "C1") == ""
    assert "C" not in table.speakers
    assert table.calls("A", "C1").won("A") == [1]


def test_colour_decides_who_gets_a_disc() -> None:
    """T-V3, TT33: dice of one colour add up, whoever flicked them, for that colour's puck."""
    spent = "A1 A2 A3 B1 B3 C2 C3 D1 D2 D3"
    field = {"C3": "5 disc 1", "B3": "6 disc 1"}
    table = scene(
        4,
        spent=" ".join(die for die in spent.split() if die not in field) + " B2",
        field=field,
        options={"teams": True},
    )
    assert table.tower("A") == "C1"
    table.flick("2 disc 1")
    assert (table.stored("C"), table.stored("B")) == ([1], []), "5 and 2 against 6"


def test_the_tower_decides_turns_fouls_and_doubles() -> None:
    """T-V3, T-R44: a pair is made among the dice of one holder."""
    table = scene(4, field={"A2": "4"}, options={"teams": True}).flick("4")
    assert "call_double A2 C1" in table.can("A")
    table.doubles("A", "C1", "A2")
    assert table.tower("A") == "A3 C1"
    table = scene(4, field={"C2": "4"}, options={"teams": True}).flick("4")
    assert table.asks == "flick", "C1 is A's to call, C2 is C's"
    table = scene(4, options={"teams": True}).flick("off")
    assert (table.under("A"), table.under("C")) == ("C1", "")
