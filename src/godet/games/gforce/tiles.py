"""Tiles: who has newly come to one, who stands round it, and what follows when it is turned."""

from __future__ import annotations

from godet.games.gforce.box import (
    AGENTS,
    ARMS,
    BASE,
    EMPTY,
    HEXAGON,
    VALUE,
    WANTED,
    GForce,
)
from godet.kernel.game import rule


@rule
def newly_reached(s: GForce, arm: int) -> bool:
    """G-R3: has an agent that began the turn elsewhere come to this hexagon?"""
    for agent in range(AGENTS):
        if s.where[agent] == HEXAGON + arm and s.origin[agent] != HEXAGON + arm:
            return True
    return False


@rule
def may_turn(s: GForce, arm: int) -> bool:
    """Is a tile there that has a newcomer and was not turned over in this turn? (G-A5, G-R22)"""
    return s.tiles[arm] != EMPTY and s.turned >> arm & 1 == 0 and newly_reached(s, arm)


@rule
def something_to_turn(s: GForce) -> bool:
    for agent in range(AGENTS):
        space = s.where[agent]
        if space >= HEXAGON and s.origin[agent] != space and may_turn(s, space - HEXAGON):
            return True
    return False


@rule
def standing_at(s: GForce, arm: int) -> int:
    """The agents round this hexagon, one bit each."""
    standing = 0
    for agent in range(AGENTS):
        if s.where[agent] == HEXAGON + arm:
            standing |= 1 << agent
    return standing


@rule
def known_complete(s: GForce, arm: int) -> bool:
    """Was the tile there turned over before, and is everybody it asks for there? (G-R18)"""
    tile = s.tiles[arm] - 1
    return tile >= 0 and WANTED[tile] & ~standing_at(s, arm) == 0


@rule
def last_may_be_taken(s: GForce, arm: int) -> bool:
    """G-R7: points may lapse for a last tile that is known, newly reached and complete."""
    return s.left == 1 and known_complete(s, arm) and newly_reached(s, arm)


@rule
def located(s: GForce) -> int:
    """The tiles of which somebody has seen where they are, one bit each."""
    tiles = 0
    for arm in range(ARMS):
        if s.tiles[arm] > 0:
            tiles |= 1 << s.tiles[arm] - 1
    for seat in range(s.seats):
        tiles |= s.trophies[seat]
    return tiles


@rule
def turn_over(s: GForce, arm: int) -> None:
    """G-A6, G-A7: the tile there is known now; it is taken, or it is turned down again."""
    s.turning = -1
    s.turned |= 1 << arm
    s.seen_at[arm] = s.turns
    tile = s.tiles[arm] - 1
    if known_complete(s, arm):
        _take(s, arm, tile)
    else:
        _send_home(s, arm, WANTED[tile])


@rule
def _take(s: GForce, arm: int, tile: int) -> None:
    """G-R19: it follows by itself; everybody there goes home, needed or not."""
    s.trophies[s.turn] |= 1 << tile
    s.score[s.turn] += VALUE[tile]
    s.tiles[arm] = EMPTY
    s.seen_at[arm] = 0
    s.left -= 1
    _send_home(s, arm, 0)


@rule
def _send_home(s: GForce, arm: int, wanted: int) -> None:
    """Whoever stands there and is not wanted returns to the base; in the long game nobody does."""
    if s.long_game == 1:
        return
    for agent in range(AGENTS):
        if s.where[agent] == HEXAGON + arm and wanted >> agent & 1 == 0:
            s.where[agent] = BASE
