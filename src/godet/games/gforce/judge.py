"""What a seat may do in G-Force, and why not. `legal` lists exactly what `refuse` lets pass.

No way to use the points can end in a dead end: every way costs a point at least, so after k of
them at most 6 - k points are left and 6 - k agents have not moved, and each agent can always
take one step (G-R6).
"""

from __future__ import annotations

from godet.games.gforce.board import depth_of, distance
from godet.games.gforce.box import (
    AGENTS,
    ALLOWED,
    AMBUSH,
    ARMS,
    BASE,
    EMPTY,
    END_TURN,
    HAS_MOVED,
    HEXAGON,
    LAY,
    LAY_TILE,
    MOVE,
    MOVE_AGENT,
    NO_TILE,
    NOBODY_NEW,
    NOT_NOW,
    POINTS_LEFT,
    REVEAL,
    SPACES,
    STANDS_THERE,
    TILE_THERE,
    TOO_FAR,
    TURN_TILE,
    TURNED_ALREADY,
    GForce,
)
from godet.games.gforce.tiles import last_may_be_taken, may_turn, newly_reached
from godet.kernel.game import rule
from godet.kernel.record import Cells


@rule
def legal(s: GForce, _seat: int, out: Cells) -> int:
    if s.phase == MOVE:
        return _last_tile(s, out, _ways(s, out))
    if s.phase == REVEAL:
        return _tiles_to_turn(s, out)
    count = 0
    for arm in range(ARMS):
        if s.tiles[arm] == EMPTY:
            out[count] = LAY_TILE + arm
            count += 1
    return count


@rule
def _ways(s: GForce, out: Cells) -> int:
    """Every agent that has not moved, to every space that the points reach."""
    count = 0
    for agent in range(AGENTS):
        if s.where[agent] == s.origin[agent]:
            first = MOVE_AGENT + agent * SPACES
            if s.points >= depth_of(s.where[agent]) + 2:
                count = _spaces(first, BASE, SPACES, s.where[agent], out, count)
            else:
                count = _near_spaces(first, s.where[agent], s.points, out, count)
    return count


@rule
def _near_spaces(first: int, space: int, points: int, out: Cells, count: int) -> int:
    """Where an agent may go whose points do not reach the hexagons of other arms."""
    deep = depth_of(space)
    if 0 < deep <= points:
        count = _spaces(first, BASE, BASE + 1, space, out, count)
    if points > deep:
        count = _spaces(first, AMBUSH, HEXAGON, space, out, count)
    elif deep == 2:
        count = _spaces(first, space - ARMS, space - ARMS + 1, space, out, count)
    if deep == 1:
        count = _spaces(first, space + ARMS, space + ARMS + 1, space, out, count)
    return count


@rule
def _spaces(  # noqa: PLR0913, PLR0917 - compiled rules know neither keywords nor objects
    first: int, low: int, high: int, itself: int, out: Cells, count: int
) -> int:
    """A move to each space of a range but the one it starts from."""
    for to in range(low, high):
        if to != itself:
            out[count] = first + to
            count += 1
    return count


@rule
def _last_tile(s: GForce, out: Cells, count: int) -> int:
    """G-R7: the one tile that may be taken before all points are used."""
    if s.left == 1:
        for arm in range(ARMS):
            if last_may_be_taken(s, arm):
                out[count] = TURN_TILE + arm
                count += 1
    return count


@rule
def _tiles_to_turn(s: GForce, out: Cells) -> int:
    count = 0
    for arm in range(ARMS):
        if may_turn(s, arm):
            out[count] = TURN_TILE + arm
            count += 1
    out[count] = END_TURN
    return count + 1


@rule
def refuse(s: GForce, _seat: int, move: int) -> int:
    """The reason against a move of the seat on turn, or ALLOWED."""
    if move == END_TURN:
        return ALLOWED if s.phase == REVEAL else POINTS_LEFT if s.phase == MOVE else NOT_NOW
    if move >= TURN_TILE:
        return _refuse_tile(s, move - TURN_TILE)
    if move >= MOVE_AGENT:
        way = move - MOVE_AGENT
        return _refuse_way(s, way // SPACES, way % SPACES) if s.phase == MOVE else NOT_NOW
    if s.phase != LAY:
        return NOT_NOW
    return ALLOWED if s.tiles[move - LAY_TILE] == EMPTY else TILE_THERE


@rule
def _refuse_way(s: GForce, agent: int, to: int) -> int:
    """G-A4, G-R5, G-R6: one way for each agent, no longer than the points."""
    if s.where[agent] != s.origin[agent]:
        return HAS_MOVED
    if s.where[agent] == to:
        return STANDS_THERE
    return ALLOWED if distance(s.where[agent], to) <= s.points else TOO_FAR


@rule
def _refuse_tile(s: GForce, arm: int) -> int:
    """G-A5, G-R3: a newcomer gives the right, once all points are used (but G-R7)."""
    if s.phase != REVEAL and s.phase != MOVE:
        return NOT_NOW
    if s.tiles[arm] == EMPTY:
        return NO_TILE
    if s.turned >> arm & 1:
        return TURNED_ALREADY
    if not newly_reached(s, arm):
        return NOBODY_NEW
    return ALLOWED if s.phase == REVEAL or last_may_be_taken(s, arm) else POINTS_LEFT
