"""What a seat may do in Wazabi, and why not. `legal` lists exactly what `refuse` lets pass."""

from __future__ import annotations

from godet.games.wazabi.box import (
    ALLOWED,
    CARD_NOT_IN_HAND,
    CARDS,
    COST,
    DIE,
    DRAW_FROM,
    FINISHED_SEAT,
    GIVE,
    GIVE1,
    KEEP,
    KEEP1,
    NO_CARDS_THERE,
    NO_SUCH_PLACE,
    NO_SUCH_SEAT,
    NOT_NOW,
    ONE_CARD_ONLY,
    OTHERS_HAVE_CARDS,
    PARTNER_CARDS,
    PICK,
    PLAY,
    REMOVE1,
    SAME_SWAP,
    SKIP,
    STEAL,
    SWAP,
    TOO_FEW_W,
    TWO_DICE_FACES,
    YOURSELF,
    W,
    Wazabi,
)
from godet.games.wazabi.rules import (
    DRAW_FROM_SEAT,
    GIVE_DIE,
    KEEP_CARD,
    PASS,
    PICK_PLACE,
    PLAY_ALL2,
    PLAY_DRAW3,
    PLAY_GIVE1,
    PLAY_KEEP1,
    PLAY_REMOVE1,
    PLAY_REMOVE2,
    PLAY_REPLAY,
    PLAY_SKIP,
    PLAY_STEAL,
    PLAY_SWAP,
    STEAL_PILE,
    card_of,
)
from godet.games.wazabi.seats import in_play, may_draw_from, players_left, somebody_else_has
from godet.kernel.game import rule
from godet.kernel.record import Cells

FIRST_MOVE = (
    PLAY_REMOVE1,
    PLAY_SWAP,
    PLAY_REMOVE2,
    PLAY_GIVE1,
    PLAY_STEAL,
    PLAY_KEEP1,
    PLAY_DRAW3,
    PLAY_ALL2,
    PLAY_SKIP,
    PLAY_REPLAY,
)
"""The first move of each card, in the order of the cards."""


@rule
def legal(s: Wazabi, seat: int, out: Cells) -> int:
    if s.stage == PLAY:
        return _playable(s, seat, out)
    if s.stage == GIVE:
        return _opponents(s, seat, GIVE_DIE, 0, out, 0)
    if s.stage == KEEP:
        return _keepable(s, seat, out)
    count = 0
    if s.stage == PICK:
        for place in range(s.held[s.victim]):
            out[count] = PICK_PLACE + place
            count += 1
    elif s.stage == DRAW_FROM:
        for whom in range(s.seats):
            if may_draw_from(s, seat, whom):
                out[count] = DRAW_FROM_SEAT + whom
                count += 1
    return count


@rule
def _opponents(  # noqa: PLR0913, PLR0917 - compiled rules know neither keywords nor objects
    s: Wazabi, seat: int, first: int, cards: int, out: Cells, count: int
) -> int:
    """A move for each other seat in play that holds at least so many cards."""
    for to in range(s.seats):
        if to != seat and s.place[to] == 0 and s.held[to] >= cards:
            out[count] = first + to
            count += 1
    return count


@rule
def _keepable(s: Wazabi, seat: int, out: Cells) -> int:
    count = 0
    for card in range(CARDS):
        if s.hands[seat, card] > s.kept[seat, card]:
            out[count] = KEEP_CARD + card
            count += 1
    return count


@rule
def _playable(s: Wazabi, seat: int, out: Cells) -> int:
    out[0] = PASS
    count = 1
    for card in range(CARDS):
        if s.hands[seat, card] > 0 and _card_refusal(s, seat, card) == ALLOWED:
            count = _ways_to_play(s, seat, card, out, count)
    return count


@rule
def _ways_to_play(s: Wazabi, seat: int, card: int, out: Cells, count: int) -> int:
    first = FIRST_MOVE[card]
    if card in (GIVE1, SKIP):
        return _opponents(s, seat, first, 0, out, count)
    if card == KEEP1:
        return _opponents(s, seat, first, 2, out, count)
    if card == STEAL and somebody_else_has(s, seat, 1):
        return _opponents(s, seat, first, 1, out, count)
    out[count] = STEAL_PILE if card == STEAL else first
    count += 1
    if card == SWAP and players_left(s) > 2:
        out[count] = first + 1
        count += 1
    return count


@rule
def _card_refusal(s: Wazabi, seat: int, card: int) -> int:
    """Is this card out of reach whoever it aims at? (W-A5, W-A7)"""
    if s.hands[seat, card] == 0:
        return CARD_NOT_IN_HAND
    if COST[card] > s.roll[W]:
        return TOO_FEW_W
    if card == REMOVE1 and s.roll[DIE] >= 2:
        return TWO_DICE_FACES
    return ALLOWED


@rule
def refuse(s: Wazabi, seat: int, move: int) -> int:
    """The reason against a move of a seat that may speak, or ALLOWED."""
    if move >= PASS:
        return _refuse_card(s, seat, move) if s.stage == PLAY else NOT_NOW
    if move >= KEEP_CARD:
        if s.stage != KEEP:
            return NOT_NOW
        card = move - KEEP_CARD
        return ALLOWED if s.hands[seat, card] > s.kept[seat, card] else CARD_NOT_IN_HAND
    if move >= PICK_PLACE:
        if s.stage != PICK:
            return NOT_NOW
        return ALLOWED if move - PICK_PLACE < s.held[s.victim] else NO_SUCH_PLACE
    if move >= DRAW_FROM_SEAT:
        return _refuse_draw_from(s, seat, move - DRAW_FROM_SEAT)
    return _refuse_seat(s, seat, move - GIVE_DIE) if s.stage == GIVE else NOT_NOW


@rule
def _refuse_draw_from(s: Wazabi, seat: int, whom: int) -> int:
    if s.stage != DRAW_FROM:
        return NOT_NOW
    reason = _refuse_seat(s, seat, whom)
    if reason != ALLOWED:
        return reason
    if s.held[whom] == 0:
        return NO_CARDS_THERE
    return ALLOWED if may_draw_from(s, seat, whom) else PARTNER_CARDS


@rule
def _refuse_seat(s: Wazabi, seat: int, to: int) -> int:
    """W-R9: "a player of your choice" is another one, still in the game."""
    if to >= s.seats:
        return NO_SUCH_SEAT
    if to == seat:
        return YOURSELF
    return ALLOWED if in_play(s, to) else FINISHED_SEAT


@rule
def _refuse_card(s: Wazabi, seat: int, move: int) -> int:
    if move == PASS:
        return ALLOWED
    card = card_of(move)
    reason = _card_refusal(s, seat, card)
    if reason != ALLOWED:
        return reason
    if move == STEAL_PILE:
        return OTHERS_HAVE_CARDS if somebody_else_has(s, seat, 1) else ALLOWED
    if move == PLAY_SWAP + 1 and players_left(s) == 2:
        return SAME_SWAP
    if card in (GIVE1, SKIP, KEEP1, STEAL):
        return _refuse_target(s, seat, card, move - FIRST_MOVE[card])
    return ALLOWED


@rule
def _refuse_target(s: Wazabi, seat: int, card: int, to: int) -> int:
    reason = _refuse_seat(s, seat, to)
    if reason != ALLOWED:
        return reason
    if card == KEEP1 and s.held[to] < 2:
        return ONE_CARD_ONLY
    if card == STEAL and s.held[to] == 0:
        return NO_CARDS_THERE
    return ALLOWED
