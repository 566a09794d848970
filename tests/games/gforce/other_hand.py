"""The star of G-Force a second time, written from the rulebook by another hand: spaces by name.

Nothing of the engine is used here: walks are found step by step, splits by trying them all.
"""

from __future__ import annotations

from collections import deque
from functools import cache

BASE = "base"
ARMS = range(1, 13)
SPACES = [BASE, *(f"ambush {arm}" for arm in ARMS), *(f"hexagon {arm}" for arm in ARMS)]


def neighbours(space: str) -> list[str]:
    """What a step reaches: the only roads are base to ambush and ambush to its hexagon."""
    if space == BASE:
        return [f"ambush {arm}" for arm in ARMS]
    kind, arm = space.split()
    return [BASE, f"hexagon {arm}"] if kind == "ambush" else [f"ambush {arm}"]


def walks(start: str, steps: int) -> list[list[str]]:
    """Every walk of so many steps that uses no space twice."""
    found = [[start]]
    for _ in range(steps):
        found = [[*walk, on] for walk in found for on in neighbours(walk[-1]) if on not in walk]
    return found


def breadth_first(start: str) -> dict[str, int]:
    """How many steps every space is away."""
    far, waiting = {start: 0}, deque([start])
    while waiting:
        space = waiting.popleft()
        for on in neighbours(space):
            if on not in far:
                far[on] = far[space] + 1
                waiting.append(on)
    return far


@cache
def goals(start: str, steps: int) -> frozenset[str]:
    """Where an agent may be after so many steps without using a space twice."""
    return frozenset(walk[-1] for walk in walks(start, steps))


@cache
def can_use(agents: tuple[str, ...], points: int) -> bool:
    """Can these agents, each at most once, use exactly so many points? Every split is tried."""
    if points == 0:
        return True
    if not agents:
        return False
    return any(
        steps == 0 or bool(goals(agents[0], steps))
        for steps in range(points + 1)
        if can_use(agents[1:], points - steps)
    )


def ways(agents: dict[str, str], moved: set[str], points: int) -> set[tuple[str, str]]:
    """Who may go where now, so that the rest of the die can still be used by the others."""
    found = set()
    for name, space in agents.items():
        if name in moved:
            continue
        others = tuple(agents[each] for each in agents if each != name and each not in moved)
        for steps in range(1, points + 1):
            if can_use(others, points - steps):
                found |= {(name, to) for to in goals(space, steps)}
    return found
