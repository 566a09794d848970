"""What must be true of DiceRun at every moment, whatever is played: the conformance suite asks."""

from __future__ import annotations

from godet.games.dicerun.box import (
    ALL_DICE,
    CARDS,
    CHOOSE,
    DECK,
    END,
    GAP,
    GAP_CARD,
    HAND,
    MOST_GAPS,
    OWN_TARGETS,
    PACKETS,
    PLAY,
    PRESETS,
    SLOTS,
    STAGES,
    TARGETS,
    VALUES,
    DiceRun,
)
from godet.games.dicerun.dice import how_many
from godet.kernel.log import Event


def audit(s: DiceRun, dice: int = ALL_DICE) -> None:
    """A scene may lay out fewer dice than the box holds."""
    _audit_road(s, dice)
    _audit_cards(s)
    _audit_targets(s)
    _audit_points(s)


def _audit_road(s: DiceRun, dice: int) -> None:
    """DT29: every die in one group and with one value; gap cards lie between groups (D-R10)."""
    road = [s.slots[at] for at in range(SLOTS) if s.slots[at]]
    assert [s.slots[at] for at in range(len(road))] == road, "nothing lies behind the end"
    groups = [slot for slot in road if slot != GAP_CARD]
    assert len(road) - len(groups) <= MOST_GAPS
    assert road[0] != GAP_CARD != road[-1]
    _audit_parts(groups, dice)
    _audit_parts([*(s.shows[value] for value in range(VALUES)), s.rolling], dice)


def _audit_parts(parts: list[int], whole: int) -> None:
    """These sets have nothing in common and are the whole together."""
    assert all(part >= 0 for part in parts)
    assert sum(parts) == whole
    assert sum(how_many(part) for part in parts) == how_many(whole)


def _audit_cards(s: DiceRun) -> None:
    """DT29: each kind of card is somewhere as often as the deck holds it."""
    seats = range(s.seats)
    for card in range(CARDS):
        held = sum(s.hands[seat, card] for seat in seats)
        face_down = sum(s.buried[seat, card] for seat in seats) + (s.marker_card - 1 == card)
        lying = _gaps(s) if card == GAP else 0
        there = s.pile[card] + s.used[card] + held + face_down + lying
        assert there == PRESETS[s.deck][card]
    assert sum(PRESETS[s.deck]) == DECK
    assert (s.marker >= 0) == (s.marker_card > 0)
    for seat in seats:
        assert s.held[seat] == sum(s.hands[seat, card] for card in range(CARDS)) <= HAND
        assert s.hidden[seat] == sum(s.buried[seat, card] for card in range(CARDS))
        assert s.held[seat] == HAND or s.phase != PLAY
    assert s.drawn <= max(_sizes(s))


def _gaps(s: DiceRun) -> int:
    return sum(s.slots[at] == GAP_CARD for at in range(SLOTS))


def _sizes(s: DiceRun) -> list[int]:
    return [s.sizes[packet] for packet in range(PACKETS)]


def _audit_targets(s: DiceRun) -> None:
    """Every target is with one seat, spent, or with nobody."""
    spent = [1 << s.spent[seat, leg] - 1 for seat in range(s.seats) for leg in range(s.leg)]
    _audit_parts(
        [*(s.targets[seat] for seat in range(s.seats)), *spent, s.undealt], (1 << TARGETS) - 1
    )
    for seat in range(s.seats):
        for mine in (s.played[seat], s.chosen[seat]):
            assert mine == 0 or s.targets[seat] >> (mine - 1) & 1
        assert s.chosen[seat] == 0 or s.phase == CHOOSE
        if s.dealt == OWN_TARGETS * s.seats:
            assert how_many(s.targets[seat]) == OWN_TARGETS - s.leg


def _audit_points(s: DiceRun) -> None:
    """D-R21: what the stages scored so far have brought, to all together."""
    first = (3, 3, 3, 3) if s.flat else (3, 4, 5, 6)
    behind = 3 if s.seats > 2 else 2
    total = sum(first[leg] + behind for leg in range(s.leg))
    assert sum(s.points[seat] for seat in range(s.seats)) == total
    assert (s.phase == END) == (s.leg == STAGES)


def audit_step(before: DiceRun, _event: Event, after: DiceRun) -> None:
    """D-R15, D-R23: a turn passes to the next seat; the fifth packet is never used up (DT27)."""
    if after.turns > before.turns > 0:
        assert after.turn == (before.turn + 1) % before.seats
    assert sum(size > 0 for size in _sizes(after)) == PACKETS - _stages_shown(after)


def _stages_shown(s: DiceRun) -> int:
    return s.leg + (s.phase == CHOOSE)


def reveals(before: DiceRun, after: DiceRun) -> bool:
    """Does this step lay hidden choices open? (D-R19: when the last has chosen a target.)"""
    return after.leg > before.leg
