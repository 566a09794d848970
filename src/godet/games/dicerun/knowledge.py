"""Who may know what in DiceRun, and what somebody who knows only that may imagine."""

from __future__ import annotations

from godet.games.dicerun.box import (
    CARDS,
    CHOOSE,
    CHOSEN_UNSEEN,
    GAP,
    GAP_CARD,
    OWN_TARGETS,
    PRESETS,
    SLOTS,
    TARGETS,
    DiceRun,
)
from godet.games.dicerun.dice import how_many
from godet.games.dicerun.rules import CHOOSE_TARGET, REROLL, REROLL_WHICH
from godet.kernel.game import Cup, rule
from godet.kernel.luck import below


@rule
def secret(_s: DiceRun, seat: int, move: int) -> int:
    """All is done in the open but a card laid face down (D-R14) and a chosen target (D-R19)."""
    if REROLL <= move < REROLL_WHICH or move >= CHOOSE_TARGET:
        return 1 << seat
    return -1


# -- what is taken out ----------------------------------------------------------


@rule
def conceal(s: DiceRun, seat: int) -> None:
    """Others' hands, face-down cards and targets; the pile, and the targets nobody has."""
    for other in range(s.seats):
        if other != seat:
            _conceal_cards(s, other)
            _conceal_targets(s, other)
    if s.marker != seat:
        s.marker_card = 0
    for card in range(CARDS):
        s.pile[card] = 0
    s.undealt = 0


@rule
def _conceal_cards(s: DiceRun, seat: int) -> None:
    for card in range(CARDS):
        s.hands[seat, card] = 0
        s.buried[seat, card] = 0


@rule
def _conceal_targets(s: DiceRun, seat: int) -> None:
    """All but the target this seat has played: that one everybody has seen (D-R12)."""
    s.targets[seat] = _shown(s, seat)
    if s.chosen[seat] != 0 and s.played[seat] == 0:
        s.chosen[seat] = CHOSEN_UNSEEN


@rule
def _shown(s: DiceRun, seat: int) -> int:
    return 1 << (s.played[seat] - 1) if s.played[seat] > 0 else 0


# -- what may be there instead --------------------------------------------------


@rule
def imagine(s: DiceRun, seat: int, cup: Cup) -> None:
    """Deal the unseen cards and targets fairly, and let those choose who have chosen."""
    _imagine_cards(s, seat, cup)
    _imagine_targets(s, seat, cup)
    if s.phase == CHOOSE:
        for other in range(s.seats):
            if s.chosen[other] == CHOSEN_UNSEEN:
                pick = below(cup, how_many(s.targets[other]))
                s.chosen[other] = _member(s.targets[other], pick) + 1


@rule
def _imagine_cards(s: DiceRun, seat: int, cup: Cup) -> None:
    unseen = 0
    for card in range(CARDS):
        s.pile[card] = PRESETS[s.deck][card] - _seen_copies(s, seat, card)
        unseen += s.pile[card]
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.held[other]):
                s.hands[other, _unseen_card(s, unseen, cup)] += 1
                unseen -= 1
            for _ in range(s.hidden[other]):
                s.buried[other, _unseen_card(s, unseen, cup)] += 1
                unseen -= 1
    if s.marker >= 0 and s.marker != seat:
        s.marker_card = _unseen_card(s, unseen, cup) + 1


@rule
def _seen_copies(s: DiceRun, seat: int, card: int) -> int:
    seen = s.used[card]
    if seat >= 0:
        seen += s.hands[seat, card] + s.buried[seat, card]
        if s.marker == seat and s.marker_card - 1 == card:
            seen += 1
    if card == GAP:
        for at in range(SLOTS):
            if s.slots[at] == GAP_CARD:
                seen += 1
    return seen


@rule
def _unseen_card(s: DiceRun, unseen: int, cup: Cup) -> int:
    """One of the cards that lie in the pile for now, each as likely; it leaves the pile."""
    rest, card = below(cup, unseen), 0
    while rest >= s.pile[card]:
        rest -= s.pile[card]
        card += 1
    s.pile[card] -= 1
    return card


@rule
def _imagine_targets(s: DiceRun, seat: int, cup: Cup) -> None:
    s.undealt = (1 << TARGETS) - 1
    for other in range(s.seats):
        s.undealt &= ~s.targets[other]
        for leg in range(s.leg):
            s.undealt &= ~(1 << (s.spent[other, leg] - 1))
    for other in range(s.seats):
        if other != seat:
            for _ in range(unspent(s, other) - how_many(s.targets[other])):
                target = 1 << _member(s.undealt, below(cup, how_many(s.undealt)))
                s.targets[other] |= target
                s.undealt &= ~target


@rule
def unspent(s: DiceRun, seat: int) -> int:
    """How many targets a seat holds: those it was dealt, less one for each stage scored."""
    return min(OWN_TARGETS, max(0, s.dealt - OWN_TARGETS * seat)) - s.leg


@rule
def _member(targets: int, rank: int) -> int:
    """The target with this rank in a set."""
    target = 0
    while True:
        if targets >> target & 1:
            if rank == 0:
                return target
            rank -= 1
        target += 1
