"""Loops over a game's rules that never leave compiled code."""

from __future__ import annotations

from typing import Any

from godet.kernel.game import Cup, rule
from godet.kernel.luck import below, pick
from godet.kernel.parts import actors, awaits, fall, legal, odds, play, scores, turns, weigh
from godet.kernel.record import Cells
from godet.mill.desk import Desk

ONE = 1_000_000
"""The worth of having beaten everybody, in millionths."""

MOVES, FALLS, TURNS, UNFINISHED, SHARED, WINS = range(6)
"""What `play_many` counts; from WINS on, the games each seat has won, alone or with others."""


@rule
def first_actor(s: Any) -> int:
    """The lowest seat that may speak: who speaks at the same time is heard in seat order."""
    mask, seat = actors(s), 0
    while not mask >> seat & 1:
        seat += 1
    return seat


@rule
def settle(s: Any, cup: Cup, weights: Cells) -> int:
    """Let chance answer until somebody must choose or the match is over; how often it did."""
    falls = 0
    while awaits(s) == 1:
        fall(s, pick(cup, weights, odds(s, weights)))
        falls += 1
    return falls


@rule
def turns_begun(before: int, now: int) -> int:
    """How many turns began between two counts, the second perhaps of a new game."""
    return now - before if now >= before else now


@rule
def worths(s: Any, desk: Desk) -> int:
    """What the places are worth to each seat: the share of the others it beat, a tie being half.

    A seat without a place has nothing, so nobody gains by not ending. How many came first.
    """
    scores(s, desk.points, desk.places)
    winners = 0
    for seat in range(s.seats):
        desk.worths[seat] = worth(desk.places, s.seats, seat)
        if desk.places[seat] == 1:
            winners += 1
    return winners


@rule
def worth(places: Cells, seats: int, seat: int) -> int:
    if places[seat] == 0:
        return 0
    if seats == 1:
        return ONE
    halves = 0
    for other in range(seats):
        if places[other] == 0 or places[other] > places[seat]:
            halves += 2
        elif other != seat and places[other] == places[seat]:
            halves += 1
    return ONE * halves // (2 * (seats - 1))


@rule
def play_many(states: Any, games: int, cup: Cup, desk: Desk, counts: Cells) -> None:
    """From the position states[0], random games one after the other in states[1]."""
    for _ in range(games):
        states[1] = states[0]
        _play_one(states[1], cup, desk, counts, False)
        count_ending(states[1], desk, counts)


@rule
def play_greedily(states: Any, games: int, cup: Cup, desk: Desk, counts: Cells) -> None:
    """The same with games in which everybody plays what appeals most at first sight."""
    for _ in range(games):
        states[1] = states[0]
        _play_one(states[1], cup, desk, counts, True)
        count_ending(states[1], desk, counts)


@rule
def _play_one(s: Any, cup: Cup, desk: Desk, counts: Cells, greedy: bool) -> None:
    weights = desk.weights
    begun = turns(s)
    while True:
        waits = awaits(s)
        if waits == 1:
            fall(s, pick(cup, weights, odds(s, weights)))
            counts[FALLS] += 1
        elif waits == 0:
            seat = first_actor(s)
            count = legal(s, seat, desk.moves)
            if greedy:
                count = keep_appealing(s, seat, desk, count)
            play(s, seat, desk.moves[below(cup, count)])
            counts[MOVES] += 1
        else:
            return
        now = turns(s)
        counts[TURNS] += turns_begun(begun, now)
        begun = now


@rule
def keep_appealing(s: Any, seat: int, desk: Desk, count: int) -> int:
    """Of the moves on the desk, leave those that appeal most at first sight; how many they are."""
    best, alike = 0, 0
    for at in range(count):
        appeal = weigh(s, seat, desk.moves[at])
        if appeal > best:
            best, alike = appeal, 0
        if appeal == best:
            desk.moves[alike] = desk.moves[at]
            alike += 1
    return alike


@rule
def count_ending(s: Any, desk: Desk, counts: Cells) -> None:
    """Note who has won this game."""
    winners = worths(s, desk)
    if winners == 0:
        counts[UNFINISHED] += 1
    elif winners > 1:
        counts[SHARED] += 1
    for seat in range(s.seats):
        if desk.places[seat] == 1:
            counts[WINS + seat] += 1
