"""How a turn of Wazabi begins, what it asks for next, and how it passes on."""

from __future__ import annotations

from godet.games.wazabi.box import DRAW, DRAW_FROM, FACES, GIVE, PLAY, ROLL, SKIP, Wazabi
from godet.games.wazabi.cards import lay_down, reshuffle_if_empty
from godet.games.wazabi.ends import cut_off, last_die_gone
from godet.games.wazabi.seats import next_in_play, somebody_to_draw_from
from godet.kernel.game import rule


@rule
def clear_roll(s: Wazabi) -> None:
    for face in range(FACES):
        s.roll[face] = 0


@rule
def begin_turn(s: Wazabi, seat: int) -> None:
    s.turn = seat
    s.turns += 1
    s.victim = -1
    clear_roll(s)
    s.to_roll = s.dice[seat]
    s.stage = ROLL


@rule
def go_on(s: Wazabi) -> None:
    """The next thing this turn asks for, in the order of the list (W-A4, W-R1)."""
    if s.to_draw > 0:
        _find_cards(s)
    if s.to_draw > 0:
        s.stage = DRAW if s.pile_size > 0 else DRAW_FROM
    elif s.card > 0:
        lay_down(s)
        end_turn(s)
    elif s.to_give > 0:
        s.stage = GIVE
    else:
        s.stage = PLAY


@rule
def _find_cards(s: Wazabi) -> None:
    """W-R5: in the pile, in the discard, in a hand; where there are none the draw is void."""
    reshuffle_if_empty(s)
    if s.pile_size == 0 and not somebody_to_draw_from(s, s.turn):
        s.to_draw = 0


@rule
def end_turn(s: Wazabi) -> None:
    """W-R8, W-R22: reversals take effect now; then the neighbour, past those who skip (W-R7)."""
    if s.turns >= s.turn_limit:
        cut_off(s)
        return
    if s.reversals % 2 == 1:
        s.direction = -s.direction
    s.reversals = 0
    seat = next_in_play(s, s.turn, s.direction)
    while s.skips[seat] > 0:
        s.skips[seat] -= 1
        s.discard[SKIP] += 1
        seat = next_in_play(s, seat, s.direction)
    begin_turn(s, seat)


@rule
def check_last_die(s: Wazabi, how: int) -> bool:
    """W-R3: no die left ends the turn at once, whatever else was to come."""
    if s.dice[s.turn] > 0:
        return False
    if last_die_gone(s, how):
        end_turn(s)
    return True
