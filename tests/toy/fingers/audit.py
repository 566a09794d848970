"""What must be true of the toy of fingers."""

from __future__ import annotations

from tests.toy.fingers.game import TOSS, Fingers


def audit(s: Fingers) -> None:
    for seat in range(s.seats):
        assert s.shown[seat] or s.fingers[seat] == 0
        assert s.stage != TOSS or seat < s.turn or s.coins[seat] == 0


def reveals(before: Fingers, after: Fingers) -> bool:
    return before.rounds != after.rounds
