"""Where cards go: into hands, out of hands, and who comes to know about it."""

from __future__ import annotations

from godet.games.wazabi.box import CARDS, COPIES, DECK, SKIP, Wazabi
from godet.kernel.game import rule


@rule
def shuffle_whole_deck(s: Wazabi) -> None:
    for card in range(CARDS):
        s.pile[card] = COPIES[card]
        s.discard[card] = 0
    s.pile_size = DECK
    for seat in range(s.seats):
        s.held[seat] = 0
        s.skips[seat] = 0
        for card in range(CARDS):
            s.hands[seat, card] = 0
        for other in range(s.seats):
            s.known[seat, other] = 0


@rule
def reshuffle_if_empty(s: Wazabi) -> None:
    """W-R5, W-R20: only when a card is needed and the pile has none."""
    if s.pile_size > 0:
        return
    for card in range(CARDS):
        s.pile[card] = s.discard[card]
        s.pile_size += s.discard[card]
        s.discard[card] = 0


@rule
def take_from_pile(s: Wazabi, seat: int, card: int) -> None:
    s.pile[card] -= 1
    s.pile_size -= 1
    s.hands[seat, card] += 1
    s.held[seat] += 1


@rule
def take_from_hand(s: Wazabi, thief: int, victim: int, card: int) -> None:
    """A blind card changes hands; both know which (W-R13), the others lose track."""
    s.hands[victim, card] -= 1
    s.held[victim] -= 1
    s.hands[thief, card] += 1
    s.held[thief] += 1
    for other in range(s.seats):
        if other == thief:
            s.known[other, victim] &= ~(1 << card)
        else:
            s.known[other, victim] = 0
    s.known[victim, thief] |= 1 << card


@rule
def out_of_hand(s: Wazabi, seat: int, card: int) -> None:
    """A card leaves a hand in the open; whether another of its kind stays is not known."""
    s.hands[seat, card] -= 1
    s.held[seat] -= 1
    for other in range(s.seats):
        s.known[other, seat] &= ~(1 << card)


@rule
def lay_down(s: Wazabi) -> None:
    """W-R6: the card in play goes to the discard once its effect is done."""
    if s.card > 0:
        s.discard[s.card - 1] += 1
        s.card = 0


@rule
def drop_everything(s: Wazabi, seat: int) -> None:
    """W-R16: a finished player's hand and the SKIP cards before him go to the discard."""
    for card in range(CARDS):
        while s.hands[seat, card] > 0:
            out_of_hand(s, seat, card)
            s.discard[card] += 1
    s.discard[SKIP] += s.skips[seat]
    s.skips[seat] = 0
