"""How a match of G-Force ends, and what everybody has then."""

from __future__ import annotations

from godet.games.gforce.box import ALL_TAKEN, CUT_OFF, END, TILES, GForce
from godet.kernel.game import rule
from godet.kernel.record import Cells


@rule
def close(s: GForce) -> None:
    """G-A9: no tile is left."""
    s.ending = ALL_TAKEN
    s.phase = END


@rule
def cut_off(s: GForce) -> None:
    """G-R24: too long, scores as they stand."""
    s.ending = CUT_OFF
    s.phase = END


@rule
def scores(s: GForce, points: Cells, places: Cells) -> int:
    """What everybody has; equal scores share a place (G-R13)."""
    for seat in range(s.seats):
        points[seat] = s.score[seat]
        places[seat] = 1 + _ahead(s, seat) if s.phase == END else 0
    return s.ending


@rule
def _ahead(s: GForce, seat: int) -> int:
    """How many others are before this seat."""
    ahead = 0
    for other in range(s.seats):
        if _merit(s, other) > _merit(s, seat):
            ahead += 1
    return ahead


@rule
def _merit(s: GForce, seat: int) -> int:
    """Points; by option the number of tiles decides between equals (G-R23)."""
    merit = s.score[seat] * (TILES + 1)
    return merit + tiles_taken(s, seat) if s.more_tiles == 1 else merit


@rule
def tiles_taken(s: GForce, seat: int) -> int:
    count = 0
    for tile in range(TILES):
        count += s.trophies[seat] >> tile & 1
    return count


@rule
def turns(s: GForce) -> int:
    return s.turns
