"""What a move does in G-Force. Articles (G-A…) and rulings (G-R…) are those of the rules sheets."""

from __future__ import annotations

from collections.abc import Sequence

from godet.games.gforce.board import distance
from godet.games.gforce.box import (
    ARMS,
    EMPTY,
    END,
    END_TURN,
    FACE_DOWN,
    LAY,
    LAY_TILE,
    MOVE,
    MOVE_AGENT,
    PLACE,
    REVEAL,
    SPACES,
    START,
    TILES,
    TURN_OVER,
    TURN_TILE,
    GForce,
)
from godet.games.gforce.tiles import turn_over
from godet.games.gforce.turn import ask_to_reveal, begin_turn, end_turn, go_on_after_tile
from godet.kernel.game import CHANCE, CHOICE, OVER, rule


@rule
def setup(s: GForce, seats: int, options: Sequence[int]) -> None:
    s.seats = seats
    s.tile_count = options[0]
    s.chosen_layout = options[1]
    s.long_game = options[2]
    s.reveals_each = options[3]
    s.memory_aid = options[4]
    s.more_tiles = options[5]
    s.turn_limit = options[6]
    s.turning = -1
    s.left = s.tile_count
    _lay_out(s)


@rule
def _lay_out(s: GForce) -> None:
    """G-A2: a tile on every hexagon; with fewer (G-V1) it is to be found out where they lie."""
    all_tiles = s.tile_count == TILES
    for arm in range(ARMS):
        s.tiles[arm] = FACE_DOWN if all_tiles else EMPTY
    s.unlaid = 0 if all_tiles else s.tile_count
    s.phase = START if all_tiles or s.chosen_layout == 1 else PLACE


@rule
def awaits(s: GForce) -> int:
    if s.phase == MOVE or s.phase == REVEAL or s.phase == LAY:
        return CHOICE
    return OVER if s.phase == END else CHANCE


@rule
def actors(s: GForce) -> int:
    return 1 << s.turn


@rule
def play(s: GForce, _seat: int, move: int) -> None:
    if move == END_TURN:
        end_turn(s)
    elif move >= TURN_TILE:
        _reveal(s, move - TURN_TILE)
    elif move >= MOVE_AGENT:
        _walk(s, (move - MOVE_AGENT) // SPACES, (move - MOVE_AGENT) % SPACES)
    else:
        _lay(s, move - LAY_TILE)


@rule
def _lay(s: GForce, arm: int) -> None:
    """G-V1: the remaining tiles on hexagons of choice."""
    s.tiles[arm] = FACE_DOWN
    s.unlaid -= 1
    if s.unlaid == 0:
        begin_turn(s, s.turn)


@rule
def _walk(s: GForce, agent: int, to: int) -> None:
    """G-A4: the whole way of one agent in this turn (G-R26)."""
    s.points -= distance(s.where[agent], to)
    s.where[agent] = to
    if s.points == 0:
        ask_to_reveal(s)


@rule
def _reveal(s: GForce, arm: int) -> None:
    """What a tile shows is chance when nobody has seen it; points left over lapse (G-R7)."""
    s.points = 0
    if s.tiles[arm] == FACE_DOWN:
        s.turning = arm
        s.phase = TURN_OVER
    else:
        turn_over(s, arm)
        go_on_after_tile(s)
