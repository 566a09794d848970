"""One game stepped from Python: a move, what chance makes of it and the next choice in one call."""

from __future__ import annotations

from typing import Any

import numpy as np

from godet.kernel.engine import press_of
from godet.kernel.errors import Refused
from godet.kernel.game import Game, rule
from godet.kernel.parts import awaits, legal, play, refuse
from godet.kernel.press import Press
from godet.mill.desk import (
    Box,
    Desk,
    Line,
    cups_of,
    desk_of,
    face_of,
    most_legal,
    whole_numbers,
    without_trials,
)
from godet.mill.drive import ONE, first_actor, settle, worths

OVER, ACTOR, COUNT, FIRST, KNOWN = range(5)
"""On the slate: is it over, who is to choose, among how many moves and where the first of them
stands, and how many moves the game knows. One array, because each more would cost a crossing."""

_CUP, _WEIGHTS = 5, 9


NEW_GAME = -1
"""The move that begins anew; there is one entrance, because each costs seconds to compile."""


@rule
def step(states: Any, slate: Line, move: int) -> int:
    """Play this move and go on to the next choice, or say by number why it is not allowed."""
    s = states[0]
    if move == NEW_GAME:
        states[0] = states[1]
    elif slate[OVER] or move < 0 or move >= slate[KNOWN]:
        return -1
    else:
        reason = refuse(s, slate[ACTOR], move)
        if reason != 0:
            return reason
        play(s, slate[ACTOR], move)
    settle(s, slate[_CUP:_WEIGHTS], slate[_WEIGHTS:])
    slate[OVER], slate[ACTOR], slate[COUNT] = 1, -1, 0
    if awaits(s) == 0:
        slate[OVER], slate[ACTOR] = 0, first_actor(s)
        slate[COUNT] = legal(s, slate[ACTOR], slate[slate[FIRST] :])
    return 0


@rule
def take_worths(states: Any, desk: Desk) -> None:
    worths(states[0], desk)


class Stepper:
    """A game that stops only where somebody must choose. Not for two threads at once."""

    def __init__(self, box: Box, seed: int, *, compiled: bool = True) -> None:
        press = press_of(without_trials(box.game), compiled)
        self.game, self.state = box.game, box.laid_out(2)
        self._face, self._desk = face_of(box.game, press, self.state), desk_of(box.game, press)
        self._slate = _blank_slate(box.game, press, seed)
        self._step, self._worths = press.link(step), press.link(take_worths)
        self.slate = memoryview(self._slate)
        """The slate as plain ints, for loops in a hurry; `actor` and `legal` say it in words."""
        self.reset()

    def reset(self) -> None:
        """A new game; its dice go on from where the last game's stopped."""
        self._step(self._face, self._slate, NEW_GAME)

    def step(self, move: int) -> None:
        """Play this move for the seat that is to choose."""
        reason = self._step(self._face, self._slate, move) if move >= 0 else -1
        if reason:
            raise Refused(self._why(reason))

    def _why(self, reason: int) -> str:
        if reason > 0:
            return self.game.refusals[reason]
        return "match_over" if self.over else "no_such_move"

    @property
    def over(self) -> bool:
        return bool(self.slate[OVER])

    @property
    def actor(self) -> int:
        """The seat that is to choose, -1 when nobody is."""
        return self.slate[ACTOR]

    @property
    def legal(self) -> list[int]:
        first = self.slate[FIRST]
        return self.slate[first : first + self.slate[COUNT]].tolist()

    def worths(self) -> list[float]:
        """What the places are worth to each seat, from 0 to 1 (see `mill.drive.worths`)."""
        self._worths(self._face, self._desk)
        seats = int(self.state["seats"][0])
        return [int(worth) / ONE for worth in np.asarray(self._desk.worths)[:seats]]


def _blank_slate(game: Game[Any], press: Press, seed: int) -> Any:
    slate = whole_numbers(press, _WEIGHTS + game.most_outcomes + most_legal(game))
    slate[FIRST], slate[KNOWN] = _WEIGHTS + game.most_outcomes, game.moves.size
    slate[_CUP:_WEIGHTS] = cups_of(press, seed, range(1))
    return slate
