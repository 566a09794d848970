"""What must hold of the physics, on a small sample; bench/physics.py has the large ones."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import numpy as np
import pytest

from godet.games.targets.exchange import ON_TABLE, Flick, SetUp
from godet.games.targets.layout import set_table
from godet.games.targets.measures import DICE, FASTER, MM, PARTS, SLOWEST
from godet.games.targets.scene import FRAME, METRES, STEPS, Tabletop
from godet.games.targets.trial import GAIN, Take, run, sound_take, try_out
from tests.games.targets.tables import any_flick, facts_of, flicked, on_table, with_dice

SUNK = 50
"""Half a millimetre."""
STILL = 0.0002
"""Metres."""


def test_a_set_table_stands_still() -> None:
    """As in play: what no moving die touches keeps its place exactly, here for a minute."""
    tabletop = Tabletop()
    tabletop.lay(with_dice(set_table(3, (3, 2, 1)), d11=on_table(-25000, -25000)))
    tabletop.sleep(tabletop.touches())
    tabletop.flick(Flick(1 << 11, 2250, 0))
    others = np.arange(PARTS) != 11
    start = tabletop.places.copy()
    for _ in range(round(60 / FRAME)):
        tabletop.run()
    assert (tabletop.places[others] == start[others]).all()
    assert (tabletop.places[11] != start[11]).any()


@pytest.mark.parametrize("stored", [(0, 0, 0, 0), (3, 2, 1, 0)])
def test_kept_awake_a_set_table_sags_and_then_stands_still(
    stored: tuple[int, ...],
) -> None:
    tabletop = Tabletop()
    tabletop.model.opt.sleep_tolerance = 0
    tabletop.lay(set_table(4, stored))
    laid = tabletop.places.copy()
    for _ in range(round(1 / FRAME)):
        tabletop.run()
    start = tabletop.places.copy()
    assert abs(start - laid).max() < STILL
    for _ in range(round(5 / FRAME)):
        tabletop.run()
        assert abs(tabletop.places - start).max() < STILL / 10


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
    take = sound_take(tabletop, setup)
    assert not tabletop.stirs()
    assert take.gain <= GAIN
    assert np.isfinite(tabletop.places).all()
    assert deepest(tabletop) < SUNK * METRES


def test_a_trial_in_which_the_physics_slips_is_taken_again_with_finer_steps() -> None:
    """A fast die meets an edge between two steps and takes energy from nowhere."""
    setup = flicked(set_table(2), Flick(0b100, 1894, 96, 19, 16))
    tabletop = Tabletop()
    assert Take(tabletop, setup, STEPS).gain > GAIN
    assert sound_take(tabletop, setup).gain <= GAIN
    assert try_out(tabletop, setup, film=True) == run(setup)


def test_the_energy_of_a_blow_is_known_before_the_first_step() -> None:
    tabletop = Tabletop()
    tabletop.lay(set_table(2))
    at_rest = tabletop.energy()
    tabletop.flick(Flick(0b100, 1800, 60))
    speed = (SLOWEST + FASTER * 60) / 1000
    assert tabletop.energy() - at_rest == pytest.approx(0.0048 * speed**2 / 2)


def deepest(tabletop: Tabletop) -> float:
    """How far anything at rest has sunk into anything else."""
    poses = tabletop.poses()
    tabletop.lay(SetUp(poses[:DICE], poses[DICE : DICE + 9], poses[DICE + 9 :]))
    contact = tabletop.data.contact
    return float(-(contact.dist - contact.includemargin).min())


def test_nearly_the_same_flick_gives_nearly_the_same() -> None:
    """Skill must matter: half of all flicks a step of aim apart end within 15 mm."""
    rng = random.Random(7)
    apart = []
    for _ in range(40):
        flick = any_flick(rng, 1)._replace(power=rng.randint(5, 25))
        near = [flick, flick._replace(aim=(flick.aim + 1) % 3600)]
        ends = [facts_of(flicked(set_table(2), each)).dice[2].pose for each in near]
        assert ends[0].where == ends[1].where == ON_TABLE
        apart.append(math.dist(ends[0][1:3], ends[1][1:3]))
    assert sorted(apart)[len(apart) // 2] < 15 * MM


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
