"""How a turn of DiceRun ends: a card is drawn, a stage card may show, the next seat plays."""

from __future__ import annotations

from godet.games.dicerun.box import DRAW, PACKETS, PLAY, TURN_TOP, DiceRun
from godet.games.dicerun.stages import end_stage
from godet.kernel.game import rule


@rule
def begin_turn(s: DiceRun, seat: int) -> None:
    s.turn = seat
    s.turns += 1
    s.phase = PLAY


@rule
def next_turn(s: DiceRun) -> None:
    begin_turn(s, (s.turn + 1) % s.seats)


@rule
def draw_next(s: DiceRun) -> None:
    s.phase = DRAW


@rule
def look_at_top(s: DiceRun) -> None:
    """D-R15: does a stage card lie on top of the pile now? Chance is asked only when it may."""
    ends, goes_on = packets_that_end(s), packets_that_go_on(s)
    if ends > 0 and goes_on > 0:
        s.phase = TURN_TOP
    else:
        top_turned(s, ends > 0)


@rule
def packets_that_end(s: DiceRun) -> int:
    """How many of the unused packets have exactly as many cards as were drawn from this one."""
    count = 0
    for packet in range(PACKETS):
        if s.sizes[packet] == s.drawn:
            count += 1
    return count


@rule
def packets_that_go_on(s: DiceRun) -> int:
    """How many of the unused packets are larger than what was drawn from this one."""
    count = 0
    for packet in range(PACKETS):
        if s.sizes[packet] > s.drawn:
            count += 1
    return count


@rule
def top_turned(s: DiceRun, stage_shows: bool) -> None:
    if not stage_shows:
        next_turn(s)
        return
    for packet in range(PACKETS):
        if s.sizes[packet] == s.drawn:
            s.sizes[packet] = 0
    s.drawn = 0
    if end_stage(s):
        next_turn(s)
