"""Wazabi's numbers, found a second way: chances of a roll, and how random games go."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from fractions import Fraction
from math import factorial, hypot

import numpy as np
import pytest

from godet.games.wazabi.scenes import begin, scene
from godet.kernel.engine import Position
from godet.kernel.log import Fell
from tests.games.wazabi.measure import (
    BY_GIVING,
    CUT,
    FROM_HANDS,
    SHUFFLES,
    TURNS,
    Measured,
    measure,
)
from tests.games.wazabi.other_hand import DIE, Evening

Counts = tuple[int, int, int]


def rolls_of(position: Position, chance: Fraction, dice: int) -> Counter[Counts]:
    """Every way the engine lets these dice fall, with its chance."""
    if dice == 0:
        roll = position.row.roll
        return Counter({(roll[0], roll[1], roll[2]): chance})
    found: Counter[Counts] = Counter()
    weights = position.odds()
    for face, weight in enumerate(weights):
        following = position.copy()
        following.happen(Fell(face))
        share = chance * Fraction(weight, sum(weights))
        for counts, each in rolls_of(following, share, dice - 1).items():
            found[counts] += each
    return found


def multinomial(counts: Counts) -> Fraction:
    w, card, die = counts
    ways = factorial(sum(counts)) // (factorial(w) * factorial(card) * factorial(die))
    return ways * Fraction(1, 2) ** w * Fraction(1, 3) ** card * Fraction(1, 6) ** die


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_a_roll_has_exactly_the_chances_of_six_sided_dice(dice: int) -> None:
    """W-A4: three formulas agree: the engine's tree, every die by hand, the multinomial."""
    tree = rolls_of(scene(dice, 4).position, Fraction(1), dice)
    hand = Counter(
        tuple(faces.count(face) for face in ("W", "card", "die"))
        for faces in itertools.product(DIE, repeat=dice)
    )
    assert sum(tree.values()) == 1
    assert len(tree) == (dice + 1) * (dice + 2) // 2
    for counts, chance in tree.items():
        assert chance == multinomial(counts) == Fraction(hand[counts], 6**dice)


def test_the_first_card_is_any_of_thirty_six() -> None:
    """W-A2: each with its number of copies."""
    assert begin(2).position.odds() == [7, 3, 5, 3, 3, 4, 3, 4, 2, 2]


# -- random games ---------------------------------------------------------------

PUBLISHED = {TURNS: (36.0, 0.33), SHUFFLES: (1.94, 0.034), FROM_HANDS: (0.16, 0.02)}
"""Means with standard errors of an independent implementation: 4 players, 4,000 games."""


@pytest.fixture(scope="module")
def four() -> Measured:
    return measure(20_000, seed=1, seats=4)


@pytest.mark.parametrize("what", PUBLISHED)
def test_random_games_go_as_an_independent_implementation_found(four: Measured, what: int) -> None:
    mean, error = PUBLISHED[what]
    assert abs(four.mean(what) - mean) < 4 * hypot(error, four.error(what))


def test_two_random_games_in_three_are_won_by_giving(four: Measured) -> None:
    assert four.mean(BY_GIVING) == pytest.approx(0.68, abs=0.02)


def test_random_games_are_as_long_as_an_independent_implementation_found(four: Measured) -> None:
    """Its percentiles were 9, 33 and 75 turns, from five times fewer games."""
    low, median, high = np.percentile(four.rows[:, TURNS], [5, 50, 95])
    assert (low, median) == (pytest.approx(9, abs=1), pytest.approx(33, abs=1))
    assert high == pytest.approx(75, abs=3)


def other_hand(games: int, seats: int, dice: int, mode: str) -> Measured:
    """As many games by the rules as another hand wrote them."""
    rng = random.Random(1000 * seats + dice)
    tallies = [Evening(rng, seats, dice, mode).play() for _ in range(games)]
    rows = [[t.turns, t.shuffles, t.from_hands, t.by_giving, 0] for t in tallies]
    return Measured(np.array(rows))


TABLES = [
    *((seats, 4, "") for seats in range(2, 7)),
    *((seats, 4, mode) for seats in (4, 6) for mode in ("teams", "to_the_last")),
    *((3, 2, ""), (2, 10, ""), (6, 3, "teams"), (3, 8, "to_the_last")),
]


@pytest.mark.parametrize(("seats", "dice", "mode"), TABLES)
def test_two_implementations_agree(seats: int, dice: int, mode: str) -> None:
    options: dict[str, int | bool | str] = {"start_dice": dice}
    ours = measure(6000, 2, seats, **options, **({mode: True} if mode else {}))
    theirs = other_hand(1200, seats, dice, mode)
    assert ours.mean(CUT) == 0
    for what in (TURNS, SHUFFLES, FROM_HANDS, BY_GIVING):
        error = max(hypot(ours.error(what), theirs.error(what)), 0.002)
        assert abs(ours.mean(what) - theirs.mean(what)) < 4 * error, what
