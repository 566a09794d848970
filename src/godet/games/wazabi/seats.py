"""Who sits where: neighbours, partners, who still plays."""

from __future__ import annotations

from godet.games.wazabi.box import Wazabi
from godet.kernel.game import rule


@rule
def in_play(s: Wazabi, seat: int) -> bool:
    """A seat that exists and has not finished (W-R16)."""
    return 0 <= seat < s.seats and s.place[seat] == 0


@rule
def players_left(s: Wazabi) -> int:
    left = 0
    for seat in range(s.seats):
        if s.place[seat] == 0:
            left += 1
    return left


@rule
def next_in_play(s: Wazabi, seat: int, step: int) -> int:
    """The nearest seat still playing, in steps of +1 or -1."""
    seat = (seat + step + s.seats) % s.seats
    while s.place[seat] != 0:
        seat = (seat + step + s.seats) % s.seats
    return seat


@rule
def partner_of(s: Wazabi, seat: int) -> int:
    """The seat opposite (W-R19), or -1 where everybody plays alone."""
    if not s.teams:
        return -1
    return (seat + s.seats // 2) % s.seats


@rule
def somebody_else_has(s: Wazabi, seat: int, cards: int) -> bool:
    """Does another seat in play hold at least so many cards?"""
    for other in range(s.seats):
        if other != seat and s.place[other] == 0 and s.held[other] >= cards:
            return True
    return False


@rule
def may_draw_from(s: Wazabi, seat: int, whom: int) -> bool:
    """W-R5 and W-R21: an opponent in play with a card; a partner only by option."""
    if whom == seat or not in_play(s, whom) or s.held[whom] == 0:
        return False
    return s.draw_from_partner == 1 or whom != partner_of(s, seat)


@rule
def somebody_to_draw_from(s: Wazabi, seat: int) -> bool:
    for whom in range(s.seats):  # noqa: SIM110 - compiled rules know no any()
        if may_draw_from(s, seat, whom):
            return True
    return False
