"""DiceRun's road and numbers, found a second way."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations
from statistics import mean
from typing import Any

import pytest

from godet.games.dicerun import GAME
from godet.games.dicerun.box import COLOURS, DECK, HAND, NAMES, PLAY, VALUES
from godet.games.dicerun.dice import first_of, how_many, moved_by, of_type
from godet.games.dicerun.notation import LETTERS, kind_of, lay_road, read_road, tidy
from godet.games.dicerun.road import advance, come_back, fall_back, how_many_groups, slot_of, swap
from godet.games.dicerun.scenes import begin
from godet.games.dicerun.stages import stage_place
from godet.games.dicerun.turn import packets_that_end, packets_that_go_on
from godet.kernel.engine import Engine, Position
from godet.kernel.game import CHANCE
from godet.kernel.log import Event, Played
from tests.conformance.kit import some_event
from tests.games.dicerun import other_hand

CARDS = NAMES[: COLOURS + VALUES]


def roads(seed: int, count: int, *, alike: bool = True, gaps: int = 4) -> Iterator[str]:
    """Roads of up to thirty dice in up to twelve groups, gap cards between some of them."""
    rng = random.Random(seed)
    for _ in range(count):
        dice = [
            f"{letter}{rng.randint(1, 6) if alike else value}"
            for letter in LETTERS
            for value in range(1, 7)
        ]
        dice = rng.sample(dice, rng.randint(1, 30))
        cuts = sorted(rng.sample(range(1, len(dice)), min(len(dice) - 1, rng.randint(0, 11))))
        groups = [" ".join(dice[a:b]) for a, b in zip([0, *cuts], [*cuts, None], strict=True)]
        for _ in range(rng.randint(0, gaps) if len(groups) > 1 else 0):
            groups.insert(rng.randint(1, len(groups) - 1), "_")
        yield " | ".join(groups)


def calls(card: int) -> Callable[[other_hand.Die], bool]:
    """The dice that a colour or value card calls, for the other hand."""
    if card < COLOURS:
        return lambda die: die[0] == LETTERS[card]
    return lambda die: die[1] == card - COLOURS + 1


def laid(road: str) -> Any:
    """A record with this road; gap cards that leave it are counted from nothing."""
    row = begin(3).row
    lay_road(row, road)
    return row


def test_advances_are_those_of_another_hand() -> None:
    """D-A5, D-A6, D-R10, D-R22: four thousand roads, all eleven cards."""
    moved = 0
    for at, road in enumerate(roads(1, 4000)):
        card = at % len(CARDS)
        row = laid(road)
        advance(row, moved_by(row, card))
        expected = other_hand.advance(other_hand.read(road), calls(card))
        assert other_hand.told(other_hand.read(read_road(row))) == other_hand.told(expected), road
        moved += read_road(row) != tidy(road)
    assert moved > 3000


def test_nobody_gains_more_than_a_place() -> None:
    """DT32, D-A6: but for groups that vanish before it; who is not called gains none."""
    gained = 0
    for at, road in enumerate(roads(2, 2000, alike=False, gaps=0)):
        row, card = laid(road), at % len(CARDS)
        advance(row, moved_by(row, card))
        before, after = other_hand.read(road), other_hand.read(read_road(row))
        called = calls(card)
        for die in (die for group in before for die in group):
            places = other_hand.places_gained(before, after, called, die)
            assert 0 <= places <= called(die), (road, card, die)
            gained += places
    assert gained > 2000


def test_special_cards_are_those_of_another_hand() -> None:
    """D-R5, D-R7, D-R8: swap, comeback and accident on a thousand roads with gap cards."""
    tried = 0
    for road in roads(3, 1000):
        lists = other_hand.read(road)
        groups = sum(map(bool, lists))
        if groups < 3:
            continue
        tried += 1
        row = laid(road)
        come_back(row)
        _same(row, other_hand.comeback(lists))
        row = laid(road)
        swap(row, 1)
        _same(row, other_hand.swap(lists, 1))
        row = laid(road)
        fall_back(row, first_of(of_type(row, row.slots[0], kind_of(road.split()[0]))))
        _same(row, other_hand.accident(lists, lists[0][0]))
        assert slot_of(row, groups) == -1
    assert tried > 600


def _same(row: Any, expected: other_hand.Road) -> None:
    assert other_hand.told(other_hand.read(read_road(row))) == other_hand.told(expected)


def test_rankings_are_those_of_another_hand() -> None:
    """D-A11, D-A12, D-R11, D-R16, D-R17, D-R18: six targets on two thousand roads."""
    rng = random.Random(4)
    for road in roads(5, 2000):
        row = laid(road)
        row.seats, row.turn = 6, rng.randrange(6)
        targets = rng.sample([f"{letter}{value}" for letter in LETTERS for value in range(1, 7)], 6)
        for seat, target in enumerate(targets):
            row.chosen[seat] = kind_of(target) + 1
        lists = [(target[0], int(target[1])) for target in targets]
        order = other_hand.ranking(other_hand.read(road), lists, row.turn)
        assert [stage_place(row, seat) for seat in order] == list(range(6))


# -- the pile ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_packets_lie_in_every_order_alike(seats: int) -> None:
    """D-R2: the odds of the stage card, card by card, make all 120 orders equally likely."""
    row = begin(seats).row
    sizes = list(row.sizes)
    for order in permutations(sizes):
        assert _chance_of(row, order[:4]) == Fraction(1, 120)
        row.sizes[:] = memoryview(bytes(sizes)).cast("b")


def _chance_of(row: Any, packets: tuple[int, ...]) -> Fraction:
    """How likely the stage cards are to come after exactly these numbers of draws."""
    chance = Fraction(1)
    for packet in packets:
        for row.drawn in range(1, packet + 1):
            ends, on = packets_that_end(row), packets_that_go_on(row)
            if ends:
                chance *= Fraction(ends if row.drawn == packet else on, ends + on)
        row.sizes[list(row.sizes).index(packet)] = 0
    return chance


@pytest.mark.parametrize(
    ("seats", "fewest", "most"), [(3, 51, 56), (4, 49, 54), (5, 46, 51), (6, 44, 49)]
)
def test_how_many_cards_a_race_draws(seats: int, fewest: int, most: int) -> None:
    """D-R2, DT27: all packets but one, whichever it is; both bounds are reached."""
    rng = random.Random(seats)
    draws = set()
    for _ in range(60):
        position = Engine(GAME, compiled=True).start(seats, GAME.options.read({}))
        for _ in _until_over(position, rng, some_event):
            pass
        drawn = DECK - HAND * seats - sum(position.row.pile)
        assert drawn == sum(begin(seats).row.sizes) - sum(position.row.sizes)
        draws.add(drawn)
    assert (min(draws), max(draws)) == (fewest, most)


def test_how_races_of_chance_look() -> None:
    """As many groups, and as large ones, as another program counted where only cards are played.

    It found 4.5 to 4.9 groups after the first stage, 6.2 to 7.1 in the end, about four dice in the
    lead and then about three, for all decks and numbers of players.
    """
    rng = random.Random(8)
    groups: tuple[list[int], list[int]] = ([], [])
    leaders: tuple[list[int], list[int]] = ([], [])
    for at in range(120):
        seats, deck = 3 + at % 4, ("even", "advance", "middle")[at // 4 % 3]
        position = Engine(GAME, compiled=True).start(seats, GAME.options.read({"deck": deck}))
        seen: list[tuple[int, int, int]] = []
        for row in _until_over(position, rng, _some_card):
            if row.leg in (1, 4) and (not seen or seen[-1][0] != row.leg):
                seen.append((row.leg, how_many_groups(row), how_many(row.slots[0])))
        for stage, (_, behind, leading) in enumerate(seen):
            groups[stage].append(behind)
            leaders[stage].append(leading)
    assert 4.3 < mean(groups[0]) < 5.1
    assert 6.0 < mean(groups[1]) < 7.3
    assert 3.5 < mean(leaders[0]) < 4.8
    assert 2.4 < mean(leaders[1]) < 3.5


def _until_over(
    position: Position, rng: random.Random, choose: Callable[[Position, random.Random], Event]
) -> Iterator[Any]:
    """Play on; the row after every event."""
    while not position.over():
        position.happen(choose(position, rng))
        yield position.row


def _some_card(position: Position, rng: random.Random) -> Event:
    """Any kind of card in hand is as likely, then any way to play it; no targets, no marker."""
    if position.awaits() == CHANCE or position.row.phase != PLAY:
        return some_event(position, rng)
    seat, ways = position.row.turn, dict[object, list[int]]()
    for move in position.legal(seat):
        kind, values = GAME.moves.kind_of(move).name, GAME.moves.values(move)
        if kind not in ("target", "reroll"):
            ways.setdefault(values if kind == "advance" else kind, []).append(move)
    kinds = list(ways.values()) or [position.legal(seat)]
    return Played(seat, rng.choice(rng.choice(kinds)))
