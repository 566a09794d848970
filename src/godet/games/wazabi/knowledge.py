"""Who may know what in Wazabi, and what somebody who knows only that may imagine."""

from __future__ import annotations

from godet.games.wazabi.box import ALL2, CARDS, COPIES, KEEP, KEEP1, SKIP, Wazabi
from godet.games.wazabi.rules import KEEP_CARD
from godet.kernel.game import Cup, rule
from godet.kernel.luck import below


@rule
def secret(_s: Wazabi, seat: int, move: int) -> int:
    """Everything is done in the open but the choice of cards to keep (W-R11)."""
    if move < KEEP_CARD or move >= KEEP_CARD + CARDS:
        return -1
    return 1 << seat


@rule
def conceal(s: Wazabi, seat: int) -> None:
    """Others' hands, what they are keeping, what they know, and the pile's order and content."""
    for other in range(s.seats):
        if other != seat:
            for card in range(CARDS):
                s.hands[other, card] = 0
                s.kept[other, card] = 0
            for third in range(s.seats):
                s.known[other, third] = 0
    for card in range(CARDS):
        s.pile[card] = 0


@rule
def imagine(s: Wazabi, seat: int, cup: Cup) -> None:
    """Deal the unseen cards fairly, respecting the cards this seat is sure of."""
    for card in range(CARDS):
        s.pile[card] = COPIES[card] - _seen_copies(s, seat, card)
    for other in range(s.seats):
        if other != seat:
            _give_known(s, seat, other)
    for other in range(s.seats):
        if other != seat:
            _fill_hand(s, other, cup)
    if s.stage == KEEP:
        for other in range(s.seats):
            if other != seat:
                _imagine_kept(s, other, cup)


@rule
def _seen_copies(s: Wazabi, seat: int, card: int) -> int:
    seen = s.discard[card]
    if seat >= 0:
        seen += s.hands[seat, card]
    if card == SKIP:
        for other in range(s.seats):
            seen += s.skips[other]
    if s.card - 1 == card:
        seen += 1
    return seen


@rule
def _give_known(s: Wazabi, seat: int, other: int) -> None:
    if seat < 0:
        return
    for card in range(CARDS):
        if s.known[seat, other] >> card & 1:
            s.hands[other, card] += 1
            s.pile[card] -= 1


@rule
def _fill_hand(s: Wazabi, seat: int, cup: Cup) -> None:
    missing, unseen = s.held[seat], 0
    for card in range(CARDS):
        missing -= s.hands[seat, card]
        unseen += s.pile[card]
    while missing > 0:
        rest, card = below(cup, unseen), 0
        while rest >= s.pile[card]:
            rest -= s.pile[card]
            card += 1
        s.pile[card] -= 1
        s.hands[seat, card] += 1
        missing -= 1
        unseen -= 1


@rule
def _imagine_kept(s: Wazabi, seat: int, cup: Cup) -> None:
    """What a seat has already chosen to keep, as a fair pick from its imagined hand."""
    for chosen in range(_asked(s, seat) - s.keeping[seat]):
        rest, card = below(cup, s.held[seat] - chosen), 0
        while rest >= s.hands[seat, card] - s.kept[seat, card]:
            rest -= s.hands[seat, card] - s.kept[seat, card]
            card += 1
        s.kept[seat, card] += 1


@rule
def _asked(s: Wazabi, seat: int) -> int:
    """How many cards the card in play asks this seat to choose."""
    if s.card - 1 == KEEP1:
        return 1 if seat == s.victim else 0
    if s.card - 1 == ALL2 and seat != s.turn and s.place[seat] == 0 and s.held[seat] > 2:
        return 2
    return 0
