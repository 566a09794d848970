"""How long things take at the tables; bots are no quicker than people."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

_SLOWNESS = {"strong": 1.2, "fair": 1.7}
_SLOWEST = 2.4
_UNEVEN = 0.25
"""Reactions differ by so much to either side."""
_AIMING = 4.0


@dataclass(frozen=True)
class Pace:
    """In seconds."""

    bot: float = 0.9
    """A bot's move, whatever it thinks."""
    rest: float = 5.0
    """Until a bot that failed is asked again."""
    window: float = 6.0
    """What a person has to speak once a film has ended, where a window closes."""
    courtesy: float = 0.25
    """For slower lines, where several may want to be first."""

    def reaction(self, level: str, seed: int) -> float:
        """How soon a bot speaks up where others may be first: no sooner than people can."""
        share = Random(seed).uniform(1 - _UNEVEN, 1 + _UNEVEN)
        return self.bot * _SLOWNESS.get(level, _SLOWEST) * share

    @property
    def gesture(self) -> float:
        """How long a bot holds back a gesture that would cut short what others may still say."""
        return self.bot * _AIMING


AT_LEISURE = Pace()
