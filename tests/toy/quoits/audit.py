"""What must be true of the toy of quoits, and where its rings may come to rest."""

from __future__ import annotations

import random

from tests.toy.quoits.game import FAR, Quoits


def audit(s: Quoits) -> None:
    assert 0 <= s.aim < 360
    assert 0 <= s.force < 100
    assert all(0 <= s.best[seat] <= FAR for seat in range(s.seats))


def facts(s: Quoits, rng: random.Random) -> tuple[int, ...]:
    return (rng.randint(0, 10 * s.force + 10), rng.randint(-500, 500), rng.randint(-500, 500))
