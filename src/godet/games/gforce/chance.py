"""What the die, the layout and an unseen tile may turn out to be, and what follows."""

from __future__ import annotations

from godet.games.gforce.box import (
    ARMS,
    EMPTY,
    FACE_DOWN,
    LAY,
    MOVE,
    ROLL,
    START,
    TILES,
    TURN_OVER,
    GForce,
)
from godet.games.gforce.tiles import located, turn_over
from godet.games.gforce.turn import begin_turn, go_on_after_tile
from godet.kernel.game import rule
from godet.kernel.record import Cells

SIDES = 6


@rule
def odds(s: GForce, out: Cells) -> int:
    if s.phase == ROLL or s.phase == START:
        for side in range(SIDES):
            out[side] = 1
        return SIDES
    if s.phase == TURN_OVER:
        return _unseen_tiles(s, out)
    for arm in range(ARMS):
        out[arm] = 1 if s.tiles[arm] == EMPTY else 0
    return ARMS


@rule
def _unseen_tiles(s: GForce, out: Cells) -> int:
    """Any tile that nobody has located; those left in the box (G-V1) were not seen either."""
    seen = located(s)
    for tile in range(TILES):
        out[tile] = 1 - (seen >> tile & 1)
    return TILES


@rule
def fall(s: GForce, outcome: int) -> None:
    if s.phase == ROLL:
        s.rolled = outcome + 1
        s.points = outcome + 1
        s.phase = MOVE
    elif s.phase == TURN_OVER:
        arm = s.turning
        s.tiles[arm] = outcome + 1
        turn_over(s, arm)
        go_on_after_tile(s)
    elif s.phase == START:
        _start_rolled(s, outcome + 1)
    else:
        _placed(s, outcome)


@rule
def _placed(s: GForce, arm: int) -> None:
    """G-V1: tiles fewer than hexagons are laid at random."""
    s.tiles[arm] = FACE_DOWN
    s.unlaid -= 1
    if s.unlaid == 0:
        s.phase = START


@rule
def _start_rolled(s: GForce, die: int) -> None:
    """G-A3, G-R12: the highest begins; those who tie roll again."""
    s.start[s.turn] = die
    following = _racer(s, s.turn + 1)
    if following < s.seats:
        s.turn = following
    elif _drop_from_race(s) > 1:
        _race_again(s)
    else:
        _begin(s, _racer(s, 0))


@rule
def _racer(s: GForce, seat: int) -> int:
    """The first seat from here on that is still in the race to begin."""
    while seat < s.seats and s.start[seat] < 0:
        seat += 1
    return seat


@rule
def _drop_from_race(s: GForce) -> int:
    """Only those with the highest roll stay in the race; how many they are."""
    most, leaders = 0, 0
    for seat in range(s.seats):
        most = max(most, s.start[seat])
    for seat in range(s.seats):
        if s.start[seat] < most:
            s.start[seat] = -1
        else:
            leaders += 1
    return leaders


@rule
def _race_again(s: GForce) -> None:
    for seat in range(s.seats):
        s.start[seat] = min(s.start[seat], 0)
    s.turn = _racer(s, 0)


@rule
def _begin(s: GForce, seat: int) -> None:
    """The one who begins lays the tiles first if they are laid by choice (G-V1)."""
    s.turn = seat
    if s.unlaid > 0:
        s.phase = LAY
    else:
        begin_turn(s, seat)


@rule
def eyes(_s: GForce) -> int:
    """Dice and tiles are seen by all (G-R11)."""
    return -1
