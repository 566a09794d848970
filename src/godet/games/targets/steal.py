"""Discs stored under a puck, and who takes them from there (T-A8)."""

from __future__ import annotations

from godet.games.targets.box import ON_FIELD, STORED, Targets
from godet.games.targets.laying import restack
from godet.games.targets.measures import DICE, DISCS
from godet.games.targets.sides import same_side
from godet.kernel.game import rule

_BITS, _SEAT = 4, 15
"""Small numbers of every seat, packed in one."""


@rule
def steal(s: Targets) -> None:
    """All at once, on the stacks as they lay at rest (T-R46)."""
    takers = 0
    for victim in range(s.seats):
        takers |= (taker_from(s, victim) + 1) << _BITS * victim
    hand_over(s, takers)
    for seat in range(s.seats):
        if s.thief[seat] or takers >> _BITS * seat & _SEAT:
            restack(s, seat)


@rule
def taker_from(s: Targets, victim: int) -> int:
    """The seat that takes this one's discs, -1 for nobody; the flicker first, then clockwise."""
    for step in range(s.seats):
        seat = (s.flicker + step) % s.seats
        for die in range(DICE):
            if s.holder[die] == seat and takes(s, die) == victim:
                return seat
    return -1


@rule
def takes(s: Targets, die: int) -> int:
    """The seat whose discs this die has come to rest on, and on nothing else (T-R24); -1."""
    if s.lies[die] != ON_FIELD or s.on_disc[die] < 0:
        return -1
    if s.moved[die] == 0 and s.flicked[die] == 0:
        return -1  # T-R28
    if s.disc_lies[s.on_disc[die]] != STORED:
        return -1
    victim = s.disc_seat[s.on_disc[die]]
    return -1 if same_side(s, victim, s.holder[die]) else victim  # T-R44


@rule
def hand_over(s: Targets, takers: int) -> None:
    """T-R25: every disc of a victim."""
    for disc in range(DISCS):
        if s.disc_lies[disc] == STORED:
            taker = (takers >> _BITS * s.disc_seat[disc] & _SEAT) - 1
            if taker >= 0:
                s.disc_seat[disc] = taker
                s.thief[taker] = 1
