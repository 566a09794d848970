"""The two sources of chance, against a few lines written by another hand."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from godet.kernel.luck import KeyedCup, below, commitment, next_word, pick, stir

CRITICAL = {1: 10.8, 2: 13.8, 5: 20.5, 9: 27.9, 63: 103.4}
"""Chi-square at one in a thousand, by degrees of freedom."""


def sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """Chris Doty-Humphrey's small fast counter, in unsigned 32-bit NumPy arithmetic."""
    with np.errstate(over="ignore"):
        words = [np.uint32(each) for each in (a, b, c, counter)]
        while True:
            out = np.uint32(words[0] + words[1] + words[3])
            words[3] = np.uint32(words[3] + np.uint32(1))
            words[0] = words[1] ^ (words[1] >> np.uint32(9))
            words[1] = np.uint32(words[2] + (words[2] << np.uint32(3)))
            turned = (words[2] << np.uint32(21)) | (words[2] >> np.uint32(11))
            words[2] = np.uint32(turned + out)
            yield int(out)


def chi_square(counts: Counter[int], chances: list[float]) -> float:
    tries = sum(counts.values())
    return sum((counts[at] - tries * p) ** 2 / (tries * p) for at, p in enumerate(chances) if p)


def test_the_fast_generator_is_sfc32() -> None:
    for start in ((1, 2, 3, 1), (0xFFFFFFFF, 0x80000000, 0xDEADBEEF, 0xFFFFFFFE)):
        cup, words = list(start), sfc32(*start)
        assert [next_word(cup) for _ in range(500)] == [next(words) for _ in range(500)]


def test_stirring_takes_the_whole_seed_and_the_stream() -> None:
    seed, words = 0x123456789ABCDEF0, sfc32(0x9ABCDEF0, 0x12345678, 7, 1)
    for _ in range(12):
        next(words)
    cup = [0] * 4
    stir(cup, seed, 7)
    assert [next_word(cup) for _ in range(5)] == [next(words) for _ in range(5)]


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 10, 36, 2**31 - 1])
def test_a_fair_number_is_below_its_bound(bound: int) -> None:
    cup = [0] * 4
    stir(cup, 5, bound)
    drawn = [below(cup, bound) for _ in range(500)]
    assert min(drawn) >= 0
    assert max(drawn) < bound


@pytest.mark.parametrize("bound", [2, 3, 6, 10])
def test_a_fair_number_is_fair(bound: int) -> None:
    cup = [0] * 4
    stir(cup, 6, bound)
    counts = Counter(below(cup, bound) for _ in range(30_000))
    assert chi_square(counts, [1 / bound] * bound) < CRITICAL[bound - 1]


def test_a_bound_that_does_not_divide_is_still_unbiased() -> None:
    """Without rejection two of every three neighbours would come up three times in eight."""
    bound, cup = 3 * 2**29, [0] * 4
    stir(cup, 8, 1)
    counts = Counter(below(cup, bound) % 3 for _ in range(30_000))
    assert chi_square(counts, [1 / 3] * 3) < CRITICAL[2]


def test_weights_are_kept_and_what_weighs_nothing_never_falls() -> None:
    cup, weights = [0] * 4, np.array([3, 0, 2, 1, 0])
    stir(cup, 9, 1)
    counts = Counter(pick(cup, weights, 5) for _ in range(30_000))
    assert set(counts) == {0, 2, 3}
    assert chi_square(counts, [3 / 6, 0, 2 / 6, 1 / 6, 0]) < CRITICAL[2]


# -- the committed cup ----------------------------------------------------------

SEED, SALTS = bytes(range(32)), ("77ab77ab77ab77ab", "00ff00ff00ff00ff")


def by_hand(n: int, total: int) -> int:
    """What the page's check does: HMAC with the salted key, values past the last multiple again."""
    key = hmac.new(SEED, ",".join(SALTS).encode(), hashlib.sha256).digest()
    for attempt in range(100):
        told = hmac.new(key, b"%d:%d" % (n, attempt), hashlib.sha256).hexdigest()
        value = int(told[:16], 16)
        if value < 2**64 - 2**64 % total:
            return value % total
    raise AssertionError


@pytest.mark.parametrize("total", [1, 2, 6, 36, 2**63 + 1])
def test_the_committed_cup_is_what_anyone_can_compute(total: int) -> None:
    cup = KeyedCup(SEED, SALTS)
    assert [cup.draw(n, total) for n in range(200)] == [by_hand(n, total) for n in range(200)]


def test_the_committed_cup_answers_by_weight() -> None:
    cup, weights = KeyedCup(SEED, SALTS), [3, 0, 2, 1]
    counts = Counter(cup.answer(n, weights) for n in range(20_000))
    assert set(counts) == {0, 2, 3}
    assert chi_square(counts, [1 / 2, 0, 1 / 3, 1 / 6]) < CRITICAL[2]
    for n in range(100):
        assert cup.answer(n, weights) == [0, 0, 0, 2, 2, 3][by_hand(n, 6)]


def test_every_share_changes_the_dice() -> None:
    def first(seed: bytes, *salts: str) -> list[int]:
        cup = KeyedCup(seed, salts)
        return [cup.draw(n, 1000) for n in range(20)]

    drawn = [first(SEED, *SALTS), first(SEED, SALTS[1], SALTS[0]), first(SEED, SALTS[0])]
    drawn += [first(SEED), first(bytes(32), *SALTS)]
    assert len({tuple(each) for each in drawn}) == len(drawn)


def test_a_draw_depends_on_its_number_and_not_on_those_before() -> None:
    one, other = KeyedCup(SEED, SALTS), KeyedCup(SEED, SALTS)
    assert [one.draw(n, 6) for n in (5, 4, 5)] == [other.draw(n, 6) for n in (5, 4, 5)]


def test_a_seed_is_committed_to_by_its_sha256() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
