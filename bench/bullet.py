"""The peer of the physics: PyBullet with the same parts, poses and flicks. Missing is an error."""

from __future__ import annotations

import time

import pybullet

from godet.games.targets.exchange import SetUp
from godet.games.targets.scene import NAMES, Tabletop

RATE = 240
"""Steps a second, PyBullet's own."""
PATIENCE = 6 * RATE
SLOW = 0.004
"""Metres a second, as in scene.xml."""
ROUND = {"disc": (0.05, 0.002, 0.011), "puck": (0.015, 0.008, 0.004)}
"""Radius, height and mass."""
HALF, MASS = 0.008, 0.0048
"""Half a die's side, and its mass."""


def flick(tabletop: Tabletop, setup: SetUp) -> float:
    """Seconds of processor time until the flicked die rests, with PyBullet's own sleeping."""
    tabletop.lay(setup)
    tabletop.flick(setup.flicks[0])
    pybullet.connect(pybullet.DIRECT)
    pybullet.setGravity(0, 0, -9.81)
    pybullet.createMultiBody(0, pybullet.createCollisionShape(pybullet.GEOM_PLANE))
    bodies = [_part(tabletop, part) for part in range(len(NAMES))]
    flicked = bodies[setup.flicks[0].dice.bit_length() - 1]
    start = time.thread_time()
    for _ in range(PATIENCE):
        pybullet.stepSimulation()
        if max(map(abs, pybullet.getBaseVelocity(flicked)[0])) < SLOW:
            break
    took = time.thread_time() - start
    pybullet.disconnect()
    return took


def _part(tabletop: Tabletop, part: int) -> int:
    w, *ijk = tabletop.turns[part].tolist()
    shape, mass = _shape(NAMES[part].split("_")[0])
    place = tabletop.places[part].tolist()
    body = int(pybullet.createMultiBody(mass, shape, -1, place, [*ijk, w]))
    sleeps = pybullet.ACTIVATION_STATE_ENABLE_SLEEPING
    pybullet.changeDynamics(body, -1, lateralFriction=0.5, activationState=sleeps)
    spin = tabletop.data.xmat[1 + part].reshape(3, 3) @ tabletop.data.qvel[6 * part + 3 :][:3]
    pybullet.resetBaseVelocity(body, tabletop.velocities[part].tolist(), spin.tolist())
    return body


def _shape(kind: str) -> tuple[int, float]:
    if kind == "die":
        return pybullet.createCollisionShape(pybullet.GEOM_BOX, halfExtents=[HALF] * 3), MASS
    radius, high, mass = ROUND[kind]
    shape = pybullet.createCollisionShape(pybullet.GEOM_CYLINDER, radius=radius, height=high)
    return shape, mass
