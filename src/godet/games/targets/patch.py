"""Where a die meets what it stands on, seen from above."""

from __future__ import annotations

from collections.abc import Sequence

_SAME_LEVEL = 0.0001
"""Corners within a tenth of a millimetre of the lowest one bear the die."""

Point = tuple[float, float]


def covers(corners: Sequence[Sequence[float]], centre: Point, radius: float) -> bool:
    """Does the patch between the lowest corners overlap this circle?"""
    lowest = min(height for _, _, height in corners)
    bearing = [(x, y) for x, y, height in corners if height < lowest + _SAME_LEVEL]
    edges = [(first, second) for first in bearing for second in bearing]
    nearest = min(_distance(centre, *edge) for edge in edges)
    return nearest <= radius or (len(bearing) > 2 and _inside(centre, bearing))


def _distance(point: Point, start: Point, end: Point) -> float:
    """From a point to a stretch of line."""
    along = (end[0] - start[0], end[1] - start[1])
    length = along[0] ** 2 + along[1] ** 2
    to = (point[0] - start[0], point[1] - start[1])
    share = (to[0] * along[0] + to[1] * along[1]) / length if length else 0.0
    share = max(0.0, min(1.0, share))
    return float(((to[0] - share * along[0]) ** 2 + (to[1] - share * along[1]) ** 2) ** 0.5)


def _inside(point: Point, square: Sequence[Point]) -> bool:
    """Within a square face: no farther from its middle than its sides, along both of them."""
    middle = tuple(sum(corner[at] for corner in square) / len(square) for at in (0, 1))
    first = min(square[1:], key=lambda corner: _distance(square[0], corner, corner))
    side = (first[0] - square[0][0], first[1] - square[0][1])
    half = (side[0] ** 2 + side[1] ** 2) / 2
    x, y = point[0] - middle[0], point[1] - middle[1]
    return abs(x * side[0] + y * side[1]) <= half and abs(x * side[1] - y * side[0]) <= half
