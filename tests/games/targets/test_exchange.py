"""What goes into the workshop and what comes out: packed, unpacked, and of the sizes declared."""

from __future__ import annotations

import random
import subprocess
import sys
from dataclasses import replace

import pytest

from godet.games.targets import exchange, measures
from godet.games.targets.exchange import Facts, Flick, SetUp
from godet.games.targets.layout import SEAT_ANGLES, set_table, tower_radius
from godet.games.targets.scene import METRES, NAMES, Tabletop
from tests.games.targets.tables import CENTRE, any_flick, bare, facts_of, flicked, on_table


def test_a_set_up_survives_packing() -> None:
    setup = flicked(set_table(3, (1, 0, 2, 0)), Flick(4, 1, 2, 3, 4), Flick(32, 5, 6, 7, 8))
    packed = setup.pack()
    assert len(packed) == exchange.SETUP_SIZE
    assert all(type(number) is int for number in packed)
    assert SetUp.unpack(packed) == setup


def test_facts_survive_packing_and_are_found_by_their_names() -> None:
    setup = flicked(set_table(4), any_flick(random.Random(1), 4))
    facts = facts_of(setup)
    packed = facts.pack()
    assert len(packed) == exchange.FACTS_SIZE
    assert all(type(number) is int for number in packed)
    assert Facts.unpack(packed) == facts
    names = "FACE ON_TOP ON_DISCS ON_DICE ON_PUCKS ON_DISC ON_MARK STOOD STANDS MOVED_DIE"
    names += " ROLLED CHANGED"
    for number, die in enumerate(facts.dice):
        start = exchange.DIE_FACTS + number * exchange.PER_DIE
        assert packed[start : start + 8] == die.pose
        assert [packed[start + getattr(exchange, name)] for name in names.split()] == list(die[1:])
    for first, parts in ((exchange.DISC_FACTS, facts.discs), (exchange.PUCK_FACTS, facts.pucks)):
        for number, part in enumerate(parts):
            start = first + number * exchange.PER_PART
            assert packed[start : start + 8] == part.pose
            assert packed[start + exchange.MOVED_PART] == part.moved


def test_the_scene_has_the_sizes_that_the_measures_say() -> None:
    """Section of components: dice of 16 mm, discs of 100 by 2 mm, pucks of 30 by 8 mm."""
    model = Tabletop().model
    size = {name: model.geom(name).size for name in NAMES}
    skin = model.geom("die_0").margin[0]
    for number in range(measures.DICE):
        assert size[f"die_{number}"] + skin == pytest.approx([measures.DIE / 2 * METRES] * 3)
    for name, across, high in (
        ("disc_8", measures.DISC, measures.DISC_HIGH),
        ("puck_3", measures.PUCK, measures.PUCK_HIGH),
    ):
        assert size[name][:2] == pytest.approx([across / 2 * METRES, high / 2 * METRES])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_towers_stand_200_mm_from_the_nearest_disc(seats: int) -> None:
    """T-R1, T-R58: from the middle of the tower to the nearest edge of the nearest disc."""
    table = set_table(seats)
    for puck in table.pucks[:seats]:
        edges = [
            ((puck.x - disc.x) ** 2 + (puck.y - disc.y) ** 2) ** 0.5 - measures.DISC / 2
            for disc in table.discs[:3]
        ]
        assert min(edges) == pytest.approx(measures.TOWER_AWAY, abs=2)


def test_the_discs_leave_a_gap_of_one_die() -> None:
    first, second, _ = set_table(2).discs[:3]
    apart = ((first.x - second.x) ** 2 + (first.y - second.y) ** 2) ** 0.5
    assert apart - measures.DISC == pytest.approx(measures.GAP, abs=2)


def test_seats_of_two_and_three_are_alike() -> None:
    for seats in (2, 3):
        assert len({tower_radius(angle) for angle in SEAT_ANGLES[seats]}) == 1


def test_the_mark_may_be_smaller() -> None:
    """T-R4: the mark is a disc of a size that the rules choose."""
    setup = bare(d0=on_table(CENTRE[0] + 1600, CENTRE[1], 1000))
    assert facts_of(setup).dice[0].on_mark == 0
    assert facts_of(replace(setup, mark=15 * measures.MM)).dice[0].on_mark == -1


def test_a_house_without_targets_never_loads_the_physics() -> None:
    code = "import sys, godet.catalog, godet.games.targets.trial; print('mujoco' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert answer.stdout.strip() == b"False"
