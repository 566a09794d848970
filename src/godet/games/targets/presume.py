"""What comes to mind first in Targets, and how a position goes on if everybody does that."""

from __future__ import annotations

from typing import Any, cast

from godet.games.targets.box import (
    CENTRE,
    FLICK,
    LOSE,
    RETURN,
    STAY,
    WINDOW,
    Targets,
)
from godet.games.targets.claims import callers
from godet.games.targets.judge import legal
from godet.games.targets.measures import DICE
from godet.games.targets.rules import (
    CALL_DOUBLE,
    CALL_TARGETS,
    COUNTER,
    FLICK_DIE,
    LOSE_DIE,
    PASS,
    STAY_DIE,
    actors,
    play,
)
from godet.kernel.game import rule
from godet.kernel.record import Cells, layout_of

_TARGETS, _COUNTER, _DOUBLE, _PASS, _COSTLY_DOUBLE, _ANY = 60, 50, 40, 30, 20, 10
_ON_MARK, _ON_DISC = 30, 10
_LAYOUT = layout_of(Targets)
_MOST_WORDS = 40
"""Nobody has more to say between two flicks."""


@rule
def weigh(s: Targets, seat: int, move: int) -> int:
    """Targets! before anything else; a Double unless it costs a die that counts."""
    if move == PASS:
        return _PASS
    if CALL_TARGETS <= move < CALL_DOUBLE:
        return _TARGETS
    if CALL_DOUBLE <= move < COUNTER:
        return _COSTLY_DOUBLE if counts(s, (move - CALL_DOUBLE) // DICE) else _DOUBLE
    if COUNTER <= move < STAY_DIE:
        return _COUNTER
    if STAY_DIE <= move < LOSE_DIE:
        return promise(s, move - STAY_DIE)
    return _ANY


@rule
def counts(s: Targets, die: int) -> bool:
    """Does it lie on a central disc, and on nothing else?"""
    return s.on_disc[die] >= 0 and s.disc_lies[s.on_disc[die]] == CENTRE


@rule
def promise(s: Targets, die: int) -> int:
    """Of a fallen die that may stay where it lies."""
    found = _ANY + s.face[die]
    if counts(s, die):
        found += _ON_DISC
    if s.on_mark[die] >= 0 and s.disc_lies[s.on_mark[die]] == CENTRE:
        found += _ON_MARK
    return found


def copied(row: Any) -> Any:
    """The same position, to try things out on."""
    return _LAYOUT.rows(_LAYOUT.read(row.raw))[0]


def words(row: Any, seat: int) -> list[int]:
    """What a seat may say, flicks apart."""
    found = [0] * (FLICK_DIE + 1)
    count = legal(row, seat, cast(Cells, found))
    return [move for move in found[:count] if move < FLICK_DIE]


def presume(row: Any) -> None:
    """On to the next flick, trial or round, as if everybody did what comes to mind first."""
    for _ in range(_MOST_WORDS):
        asked = actors(row) if row.stage in (STAY, LOSE, RETURN, WINDOW) else 0
        asked = callers(row) if row.stage == FLICK else asked
        if not asked:
            return
        _speak(row, (asked & -asked).bit_length() - 1)


def _speak(row: Any, seat: int) -> None:
    best = max(words(row, seat), key=lambda move: weigh(row, seat, move))
    if row.stage == FLICK and weigh(row, seat, best) < _PASS:
        row.passed[seat] = 1  # it will rather flick
    else:
        play(row, seat, best)
