"""Who may know what in G-Force: whatever was seen was seen by all (G-R11), so nothing is hidden.

What an unseen tile shows is not decided before it is turned over, so there is nothing to guess.
"""

from __future__ import annotations

from godet.games.gforce.box import GForce
from godet.kernel.game import Cup, rule


@rule
def conceal(_s: GForce, _seat: int) -> None:
    """Nothing is taken out."""


@rule
def imagine(_s: GForce, _seat: int, _cup: Cup) -> None:
    """Nothing is missing."""
