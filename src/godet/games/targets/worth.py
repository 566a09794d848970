"""What a position of Targets is worth to a seat, counted in discs."""

from __future__ import annotations

import math
from typing import Any, cast

from godet.games.targets.box import (
    CENTRE,
    END,
    FIRST_DISC,
    FIRST_PUCK,
    GOLDEN,
    STORED,
    WON,
)
from godet.games.targets.ends import golden_total, scores
from godet.games.targets.measures import DISCS, RIM
from godet.games.targets.rounds import count_discs, highest_colour, total_on
from godet.games.targets.sides import same_side, tower_dice
from godet.kernel.record import Cells

MATCH = 20.0
"""The match itself: more than all discs."""
_STOLEN = 0.06
"""How likely one die that an opponent has still to flick takes one's stored discs."""
_OUTDONE = 0.12
"""How likely such a die takes the lead on a central disc from a middling total."""
_FIRST_STORED = 0.8
"""What is led in the middle has still to be stored, and to lie there for a round."""
_DIE, _IDLE_DIE = 0.2, 0.06
"""A die on a tower, while there are discs in the middle or only some to steal."""
_CHANCE = 0.04
"""A total on a central disc that does not lead."""
_NEAR = 0.05
"""A central disc within reach of one's tower."""
_ON_DISC, _ON_TABLE = 1.0, 0.04
"""In Golden Targets: what each point is worth."""


def worth(row: Any, seat: int) -> float:
    """How far a seat's side is ahead of the best of the others, from what each may hope for."""
    if row.stage == END:
        return MATCH if _has_won(row, seat) else -MATCH
    if row.stage == GOLDEN:
        return 0.0 if row.tied[seat] else -MATCH
    others = [other for other in range(row.seats) if not same_side(row, seat, other)]
    return hopes(row, seat) - max(hopes(row, other) for other in others)


def _has_won(row: Any, seat: int) -> bool:
    points, places = [0] * row.seats, [0] * row.seats
    scores(row, cast(Cells, points), cast(Cells, places))
    return places[seat] == 1


def golden_worth(row: Any, seat: int) -> float:
    """T-R38: the total on the disc, then the total on the table."""
    on_disc, on_table = (golden_total(row, seat, disc) for disc in (row.golden_disc, -1))
    return _ON_DISC * on_disc + _ON_TABLE * on_table


def hopes(row: Any, seat: int) -> float:
    """Discs that this seat's side has and may expect to have."""
    dice = [tower_dice(row, other) for other in range(row.seats)]
    mine = sum(count for other, count in enumerate(dice) if same_side(row, seat, other))
    against = sum(dice) - mine
    each = _DIE if count_discs(row, CENTRE) else _IDLE_DIE
    return each * mine + sum(_hope(row, seat, disc, against) for disc in range(DISCS))


def _hope(row: Any, seat: int, disc: int, against: int) -> float:
    """What one disc is worth to a side, with so many dice against it yet to come."""
    lies = row.disc_lies[disc]
    if lies == CENTRE:
        return _in_the_middle(row, seat, disc, against)
    if lies not in (STORED, WON) or not same_side(row, seat, row.disc_seat[disc]):
        return 0.0
    return 1.0 if lies == WON else max(0.0, 1 - _STOLEN * against)


def _in_the_middle(row: Any, seat: int, disc: int, against: int) -> float:
    leader = highest_colour(row, disc)
    if leader >= 0 and same_side(row, seat, leader):
        threat = _OUTDONE * max(0.3, 1.4 - total_on(row, disc, leader) / 10)
        return _FIRST_STORED * (1 - threat) ** against
    chance = _CHANCE if total_on(row, disc, seat) else 0.0
    return chance + _NEAR * (1 - _apart(row, FIRST_PUCK + seat, FIRST_DISC + disc) / (2 * RIM))


def _apart(row: Any, one: int, other: int) -> float:
    return math.hypot(*(row.at[one, axis] - row.at[other, axis] for axis in (0, 1)))
