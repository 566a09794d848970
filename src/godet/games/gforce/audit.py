"""What must be true of G-Force at every moment, whatever is played: the conformance suite asks."""

from __future__ import annotations

from godet.games.gforce.board import distance
from godet.games.gforce.box import (
    AGENTS,
    ARMS,
    EMPTY,
    END,
    END_TURN,
    HEXAGON,
    MOVE,
    SPACES,
    TILES,
    TURN_OVER,
    TURN_TILE,
    VALUE,
    WANTED,
    GForce,
)
from godet.games.gforce.tiles import standing_at
from godet.kernel.log import Event, Played


def audit(s: GForce) -> None:
    """GT18: tiles are never lost, made or in two places, and points are those of the tiles."""
    lying = sum(s.tiles[arm] != EMPTY for arm in range(ARMS))
    taken = [tile for seat in range(s.seats) for tile in _bits(s.trophies[seat])]
    seen = [s.tiles[arm] - 1 for arm in range(ARMS) if s.tiles[arm] > 0]
    assert len({*taken, *seen}) == len(taken) + len(seen)
    assert lying + s.unlaid == s.left
    assert s.left + len(taken) == s.tile_count
    for seat in range(s.seats):
        assert s.score[seat] == sum(VALUE[tile] for tile in _bits(s.trophies[seat]))
    if s.left == 0:
        assert s.phase == END
        assert s.tile_count < TILES or sum(s.score[seat] for seat in range(s.seats)) == 42
    _audit_board(s)


def _bits(mask: int) -> list[int]:
    return [tile for tile in range(TILES) if mask >> tile & 1]


def _audit_board(s: GForce) -> None:
    """Agents stand on spaces, points add up, and what was seen is remembered as seen."""
    assert all(0 <= s.where[agent] < SPACES for agent in range(AGENTS))
    assert all((s.tiles[arm] > 0) == (s.seen_at[arm] > 0) for arm in range(ARMS))
    assert (s.phase == TURN_OVER) == (s.turning >= 0)
    if s.phase == MOVE:
        walked = sum(distance(s.origin[at], s.where[at]) for at in range(AGENTS))
        assert s.points == s.rolled - walked > 0
    else:
        assert s.points == 0


def audit_step(before: GForce, event: Event, after: GForce) -> None:
    """A tile is taken by the seat on turn, with everybody round it that it asks for."""
    for seat in range(after.seats):
        won = after.trophies[seat] & ~before.trophies[seat]
        assert before.trophies[seat] & ~after.trophies[seat] == 0
        if won:
            assert seat == before.turn
            _audit_capture(before, event, won.bit_length() - 1)
    if not isinstance(event, Played) and before.phase != TURN_OVER:
        assert all(after.where[agent] == before.where[agent] for agent in range(AGENTS))
    assert before.turns <= after.turns <= before.turns + 1


def _audit_capture(before: GForce, event: Event, tile: int) -> None:
    """G-A5, G-A7: a newcomer is among them."""
    arm = before.turning
    if isinstance(event, Played):
        assert event.move is not None
        assert TURN_TILE <= event.move < END_TURN
        arm = event.move - TURN_TILE
    assert WANTED[tile] & ~standing_at(before, arm) == 0
    space = HEXAGON + arm
    assert any(before.where[at] == space != before.origin[at] for at in range(AGENTS))
