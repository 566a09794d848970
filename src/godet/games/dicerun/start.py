"""How a match of DiceRun begins: dice, targets, cards, and who starts (D-R1, D-R25)."""

from __future__ import annotations

from godet.games.dicerun.box import (
    ALL_DICE,
    DEAL_CARDS,
    DEAL_TARGETS,
    DRAW_FIRST,
    FIRST_ROLL,
    HAND,
    OWN_TARGETS,
    TAKE,
    TARGETS,
    DiceRun,
)
from godet.games.dicerun.cards import build_packets, lay_out_pile, take_from_pile
from godet.games.dicerun.dice import how_many, put_down, sum_of, take_up
from godet.games.dicerun.turn import begin_turn
from godet.kernel.game import rule


@rule
def lay_out(s: DiceRun) -> None:
    """All dice in one group, about to roll."""
    lay_out_pile(s)
    build_packets(s)
    s.slots[0] = ALL_DICE
    s.rolling = ALL_DICE
    s.undealt = (1 << TARGETS) - 1
    s.group = -1
    s.first = -1
    s.marker = -1


@rule
def start_value_rolled(s: DiceRun, value: int) -> None:
    put_down(s, value)
    if s.rolling == 0:
        s.phase = DEAL_TARGETS


@rule
def target_dealt(s: DiceRun, target: int) -> None:
    s.undealt &= ~(1 << target)
    s.targets[s.turn] |= 1 << target
    s.dealt += 1
    s.turn = s.dealt // OWN_TARGETS % s.seats
    if s.dealt == OWN_TARGETS * s.seats:
        s.phase = DEAL_CARDS


@rule
def card_dealt(s: DiceRun, card: int) -> None:
    take_from_pile(s, s.turn, card)
    if s.held[s.turn] < HAND:
        return
    s.turn = (s.turn + 1) % s.seats
    if s.turn == 0:
        s.phase = DRAW_FIRST if s.quick_start else TAKE


@rule
def take(s: DiceRun, die: int) -> None:
    """D-R1: two dice each, in seat order, before anybody rolls."""
    s.taken[s.turn] |= die
    if how_many(s.taken[s.turn]) < 2:
        return
    if s.turn < s.seats - 1:
        s.turn += 1
    else:
        s.racing = (1 << s.seats) - 1
        _roll_own(s, 0)


@rule
def all_taken(s: DiceRun) -> int:
    taken = 0
    for seat in range(s.seats):
        taken |= s.taken[seat]
    return taken


@rule
def _roll_own(s: DiceRun, seat: int) -> None:
    s.turn = seat
    s.phase = FIRST_ROLL
    take_up(s, s.taken[seat])


@rule
def first_rolled(s: DiceRun, value: int) -> None:
    put_down(s, value)
    if s.rolling != 0:
        return
    following = _racer(s, s.turn + 1)
    if following < s.seats:
        _roll_own(s, following)
        return
    _drop_from_race(s)
    if how_many(s.racing) > 1:
        _roll_own(s, _racer(s, 0))
    else:
        start_race(s, _racer(s, 0))


@rule
def _racer(s: DiceRun, seat: int) -> int:
    """The first seat from here on that still rolls for the start."""
    while seat < s.seats and not s.racing >> seat & 1:
        seat += 1
    return seat


@rule
def _drop_from_race(s: DiceRun) -> None:
    """D-R1: only those with the highest sum roll again, each its own two dice."""
    most = 0
    for seat in range(s.seats):
        if s.racing >> seat & 1:
            most = max(most, sum_of(s, s.taken[seat]))
    for seat in range(s.seats):
        if sum_of(s, s.taken[seat]) < most:
            s.racing &= ~(1 << seat)


@rule
def start_race(s: DiceRun, seat: int) -> None:
    """The dice are back in the group with what they showed last."""
    for each in range(s.seats):
        s.taken[each] = 0
    s.racing = 0
    s.first = seat
    begin_turn(s, seat)
