"""What must hold of the physics, on a small sample; bench/physics.py has the large ones."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import pytest

from godet.games.targets.exchange import ON_TABLE, SetUp
from godet.games.targets.layout import set_table
from godet.games.targets.measures import DICE
from godet.games.targets.scene import FRAME, METRES, Tabletop
from tests.games.targets.tables import any_flick, facts_of, flicked

SECONDS = 6
SUNK = 50
"""Half a millimetre."""


@pytest.mark.parametrize("stored", [(0, 0, 0, 0), (3, 2, 1, 0)])
def test_a_set_table_stands_still(stored: tuple[int, ...]) -> None:
    """Without the help of sleep: nothing moves by a fifth of a millimetre."""
    tabletop = Tabletop()
    tabletop.model.opt.sleep_tolerance = 0
    tabletop.lay(set_table(4, stored))
    start = tabletop.places.copy()
    for _ in range(round(SECONDS / FRAME)):
        tabletop.run()
    assert abs(tabletop.places - start).max() < 0.0002


def test_whatever_sleeps_stays_exactly_where_it_is() -> None:
    setup = flicked(set_table(4), any_flick(random.Random(3), 1))
    facts = facts_of(setup)
    for before, after in zip(setup.dice[3:], facts.dice[3:], strict=True):
        assert after.pose == before


@pytest.mark.parametrize("seed", range(40))
def test_wild_flicks_come_to_rest_and_gain_no_energy(seed: int) -> None:
    rng = random.Random(seed)
    setup = flicked(set_table(4, (1, 0, 2, 0)), any_flick(rng, 4, wild=True))
    tabletop = Tabletop()
    tabletop.lay(setup)
    tabletop.sleep(tabletop.touches())
    tabletop.flick(setup.flicks[0])
    energies = [math.inf] * 8
    while tabletop.stirs() or energies[-1] == math.inf:
        tabletop.run()
        energies.append(tabletop.energy())
        assert energies[-1] <= max(energies[-9:-1]) + 1e-6
        assert tabletop.seconds() < SECONDS
    assert deepest(tabletop) < SUNK * METRES


def deepest(tabletop: Tabletop) -> float:
    """How far anything at rest has sunk into anything else."""
    poses = tabletop.poses()
    tabletop.lay(SetUp(poses[:DICE], poses[DICE : DICE + 9], poses[DICE + 9 :]))
    contact = tabletop.data.contact
    return float(-(contact.dist - contact.includemargin).min())


def test_a_hand_that_does_the_same_gets_the_same_and_nearly_the_same_gets_nearly_the_same() -> None:
    """Skill must matter: a step of aim moves the end by millimetres, not by chance."""
    rng = random.Random(7)
    apart = []
    for _ in range(12):
        flick = any_flick(rng, 1)
        flick = flick._replace(power=rng.randint(10, 30))
        near = [flick, flick._replace(aim=(flick.aim + 1) % 3600)]
        ends = [facts_of(flicked(set_table(2), each)).dice[2].pose for each in near]
        assert ends[0].where == ends[1].where == ON_TABLE
        apart.append(math.dist(ends[0][1:3], ends[1][1:3]))
    assert sorted(apart)[len(apart) // 2] < 2000


def test_the_table_has_no_preferred_direction() -> None:
    """The same flick from the opposite seat is the same flick, turned by half a circle."""
    for seed in range(4):
        flick = any_flick(random.Random(seed), 1)
        table = set_table(2)
        discless = replace(table, discs=tuple(disc._replace(where=0) for disc in table.discs))
        here = facts_of(flicked(discless, flick)).dice[2]
        there = flick._replace(dice=1 << 5, aim=(flick.aim + 1800) % 3600)
        opposite = facts_of(flicked(discless, there)).dice[5]
        assert (here.face, here.rolled) == (opposite.face, opposite.rolled)
        assert math.dist(here.pose[1:3], [-opposite.pose.x, -opposite.pose.y]) < 100
