"""What dice and cards may do in Wazabi, who sees it, and what follows."""

from __future__ import annotations

from godet.games.wazabi.box import (
    BLIND,
    CARD,
    CARDS,
    DEAL,
    DIE,
    DRAW,
    FACES,
    HAND,
    ROLL,
    SIDES,
    START,
    STEAL,
    W,
    Wazabi,
)
from godet.games.wazabi.cards import take_from_hand, take_from_pile
from godet.games.wazabi.turn import begin_turn, clear_roll, go_on
from godet.kernel.game import rule
from godet.kernel.record import Cells


@rule
def odds(s: Wazabi, out: Cells) -> int:
    """A die shows W, card or die; a card comes from the pile or from a hand."""
    if s.stage == ROLL or s.stage == START:
        for face in range(FACES):
            out[face] = SIDES[face]
        return FACES
    for card in range(CARDS):
        out[card] = s.hands[s.victim, card] if s.stage == BLIND else s.pile[card]
    return CARDS


@rule
def eyes(s: Wazabi) -> int:
    """Dice roll in the open; a card is seen by its new owner and, if stolen, its old one."""
    if s.stage == ROLL or s.stage == START:
        return -1
    if s.stage == BLIND:
        return (1 << s.turn) | (1 << s.victim)
    return 1 << s.turn


@rule
def fall(s: Wazabi, outcome: int) -> None:
    if s.stage == ROLL:
        _rolled(s, outcome)
    elif s.stage == DRAW:
        take_from_pile(s, s.turn, outcome)
        s.to_draw -= 1
        go_on(s)
    elif s.stage == DEAL:
        _dealt(s, outcome)
    elif s.stage == START:
        _start_rolled(s, outcome)
    else:
        _blind_taken(s, outcome)


@rule
def _dealt(s: Wazabi, card: int) -> None:
    take_from_pile(s, s.turn, card)
    if s.held[s.turn] < HAND:
        return
    if s.turn < s.seats - 1:
        s.turn += 1
        return
    for racer in range(s.seats):
        s.start_w[racer] = 0
    _start_roll(s, 0)


@rule
def _start_rolled(s: Wazabi, face: int) -> None:
    s.roll[face] += 1
    s.to_roll -= 1
    if s.to_roll > 0:
        return
    s.start_w[s.turn] = s.roll[W]
    following = _racer(s, s.turn + 1)
    if following < s.seats:
        _start_roll(s, following)
    elif _drop_from_race(s) > 1:
        _start_roll(s, _racer(s, 0))
    else:
        begin_turn(s, _racer(s, 0))


@rule
def _start_roll(s: Wazabi, seat: int) -> None:
    """W-A3: each in turn rolls all its dice to find who begins."""
    s.turn = seat
    clear_roll(s)
    s.to_roll = s.dice[seat]
    s.stage = START


@rule
def _racer(s: Wazabi, seat: int) -> int:
    """The first seat from here on that is still in the race to begin."""
    while seat < s.seats and s.start_w[seat] < 0:
        seat += 1
    return seat


@rule
def _drop_from_race(s: Wazabi) -> int:
    """W-R2: only those with most W stay in the race; how many they are."""
    most, leaders = -1, 0
    for seat in range(s.seats):
        most = max(most, s.start_w[seat])
    for seat in range(s.seats):
        if s.start_w[seat] < most:
            s.start_w[seat] = -1
        else:
            leaders += 1
    return leaders


@rule
def _rolled(s: Wazabi, face: int) -> None:
    s.roll[face] += 1
    s.to_roll -= 1
    if s.to_roll == 0:
        s.to_draw = s.roll[CARD]
        s.to_give = s.roll[DIE]
        go_on(s)


@rule
def _blind_taken(s: Wazabi, card: int) -> None:
    take_from_hand(s, s.turn, s.victim, card)
    if s.card - 1 != STEAL:
        s.to_draw -= 1
    go_on(s)
