"""The end of a stage: targets are chosen, counted in the groups from the front, and rewarded."""

from __future__ import annotations

from godet.games.dicerun.box import (
    CHOOSE,
    END,
    FLAT_PRIZE,
    GAP_CARD,
    OF_COLOUR,
    RACE_RUN,
    SECOND_PRIZE,
    SLOTS,
    STAGE_PRIZES,
    STAGES,
    THIRD_PRIZE,
    UNFINISHED,
    VALUES,
    DiceRun,
)
from godet.games.dicerun.dice import how_many
from godet.kernel.game import rule
from godet.kernel.record import Cells


@rule
def end_stage(s: DiceRun) -> bool:
    """D-R19: who has nothing to choose has chosen. True if the race goes on at once."""
    s.phase = CHOOSE
    for seat in range(s.seats):
        s.chosen[seat] = s.played[seat] if s.played[seat] > 0 else only_target(s, seat) + 1
    return score_if_all_have_chosen(s)


@rule
def only_target(s: DiceRun, seat: int) -> int:
    """D-R13: the last unspent target need not be chosen. -1 while there are several."""
    if s.leg < STAGES - 1:
        return -1
    return how_many(s.targets[seat] - 1)


@rule
def score_if_all_have_chosen(s: DiceRun) -> bool:
    """True if the stage was scored and the race goes on."""
    for seat in range(s.seats):
        if s.chosen[seat] == 0:
            return False
    _award(s)
    _spend_targets(s)
    s.leg += 1
    if s.leg < STAGES:
        return True
    s.phase = END
    return False


@rule
def _award(s: DiceRun) -> None:
    """D-A12, D-R16: first, second and third, even with nothing."""
    for seat in range(s.seats):
        place = stage_place(s, seat)
        s.prizes[seat] = _prize(s, place)
        s.points[seat] += s.prizes[seat]
        if place == 0:
            s.best_stage[seat] = s.leg + 1


@rule
def _prize(s: DiceRun, place: int) -> int:
    if place == 0:
        return FLAT_PRIZE if s.flat else STAGE_PRIZES[s.leg]
    if place == 1:
        return SECOND_PRIZE
    return THIRD_PRIZE if place == 2 else 0


@rule
def _spend_targets(s: DiceRun) -> None:
    for seat in range(s.seats):
        s.spent[seat, s.leg] = s.chosen[seat]
        s.targets[seat] &= ~(1 << (s.chosen[seat] - 1))
        s.played[seat] = 0
        s.chosen[seat] = 0


@rule
def worth_in(s: DiceRun, dice: int, target: int) -> int:
    """D-A11: one for each die of the colour, one for each of the value, one more for both."""
    colour = dice & OF_COLOUR[target // VALUES]
    value = dice & s.shows[target % VALUES]
    return how_many(colour) + how_many(value) + how_many(colour & value)


@rule
def stage_place(s: DiceRun, seat: int) -> int:
    """How many seats beat this one in the stage being scored."""
    ahead = 0
    for other in range(s.seats):
        if other != seat and beats(s, other, seat):
            ahead += 1
    return ahead


@rule
def beats(s: DiceRun, one: int, other: int) -> bool:
    """Group by group from the front (D-R17); then who is nearest after the revealer (D-R18)."""
    for at in range(SLOTS):
        dice = s.slots[at]
        if dice == 0:
            break
        if dice != GAP_CARD:
            lead = worth_in(s, dice, s.chosen[one] - 1) - worth_in(s, dice, s.chosen[other] - 1)
            if lead != 0:
                return lead > 0
    return after_revealer(s, one) < after_revealer(s, other)


@rule
def after_revealer(s: DiceRun, seat: int) -> int:
    """How many seats clockwise from the seat that revealed the stage card."""
    return (seat - s.turn + s.seats) % s.seats


@rule
def scores(s: DiceRun, points: Cells, places: Cells) -> int:
    """D-R20: equal points are settled by the highest stage card; without any they share (D-R29)."""
    for seat in range(s.seats):
        points[seat] = s.points[seat]
        ahead = 0
        for other in range(s.seats):
            if _finished_before(s, other, seat):
                ahead += 1
        places[seat] = ahead + 1 if s.phase == END else 0
    return RACE_RUN if s.phase == END else UNFINISHED


@rule
def _finished_before(s: DiceRun, one: int, other: int) -> bool:
    if s.points[one] != s.points[other]:
        return s.points[one] > s.points[other]
    return s.best_stage[one] > s.best_stage[other]


@rule
def turns(s: DiceRun) -> int:
    return s.turns
