"""Nothing is hidden in Targets but how each will flick in Golden Targets, until all have chosen."""

from __future__ import annotations

from godet.games.targets.box import GOLDEN, Targets
from godet.games.targets.measures import AIMS, OFFSETS, POWERS
from godet.kernel.game import EVERYONE, Cup, rule
from godet.kernel.luck import below


@rule
def secret(s: Targets, seat: int, _move: int) -> int:
    """T-A15: all flick at the same time."""
    return 1 << seat if s.stage == GOLDEN else EVERYONE


@rule
def conceal(s: Targets, seat: int) -> None:
    if s.stage == GOLDEN:
        for other in range(s.seats):
            if other != seat:
                for part in range(4):
                    s.hand[other, part] = 0


@rule
def imagine(s: Targets, seat: int, cup: Cup) -> None:
    """Any flick may have been chosen."""
    if s.stage == GOLDEN:
        for other in range(s.seats):
            if other != seat and s.ready[other]:
                s.hand[other, 0] = below(cup, AIMS)
                s.hand[other, 1] = below(cup, POWERS)
                s.hand[other, 2] = below(cup, OFFSETS)
                s.hand[other, 3] = below(cup, OFFSETS)
