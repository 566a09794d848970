"""Bots of Targets: what they say, what they choose, where they flick, and that they can play on."""

from __future__ import annotations

import math
from random import Random

import pytest

from godet.games.targets import GAME
from godet.games.targets.bots import MANNERS, best_shot, decide
from godet.games.targets.box import FIRST_DISC, FIRST_PUCK, MOVES
from godet.games.targets.hand import goals, idea, move_of, nearest, tremble
from godet.games.targets.measures import RIM
from godet.games.targets.scenes import Table, begin, scene
from godet.games.targets.scenes_facts import die_of, seat_of
from godet.games.targets.worth import MATCH, worth
from godet.kernel.engine import Position
from godet.kernel.game import CHANCE, CHOICE, TRIAL
from godet.kernel.log import Fell, Measured, Played

every_thinker = pytest.mark.parametrize("level", MANNERS)


def answer(table: Table, letter: str, level: str = "fair", seed: int = 1) -> str:
    """What a bot does there, dice by their names."""
    position, seat = table.position, seat_of(letter)
    move = decide(position.concealed(seat).row, seat, level, seed)
    assert position.refusal(seat, move) == ""
    return MOVES.text(move)


def said(kind: str, *dice: str) -> str:
    return " ".join([kind, *(str(die_of(die)) for die in dice)])


# -- what they say -----------------------------------------------------------------


@every_thinker
def test_a_disc_that_can_be_called_for_is(level: str) -> None:
    table = scene().flick("3 mark 2")
    assert answer(table, "A", level) == said("call_targets", "A3")


@every_thinker
def test_targets_is_worth_more_than_a_double_with_the_same_die(level: str) -> None:
    """T-R23: a die serves for one of them."""
    table = scene(field={"A1": "3"}).flick("3 mark 2")
    assert answer(table, "A", level) == said("call_targets", "A3")


@every_thinker
def test_a_double_brings_back_the_die_that_counts_nowhere(level: str) -> None:
    table = scene(field={"A1": "4 disc 1"}).flick("4")
    assert answer(table, "A", level) == said("call_double", "A3", "A1")


def test_no_double_that_gives_up_discs() -> None:
    """Both lead on a disc, and nobody is left to take it from them."""
    table = scene(field={"A1": "4 disc 1"}, spent="A2 B1 B2 B3").flick("4 disc 2")
    assert answer(table, "A") == "pass"


def test_the_counter_comes_at_once() -> None:
    """T-V1."""
    table = scene(options={"counter": True}).flick("3 mark 2")
    assert answer(table, "B") == said("counter", "A3")


def test_a_call_comes_before_the_flick_that_would_let_it_lapse() -> None:
    """T-R17: at live tables who flicks next may still call."""
    table = scene(options={"calls": "live"}, field={"B1": "6"}).flick("3", B1="2 mark 1")
    assert (table.asks, table.turn) == ("flick", "B")
    assert answer(table, "B") == said("call_targets", "B1")


# -- what they choose --------------------------------------------------------------


@every_thinker
def test_the_die_on_the_mark_stays(level: str) -> None:
    """T-R15."""
    table = scene().aim("A").comes(A3="6 disc 1", A2="1 mark 2", A1="5")
    assert table.asks == "stay"
    assert answer(table, "A", level) == said("stay", "A2")


def test_a_die_that_wins_a_disc_stays_rather_than_one_that_does_not() -> None:
    table = scene(field={"B1": "5 disc 1"}).aim("A").comes(A3="4 disc 1", A2="2 disc 3", A1="6")
    assert answer(table, "A") == said("stay", "A2")


@every_thinker
def test_the_disc_that_lies_near_the_other_is_taken_out(level: str) -> None:
    """T-R34, with an empty supply: A sits on the right, discs 2 and 3 lie to the left and right."""
    table = scene(centre=(2, 3), out=(1, 4, 5, 6, 7, 8, 9), spent="A1 A2 B1 B2 B3").flick("off")
    assert table.asks == "discard"
    left = min((2, 3), key=lambda disc: table.row.at[FIRST_DISC + disc - 1, 0])
    assert answer(table, "A", level) == f"discard {table.row.disc_place[left - 1]}"


# -- what a position is worth --------------------------------------------------------


def test_discs_are_worth_more_the_safer_they_are() -> None:
    tables = [
        scene(),
        scene(field={"A1": "2 disc 1"}),
        scene(field={"A1": "6 disc 1"}),
        scene(stored={"A": [4]}, field={"A1": "1"}),
        scene(won={"A": [4]}, field={"A1": "1"}),
    ]
    worths = [worth(table.row, 0) for table in tables]
    assert worths == sorted(set(worths))
    assert worths[0] == pytest.approx(0, abs=0.1)


def test_a_match_won_is_worth_more_than_any_disc() -> None:
    table = scene(won={"A": [4, 5, 6]}).flick("3 mark 2").calls("A", "A3")
    assert table.asks == "end"
    assert (worth(table.row, 0), worth(table.row, 1)) == (MATCH, -MATCH)


def test_partners_hope_together() -> None:
    table = scene(4, options={"teams": True}, won={"A": [4]})
    worths = [worth(table.row, seat) for seat in range(4)]
    assert worths == pytest.approx([1, -1, 1, -1], abs=0.05)


# -- the hand ------------------------------------------------------------------------


def aim_of(text: str) -> float:
    kind, aim, *_ = text.split()
    assert kind == "flick"
    return math.radians(int(aim) / 10)


@pytest.mark.parametrize(
    ("level", "letter"), [*(("greedy", each) for each in "ABC"), ("easy", "A"), ("strong", "C")]
)
def test_flicks_go_towards_the_discs(letter: str, level: str) -> None:
    """A hand strays by its spread two times in three, and hardly ever by four times as much."""
    spread = MANNERS[level].spread
    table = scene(3)
    table.row.turn = seat_of(letter)
    puck = FIRST_PUCK + seat_of(letter)
    x, y = (table.row.at[puck, axis] for axis in (0, 1))
    towards = [math.atan2(goal.y - y, goal.x - x) for goal in goals(table.row, seat_of(letter))]
    for seed in range(2):
        aim = aim_of(answer(table, letter, level, seed))
        off = min(abs(math.remainder(aim - at, math.tau)) for at in towards)
        assert math.degrees(off) < 4 * spread.aim + 15


def test_hands_tremble_and_the_same_question_gets_the_same_answer() -> None:
    table = scene()
    one, again, other = (answer(table, "A", "easy", seed) for seed in (1, 1, 2))
    assert one == again != other


def test_a_steadier_hand_strays_less() -> None:
    shot = nearest(scene().row, 0)
    far = []
    for level in ("easy", "fair", "strong"):
        rng = Random(1)
        spread = MANNERS[level].spread
        strays = [tremble(shot, spread, rng).aim - shot.aim for _ in range(400)]
        far.append(math.sqrt(sum(off * off for off in strays) / 400))
        assert far[-1] == pytest.approx(spread.aim, rel=0.15)
    assert far == sorted(far, reverse=True)
    assert min(far) > 0.8, "nobody's hand is perfect"


def test_any_hand_makes_a_flick_that_is_allowed() -> None:
    table, rng = scene(), Random(2)
    wild = MANNERS["easy"].spread._replace(aim=400, speed=3, touch=60)
    for _ in range(300):
        move = move_of(tremble(nearest(table.row, 0), wild, rng))
        assert table.position.refusal(0, move) == ""


def test_stored_discs_and_towers_of_others_are_goals_and_ones_own_are_not() -> None:
    table = scene(centre=(), stored={"A": [1], "B": [2]}, spent="B1 B2 B3")
    (goal,) = goals(table.row, 0)
    assert goal.x == table.row.at[FIRST_DISC + 1, 0] < 0
    assert len(goals(table.row, 1)) == 2, "A's discs and its tower"
    assert abs(goal.x) < RIM


def test_where_there_is_nothing_to_flick_at_the_middle_is_safe() -> None:
    (goal,) = goals(scene(centre=(), stored={"A": [1]}, spent="B1 B2 B3").row, 0)
    assert (goal.x, goal.y) == (0, 0)


def test_a_flick_is_chosen_by_what_comes_of_it() -> None:
    """One that was tried in the workshop lands on a disc more often than what is merely thought."""
    table, spread = scene(), MANNERS["strong"].spread
    shot = best_shot(table.row, 0, MANNERS["strong"], Random(3))
    tried = [lands(table, move_of(tremble(shot, spread, Random(seed)))) for seed in range(30)]
    thought = [lands(table, move_of(idea(table.row, 0, Random(seed)))) for seed in range(30)]
    assert sum(tried) > sum(thought)


def lands(table: Table, move: int) -> bool:
    position = table.position.copy()
    position.happen(Played(0, move))
    assert GAME.trial
    position.happen(Measured(GAME.trial(position.row).facts))
    return any(position.row.on_disc[die] >= 0 for die in range(3))


# -- whole matches -------------------------------------------------------------------


def play_out(position: Position, level: str, seed: int, most: int) -> int:
    """Bots among themselves, for so many events at most; how many flicks came to rest."""
    rng, flicks = Random(seed), 0
    for _ in range(most):
        if position.awaits() == CHANCE:
            weights = position.odds()
            position.happen(Fell(rng.choices(range(len(weights)), weights)[0]))
        elif position.awaits() == TRIAL:
            assert GAME.trial
            position.happen(Measured(GAME.trial(position.row).facts))
            flicks += 1
        elif position.awaits() == CHOICE:
            seat = rng.choice(position.actors())
            move = decide(position.concealed(seat).row, seat, level, rng.getrandbits(40))
            position.happen(Played(seat, move))  # refused, were it not allowed
    return flicks


@pytest.mark.parametrize("level", ["greedy", "easy"])
def test_bots_play_a_match_to_its_end(level: str) -> None:
    table = begin(2)
    assert play_out(table.position, level, 5, 1000) > 10
    assert table.position.over()


@pytest.mark.parametrize(("level", "events"), [("fair", 12), ("strong", 6)])
def test_bots_that_think_long_play_by_the_rules_too(level: str, events: int) -> None:
    assert play_out(begin().position, level, 6, events) > 1


EIGHT = [
    (counter, sets, teams)
    for counter in (False, True)
    for sets in (False, True)
    for teams in (False, True)
]


@pytest.mark.parametrize(("counter", "sets", "teams"), EIGHT)
def test_bots_play_every_combination_of_variants(counter: bool, sets: bool, teams: bool) -> None:
    table = begin(
        4 if teams else 3,
        counter=counter,
        three_by_three=sets,
        teams=teams,
        calls="live" if counter else "polite",
        tower_distance="free_up_to_200" if teams else "fixed",
        first_player="race" if sets else "chance",
        multi_fall="zoch" if teams else "book",
    )
    assert play_out(table.position, "greedy", 7, 90) > 5


@pytest.mark.parametrize("level", ["greedy", "easy", "fair"])
def test_golden_targets_are_flicked_with_all_three_dice(level: str) -> None:
    """T-A15, T-R38: each flicks at the disc, not knowing how the other will."""
    table = golden_table()
    assert table.asks == "golden"
    for letter, straight in (("A", math.pi), ("B", 0.0)):
        aim = aim_of(answer(table, letter, level))
        assert abs(math.remainder(aim - straight, math.tau)) < math.radians(30)


def golden_table() -> Table:
    """One disc each, and none is left to win."""
    table = scene(
        centre=(1,), won={"A": [2], "B": [3]}, out=(4, 5, 6, 7, 8, 9), spent="A1 A2 B1 B2 B3"
    )
    return table.flick("off")
