"""How parts are turned: quaternions as four plain numbers, and which face of a die is up."""

from __future__ import annotations

import math
from collections.abc import Sequence

from godet.games.targets.measures import UNREADABLE

FACES = ((1, 6), (2, 5), (3, 4))
"""The values at the two ends of a die's x, y and z axis. Opposite faces make seven, and 1, 2 and 3
run counter-clockwise about their corner, as on dice of the West."""

FLAT = math.cos(math.radians(0.5))
"""A part less than half a degree off lies flat: rounding must not make it rock."""


def ups(turn: Sequence[float]) -> tuple[float, float, float]:
    """How far up the part's own x, y and z axis point: 1 is straight up."""
    w, i, j, k = turn
    return 2 * (i * k - w * j), 2 * (j * k + w * i), 1 - 2 * (i * i + j * j)


def face_of(turn: Sequence[float]) -> int:
    """The uppermost value, or 0 if another face is nearly as far up (T-R33)."""
    length = math.hypot(*turn)
    sides = [
        (rise, face)
        for up, (high, low) in zip(ups([part / length for part in turn]), FACES, strict=True)
        for rise, face in ((up, high), (-up, low))
    ]
    (best, face), (second, _) = sorted(sides, reverse=True)[:2]
    return 0 if _degrees(second) - _degrees(best) <= UNREADABLE else face


def _degrees(rise: float) -> float:
    return math.degrees(math.acos(max(-1.0, min(1.0, rise))))


def straighten(turn: Sequence[float]) -> tuple[float, float, float, float]:
    """The same turn, of length one, and exactly upright if it nearly was."""
    length = math.hypot(*turn)
    w, i, j, k = (part / length for part in turn)
    rises = ups((w, i, j, k))
    axis = max(range(3), key=lambda at: abs(rises[at]))
    if abs(rises[axis]) < FLAT:
        return w, i, j, k
    return _righted((w, i, j, k), axis, 1.0 if rises[axis] > 0 else -1.0)


def _righted(
    turn: tuple[float, float, float, float], axis: int, sense: float
) -> tuple[float, float, float, float]:
    """Turn by the shortest way until this axis is vertical."""
    w, i, j, k = turn
    x, y, z = (sense * part for part in _pointing(turn, axis))
    a, b, c = 1 + z, y, -x  # from (x, y, z) to straight up, not yet of length one
    length = math.hypot(a, b, c)
    a, b, c = a / length, b / length, c / length
    return (
        a * w - b * i - c * j,
        a * i + b * w + c * k,
        a * j - b * k + c * w,
        a * k + b * j - c * i,
    )


def _pointing(turn: tuple[float, float, float, float], axis: int) -> tuple[float, float, float]:
    """Where one of the part's own axes points in the room."""
    w, i, j, k = turn
    if axis == 0:
        return 1 - 2 * (j * j + k * k), 2 * (i * j + w * k), 2 * (i * k - w * j)
    if axis == 1:
        return 2 * (i * j - w * k), 1 - 2 * (i * i + k * k), 2 * (j * k + w * i)
    return 2 * (i * k + w * j), 2 * (j * k - w * i), 1 - 2 * (i * i + j * j)
