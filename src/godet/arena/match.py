"""One match between bots, each given what its seat may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from godet.bots.search import Sight
from godet.kernel.engine import Engine, Position
from godet.kernel.game import CHANCE, TRIAL
from godet.kernel.log import Fell, Measured, Played
from godet.kernel.luck import pick, stir
from godet.kernel.record import Cells
from godet.mill.desk import Box
from godet.mill.workshop import run_trial

Bot = Callable[[Sight], int]


def play_match(engine: Engine, box: Box, bots: Sequence[Bot], seed: int) -> tuple[int, ...]:
    """The place of each seat. The dice depend on the seed, not on the bots."""
    position = engine.start(box.seats, box.options)
    dice = [0] * 4
    stir(dice, seed, 0)
    asked = 0
    while not position.over():
        if position.awaits() == CHANCE:
            weights = position.odds()
            position.happen(Fell(pick(dice, cast(Cells, weights), len(weights))))
            continue
        if position.awaits() == TRIAL:
            position.happen(Measured(run_trial(box.game.name, position.state.tobytes()).facts))
            continue
        asked += 1
        position.happen(_choice(position, bots, seed * 100_003 + asked))
    return position.standing().places


def _choice(position: Position, bots: Sequence[Bot], seed: int) -> Played:
    """Who may speak at the same time is asked in seat order, and hears nothing of the others."""
    seat = position.actors()[0]
    view = position.concealed(seat).state.tobytes()
    return Played(seat, bots[seat](Sight(position.engine.game, view, seat, seed)))
