"""What must be true of Wazabi at every moment, whatever is played: the conformance suite asks."""

from __future__ import annotations

from godet.games.wazabi.box import (
    CARDS,
    COPIES,
    DECK,
    END,
    GIVE,
    KEEP,
    PLAY,
    REMOVE1,
    SKIP,
    Wazabi,
)
from godet.games.wazabi.rules import GIVE_DIE, PLAY_REMOVE1
from godet.kernel.log import Event, Played


def audit(s: Wazabi) -> None:
    """WT21: no card and no die is ever lost or made."""
    seats, kinds = range(s.seats), range(CARDS)
    for card in kinds:
        held = sum(s.hands[seat, card] for seat in seats)
        before_seats = sum(s.skips[seat] for seat in seats) if card == SKIP else 0
        in_play = s.card - 1 == card
        assert s.pile[card] + s.discard[card] + held + before_seats + in_play == COPIES[card]
    assert s.pile_size == sum(s.pile[card] for card in kinds)
    assert sum(COPIES) == DECK
    assert sum(s.dice[seat] for seat in seats) + s.removed == s.start_dice * s.seats
    for seat in seats:
        assert s.held[seat] == sum(s.hands[seat, card] for card in kinds)
        assert s.dice[seat] >= 0
        assert all(s.kept[seat, card] <= s.hands[seat, card] for card in kinds)
        assert s.stage == KEEP or s.keeping[seat] == 0
        _audit_knowledge(s, seat)


def _audit_knowledge(s: Wazabi, seat: int) -> None:
    """What a seat is sure of is true."""
    for other in range(s.seats):
        for card in range(CARDS):
            if other != seat and s.known[seat, other] >> card & 1:
                assert s.hands[other, card] > 0


def audit_step(before: Wazabi, event: Event, after: Wazabi) -> None:
    """W-R3 and what follows from it: who wins, wins in his own turn, by one of two ways."""
    if not _won(before, after):
        return
    assert isinstance(event, Played)
    assert event.move is not None
    assert event.seat == before.turn
    if before.stage == GIVE:
        assert before.dice[before.turn] == 1
        assert event.move - GIVE_DIE < before.seats
    else:
        assert before.stage == PLAY
        assert event.move == PLAY_REMOVE1
        assert before.dice[before.turn] == 1
        assert before.hands[before.turn, REMOVE1] > 0


def _won(before: Wazabi, after: Wazabi) -> bool:
    finished = any(after.place[at] and not before.place[at] for at in range(after.seats))
    scored = any(after.score[at] > before.score[at] for at in range(after.seats))
    return finished or scored or (after.stage == END and after.winner >= 0 > before.winner)


def reveals(before: Wazabi, after: Wazabi) -> bool:
    """Does this step lay hidden choices open? (W-R11: when the last has chosen what to keep.)"""
    return before.stage == KEEP and after.stage != KEEP
