"""What a bot may know of Wazabi beyond its rules: how good a move looks, and who is ahead."""

from __future__ import annotations

from math import exp

from godet.games.wazabi.box import (
    GIVE,
    GIVE1,
    KEEP,
    KEEP1,
    PICK,
    PLAY,
    REMOVE1,
    REMOVE2,
    SKIP,
    SWAP,
    Wazabi,
)
from godet.games.wazabi.judge import FIRST_MOVE
from godet.games.wazabi.rules import DRAW_FROM_SEAT, GIVE_DIE, KEEP_CARD, PASS, PLAY_SWAP, card_of
from godet.games.wazabi.seats import next_in_play, partner_of
from godet.kernel.game import rule

PRIZE = (60, 45, 50, 35, 12, 8, 14, 10, 16, 22)
"""How precious each card is in a hand, in the order of the cards."""

_LIKE_NOTHING = 1


@rule
def weigh(s: Wazabi, seat: int, move: int) -> int:
    """Fewer dice are better; cards that take dice away are worth keeping for when they can."""
    if s.stage == PLAY:
        return _LIKE_NOTHING if move == PASS else _card(s, seat, move)
    if s.stage == GIVE:
        return _threat(s, seat, move - GIVE_DIE)
    if s.stage == KEEP:
        return PRIZE[move - KEEP_CARD]
    if s.stage == PICK:
        return _LIKE_NOTHING
    return s.held[move - DRAW_FROM_SEAT]


@rule
def _threat(s: Wazabi, seat: int, other: int) -> int:
    """How much this seat wants to burden that one: the fewer dice it has, the more."""
    if other == partner_of(s, seat):
        return _LIKE_NOTHING
    return 1 + 60 // (s.dice[other] * s.dice[other] + 1)


@rule
def _card(s: Wazabi, seat: int, move: int) -> int:
    card = card_of(move)
    if card == REMOVE1 or card == REMOVE2:
        return 300 * (card + 1) if s.dice[seat] > 1 else 100_000
    if card == SWAP:
        return _swap(s, seat, 1 if move == PLAY_SWAP else -1)
    if card == GIVE1:
        return 10 * _threat(s, seat, move - FIRST_MOVE[GIVE1])
    if card == SKIP or card == KEEP1:
        return 2 * _threat(s, seat, move - FIRST_MOVE[card])
    return PRIZE[card]


@rule
def _swap(s: Wazabi, seat: int, step: int) -> int:
    """This seat gets the dice of the neighbour behind."""
    gain = s.dice[seat] - s.dice[next_in_play(s, seat, -step)]
    return 300 * gain if gain > 0 else _LIKE_NOTHING


@rule
def estimate(s: Wazabi, seat: int) -> int:
    """How a single game stands: everybody's hopes against each other."""
    if s.games > 1 or s.to_the_last == 1:
        return -1
    total, own = 0.0, 0.0
    partner = partner_of(s, seat)
    for each in range(s.seats):
        hope = exp(_hopes(s, each))
        total += hope
        if each == seat or each == partner:
            own += hope
    if partner >= 0:
        low, high = 0.5, s.seats - 1.5
    else:
        low, high = (s.seats - 2) / 2, s.seats - 1.0
    return int(1_000_000 * (low + (high - low) * own / total) / (s.seats - 1))


@rule
def _hopes(s: Wazabi, seat: int) -> float:
    dice, hand = s.dice[seat], s.hands[seat, REMOVE1]
    hope = DICE[min(dice, 12)] - 0.39 * s.skips[seat] + 0.05 * min(s.held[seat], 8)
    hope += 0.18 * min(hand, 3)
    if s.hands[seat, 9] > 0:
        hope += 0.2
    if hand > 0 and dice == 1:
        hope += 0.75
    if hand > 0 and dice == 2:
        hope += 0.31
    if seat == s.turn and (s.stage == GIVE or s.stage == PLAY):
        left = dice - (s.to_give if s.stage == GIVE else 0)
        if left == 0:
            hope += 5.6
        if left == 1:
            hope += 0.26
        if hand > 0 and s.roll[0] >= 1 and s.roll[2] < 2:
            hope += 5.2 if left == 1 else -0.19
    elif seat == (s.turn + s.direction + s.seats) % s.seats:
        hope += 0.1
        if dice == 1:
            hope += 0.15
    return hope


DICE = (0.0, 0.16, -0.1, -0.13, -0.17, -0.2, -0.22, -0.3, -0.2, -0.1, 0.0, 0.0, 0.0)
