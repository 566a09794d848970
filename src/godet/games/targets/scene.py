"""The tabletop of Targets under MuJoCo: lay it out, flick, let it run, and measure by name.

What the parts are is declared in scene.xml. Here alone their places in MuJoCo's arrays are known.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from godet.games.targets.exchange import AWAY, OFF_TABLE, ON_TABLE, Flick, Pose, SetUp
from godet.games.targets.measures import (
    DICE,
    DIE,
    DISCS,
    FASTER,
    MIDDLE,
    MM,
    ONE,
    PARTS,
    PUCKS,
    RIM,
    SLOWEST,
)
from godet.games.targets.turning import straighten

FRAME = 1 / 60
"""Seconds between two looks at the table, and between two frames of a film."""
METRES = 1 / (1000 * MM)
"""One unit of length in metres."""
STEPS = 8
"""Of the physics in a frame; a trial taken again takes more of them."""
FINGER = 0.0005
"""One step of the finger up or to the side, in metres."""
LEVER = 6 / (DIE * METRES) ** 2
"""Mass over inertia of a cube: how much spin a push off the middle gives."""
TABLE = -1
"""The table's top among the parts."""
_FLOOR_PART = -2
_TOP, _FLOOR = 0b001, 0b100
"""The bits of collision with the table's top and with the floor."""
_DEEP = -0.15
"""Below this a part that left the table is no longer looked at."""
_STEEP = 0.7
"""A contact whose direction rises at least so far bears what is above it."""

NAMES = (
    *(f"die_{number}" for number in range(DICE)),
    *(f"disc_{number}" for number in range(DISCS)),
    *(f"puck_{number}" for number in range(PUCKS)),
)


class Touch(NamedTuple):
    """Two parts in contact; `TABLE` is the table's top."""

    lower: int
    upper: int
    bears: bool
    """The upper one stands on the lower one, at least in part."""


class Tabletop:
    """One table, laid again for every trial. It belongs to one thread."""

    def __init__(self, rim: int = RIM) -> None:
        # With the first tabletop, not sooner: a server without Targets never loads the physics.
        self._mujoco = import_module("mujoco")
        path = Path(__file__).with_name("scene.xml")
        self.model = self._mujoco.MjModel.from_xml_path(str(path))
        self.data = self._mujoco.MjData(self.model)
        bodies = [self.model.body(name).id for name in NAMES]
        assert bodies == list(range(1, PARTS + 1)), "scene.xml lists the parts in their order"
        self._core = self.model.geom("die_0").size
        self._rim = rim * METRES
        self._parts = self.model.geom_bodyid - 1
        """Which part a geom belongs to."""
        self._parts[self.model.geom("floor").id] = _FLOOR_PART
        self._feels = self.model.geom_contype.copy()
        """What each geom collides with while its part is on the table."""
        self._meets = self.model.body_contype.copy(), self.model.body_conaffinity.copy()
        """The same of whole parts, as MuJoCo asks first who might meet whom."""
        self._steps = STEPS
        self.places = self.data.xpos[1:]
        """The middles of all parts, in metres."""
        self.turns = self.data.xquat[1:]
        """How all parts are turned."""
        self._poses = self.data.qpos.reshape(PARTS, 7)
        self._speeds = self.data.qvel.reshape(PARTS, 6)
        self.velocities = self._speeds[:, :3]
        """How fast all parts go, in metres a second."""
        self._plays = np.zeros(PARTS + 2, bool)
        """What may be touched: the parts on the table and, last, the table's top, not the floor."""
        self._plays[TABLE] = True
        self._present = self._plays[:PARTS]
        self._off = np.zeros(PARTS, bool)
        self._on = np.zeros(PARTS, bool)
        self._x, self._y = self.places[:, 0], self.places[:, 1]
        self._far, self._gone = np.zeros(PARTS), np.zeros(PARTS, bool)
        """How far from the middle, and who is too far: room for what every frame asks."""
        self._awake, self._energy = self.data.tree_awake, self.data.energy

    # -- laying the table ----------------------------------------------------

    def lay(self, setup: SetUp, steps: int = STEPS) -> None:
        """Everything where the set-up says, awake and at rest, as if nothing had ever happened."""
        self._steps, self.model.opt.timestep = steps, FRAME / steps
        self._mujoco.mj_resetData(self.model, self.data)
        self.model.geom_contype[:] = self._feels
        self.model.body_contype[:], self.model.body_conaffinity[:] = self._meets
        self._off[:] = False
        for part, pose in enumerate((*setup.dice, *setup.discs, *setup.pucks)):
            self._present[part] = pose.where == ON_TABLE
            if pose.where == ON_TABLE:
                self._poses[part] = _metres(pose)
        self._on[:] = self._present
        self._mujoco.mj_forward(self.model, self.data)

    def sleep(self, touches: Sequence[Touch]) -> None:
        """Let everything sleep, each heap as one, until something that moves touches it.

        The flick that must follow is what makes MuJoCo look at these states again. What sleeps on
        the shelf is not even looked for.
        """
        heaps = _heaps(touches)
        for heap in heaps:
            for part, following in zip(heap, [*heap[1:], heap[0]], strict=True):
                self.data.tree_asleep[part] = following
        self.data.tree_awake[:] = 0
        shelved = 1 + np.flatnonzero(~self._present)
        self.model.body_contype[shelved] = self.model.body_conaffinity[shelved] = 0

    def flick(self, flick: Flick) -> None:
        """The finger's blow, all at once: a push along the aim at a point off the die's middle."""
        speed = (SLOWEST + FASTER * flick.power) / 1000
        aim = math.radians(flick.aim / 10)
        ahead, left = (math.cos(aim), math.sin(aim)), (-math.sin(aim), math.cos(aim))
        topple = LEVER * speed * FINGER * (flick.height - MIDDLE)
        twist = -LEVER * speed * FINGER * (flick.side - MIDDLE)
        spin = np.array([left[0] * topple, left[1] * topple, twist])
        for die in range(DICE):
            if flick.dice >> die & 1:
                self._speeds[die, :2] = ahead[0] * speed, ahead[1] * speed
                self._speeds[die, 3:] = spin @ self.data.xmat[1 + die].reshape(3, 3)
        self._mujoco.mj_energyVel(self.model, self.data)

    # -- letting it run ------------------------------------------------------

    def run(self) -> None:
        """One frame further; whatever has left the table falls."""
        self._mujoco.mj_step(self.model, self.data, self._steps)
        np.hypot(self._x, self._y, out=self._far)
        gone = np.greater(self._far, self._rim, out=self._gone)
        if gone.dot(self._on):
            self._let_fall(gone & self._on)

    def _let_fall(self, gone: Any) -> None:
        self._off |= gone
        self._on &= ~gone
        falling = np.isin(self.model.geom_bodyid - 1, np.flatnonzero(gone))
        falling &= (self._feels & _TOP) > 0
        self.model.geom_contype[falling] ^= _TOP | _FLOOR

    def stirs(self) -> bool:
        """Does anything still move on the table, or fall from it?"""
        if self._awake.dot(self._on):
            return True
        falling = self._off & (self.places[:, 2] > _DEEP)
        return bool(self._awake.dot(falling))

    # -- measuring -----------------------------------------------------------

    def energy(self) -> float:
        """Of motion and height, in joules."""
        return float(self._energy[0] + self._energy[1])

    def seconds(self) -> float:
        return float(self.data.time)

    def poses(self) -> tuple[Pose, ...]:
        """All parts in whole numbers."""
        places = np.rint(self.places / METRES).astype(int).tolist()
        turns = np.rint(ONE * self.turns).astype(int).tolist()
        present, off = self._present.tolist(), self._off.tolist()
        return tuple(map(_pose, present, off, places, turns))

    def touches(self) -> list[Touch]:
        """Who touches whom, once for each pair; parts asleep are not asked: lay the table first."""
        contact = self.data.contact
        first, second = self._parts[contact.geom].T
        rises = contact.frame[:, 2]
        # MuJoCo's direction of a contact points from the first to the second.
        lower, upper = np.where(rises < 0, (second, first), (first, second))
        pairs = upper + PARTS * (lower - TABLE)
        plays = self._plays[lower] & self._plays[upper]
        bearing = set(pairs[plays & (np.abs(rises) >= _STEEP)].tolist())
        return [
            Touch(pair // PARTS + TABLE, pair % PARTS, pair in bearing)
            for pair in sorted(set(pairs[plays].tolist()))
        ]

    def corners(self, die: int) -> Any:
        """Where the eight corners of a die's faces' flat part are, in metres."""
        signs = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)])
        return self.places[die] + (signs * self._core) @ self.data.xmat[1 + die].reshape(3, 3).T


def _pose(present: bool, off: bool, place: list[int], turn: list[int]) -> Pose:
    if not present:
        return AWAY
    if off:
        return Pose(OFF_TABLE)
    sign = 1 if turn > [0, 0, 0, 0] else -1  # of the two ways to say it, always the same
    return Pose(ON_TABLE, *place, *(sign * share for share in turn))


@lru_cache(4096)  # most parts lie where they lay before the last trial
def _metres(pose: Pose) -> tuple[float, ...]:
    turn = straighten((pose.w, pose.i, pose.j, pose.k))
    return (pose.x * METRES, pose.y * METRES, pose.z * METRES, *turn)


def _heaps(touches: Sequence[Touch]) -> list[list[int]]:
    """The parts, together with whatever they touch."""
    heap_of = {part: [part] for part in range(PARTS)}
    for touch in touches:
        if touch.lower != TABLE and heap_of[touch.lower] is not heap_of[touch.upper]:
            joined = heap_of[touch.lower]
            joined.extend(heap_of[touch.upper])
            for part in heap_of[touch.upper]:
                heap_of[part] = joined
    return list(_once(heap_of.values()))


def _once(heaps: Any) -> Iterator[list[int]]:
    seen: set[int] = set()
    for heap in heaps:
        if id(heap) not in seen:
            seen.add(id(heap))
            yield heap
