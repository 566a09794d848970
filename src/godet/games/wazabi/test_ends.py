"""Scenes: the end of a game, playing to the last, teams, and tournaments."""

from __future__ import annotations

import pytest

from godet.games.wazabi.ends import MOST_GAMES
from godet.games.wazabi.scenes import Table, scene

Asked = dict[str, int | bool | str]

TO_THE_LAST: Asked = {"to_the_last": True}
TEAMS: Asked = {"teams": True}
THREE_GAMES: Asked = {"games": 3}
HANDS = "remove1 remove1 remove1 swap swap swap skip skip replay replay draw3 draw3"


def lay_out(table: Table) -> Table:
    """The next game of a tournament: dealt, and the first seat wins the start roll."""
    seats = table.row.seats
    table.deal(*HANDS.split()[: 3 * seats])
    for seat in range(seats):
        table.roll(" ".join(["W" if seat == 0 else "die"] * table.row.to_roll))
    assert (table.turn, table.asks) == ("A", "roll")
    return table


def win(table: Table, loser: str = "B") -> Table:
    """The seat on turn is down to one die and gives it away."""
    spare = table.row.dice[table.row.turn] - 1
    table.row.dice[table.row.turn] = 1
    table.row.removed += spare
    table.row.to_roll = 1
    return table.roll("die").give(loser)


def test_the_win_is_at_once_and_the_others_are_equal() -> None:
    """W-A17: one winner, and no second place to play for."""
    table = scene(1, 4, 2).roll("die").give("C")
    assert table.places == [1, 2, 2]
    assert list(table.position.standing().points) == [1, 0, 0]
    assert table.told("won-game") == [{"seat": 0, "dice": 7}]


def test_to_the_last_the_others_play_on() -> None:
    """W-V1: the first one out is first, the next has the turn."""
    table = scene(1, 2, 3, options=TO_THE_LAST).roll("die").give("B")
    assert (table.turn, table.asks) == ("B", "roll")
    assert table.places == [1, 0, 0]
    assert table.told("finished") == [{"seat": 0, "place": 1}]


def test_to_the_last_one_loser_remains() -> None:
    """W-V1: places in the order of leaving, the loser last."""
    table = scene(1, 1, 3, options=TO_THE_LAST).roll("die").give("C")
    table.roll("die").give("C")
    assert table.ending == "last_loser"
    assert table.places == [1, 2, 3]
    assert list(table.position.standing().points) == [2, 1, 0]
    assert table.told("last-left") == [{"seat": 2}]


def test_with_two_players_to_the_last_is_the_first_win() -> None:
    """W-V1: the other one is the loser."""
    table = scene(1, 3, options=TO_THE_LAST).roll("die").give("B")
    assert (table.ending, table.places) == ("last_loser", [1, 2])


def test_who_leaves_leaves_the_cards() -> None:
    """W-R16: hand and skip cards go to the discard, the winning card too."""
    table = scene(1, 2, 3, A="remove1 swap swap", skips={"A": 1}, options=TO_THE_LAST)
    table.roll("W").play("remove1")
    assert table.discard == "remove1 swap swap skip"
    assert table.hand("A") == ""
    assert table.row.skips[0] == 0


def test_nobody_can_choose_who_has_left() -> None:
    """W-R16, W-R9: dice and cards go to those in play, and turns pass over the others."""
    table = scene(1, 3, 4, 2, B="give1 skip steal", options=TO_THE_LAST).roll("die").give("D")
    table.roll("W W W")
    assert table.refusal("give1", "A") == "finished_seat"
    assert table.refusal("skip", "A") == "finished_seat"
    assert table.refusal("steal", "A") == "finished_seat"
    assert table.can() == ["pass", "give1 C", "give1 D", "steal_pile", "skip C", "skip D"]


def test_dice_pass_over_who_has_left() -> None:
    """W-R16, W-R12, W-A8: from B to C to D and back to B."""
    table = scene(1, 3, 4, 2, B="swap", options=TO_THE_LAST).roll("die").give("D")
    table.roll("W W card").draw("skip").play("swap", "left")
    assert table.dice == [0, 3, 3, 4]


def test_two_is_plenty_passes_over_who_has_left() -> None:
    """W-R16, W-A14: an empty chair keeps nothing."""
    table = scene(1, 3, 4, B="all2", C="swap swap skip", options=TO_THE_LAST)
    table.roll("die").give("C").roll("W W card").draw("steal").play("all2")
    assert table.actors == "C"


def test_the_direction_turns_even_if_its_player_leaves() -> None:
    """W-R22: A leaves in the extra turn; the next turn is C's, not B's."""
    table = scene(2, 2, 2, A="replay", options=TO_THE_LAST)
    table.roll("die W").give("B").play("replay")
    table.roll("die").give("B")
    assert (table.turn, table.row.direction) == ("C", -1)


def test_a_turn_is_over_when_its_player_leaves() -> None:
    """W-R3, W-V1: the rest of the turn is dropped, a card too."""
    table = scene(2, 2, 2, A="skip", options=TO_THE_LAST).roll("die die").give("B", "C")
    assert (table.turn, table.hand("A")) == ("B", "")


# -- teams --------------------------------------------------------------------


def test_the_first_without_dice_wins_for_both() -> None:
    """W-V2, W-R19: partners sit opposite; the others share the third place."""
    table = scene(1, 4, 4, 4, options=TEAMS).roll("die").give("B")
    assert table.places == [1, 3, 1, 3]
    assert list(table.position.standing().points) == [1, 0, 1, 0]
    assert table.told("won-together") == [{"seat": 0, "to": 2, "dice": 9}]


def test_with_six_the_partner_is_three_seats_on() -> None:
    """W-R19: seats A and D, B and E, C and F."""
    table = scene(4, 1, 4, 4, 4, 4, turn="B", options=TEAMS).roll("die").give("A")
    assert table.places == [3, 1, 3, 3, 1, 3]


def test_a_partner_may_be_chosen() -> None:
    """W-R21, W-R9: for a die as for a card."""
    table = scene(4, 4, 4, 4, A="give1 skip steal", C="swap", options=TEAMS)
    table.roll("W W W die").give("C")
    assert table.dice == [3, 4, 5, 4]
    assert table.can() == [
        *("pass", "give1 B", "give1 C", "give1 D", "steal C"),
        *("skip B", "skip C", "skip D"),
    ]


def test_a_partners_hand_is_not_drawn_from() -> None:
    """W-R21, W-R5: with both piles empty only opponents are asked."""
    table = scene(1, 4, 4, 4, B="skip", C="...", pile="", discard="", options=TEAMS)
    table.roll("card")
    assert table.can() == ["draw_from B"]
    assert table.refusal("draw_from", "C") == "partner_cards"


def test_by_option_a_partners_hand_may_be_drawn_from() -> None:
    """W-R21: `draw_from_partner`."""
    options: Asked = {"teams": True, "draw_from_partner": True}
    table = scene(1, 4, 4, 4, B="skip", C="...", pile="", discard="", options=options)
    table.roll("card")
    assert table.can() == ["draw_from B", "draw_from C"]
    table.draw_from("C").blind("remove2")
    assert table.hand("A") == "remove2"


def test_if_only_the_partner_has_cards_the_draw_is_lost() -> None:
    """W-R21, W-R5: without the option it is void, with it it is not."""
    for allowed, asks in ((False, "play"), (True, "draw_from")):
        options: Asked = {"teams": True, "draw_from_partner": allowed}
        table = scene(1, 4, 4, 4, C="...", pile="", discard="", options=options).roll("card")
        assert table.asks == asks


# -- tournaments --------------------------------------------------------------


def test_the_winner_scores_the_dice_of_the_others() -> None:
    """WT23, W-V4: 4 and 7 are left: 11 points, and the next game begins."""
    table = scene(1, 4, 6, options=THREE_GAMES).roll("die").give("C")
    assert table.score == [11, 0, 0]
    assert (table.asks, table.row.game) == ("deal", 2)
    assert table.told("next-game") == [{"game": 2}]


def test_a_last_die_given_counts_with_its_new_owner() -> None:
    """W-R24: 3 and 5 before, 3 and 6 when it is counted."""
    table = scene(1, 3, 5, options=THREE_GAMES).roll("die").give("C")
    assert table.score == [9, 0, 0]


def test_a_partners_dice_do_not_count() -> None:
    """WT23, W-V4, W-R24: only the other team's; both partners have the points."""
    options: Asked = {"teams": True, "games": 2}
    table = scene(1, 4, 5, 2, options=options).roll("die").give("C")
    assert table.score == [6, 0, 6, 0]


def test_every_game_begins_afresh() -> None:
    """W-R28: dice, cards, direction and skips of the last game are gone."""
    table = scene(1, 4, 6, A="swap", skips={"B": 1}, options={"games": 2, "start_dice": 8})
    table.row.direction = -1
    table.roll("die").give("C")
    assert table.dice == [8, 8, 8]
    assert table.row.pile_size == 36
    assert (table.row.direction, table.row.skips[1], table.row.removed) == (1, 0, 0)
    table.deal("swap swap swap", "skip skip keep1", "remove1 remove1 remove1")
    table.roll("die " * 8).roll("W " * 8).roll("die " * 8)
    assert (table.turn, table.asks) == ("B", "roll")


def test_after_the_last_game_most_points_win() -> None:
    """W-V4: points add up over the games, places follow points."""
    table = scene(1, 4, 6, options={"games": 2, "start_dice": 4}).roll("die").give("C")
    lay_out(table)
    table.row.turn = 1
    win(table, "C")
    assert table.ending == "points"
    assert table.score == [11, 9, 0]
    assert table.places == [1, 2, 3]


def test_equal_points_share_the_win() -> None:
    """W-R18: two first places, and the next is the third."""
    table = scene(1, 4, 4, options={"games": 2, "start_dice": 4}).roll("die").give("C")
    lay_out(table)
    table.row.turn = 1
    win(table, "C")
    assert (table.score, table.places) == ([9, 9, 0], [1, 1, 3])
    assert table.row.game == 2


def test_by_option_a_tie_calls_for_one_more_game() -> None:
    """W-R18, W-R28: played by all, until one side leads alone."""
    options: Asked = {"games": 2, "start_dice": 4, "tie": "one_more"}
    table = scene(1, 4, 4, options=options).roll("die").give("C")
    lay_out(table)
    table.row.turn = 1
    win(table, "C")
    assert (table.asks, table.row.game) == ("deal", 3)
    lay_out(table)
    table.row.turn = 2
    win(table, "B")
    assert table.row.game == 4, "now three lead"
    win(lay_out(table))
    assert (table.ending, table.places) == ("points", [1, 2, 2])


def test_partners_are_one_side() -> None:
    """W-R28: two partners with equal points are no tie."""
    options: Asked = {"teams": True, "games": 2, "tie": "one_more", "start_dice": 4}
    table = scene(1, 4, 5, 2, options=options).roll("die").give("B")
    win(lay_out(table), "B")
    assert table.ending == "points"
    assert table.places == [1, 3, 1, 3]


def test_two_teams_that_tie_play_one_more() -> None:
    """W-R28, W-V2: a side is a team."""
    options: Asked = {"teams": True, "games": 2, "tie": "one_more", "start_dice": 4}
    table = scene(1, 4, 4, 4, options=options).roll("die").give("B")
    lay_out(table)
    table.row.turn = 1
    win(table, "A")
    assert table.score == [9, 9, 9, 9]
    assert (table.asks, table.row.game) == ("deal", 3)


def test_a_tie_that_lasts_is_shared_after_a_hundred_games() -> None:
    """W-R30: the hundredth game is the last, whatever it brings."""
    options: Asked = {"games": 2, "start_dice": 4, "tie": "one_more"}
    for game, asks in ((MOST_GAMES - 1, "deal"), (MOST_GAMES, "end")):
        table = scene(1, 4, 4, options=options)
        table.row.game = game
        table.row.score[1] = 9
        table.roll("die").give("C")
        assert table.asks == asks
    assert MOST_GAMES == 100
    assert table.places == [1, 1, 3]


# -- cut off ------------------------------------------------------------------


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    """W-R27: the turn that reaches the limit is the last; nobody wins."""
    table = scene(2, 2, options={"turn_limit": 20})
    for turn in range(20):
        assert (table.row.turns, table.asks) == (turn + 1, "roll")
        table.roll("W W").passes()
    assert table.ending == "cut_off"
    assert table.places == [0, 0]
    assert table.told("cut-off") == [{}]


def test_an_extra_turn_counts() -> None:
    """W-R27, W-R8: about turn in the last turn gives none."""
    table = scene(2, 2, A="replay", options={"turn_limit": 20})
    table.row.turns = 20
    table.roll("W W").play("replay")
    assert (table.ending, table.discard) == ("cut_off", "replay")


def test_a_missed_turn_does_not_count() -> None:
    """W-R27, W-A15: B is skipped, A has turn number two."""
    table = scene(2, 2, skips={"B": 2}).roll("W W").passes()
    assert (table.turn, table.row.turns) == ("A", 2)


def test_a_win_in_the_last_turn_is_a_win() -> None:
    """W-R27, W-R3: the goal is looked at first."""
    table = scene(1, 2, options={"turn_limit": 20})
    table.row.turns = 20
    table.roll("die").give("B")
    assert table.ending == "last_die_given"


def test_a_game_cut_off_brings_no_points() -> None:
    """W-R27, W-V4: the tournament goes on with the next game."""
    table = scene(2, 2, options={"turn_limit": 20, "games": 2})
    table.row.turns = 20
    table.roll("W W").passes()
    assert (table.score, table.row.game, table.asks) == ([0, 0], 2, "deal")
    assert table.told("cut-off") == [{}]


def test_those_who_left_before_the_cut_keep_their_place() -> None:
    """W-R27, W-V1: the others have none."""
    table = scene(1, 2, 2, options={"turn_limit": 20, "to_the_last": True})
    table.roll("die").give("B")
    table.row.turns = 20
    table.roll("W W W").passes()
    assert (table.ending, table.places) == ("cut_off", [1, 0, 0])
    assert table.told("cut-off") == [{}]


@pytest.mark.parametrize("way", ["give", "remove"])
def test_a_player_can_win_only_in_his_own_turn(way: str) -> None:
    """W-R3, W-A17: by the die face or by one die fewer; no other card takes a last die."""
    table = scene(1, 3, A="remove1 give1 remove2 swap")
    if way == "give":
        table.roll("die").give("B")
    else:
        table.roll("W")
        assert table.can() == ["pass", "remove1"]
        table.play("remove1")
    assert table.places == [1, 2]
