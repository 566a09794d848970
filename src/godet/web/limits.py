"""Rates and counts: how often somebody did something lately, and how many are here at once."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Clock = Callable[[], float]


class Rate:
    """So many events in so many seconds, as a bucket that refills evenly."""

    def __init__(self, most: int, seconds: float, clock: Clock = time.monotonic) -> None:
        self._most = most
        self._per_second = most / seconds
        self._clock = clock
        self._left = float(most)
        self._at = clock()

    def allows(self) -> bool:
        """Count one event; False if it is one too many."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Rates:
    """A rate for each key, of which the longest unused are forgotten beyond a bound."""

    def __init__(
        self, most: int, seconds: float, clock: Clock = time.monotonic, keys: int = 10_000
    ) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._keys = keys
        self._rates: OrderedDict[str, Rate] = OrderedDict()

    def allows(self, key: str) -> bool:
        rate = self._rates.pop(key, None) or self._new()
        self._rates[key] = rate
        if len(self._rates) > self._keys:
            self._rates.popitem(last=False)
        return rate.allows()

    def _new(self) -> Rate:
        return Rate(self._most, self._seconds, self._clock)


class Heads:
    """How many are here at once, by key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    @contextmanager
    def one_more(self, key: str) -> Iterator[bool]:
        """Whether there was room; if so it is taken until the block ends."""
        room = self._here[key] < self._most
        self._here[key] += room
        try:
            yield room
        finally:
            self._here[key] -= room
            if not self._here[key]:
                del self._here[key]
