"""Bots of Targets: they try flicks in the workshop, with the very hand that will flick."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Any, NamedTuple, cast

from godet.games.targets.box import DISTANCE, FLICK, GOLDEN
from godet.games.targets.claims import lapse_claims
from godet.games.targets.hand import Shot, Spread, idea, move_of, nearest, tremble
from godet.games.targets.presume import copied, presume, words
from godet.games.targets.rest import read_dice, take_poses
from godet.games.targets.rules import AT_DISTANCE, FLICK_DIE, play, set_hand
from godet.games.targets.rules import measured as take_facts
from godet.games.targets.trial import run
from godet.games.targets.workshop import flick_of, set_up, tower_mask
from godet.games.targets.worth import golden_worth, worth
from godet.kernel.record import Cells

_BY_A_WHISKER = 1e-6
_COMFORTABLE = 120
"""Millimetres: near enough to aim well, too far for every flick at the middle to meet the tower."""


class Manner(NamedTuple):
    """How steady a level's hand is, and how it makes up its mind."""

    spread: Spread
    sieves: tuple[tuple[int, int], ...]
    """Again and again: so many of the best flicks so far are tried so often each."""


MANNERS = {
    "greedy": Manner(Spread(8.0, 0.16, 3.0), ()),
    "easy": Manner(Spread(7.0, 0.14, 3.0), ((6, 1),)),
    "fair": Manner(Spread(2.8, 0.07, 1.5), ((12, 1), (4, 3))),
    "strong": Manner(Spread(1.0, 0.03, 0.7), ((32, 1), (10, 3), (3, 10))),
}


def decide(row: Any, seat: int, level: str, seed: int) -> int:
    """A move, from what this seat sees: something to say, or else a flick."""
    rng, manner = Random(seed), MANNERS[level]
    if row.stage == DISTANCE:
        return AT_DISTANCE + _COMFORTABLE
    said = best_word(row, seat, rng)
    if row.stage == GOLDEN or (row.stage == FLICK and row.turn == seat and not _pays(row, *said)):
        return move_of(tremble(best_shot(row, seat, manner, rng), manner.spread, rng))
    return said.move


class Word(NamedTuple):
    """Something that a seat may say, and what its position is worth then."""

    seat: int
    move: int
    worth: float


NOTHING = Word(-1, -1, 0.0)


def best_word(row: Any, seat: int, rng: Random) -> Word:
    """What is worth most to say; one of them by chance, where several are worth the same."""
    said = [Word(seat, move, _worth_of(row, seat, move)) for move in words(row, seat)]
    most = max((word.worth for word in said), default=0.0)
    alike = [word for word in said if word.worth >= most - _BY_A_WHISKER]
    return rng.choice(alike) if alike else NOTHING


def _worth_of(row: Any, seat: int, move: int) -> float:
    after = copied(row)
    play(after, seat, move)
    presume(after)
    return worth(after, seat)


def _pays(row: Any, seat: int, move: int, said: float) -> bool:
    """Is it worth saying, before a flick lets all claims lapse?"""
    if move < 0:
        return False
    after = copied(row)
    lapse_claims(after)
    return said > worth(after, seat) + _BY_A_WHISKER


# -- flicks ------------------------------------------------------------------------


def best_shot(row: Any, seat: int, manner: Manner, rng: Random) -> Shot:
    """The flick that did best when it was tried; nobody's hand is perfect, so the safest often."""
    if not manner.sieves:
        return nearest(row, seat)
    tried = {idea(row, seat, rng): list[float]() for _ in range(manner.sieves[0][0])}
    for few, often in manner.sieves:
        for shot in _best(tried, few):
            for _ in range(often):
                move = move_of(tremble(shot, manner.spread, rng))
                tried[shot].append(outcome(row, seat, move))
    return _best(tried, 1)[0]


def _best(tried: dict[Shot, list[float]], few: int) -> list[Shot]:
    """Those tried most often and, of these, with the best results; at first all are alike."""
    return sorted(tried, key=lambda shot: (-len(tried[shot]), -fmean(tried[shot] or [0])))[:few]


def outcome(row: Any, seat: int, move: int) -> float:
    """Flick it in the workshop: what the position is worth once all has been said about it."""
    after = copied(row)
    if row.stage == GOLDEN:
        return _golden_outcome(after, seat, move)
    play(after, seat, move)
    take_facts(after, cast(Cells, run(set_up(after), film=False).facts))
    presume(after)
    return worth(after, seat)


def _golden_outcome(after: Any, seat: int, move: int) -> float:
    """T-A15: how the others will flick is not known, so one's own dice fly alone."""
    set_hand(after, seat, move - FLICK_DIE)
    alone = flick_of(after, seat, tower_mask(after, seat))
    facts = cast(Cells, run(replace(set_up(after), flicks=(alone,)), film=False).facts)
    take_poses(after, facts)
    read_dice(after, facts)
    return golden_worth(after, seat)
