"""Two sources of chance: a fast one for a million games, a committed one that anyone can check."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from godet.kernel.game import Cup, rule
from godet.kernel.record import Cells

_WORD = 0xFFFFFFFF


@rule
def next_word(cup: Cup) -> int:
    """The next 32 random bits (sfc32); masks make plain and compiled runs agree."""
    word = (cup[0] + cup[1] + cup[3]) & _WORD
    cup[3] = (cup[3] + 1) & _WORD
    cup[0] = cup[1] ^ (cup[1] >> 9)
    cup[1] = (cup[2] + (cup[2] << 3)) & _WORD
    cup[2] = (((cup[2] << 21) | (cup[2] >> 11)) + word) & _WORD
    return word


@rule
def below(cup: Cup, bound: int) -> int:
    """A fair whole number from 0 to bound - 1, for bounds under two thousand million."""
    product = next_word(cup) * bound
    if (product & _WORD) < bound:
        floor = (_WORD + 1 - bound) % bound
        while (product & _WORD) < floor:
            product = next_word(cup) * bound
    return product >> 32


@rule
def pick(cup: Cup, weights: Cells, count: int) -> int:
    """An index drawn with these whole-number weights."""
    total = 0
    for at in range(count):
        total += weights[at]
    rest = below(cup, total)
    picked, reach = 0, 0
    for at in range(count - 1):
        reach += weights[at]
        if rest >= reach:  # never left early: compiled, this is faster than a guessed branch
            picked += 1
    return picked


@rule
def stir(cup: Cup, seed: int, stream: int) -> None:
    """Fill a cup from a seed and a stream number, and mix."""
    cup[0] = seed & _WORD
    cup[1] = (seed >> 32) & _WORD
    cup[2] = stream & _WORD
    cup[3] = 1
    for _ in range(12):
        next_word(cup)


class KeyedCup:
    """Chance that was committed to before anybody knew the key.

    Draw number *n* is the first value under the largest multiple of the total among
    HMAC-SHA-256(key, "n:0"), HMAC-SHA-256(key, "n:1"), … (their first 8 bytes), taken modulo
    the total, where key = HMAC-SHA-256(seed, salts joined by commas).
    """

    def __init__(self, seed: bytes, salts: Sequence[str]) -> None:
        self._key = hmac.digest(seed, ",".join(salts).encode(), "sha256")

    def draw(self, n: int, total: int) -> int:
        ceiling = (1 << 64) // total * total
        attempt = 0
        while True:
            digest = hmac.digest(self._key, f"{n}:{attempt}".encode(), "sha256")
            value = int.from_bytes(digest[:8], "big")
            if value < ceiling:
                return value % total
            attempt += 1

    def answer(self, n: int, weights: Sequence[int]) -> int:
        """The outcome that draw number n falls on."""
        rest = self.draw(n, sum(weights))
        for outcome, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return outcome
        raise AssertionError("weights changed while they were summed")


def commitment(seed: bytes) -> str:
    """What is shown before the first roll, so that the seed cannot be chosen afterwards."""
    return hashlib.sha256(seed).hexdigest()
