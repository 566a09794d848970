"""The star: how far its spaces are from each other, and where on it a space lies.

The board is a tree, so there is one way between two spaces that uses none twice (G-R5), and its
length is the cost.
"""

from __future__ import annotations

from godet.games.gforce.box import AMBUSH, ARMS, BASE, HEXAGON
from godet.kernel.game import rule


@rule
def depth_of(space: int) -> int:
    """How far a space is from the base: 0, 1 for an ambush, 2 for a hexagon."""
    return 0 if space == BASE else 1 if space < HEXAGON else 2


@rule
def arm_of(space: int) -> int:
    """The arm of an ambush or a hexagon, -1 for the base."""
    return -1 if space == BASE else (space - AMBUSH) % ARMS


@rule
def distance(one: int, other: int) -> int:
    """G-A4: what the way between two spaces costs."""
    deep, deeper = depth_of(one), depth_of(other)
    if deep > 0 and deeper > 0 and arm_of(one) == arm_of(other):
        return abs(deep - deeper)
    return deep + deeper
