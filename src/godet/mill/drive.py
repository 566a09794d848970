"""Loops over a game's rules that never leave compiled code: settle chance, play out, step batches."""

from __future__ import annotations

from typing import Any

from godet.kernel.game import Cup, rule
from godet.kernel.luck import below, pick
from godet.kernel.parts import actors, awaits, fall, legal, odds, play
from godet.kernel.record import Cells


@rule
def first_actor(s: Any) -> int:
    """The lowest seat that may speak."""
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
def play_out(s: Any, cup: Cup, weights: Cells, moves: Cells, most: int) -> int:
    """Random play to the end, or for so many moves; how many were made."""
    made = 0
    while made < most:
        settle(s, cup, weights)
        if awaits(s) != 0:
            break
        seat = first_actor(s)
        play(s, seat, moves[below(cup, legal(s, seat, moves))])
        made += 1
    return made


@rule
def play_many(states: Any, games: int, cup: Cup, weights: Cells, moves: Cells, counts: Cells) -> None:
    """From the position states[0], random games one after the other in states[1]."""
    for _ in range(games):
        states[1] = states[0]
        s = states[1]
        while True:
            counts[1] += settle(s, cup, weights)
            if awaits(s) != 0:
                break
            seat = first_actor(s)
            play(s, seat, moves[below(cup, legal(s, seat, moves))])
            counts[0] += 1
