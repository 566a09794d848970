"""Trials without physics, for matches at random: what might be measured, and rather more of it."""

from __future__ import annotations

from typing import Any

from godet.games.targets.box import (
    CENTRE,
    FIRST_DISC,
    FIRST_PUCK,
    GOLDEN_ROLLING,
    ON_TOWER,
    ROLLING,
    STORED,
    Targets,
)
from godet.games.targets.exchange import (
    OFF_TABLE,
    ON_TABLE,
    DieFacts,
    Facts,
    PartFacts,
    Pose,
)
from godet.games.targets.measures import DICE, DIE, DISC_HIGH, DISCS, PUCKS, RIM
from godet.games.targets.workshop import pose_of

NOWHERE = DieFacts(Pose(0), 0, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0)
"""A die that is not in play."""


def made_up(s: Targets, rng: Any) -> Facts:
    """`rng` is a `random.Random`, which rules must not know."""
    all_off = s.stage == GOLDEN_ROLLING and rng.random() < 0.3  # a tie, for once not so rare
    return Facts(
        settled=1,
        milliseconds=rng.randint(20, 3000),
        dice=tuple(gone(s, die) if all_off else die_facts(s, die, rng) for die in range(DICE)),
        discs=tuple(part_facts(s, FIRST_DISC + disc, rng) for disc in range(DISCS)),
        pucks=tuple(part_facts(s, FIRST_PUCK + puck, rng) for puck in range(PUCKS)),
    )


def part_facts(s: Targets, part: int, rng: Any) -> PartFacts:
    """Discs and pucks mostly stay; now and then one is knocked off the table."""
    pose = pose_of(s, part)
    if pose.where == ON_TABLE and s.stage != GOLDEN_ROLLING and rng.random() < 0.003:
        return PartFacts(Pose(OFF_TABLE), 1)
    return PartFacts(pose, 0)


def gone(s: Targets, die: int) -> DieFacts:
    """Off the table."""
    return NOWHERE._replace(pose=Pose(OFF_TABLE)) if s.here[die] == ON_TABLE else NOWHERE


def die_facts(s: Targets, die: int, rng: Any) -> DieFacts:
    if s.here[die] != ON_TABLE:
        return NOWHERE
    in_tower = s.lies[die] == ON_TOWER
    if rng.random() < chance_to_stir(s, die):
        return stirred(s, die, rng)
    return resting(s, die, s.holder[die] if in_tower else -1)


def chance_to_stir(s: Targets, die: int) -> float:
    """Flicked dice nearly always leave; others are pushed or knocked down now and then."""
    if s.flicked[die] or s.stage == GOLDEN_ROLLING:
        return 0.97
    if s.stage != ROLLING:
        return 0.02
    if s.lies[die] == ON_TOWER:
        return 0.25 if s.holder[die] == s.flicker else 0.1
    return 0.3


def resting(s: Targets, die: int, tower: int) -> DieFacts:
    """Where it was, on what it was."""
    return DieFacts(
        pose=pose_of(s, die),
        face=s.face[die],
        on_top=int(tower < 0 and s.on_disc[die] < 0),
        on_discs=s.on_discs[die],
        on_dice=s.on_dice[die],
        on_pucks=0,
        on_disc=s.on_disc[die],
        on_mark=s.on_mark[die],
        stood=tower,
        stands=tower,
        moved=0,
        rolled=0,
        changed=0,
    )


def stirred(s: Targets, die: int, rng: Any) -> DieFacts:
    """Somewhere else, showing something."""
    where, face = rng.random(), rng.choice((0, 1, 1, 2, 3, 4, 5, 6, 6))
    stood = s.holder[die] if s.lies[die] == ON_TOWER else -1
    place = Pose(ON_TABLE, rng.randint(-RIM, RIM), rng.randint(-RIM, RIM), DIE // 2)
    rolled, changed = int(rng.random() < 0.9), int(face != s.face[die])
    base = DieFacts(place, face, 1, 0, 0, 0, -1, -1, stood, -1, 1, rolled, changed)
    if where < 0.06:
        return base._replace(pose=Pose(OFF_TABLE), face=0, on_top=0)
    if where < 0.1:
        return base._replace(stands=rng.randrange(s.seats), on_top=0)
    if where < 0.2:
        return base._replace(on_dice=upon(s, die, rng), on_top=0)
    discs = [at for at in range(DISCS) if s.here[FIRST_DISC + at] == ON_TABLE]
    if where < 0.7 and discs:
        return on_disc(s, base, rng.choice(discs), rng)
    return base


def upon(s: Targets, die: int, rng: Any) -> int:
    """One bit for another die of the field, if there is one."""
    others = [each for each in range(DICE) if each != die and s.here[each] == ON_TABLE]
    return 1 << rng.choice(others) if others else 0


def on_disc(s: Targets, die: DieFacts, disc: int, rng: Any) -> DieFacts:
    """On a disc: whole, on its mark, or across its edge."""
    high = die.pose._replace(z=DIE // 2 + DISC_HIGH)
    die = die._replace(pose=high, on_discs=1 << disc)
    if rng.random() < 0.15:
        return die
    marked = s.disc_lies[disc] in (CENTRE, STORED) and rng.random() < 0.3
    return die._replace(on_disc=disc, on_mark=disc if marked else -1, on_top=0)
