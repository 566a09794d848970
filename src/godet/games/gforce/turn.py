"""How a turn of G-Force begins, what it asks for next, and how it passes on."""

from __future__ import annotations

from godet.games.gforce.box import AGENTS, REVEAL, ROLL, GForce
from godet.games.gforce.ends import close, cut_off
from godet.games.gforce.tiles import something_to_turn
from godet.kernel.game import rule


@rule
def begin_turn(s: GForce, seat: int) -> None:
    s.turn = seat
    s.turns += 1
    s.rolled = 0
    s.points = 0
    s.turned = 0
    for agent in range(AGENTS):
        s.origin[agent] = s.where[agent]
    s.phase = ROLL


@rule
def ask_to_reveal(s: GForce) -> None:
    """G-A5: all points are used; without a newcomer at a tile the turn is over."""
    if something_to_turn(s):
        s.phase = REVEAL
    else:
        end_turn(s)


@rule
def go_on_after_tile(s: GForce) -> None:
    """G-R4: one tile a turn; by option every one that is newly reached (G-R22)."""
    if s.left == 0:
        close(s)
    elif s.reveals_each == 1:
        ask_to_reveal(s)
    else:
        end_turn(s)


@rule
def end_turn(s: GForce) -> None:
    if s.turns >= s.turn_limit:
        cut_off(s)
    else:
        begin_turn(s, (s.turn + 1) % s.seats)
