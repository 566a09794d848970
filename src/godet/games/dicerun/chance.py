"""What dice and cards may do in DiceRun, who sees it, and what follows."""

from __future__ import annotations

from godet.games.dicerun.box import (
    CARDS,
    DEAL_CARDS,
    DEAL_TARGETS,
    DRAW,
    DRAW_FIRST,
    FIRST_ROLL,
    START_VALUES,
    TARGETS,
    TURN_TOP,
    VALUES,
    DiceRun,
)
from godet.games.dicerun.cards import take_from_pile
from godet.games.dicerun.dice import put_down
from godet.games.dicerun.start import (
    card_dealt,
    first_rolled,
    start_race,
    start_value_rolled,
    target_dealt,
)
from godet.games.dicerun.turn import (
    draw_next,
    look_at_top,
    packets_that_end,
    packets_that_go_on,
    top_turned,
)
from godet.kernel.game import rule
from godet.kernel.record import Cells


@rule
def odds(s: DiceRun, out: Cells) -> int:
    """A die, a target, a card, who begins, or whether a stage card shows (0: no, 1: yes)."""
    if s.phase == DRAW or s.phase == DEAL_CARDS:
        for card in range(CARDS):
            out[card] = s.pile[card]
        return CARDS
    if s.phase == DEAL_TARGETS:
        for target in range(TARGETS):
            out[target] = s.undealt >> target & 1
        return TARGETS
    if s.phase == TURN_TOP:
        out[0] = packets_that_go_on(s)
        out[1] = packets_that_end(s)
        return 2
    return _alike(s.seats if s.phase == DRAW_FIRST else VALUES, out)


@rule
def _alike(count: int, out: Cells) -> int:
    for outcome in range(count):
        out[outcome] = 1
    return count


@rule
def eyes(s: DiceRun) -> int:
    """Dice roll in the open; a card is seen by who is dealt it or draws it."""
    if s.phase == DRAW or s.phase == DEAL_CARDS or s.phase == DEAL_TARGETS:
        return 1 << s.turn
    return -1


@rule
def fall(s: DiceRun, outcome: int) -> None:
    if s.phase == DRAW:
        _drawn(s, outcome)
    elif s.phase == TURN_TOP:
        top_turned(s, outcome == 1)
    elif s.phase == START_VALUES:
        start_value_rolled(s, outcome)
    elif s.phase == DEAL_TARGETS:
        target_dealt(s, outcome)
    elif s.phase == DEAL_CARDS:
        card_dealt(s, outcome)
    elif s.phase == FIRST_ROLL:
        first_rolled(s, outcome)
    elif s.phase == DRAW_FIRST:
        start_race(s, outcome)
    else:
        _rerolled(s, outcome)


@rule
def _drawn(s: DiceRun, card: int) -> None:
    take_from_pile(s, s.turn, card)
    s.drawn += 1
    look_at_top(s)


@rule
def _rerolled(s: DiceRun, value: int) -> None:
    put_down(s, value)
    if s.rolling == 0:
        s.group = -1
        draw_next(s)
