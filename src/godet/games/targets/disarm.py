"""Towers knocked over: one of the fallen dice is lost, the others go back (T-A9)."""

from __future__ import annotations

from godet.games.targets.box import FELL, PER_SEAT, RETURNING, SPOILT, UNDER_PUCK, Targets
from godet.games.targets.fouls import fallen, mixed
from godet.games.targets.laying import put_on_tower
from godet.games.targets.measures import DICE
from godet.games.targets.rest import forget_marks, loosen, take_away
from godet.kernel.game import rule


@rule
def losers(s: Targets) -> int:
    """The seats that must choose which fallen die is lost: only colours make a choice (T-R29)."""
    mask = 0
    for seat in range(s.seats):
        if mixed(s, seat, FELL, SPOILT):
            mask |= 1 << seat
    return mask


@rule
def lose_by_rule(s: Targets) -> None:
    """Where all that fell are alike, there is nothing to choose."""
    for seat in range(s.seats):
        if fallen(s, seat) > 0:
            for die in range(DICE):
                if s.holder[die] == seat and (s.fallen[die] == FELL or s.fallen[die] == SPOILT):
                    lose(s, die)
                    break


@rule
def lose(s: Targets, die: int) -> None:
    """T-R29, T-R43: one die goes under the puck; the others go back, wherever they fell."""
    seat = s.holder[die]
    take_away(s, die, UNDER_PUCK)
    for other in range(DICE):
        if s.holder[other] == seat and (s.fallen[other] == FELL or s.fallen[other] == SPOILT):
            s.fallen[other] = RETURNING


@rule
def builders(s: Targets) -> int:
    """The seats that must choose in what order dice go on their tower (T-R56, T-V3)."""
    mask = 0
    for seat in range(s.seats):
        if mixed(s, seat, RETURNING, RETURNING):
            mask |= 1 << seat
    return mask


@rule
def put_by_rule(s: Targets) -> None:
    """Dice of one colour go on the tower in the order of their numbers."""
    for seat in range(s.seats):
        if not mixed(s, seat, RETURNING, RETURNING):
            for die in range(DICE):
                if s.holder[die] == seat and s.fallen[die] == RETURNING:
                    put(s, die)


@rule
def put_all_back(s: Targets) -> None:
    """T-R49: what fell by itself goes back as it stood, from below."""
    for level in range(PER_SEAT):
        for die in range(DICE):
            if s.fallen[die] == RETURNING and s.level[die] == level:
                put(s, die)


@rule
def put(s: Targets, die: int) -> None:
    """T-R56: on top of those that stand there."""
    forget_marks(s, die)
    loosen(s, die)
    s.fallen[die] = RETURNING
    put_on_tower(s, die)
