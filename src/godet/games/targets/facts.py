"""From a table at rest to facts in whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from godet.games.targets.exchange import (
    ON_TABLE,
    DieFacts,
    Facts,
    PartFacts,
    Pose,
    SetUp,
)
from godet.games.targets.measures import DICE, DISCS, PARTS, PUCKS
from godet.games.targets.patch import covers
from godet.games.targets.scene import METRES, TABLE, Tabletop, Touch
from godet.games.targets.turning import face_of

FIRST_DISC, FIRST_PUCK = DICE, DICE + DISCS


@dataclass(frozen=True)
class Before:
    """What must be remembered of a trial once it is over."""

    setup: SetUp
    touches: Sequence[Touch]
    strayed: Sequence[bool]
    rolled: Sequence[bool]


class Standing:
    """What stands on what."""

    def __init__(self, touches: Sequence[Touch]) -> None:
        self._under = [0] * PARTS
        """One bit for each part that is right under this one, and one for the table."""
        self._above: list[list[int]] = [[] for _ in range(PARTS)]
        for touch in touches:
            if touch.bears:
                self._under[touch.upper] |= _bit(touch.lower)
                if touch.lower != TABLE:
                    self._above[touch.lower].append(touch.upper)
        self.tower = [-1] * PARTS
        """The puck under this part or under what bears it; -1 if there is none."""
        for puck in reversed(range(PUCKS)):
            self._build(puck)

    def _build(self, puck: int) -> None:
        """Upwards; of two pucks that bear the same part the lower number has it."""
        fresh = [FIRST_PUCK + puck]
        while fresh:
            part = fresh.pop()
            self.tower[part] = puck
            fresh += [each for each in self._above[part] if self.tower[each] != puck]

    def on(self, part: int, first: int, count: int) -> int:
        """One bit for each of so many parts that is right under this one."""
        return self._under[part] >> first & (1 << count) - 1

    def on_table(self, part: int) -> bool:
        return bool(self._under[part] & _bit(TABLE))

    def only_disc(self, part: int) -> int:
        """The one disc that this part rests on, and on nothing else (T-R24, T-R32, T-R57)."""
        below = self._under[part]
        disc = below.bit_length() - 1 - FIRST_DISC
        return disc if below.bit_count() == 1 and 0 <= disc < DISCS else -1


def _bit(part: int) -> int:
    """The table's comes after those of all parts."""
    return 1 << (PARTS if part == TABLE else part)


def measure(tabletop: Tabletop, before: Before) -> Facts:
    """Facts are read from the rounded poses: a table restored from them reads the same."""
    settled, seconds, poses = not tabletop.stirs(), tabletop.seconds(), tabletop.poses()
    dice, discs, pucks = poses[:DICE], poses[FIRST_DISC:FIRST_PUCK], poses[FIRST_PUCK:]
    tabletop.lay(SetUp(dice, discs, pucks))
    now = Now(tabletop, before)
    strayed = [int(moved) for moved in before.strayed]
    return Facts(
        settled=int(settled),
        milliseconds=round(1000 * seconds),
        dice=tuple(now.die(die, pose) for die, pose in enumerate(dice)),
        discs=tuple(map(PartFacts, discs, strayed[FIRST_DISC:FIRST_PUCK])),
        pucks=tuple(map(PartFacts, pucks, strayed[FIRST_PUCK:])),
    )


class Now:
    """The table at rest, read die by die."""

    def __init__(self, tabletop: Tabletop, before: Before) -> None:
        self._tabletop = tabletop
        self._before = before
        self._was = Standing(before.touches)
        self._is = Standing(tabletop.touches())

    def die(self, die: int, pose: Pose) -> DieFacts:
        face = shown(pose)
        return DieFacts(
            pose=pose,
            face=face,
            on_top=int(self._is.on_table(die)),
            on_discs=self._is.on(die, FIRST_DISC, DISCS),
            on_dice=self._is.on(die, 0, DICE),
            on_pucks=self._is.on(die, FIRST_PUCK, PUCKS),
            on_disc=self._is.only_disc(die),
            on_mark=self._mark(die),
            stood=self._was.tower[die],
            stands=self._is.tower[die],
            moved=int(self._before.strayed[die]),
            rolled=int(self._before.rolled[die]),
            changed=int(face != shown(self._before.setup.dice[die])),
        )

    def _mark(self, die: int) -> int:
        """The disc whose mark the die's patch overlaps; what stands on a die meets none (T-R16)."""
        if self._is.on(die, 0, DICE):
            return -1
        radius = self._before.setup.mark / 2 * METRES
        for disc in range(DISCS):
            if self._is.on(die, FIRST_DISC + disc, 1):
                x, y, _ = self._tabletop.places[FIRST_DISC + disc].tolist()
                if covers(self._tabletop.corners(die).tolist(), (x, y), radius):
                    return disc
        return -1


@lru_cache(4096)  # most dice lie as they lay before
def shown(pose: Pose) -> int:
    """The value a die shows; none if it is not on the table."""
    return face_of((pose.w, pose.i, pose.j, pose.k)) if pose.where == ON_TABLE else 0
