"""Scenes: when a stage ends, what targets count, who is rewarded, and who wins the race."""

from __future__ import annotations

import pytest

from godet.games.dicerun.box import DECK, END, HAND
from godet.games.dicerun.scenes import Table, scene
from godet.kernel.game import NOBODY
from godet.kernel.log import Fell, Played

LEADERS = "R6 R5 R4 | G2 B3"
"""Ones, oranges and purples are not on this road: their cards move nothing."""

IDLE = {"A": "one one", "B": "orange orange", "C": "purple purple"}


def race(targets: dict[str, str], road: str = LEADERS, **options: str) -> Table:
    """Three seats (or as many as have targets) whose cards change nothing."""
    return scene(road, len(targets), targets=targets, options={**options}, **IDLE)


def end_stage(table: Table) -> Table:
    """Whoever is on turn draws the last card of the smallest packet that may be this one."""
    table.row.drawn = min(size for size in table.row.sizes if size) - 1
    table.do(next(words for words in table.can() if words in ("one", "orange", "purple")))
    drawn = {"A": "one", "B": "orange", "C": "purple"}[table.turn]
    return table.draw(drawn).top(stage=True)


# -- when a stage ends ----------------------------------------------------------


def test_a_stage_card_shows_after_a_draw_and_the_next_seat_goes_on() -> None:
    """DT26, D-A9, D-R15: a packet of twelve, its twelfth card is drawn; then targets, then B."""
    table = scene("R6 | G2", 4, A="one")
    table.row.drawn = 11
    table.do("one").draw("six")
    assert (table.asks, table.position.odds()) == ("top", [3, 1])
    table.top(stage=True)
    assert (table.asks, table.actors) == ("choose", "ABCD")
    assert table.told("stage-over") == [{"seat": 0, "stage": 1}]
    assert list(table.row.sizes) == [10, 0, 13, 14, 15]
    for seat in "ABCD":
        table.do(table.can(seat=seat)[0], seat)
    assert (table.asks, table.turn, table.row.leg, table.row.drawn) == ("play", "B", 1, 0)


def test_nobody_is_asked_where_there_is_no_doubt() -> None:
    """D-R2, D-A9: fewer cards than any packet, or as many as the only one that can be left."""
    table = scene("R6 | G2", 4, A="one").do("one").draw("six")
    assert table.asks == "play"
    table = scene("R6 | G2", 4, A="one")
    table.row.drawn = 14
    table.do("one").draw("six")
    assert table.asks == "choose"


def test_a_stage_may_go_on_where_another_packet_would_have_ended() -> None:
    """D-R2: with four seats ten cards are one packet of five."""
    table = scene("R6 | G2", 4, A="one")
    table.row.drawn = 9
    table.do("one").draw("six")
    assert table.position.odds() == [4, 1]
    table.top(stage=False)
    assert (table.asks, table.turn) == ("play", "B")


def test_everything_stays_as_it_is_after_a_stage() -> None:
    """D-A13, D-R15: dice, hands, gaps and the card face down."""
    table = scene("R6 | _ | G2 | B3", 3, A="one one gap", B="orange", C="purple")
    table.do("reroll gap").do("reroll_group 2").roll("2").draw("one")
    table.row.turn = 0
    end_stage(table)
    for seat in table.actors:
        table.do(table.can(seat=seat)[0], seat)
    assert (table.road, table.turn, table.row.marker) == ("R6 | _ | G2 | B3", "B", 0)
    assert table.hand("A") == "one one one"


# -- choosing ---------------------------------------------------------------------


def test_targets_are_chosen_in_secret_and_shown_together() -> None:
    """D-A10, D-R19: nobody knows anybody's choice before the last has chosen."""
    table = end_stage(race({"A": "R6 B1", "B": "O6", "C": "P1"}))
    choice = Played(0, table.position.legal(0)[0])
    assert table.position.seen(choice, 0) == choice
    assert table.position.seen(choice, 1) == table.position.seen(choice, NOBODY) == Played(0, None)
    table.choose(A="R6")
    assert table.actors == "BC"
    assert table.position.concealed(1).row.chosen[0] == -1
    assert table.position.concealed(0).row.chosen[0] == 6
    table.choose(B="O6")
    assert table.told("scored") == []
    table.choose(C="P1")
    assert [note["seat"] for note in table.told("scored")] == [0, 1, 2]
    assert [table.row.spent[seat, 0] for seat in range(3)] == [6, 12, 25]


def test_a_played_target_is_the_one_that_counts() -> None:
    """DT24, D-A10, D-R12, D-R19: it cannot be changed; in the next stage another may be played."""
    table = race({"A": "B1 R6", "B": "O6", "C": "P1"}).do("target B1 colour")
    assert table.turn == "B"
    end_stage(table)
    assert table.actors == "BC"
    assert table.position.refusal(0, 0) == "not_your_turn"
    table.choose(B="O6", C="P1")
    assert table.row.spent[0, 0] - 1 == 18
    assert table.turn == "C"
    table.do("purple").draw("purple")
    assert table.refusal("target B1 colour") == "target_not_yours"
    assert table.refusal("target R6 colour") == ""


def test_a_counted_target_is_spent() -> None:
    """DT30, D-R13: it is not offered again."""
    table = end_stage(race({"A": "R6 R5", "B": "O6", "C": "P1"}))
    end_stage(table.choose(A="R6", B="O6", C="P1"))
    assert table.refusal("choose R6", "A") == "target_not_yours"
    assert len(table.can(seat="A")) == 3


def test_the_last_target_need_not_be_chosen() -> None:
    """DT30, D-R13: in the fourth stage everybody has one left, and it counts."""
    table = whole_race()
    assert table.asks == "end"
    assert all(table.row.spent[seat, 3] > 0 for seat in range(3))
    assert len(table.told("chosen-hidden")) == 9
    assert len(table.told("scored")) == 12


# -- counting -----------------------------------------------------------------------


def test_colour_value_and_both() -> None:
    """DT20, D-A11, D-A12: five, three and two points bring three, two and one."""
    table = race({"A": "B6", "B": "G6", "C": "R3"}, "B6 B2 R6 G3 | G2 B3")
    end_stage(table).choose(A="B6", B="G6", C="R3")
    assert [note["count"] for note in table.told("scored")] == [5, 3, 2]
    assert table.points == [3, 2, 1]


def test_a_die_that_is_both_counts_three() -> None:
    """DT21, D-A11: one for the colour, one for the value, one more."""
    table = end_stage(race({"A": "B6", "B": "O1", "C": "P1"}, "B6 | G2"))
    table.choose(A="B6", B="O1", C="P1")
    assert table.told("scored")[0]["count"] == 3


def test_later_groups_settle_a_tie() -> None:
    """DT22, D-A12, D-R16, D-R17: with nothing in front the second group decides, then the third."""
    table = race({"A": "P1", "B": "B1", "C": "B3"}, "R6 | G2 B4 | B3")
    end_stage(table).choose(A="P1", B="B1", C="B3")
    assert table.points == [1, 2, 3]
    assert [note["count"] for note in table.told("scored")] == [0, 0, 0]


def test_gaps_do_not_count_as_groups() -> None:
    """D-R11: the next real group decides."""
    table = race({"A": "P1", "B": "G1", "C": "B1"}, "R6 | _ | G2 | B3")
    end_stage(table).choose(A="P1", B="G1", C="B1")
    assert table.points == [1, 3, 2]


@pytest.mark.parametrize(("turn", "points"), [("A", [3, 2, 1]), ("B", [1, 3, 2]), ("C", [2, 1, 3])])
def test_a_perfect_tie_goes_to_who_revealed_the_stage_card(turn: str, points: list[int]) -> None:
    """DT23, D-R18: then clockwise from there, for the second and the third place too."""
    table = race({"A": "P1", "B": "P4", "C": "P6"}, "R3 | G2")
    table.row.turn = "ABC".index(turn)
    end_stage(table).choose(A="P1", B="P4", C="P6")
    assert table.points == points


# -- prizes and the end ----------------------------------------------------------------

A_TIE = {"A": "O6 O5 O4 R6", "B": "P1 R5 R4 G6", "C": "R3 P2 P3 B1"}
"""With LEADERS, stage by stage: A comes second three times, then wins; B third, first, first,
second; C first, then third."""


def whole_race(targets: dict[str, str] | None = None, **options: str) -> Table:
    table = race(targets or A_TIE, LEADERS, **options)
    orders = {seat: own.split() for seat, own in (targets or A_TIE).items()}
    for stage in range(3):
        end_stage(table).choose(**{seat: own[stage] for seat, own in orders.items()})
    return end_stage(table)


def test_a_tie_is_won_by_the_highest_stage_card() -> None:
    """DT28, D-A14, D-R20: twelve each, and the last stage beats the third."""
    table = whole_race()
    assert table.points == [12, 12, 6]
    assert table.places == [1, 2, 3]
    assert table.position.standing().ending == "race_run"


def test_the_race_ends_with_the_fourth_stage() -> None:
    """DT27, D-A14: a fifth packet is left, unplayed."""
    table = whole_race()
    assert (table.asks, table.row.leg) == ("end", 4)
    assert sum(size > 0 for size in table.row.sizes) == 1
    assert table.told("race-over") == [{}]


def test_all_prizes_together() -> None:
    """DT29, D-R21: thirty points with three players or more, twenty-six with two."""
    assert sum(whole_race().points) == 30
    two = {"A": "O6 O5 O4 R6", "B": "P1 R5 R4 G6"}
    table = whole_race(two, two_players="yes")
    assert sum(table.points) == 26
    assert table.points == [3 + 2 + 2 + 6, 2 + 4 + 5 + 2]


def test_prizes_of_2002() -> None:
    """D-V4, D-R27: three for every stage, nothing else is different."""
    table = whole_race(prizes="flat")
    assert table.points == [2 + 2 + 2 + 3, 1 + 3 + 3 + 2, 3 + 1 + 1 + 1]
    assert table.places == [1, 2, 3]


def test_a_tie_without_stage_cards_is_shared() -> None:
    """D-R29: prizes of 2002, six players: A and B are second and third by turns, others win."""
    table = scene("R6 R5 | G2 B3", 6, options={"prizes": "flat"})
    s = table.row
    for seat, (points, best) in enumerate([(6, 0), (6, 0), (3, 1), (3, 2), (3, 3), (3, 4)]):
        s.points[seat], s.best_stage[seat] = points, best
    s.phase = END
    assert table.places == [1, 1, 6, 5, 4, 3]


def test_most_points_win() -> None:
    """D-A1, D-A14: whoever has most after four stages."""
    table = whole_race({"A": "R6 R5 R4 R3", "B": "O6 O5 O4 G6", "C": "P1 P2 P3 B1"})
    assert table.points == [18, 8, 4]
    assert table.places == [1, 2, 3]


def test_the_pile_never_runs_out() -> None:
    """D-A9, D-R2: whichever packet is left over, cards remain."""
    for seats in range(3, 7):
        sizes = list(scene("R6 | G2", seats).row.sizes)
        assert sum(sizes) == DECK - HAND * seats
        assert min(sizes) > 0


def test_where_the_stage_card_lies_is_seen_by_all() -> None:
    """D-R15: its back is different."""
    table = scene("R6 | G2", 4, A="one")
    table.row.drawn = 9
    table.do("one").draw("six")
    assert table.position.seen(Fell(1), NOBODY) == Fell(1)
