"""Wazabi's secrets, named one by one: what may change without a seat noticing, and fair guesses."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, permutations
from typing import Any

from godet.games.wazabi import GAME
from godet.games.wazabi.audit import audit
from godet.games.wazabi.box import CARDS, KEEP, NAMES
from godet.games.wazabi.scenes import Table, names, number, scene
from godet.kernel.engine import Engine, Position
from godet.kernel.game import NOBODY
from godet.kernel.luck import stir
from godet.table.views import look
from tests.conformance.kit import viewers, walk


def scrambled(position: Position, seat: int, rng: random.Random) -> Position:
    """The same to this seat: other hands and the pile are dealt anew, by nothing of the engine."""
    world = position.copy()
    s, others = world.row, [each for each in range(world.row.seats) if each != seat]
    sure = {each: _sure(s, seat, each) for each in others}
    deck = [card for card in range(CARDS) for _ in range(s.pile[card])]
    for each in others:
        deck += _take_hand(s, each)
        for card in sure[each]:
            deck.remove(card)
    rng.shuffle(deck)
    for each in others:
        dealt = sure[each] + [deck.pop() for _ in range(s.held[each] - len(sure[each]))]
        for card in dealt:
            s.hands[each, card] += 1
        _choose_anew(s, each, dealt, rng)
        for third in range(s.seats):
            s.known[each, third] = 0
    for card in range(CARDS):
        s.pile[card] = deck.count(card)
    return world


def _sure(s: Any, seat: int, other: int) -> list[int]:
    if seat == NOBODY:
        return []
    return [card for card in range(CARDS) if s.known[seat, other] >> card & 1]


def _take_hand(s: Any, seat: int) -> list[int]:
    cards = [card for card in range(CARDS) for _ in range(s.hands[seat, card])]
    for card in range(CARDS):
        s.hands[seat, card] = 0
    return cards


def _choose_anew(s: Any, seat: int, hand: list[int], rng: random.Random) -> None:
    """As many cards kept as before, but other ones (W-R11)."""
    chosen = sum(s.kept[seat, card] for card in range(CARDS))
    for card in range(CARDS):
        s.kept[seat, card] = 0
    for card in rng.sample(hand, chosen) if s.stage == KEEP else ():
        s.kept[seat, card] += 1


def test_hands_pile_choices_and_what_others_know_are_never_sent() -> None:
    """W-R11, W-R15: 2,000 positions, every seat and a watcher, each in another world."""
    rng, differed, choosing = random.Random(41), 0, 0
    for at, (position, _, _) in enumerate(walk(Engine(GAME), rng, 2000)):
        for seat in viewers(position):
            world = scrambled(position, seat, rng)
            audit(world.row)
            assert world.concealed(seat) == position.concealed(seat)
            assert look(world, seat, at) == look(position, seat, at)
            differed += world != position
            choosing += position.row.stage == KEEP
    assert differed > 4000
    assert choosing > 20


def test_a_stolen_card_is_known_to_both_until_it_is_played() -> None:
    """W-R13: A keeps seeing who has it: it is in every world that A can imagine, and in B's."""
    table = scene(2, 4, 4, A="steal", B="swap skip", C="draw3").roll("W W")
    table.play("steal", "B").blind("skip")
    for at in range(30):
        assert "skip" in hand_as_imagined(table, "B", "A", at)
    assert any("skip" not in hand_as_imagined(table, "C", "A", at) for at in range(30))
    table.roll("W W W W").passes().roll("W W W W").passes()
    table.roll("W W").play("skip", "C")
    assert table.row.known[1, 0] == 0


def test_a_card_that_was_seen_may_have_been_stolen_since() -> None:
    """W-R13: after a blind theft the third player is no longer sure."""
    table = scene(2, 4, 4, A="steal", B="steal swap", C="steal draw3").roll("W W")
    table.play("steal", "B").blind("swap")
    assert table.row.known[1, 0] == 1 << 1
    table.roll("W W W W").passes()
    table.roll("W W W W").play("steal", "A").blind("swap")
    assert table.row.known[1, 0] == 0
    assert table.row.known[0, 2] == 1 << 1


def hand_as_imagined(table: Table, viewer: str, seat: str, seed: int) -> str:
    world = table.position.concealed(number(viewer)).imagined(number(viewer), cup(seed))
    audit(world.row)
    return names([world.row.hands[number(seat), card] for card in range(CARDS)])


def cup(seed: int) -> list[int]:
    filled = [0] * 4
    stir(filled, seed, 3)
    return filled


# -- fair guesses ---------------------------------------------------------------

CRITICAL = {1: 10.8, 2: 13.8, 3: 16.3, 4: 18.5, 5: 20.5, 6: 22.5}
"""Chi-square at one in a thousand, by degrees of freedom."""


def assert_fair(guess: Callable[[int], str], chances: dict[str, Fraction], tries: int) -> None:
    counted = Counter(guess(seed) for seed in range(tries))
    assert set(counted) == set(chances)
    chi = sum((counted[key] - tries * p) ** 2 / (tries * p) for key, p in chances.items())
    assert chi < CRITICAL[len(chances) - 1]


def pairs_of(cards: str) -> dict[str, Fraction]:
    """Every hand of two from these cards, all pairs equally likely."""
    found = Counter(in_order(*pair) for pair in combinations(cards.split(), 2))
    return {pair: Fraction(count, found.total()) for pair, count in found.items()}


def in_order(*cards: str) -> str:
    return names([cards.count(name) for name in NAMES])


def test_an_unknown_hand_is_imagined_as_fairly_as_cards_are_dealt() -> None:
    """Two cards of four unseen ones: each pair as likely as counting says."""
    table = scene(2, 4, A="...", B="swap remove1", pile="swap remove2", discard="")
    expected = pairs_of("swap remove1 swap remove2")
    assert_fair(lambda seed: hand_as_imagined(table, "A", "B", seed), expected, 4000)


def test_a_card_one_is_sure_of_is_there_and_the_other_is_fair() -> None:
    """A knows of one swap: the second card is any of the three others."""
    table = scene(2, 4, A="...", B="swap remove1", pile="swap remove2", discard="")
    table.row.known[0, 1] = 1 << 1
    expected = {in_order("swap", card): Fraction(1, 3) for card in ("swap", "remove1", "remove2")}
    assert_fair(lambda seed: hand_as_imagined(table, "A", "B", seed), expected, 3000)


def test_a_hidden_choice_is_imagined_fairly() -> None:
    """W-R11: two of swap, swap and remove1 were chosen: two swaps one time in three."""
    table = scene(2, 4, 4, A="all2", B="swap swap remove1", C="...", pile="", discard="")
    table.roll("W W").play("all2").keep("B", "swap remove1")
    assert table.actors == "C"

    def kept(seed: int) -> str:
        world = table.position.concealed(2).imagined(2, cup(seed))
        return names([world.row.kept[1, card] for card in range(CARDS)])

    expected: Counter[str] = Counter()
    for pair in permutations(("swap", "swap", "remove1"), 2):
        expected[in_order(*pair)] += 1
    assert_fair(kept, {pair: Fraction(n, 6) for pair, n in expected.items()}, 3000)
