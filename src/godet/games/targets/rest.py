"""What a trial has measured, taken into the record."""

from __future__ import annotations

from godet.games.targets.box import FIRST_DISC, FIRST_PUCK, NOT_FALLEN, Targets
from godet.games.targets.exchange import (
    CHANGED,
    DIE_FACTS,
    DISC_FACTS,
    FACE,
    MOVED_DIE,
    ON_DICE,
    ON_DISC,
    ON_DISCS,
    ON_MARK,
    ON_TABLE,
    PER_DIE,
    PER_PART,
    PUCK_FACTS,
    QW,
    STANDS,
    WHERE,
    X,
)
from godet.games.targets.laying import pick_up
from godet.games.targets.measures import DICE, PARTS
from godet.games.targets.sides import stands
from godet.kernel.game import rule
from godet.kernel.record import Cells


@rule
def of_part(part: int) -> int:
    """Where the facts of a part begin."""
    if part < FIRST_DISC:
        return DIE_FACTS + part * PER_DIE
    if part < FIRST_PUCK:
        return DISC_FACTS + (part - FIRST_DISC) * PER_PART
    return PUCK_FACTS + (part - FIRST_PUCK) * PER_PART


@rule
def take_poses(s: Targets, facts: Cells) -> None:
    """Where every part lies now."""
    for part in range(PARTS):
        first = of_part(part)
        s.here[part] = facts[first + WHERE]
        for axis in range(3):
            s.at[part, axis] = facts[first + X + axis]
        for axis in range(4):
            s.turned[part, axis] = facts[first + QW + axis]


@rule
def read_dice(s: Targets, facts: Cells) -> None:
    """What every die shows and rests on."""
    for die in range(DICE):
        first = of_part(die)
        s.face[die] = facts[first + FACE]
        s.on_disc[die] = facts[first + ON_DISC]
        s.on_mark[die] = facts[first + ON_MARK]
        s.on_discs[die] = facts[first + ON_DISCS]
        s.on_dice[die] = facts[first + ON_DICE]
        s.on_pucks[die] = 1 if facts[first + STANDS] >= 0 else 0
        if s.on_mark[die] < 0:
            s.lapsed[die] = 0


@rule
def read_motion(s: Targets, facts: Cells) -> None:
    """What has moved, and what shows another value: only a flick makes claims of it (T-R49)."""
    for die in range(DICE):
        first = of_part(die)
        s.moved[die] = facts[first + MOVED_DIE]
        s.changed[die] = facts[first + CHANGED]


@rule
def in_tower(facts: Cells, die: int, seat: int) -> bool:
    """Does it stand on this seat's puck, or on what stands there?"""
    first = of_part(die)
    return facts[first + WHERE] == ON_TABLE and facts[first + STANDS] == seat


@rule
def count_levels(s: Targets) -> None:
    """The dice of a tower from below, by how high they are."""
    for die in range(DICE):
        if stands(s, die):
            s.level[die] = 0
            for other in range(DICE):
                same_tower = s.holder[other] == s.holder[die] and stands(s, other)
                if same_tower and is_below(s, other, die):
                    s.level[die] += 1


@rule
def is_below(s: Targets, die: int, other: int) -> bool:
    """Two side by side on one puck have an order too."""
    if s.at[die, 2] == s.at[other, 2]:
        return die < other
    return bool(s.at[die, 2] < s.at[other, 2])


@rule
def forget_marks(s: Targets, die: int) -> None:
    """It lies nowhere on the field any more."""
    s.face[die] = 0
    s.on_disc[die], s.on_mark[die], s.claim[die] = -1, -1, -1
    s.on_discs[die], s.on_dice[die], s.on_pucks[die] = 0, 0, 0
    s.moved[die], s.changed[die], s.lapsed[die] = 0, 0, 0
    s.flicked[die], s.fallen[die], s.pairs[die] = 0, NOT_FALLEN, 0
    for other in range(DICE):
        s.pairs[other] &= ~(1 << die)


@rule
def loosen(s: Targets, die: int) -> None:
    """What lay on this die must settle (T-R49)."""
    for other in range(DICE):
        if s.on_dice[other] >> die & 1:
            s.on_dice[other] &= ~(1 << die)
            s.unsettled = 1


@rule
def take_away(s: Targets, die: int, where: int) -> None:
    """A hand takes a die from where it lies."""
    pick_up(s, die)
    forget_marks(s, die)
    s.lies[die] = where
    loosen(s, die)


@rule
def clear_towers(s: Targets) -> None:
    """What is on a tower has nothing to do with marks, discs and pairs."""
    for die in range(DICE):
        if stands(s, die):
            forget_marks(s, die)
