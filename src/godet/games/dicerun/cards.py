"""Movement cards: in hands, in the pile, on the discard, and face down as the re-roll marker."""

from __future__ import annotations

from godet.games.dicerun.box import CARDS, DECK, HAND, PACKETS, PRESETS, DiceRun
from godet.kernel.game import rule


@rule
def lay_out_pile(s: DiceRun) -> None:
    for card in range(CARDS):
        s.pile[card] = PRESETS[s.deck][card]


@rule
def build_packets(s: DiceRun) -> None:
    """D-R2: a fifth of the cards each, two fewer to two more; what is over goes to the largest."""
    left = DECK - HAND * s.seats
    for packet in range(PACKETS):
        s.sizes[packet] = left // PACKETS - 2 + packet
        if packet >= PACKETS - left % PACKETS:
            s.sizes[packet] += 1


@rule
def take_from_pile(s: DiceRun, seat: int, card: int) -> None:
    s.pile[card] -= 1
    s.hands[seat, card] += 1
    s.held[seat] += 1


@rule
def out_of_hand(s: DiceRun, seat: int, card: int) -> None:
    s.hands[seat, card] -= 1
    s.held[seat] -= 1


@rule
def lay_face_down(s: DiceRun, seat: int, card: int) -> None:
    """D-R14: the card becomes the marker; the one that lay there is discarded unseen."""
    if s.marker >= 0:
        s.buried[s.marker, s.marker_card - 1] += 1
        s.hidden[s.marker] += 1
    out_of_hand(s, seat, card)
    s.marker = seat
    s.marker_card = card + 1
