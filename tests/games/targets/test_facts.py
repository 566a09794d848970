"""Tables laid by hand, each with the facts that it must give."""

from __future__ import annotations

from dataclasses import replace

import pytest

from godet.games.targets.exchange import AWAY, OFF_TABLE, ON_TABLE, DieFacts, Flick, Pose
from godet.games.targets.layout import facing, set_table
from tests.games.targets.tables import (
    CENTRE,
    above,
    bare,
    facts_of,
    flicked,
    on_table,
    with_dice,
)

X, Y = CENTRE
ON_CENTRE = on_table(X, Y, 1000)
LONE = on_table(0, -20000)


def die_of(pose: Pose) -> DieFacts:
    return facts_of(bare(d0=pose)).dice[0]


def test_a_die_on_a_disc_counts_there() -> None:
    """T-R24: it rests on the disc and touches no other surface."""
    die = die_of(on_table(X, Y + 3000, 1000))
    assert (die.on_disc, die.on_discs, die.on_top, die.on_mark) == (0, 0b1, 0, -1)


def test_a_die_that_overhangs_its_disc_counts_there() -> None:
    die = die_of(on_table(X, Y + 4500, 1000))
    assert (die.on_disc, die.on_top) == (0, 0)


@pytest.mark.parametrize(("away", "mark"), [(0, 0), (1_650, 0), (1_750, -1), (3_000, -1)])
def test_the_mark_is_reached_by_the_patch_that_bears_the_die(away: int, mark: int) -> None:
    """T-R16: the die bears on a square of 14 mm, the mark is 20 mm across."""
    assert die_of(on_table(X + away, Y, 1000)).on_mark == mark


def test_a_die_on_its_diagonal_reaches_the_mark_from_farther() -> None:
    turned = Pose(ON_TABLE, X + 1950, Y, 1000, *facing(45))
    assert die_of(turned).on_mark == 0


def test_a_straddling_die_counts_nowhere() -> None:
    """T-R32, TT3, TT30: it leans from the disc to the table, or bridges two discs."""
    die = die_of(on_table(X, Y - 5300, 1100))
    assert (die.on_disc, die.on_discs, die.on_top) == (-1, 0b1, 1)
    table = set_table(2)
    left, right = table.discs[1:3]
    nearer = tuple(disc._replace(x=disc.x * 9 // 10) for disc in (left, right))
    discs = (table.discs[0], *nearer, *table.discs[3:])
    bridge = facts_of(replace(bare(d0=on_table(0, left.y, 1000)), discs=discs)).dice[0]
    assert (bridge.on_disc, bridge.on_discs, bridge.on_top) == (-1, 0b110, 0)


def test_a_die_beside_a_disc_touches_only_the_table() -> None:
    die = die_of(on_table(X, Y + 5000 + 790))
    assert (die.on_disc, die.on_discs, die.on_top) == (-1, 0, 1)


def test_a_die_on_a_die_counts_nowhere_and_meets_no_mark() -> None:
    """T-R16, T-R33."""
    lower, upper = facts_of(bare(d0=ON_CENTRE, d1=above(ON_CENTRE))).dice[:2]
    assert (lower.on_disc, lower.on_mark) == (0, 0)
    assert (upper.on_disc, upper.on_mark, upper.on_dice) == (-1, -1, 0b1)


def test_every_die_of_a_tower_knows_its_puck() -> None:
    facts = facts_of(set_table(4, (2, 0, 1, 0)))
    assert [die.stands for die in facts.dice] == [0] * 3 + [1] * 3 + [2] * 3 + [3] * 3
    assert [die.on_pucks for die in facts.dice[:3]] == [0b1, 0, 0]
    assert [die.on_dice for die in facts.dice[:3]] == [0, 0b1, 0b10]
    assert not any(die.moved for die in facts.dice)


def test_a_die_on_a_stored_disc_rests_on_the_topmost_one() -> None:
    """T-R24: leaning on the puck is allowed."""
    table = set_table(2, (2, 0), central=3)
    puck = table.pucks[0]
    thief = on_table(puck.x - 2320, puck.y, 1200)
    die = facts_of(with_dice(table, d5=thief)).dice[5]
    assert (die.on_disc, die.stands) == (4, -1)


def test_a_flicked_die_leaves_its_tower_and_the_others_stay() -> None:
    facts = facts_of(flicked(set_table(2), Flick(1 << 2, 1800, 40, 16)))
    assert [(die.stood, die.stands) for die in facts.dice[:3]] == [(0, 0), (0, 0), (0, -1)]
    assert facts.dice[2].moved
    assert facts.settled


def test_a_push_at_the_middle_slides_a_die_and_a_push_near_the_top_rolls_it() -> None:
    """T-R12."""
    low = facts_of(flicked(bare(d0=LONE), Flick(1, 0, 20, 12))).dice[0]
    high = facts_of(flicked(bare(d0=LONE), Flick(1, 0, 20, 22))).dice[0]
    assert (low.rolled, low.changed, low.moved) == (0, 0, 1)
    assert (high.rolled, high.changed, high.moved) == (1, 1, 1)


def test_a_die_over_the_rim_is_off_the_table() -> None:
    """T-R14."""
    die = facts_of(flicked(set_table(2), Flick(1 << 2, 0, 99, 12))).dice[2]
    assert die == DieFacts(Pose(OFF_TABLE), 0, 0, 0, 0, 0, -1, -1, 0, -1, 1, die.rolled, 1)


def test_a_tower_that_is_hit_loses_dice() -> None:
    """T-R29: which dice left which tower."""
    table = set_table(2)
    near = on_table(table.pucks[1].x + 6000, 0)
    table = with_dice(table, d0=near, d1=AWAY, d2=AWAY)
    facts = facts_of(flicked(table, Flick(1, 1800, 99, 12)))
    assert [die.stood for die in facts.dice[3:6]] == [1, 1, 1]
    assert sum(die.stands != 1 for die in facts.dice[3:6]) >= 1


def test_dice_settle_when_one_is_taken_from_under_them() -> None:
    """T-R49: no flick, the rest of the tower comes down a die's height."""
    facts = facts_of(with_dice(set_table(2), d0=AWAY))
    assert [die.stands for die in facts.dice[1:3]] == [0, 0]
    assert facts.dice[1].on_pucks == 0b1
    assert all(die.moved for die in facts.dice[1:3])
    assert not any(die.moved for die in facts.dice[3:6])


def test_golden_targets_flick_all_towers_at_once() -> None:
    """T-R38."""
    hands = Flick(0b111, 1800, 50, 14), Flick(0b111000, 0, 50, 14)
    facts = facts_of(flicked(set_table(2), *hands))
    assert all(die.moved and die.stands == -1 for die in facts.dice[:6])


def test_parts_that_are_away_stay_away() -> None:
    facts = facts_of(bare(d0=LONE))
    assert set(facts.dice[1:]) == {DieFacts(AWAY, 0, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0)}
    assert {puck.pose for puck in facts.pucks} == {AWAY}
