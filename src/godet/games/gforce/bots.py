"""What a bot may know of G-Force beyond its rules: which moves take tiles, who is ahead, and how
memories fade."""

from __future__ import annotations

from math import exp

from godet.games.gforce.board import depth_of, distance
from godet.games.gforce.box import (
    AGENTS,
    ARMS,
    EMPTY,
    END_TURN,
    FACE_DOWN,
    HEXAGON,
    MOVE_AGENT,
    SPACES,
    TURN_TILE,
    VALUE,
    WANTED,
    GForce,
)
from godet.games.gforce.tiles import known_complete, newly_reached
from godet.kernel.game import Cup, rule
from godet.kernel.luck import below

_TAKE = 200_000
"""The appeal of each point of a tile that can be taken in this turn."""


@rule
def weigh(s: GForce, _seat: int, move: int) -> int:
    """Tiles that can be taken now, then unseen ones, then whatever helps nobody else."""
    if move >= TURN_TILE:
        return _look_at(s, move)
    if move < MOVE_AGENT:
        return 1
    agent, to = (move - MOVE_AGENT) // SPACES, (move - MOVE_AGENT) % SPACES
    if to >= HEXAGON and s.tiles[to - HEXAGON] != EMPTY:
        return _come_to(s, agent, to - HEXAGON)
    return _step_aside(s, agent)


@rule
def _look_at(s: GForce, move: int) -> int:
    if move == END_TURN:
        return 100
    arm = move - TURN_TILE
    if s.tiles[arm] == FACE_DOWN:
        return 400
    return _TAKE * VALUE[s.tiles[arm] - 1] if known_complete(s, arm) else 20


@rule
def _come_to(s: GForce, agent: int, arm: int) -> int:
    """To a tile: to take it, to see it, or else rather not."""
    if s.tiles[arm] == FACE_DOWN:
        company = _company(s, arm)
        return 300 + 200 * company
    tile = s.tiles[arm] - 1
    if _can_be_taken(s, agent, arm, WANTED[tile]):
        return _TAKE * VALUE[tile]
    if WANTED[tile] >> agent & 1 == 0:
        return 2
    gain = _wanted_at(s, HEXAGON + arm) + 1 - _leaving(s, agent)
    return 120 + 60 * gain if gain > 0 else 2


@rule
def _leaving(s: GForce, agent: int) -> int:
    """How many stand ready where this agent would be missed, itself included."""
    space = s.where[agent]
    if space < HEXAGON or s.tiles[space - HEXAGON] <= 0:
        return 0
    tile = s.tiles[space - HEXAGON] - 1
    return _wanted_at(s, space) if WANTED[tile] >> agent & 1 else 0


@rule
def _wanted_at(s: GForce, space: int) -> int:
    """How many stand round this known tile that it wants."""
    wanted, count = WANTED[s.tiles[space - HEXAGON] - 1], 0
    for agent in range(AGENTS):
        if s.where[agent] == space:
            count += wanted >> agent & 1
    return count


@rule
def _company(s: GForce, arm: int) -> int:
    """How many agents stand round this hexagon."""
    company = 0
    for agent in range(AGENTS):
        if s.where[agent] == HEXAGON + arm:
            company += 1
    return company


@rule
def _can_be_taken(s: GForce, agent: int, arm: int, wanted: int) -> bool:
    """Does this agent's coming belong to taking this known tile with the points that are left?

    Everybody who is missing must still be able to come, and the rest of the points must find
    agents who are not needed.
    """
    need, spare = 0, 0
    for other in range(AGENTS):
        space = s.where[other]
        if wanted >> other & 1 == 0:
            if space == s.origin[other]:
                spare += 2 + depth_of(space)
        elif space != HEXAGON + arm:
            if space != s.origin[other]:
                return False
            need += distance(space, HEXAGON + arm)
    if wanted >> agent & 1 == 0:
        if need > 0 or newly_reached(s, arm):
            return False
        need = distance(s.where[agent], HEXAGON + arm)
        spare -= 2 + depth_of(s.where[agent])
    return need <= s.points and (s.left == 1 or s.points - need <= spare)


@rule
def _step_aside(s: GForce, agent: int) -> int:
    """Where there is nothing to win: rather with agents that nobody needs where they are."""
    space = s.where[agent]
    if space < HEXAGON or s.tiles[space - HEXAGON] == EMPTY:
        return 4
    tile = s.tiles[space - HEXAGON]
    if tile == FACE_DOWN:
        return 2
    return 1 if WANTED[tile - 1] >> agent & 1 else 4


@rule
def estimate(s: GForce, seat: int) -> int:
    """Who leads, and how much may still change: a tile counts three and a half on average."""
    hope = 0.0
    for other in range(s.seats):
        if other != seat:
            lead = s.score[seat] - s.score[other]
            hope += 1.0 / (1.0 + exp(-lead / (1.0 + 0.4 * s.left)))
    return int(1_000_000 * hope / (s.seats - 1))


@rule
def forget(s: GForce, _seat: int, keep: int, cup: Cup) -> None:
    """A tile last seen more than `keep` turns ago may be forgotten, the likelier the longer ago."""
    if keep < 0 or s.memory_aid == 1:
        return
    for arm in range(ARMS):
        age = s.turns - s.seen_at[arm]
        if s.tiles[arm] > 0 and age > keep and below(cup, age) >= keep:
            s.tiles[arm] = FACE_DOWN
            s.seen_at[arm] = 0
