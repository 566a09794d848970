"""What the rules and the workshop say to each other: a set-up goes in, facts come out.

Both are whole numbers only. Dice, discs and pucks have numbers of their own, always the same;
whose they are is the rules' affair. Packed, both are flat rows of integers of a fixed length, so
that rules may read `facts[DIE_FACTS + die * PER_DIE + FACE]` and a log can hold them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import NamedTuple

from godet.games.targets.measures import DICE, DISCS, MARK, MIDDLE, MOST_FLICKS, ONE, PUCKS

ABSENT, ON_TABLE, OFF_TABLE = 0, 1, 2
"""Where a part is: not in play, on the table, or fallen from it during this trial (T-R14)."""

# The packed set-up: the mark, the flicks, then a pose for each die, disc and puck in turn.
PER_FLICK, PER_POSE = 5, 8
FLICKS = 1
POSES = FLICKS + MOST_FLICKS * PER_FLICK
SETUP_SIZE = POSES + (DICE + DISCS + PUCKS) * PER_POSE

# The packed facts: settled, milliseconds, then each die, each disc, each puck.
SETTLED, MILLISECONDS = 0, 1
DIE_FACTS = 2
PER_DIE, PER_PART = 20, 9
DISC_FACTS = DIE_FACTS + DICE * PER_DIE
PUCK_FACTS = DISC_FACTS + DISCS * PER_PART
FACTS_SIZE = PUCK_FACTS + PUCKS * PER_PART

# A part's facts from its first: where it is and its pose; `MOVED_PART` closes a disc's or puck's.
WHERE, X, Y, Z, QW, QX, QY, QZ, MOVED_PART = range(9)
# A die's facts after its pose.
(
    FACE,
    ON_TOP,
    ON_DISCS,
    ON_DICE,
    ON_PUCKS,
    ON_DISC,
    ON_MARK,
    STOOD,
    STANDS,
    MOVED_DIE,
    ROLLED,
    CHANGED,
) = range(8, 20)


class Pose(NamedTuple):
    """Where a part's middle is, in hundredths of a millimetre, and its quaternion, in 1/10,000."""

    where: int
    x: int = 0
    y: int = 0
    z: int = 0
    w: int = ONE
    i: int = 0
    j: int = 0
    k: int = 0


AWAY = Pose(ABSENT)


class Flick(NamedTuple):
    """One hand's flick: at which dice, where to, how hard, and where the finger meets them."""

    dice: int
    """One bit a die; Golden Targets flick all three of a tower at once (T-R38)."""
    aim: int
    power: int
    height: int = MIDDLE
    side: int = MIDDLE


@dataclass(frozen=True)
class SetUp:
    """The table at rest before a trial; without a flick it is only left to settle (T-R49)."""

    dice: tuple[Pose, ...]
    discs: tuple[Pose, ...]
    pucks: tuple[Pose, ...]
    flicks: tuple[Flick, ...] = ()
    mark: int = MARK
    """The centre mark's diameter."""

    def pack(self) -> tuple[int, ...]:
        hands = [*self.flicks, *[Flick(0, 0, 0, 0, 0)] * (MOST_FLICKS - len(self.flicks))]
        rows: list[Flick | Pose] = [*hands, *self.dice, *self.discs, *self.pucks]
        return (self.mark, *chain.from_iterable(rows))

    @staticmethod
    def unpack(numbers: Sequence[int]) -> SetUp:
        assert len(numbers) == SETUP_SIZE
        rest = iter(numbers)
        mark = next(rest)
        flicks = [Flick(*_take(rest, PER_FLICK)) for _ in range(MOST_FLICKS)]
        return SetUp(
            mark=mark,
            flicks=tuple(flick for flick in flicks if flick.dice),
            dice=tuple(Pose(*_take(rest, PER_POSE)) for _ in range(DICE)),
            discs=tuple(Pose(*_take(rest, PER_POSE)) for _ in range(DISCS)),
            pucks=tuple(Pose(*_take(rest, PER_POSE)) for _ in range(PUCKS)),
        )


class DieFacts(NamedTuple):
    """What is known of a die after a trial. Masks have one bit a disc, die or puck; -1 is none."""

    pose: Pose
    face: int
    """The uppermost value, 1 to 6; 0 if it cannot be read (T-R33)."""
    on_top: int
    """It touches the table's top."""
    on_discs: int
    """The discs it rests on, straddled ones too (T-R19, T-R32)."""
    on_dice: int
    """The dice right under it (T-R33, T-R57)."""
    on_pucks: int
    """The pucks right under it."""
    on_disc: int
    """The one disc it rests on, and on nothing else: it counts there and steals it (T-R24)."""
    on_mark: int
    """The disc whose centre mark it covers in part, wherever else it may rest (T-R16)."""
    stood: int
    """The puck of the tower that it was part of before."""
    stands: int
    """The puck of the tower that it is part of now; it left its tower if this is not `stood`."""
    moved: int
    """It was displaced by more than half a millimetre (T-R18)."""
    rolled: int
    """It turned by 90 degrees or more about a horizontal axis: it did not only slide (T-R12)."""
    changed: int
    """It shows another value than before (T-R21, T-R51)."""


class PartFacts(NamedTuple):
    """What is known of a disc or a puck after a trial."""

    pose: Pose
    moved: int


@dataclass(frozen=True)
class Facts:
    """Everything that leaves the workshop and enters the log."""

    settled: int
    """1 unless something still stirred when patience ended."""
    milliseconds: int
    """How long until rest, on the table's own clock."""
    dice: tuple[DieFacts, ...]
    discs: tuple[PartFacts, ...]
    pucks: tuple[PartFacts, ...]

    def pack(self) -> tuple[int, ...]:
        parts: list[DieFacts | PartFacts] = [*self.dice, *self.discs, *self.pucks]
        rows = ((*part.pose, *part[1:]) for part in parts)
        return (self.settled, self.milliseconds, *chain.from_iterable(rows))

    @staticmethod
    def unpack(numbers: Sequence[int]) -> Facts:
        assert len(numbers) == FACTS_SIZE
        rest = iter(numbers)
        settled, milliseconds = next(rest), next(rest)
        return Facts(
            settled,
            milliseconds,
            dice=tuple(DieFacts(_pose(rest), *_take(rest, 12)) for _ in range(DICE)),
            discs=tuple(PartFacts(_pose(rest), *_take(rest, 1)) for _ in range(DISCS)),
            pucks=tuple(PartFacts(_pose(rest), *_take(rest, 1)) for _ in range(PUCKS)),
        )


def _pose(rest: Iterator[int]) -> Pose:
    return Pose(*_take(rest, PER_POSE))


def _take(rest: Iterator[int], count: int) -> tuple[int, ...]:
    return tuple(islice(rest, count))
