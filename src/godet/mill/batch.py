"""Many games in one array, stepped from Python with a vector of moves."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from godet.kernel.engine import press_of
from godet.kernel.errors import Refused
from godet.kernel.game import rule
from godet.kernel.luck import below
from godet.kernel.parts import awaits, legal, play, refuse
from godet.kernel.record import Cells
from godet.mill.desk import (
    Box,
    Desk,
    Line,
    cups_of,
    desk_of,
    face_of,
    whole_numbers,
    without_trials,
)
from godet.mill.drive import ONE, first_actor, settle, worths

Numbers = npt.NDArray[np.int64]


class Sheets(NamedTuple):
    """One line a game, one after the other: what Python reads between two steps."""

    cups: Line
    actors: Cells
    picks: Cells
    done: Cells
    worths: Cells
    mask: Any
    """A byte a move; empty if nobody asked for it."""


NOT_BEGUN = -1
"""The actor of a game whose first choice is yet to come."""


@rule
def step_all(states: Any, moves: Cells, sheets: Sheets, desk: Desk, most: int) -> int:
    """A move in every game; where one ends, a new one begins. How many moves were not allowed."""
    wrong = 0
    for at in range(len(states) - 1):
        seat, move = sheets.actors[at], moves[at]
        sheets.done[at] = 0
        if seat != NOT_BEGUN:
            if move < 0 or move >= most or refuse(states[at], seat, move) != 0:
                wrong += 1
                continue
            play(states[at], seat, move)
        _settle(states, at, sheets, desk)
        _ask(states[at], at, sheets, desk.moves, most)
    return wrong


@rule
def _settle(states: Any, at: int, sheets: Sheets, desk: Desk) -> None:
    """On to the next choice, if need be in a new game: the last state is the box laid out."""
    s, cup = states[at], sheets.cups[4 * at : 4 * at + 4]
    while True:
        settle(s, cup, desk.weights)
        if awaits(s) == 0:
            return
        _close(s, at, sheets, desk)
        states[at] = states[len(states) - 1]


@rule
def _close(s: Any, at: int, sheets: Sheets, desk: Desk) -> None:
    worths(s, desk)
    sheets.done[at] = 1
    for seat in range(s.seats):
        sheets.worths[at * s.seats + seat] = desk.worths[seat]


@rule
def _ask(s: Any, at: int, sheets: Sheets, moves: Cells, most: int) -> None:
    """Who is to choose, a random one of its moves and, if asked for, the mask of all of them."""
    seat = first_actor(s)
    count = legal(s, seat, moves)
    sheets.actors[at] = seat
    sheets.picks[at] = moves[below(sheets.cups[4 * at : 4 * at + 4], count)]
    if len(sheets.mask) > 0:
        line = sheets.mask[at * most : (at + 1) * most]
        for move in range(most):
            line[move] = 0
        for place in range(count):
            line[moves[place]] = 1


class Batch:
    """Games side by side that stop where somebody must choose and begin anew when they end.

    Each game has its own dice, so none depends on how many others there are. After `step`,
    `done[i]` says that game i ended with this move, `worths[i]` what it was worth to each seat
    of the ended game (from 0 to 1), and everything else speaks of the new game.
    """

    def __init__(
        self, box: Box, count: int, seed: int, *, mask: bool = False, compiled: bool = True
    ) -> None:
        press = press_of(without_trials(box.game), compiled)
        self._press, self._most = press, box.game.moves.size
        self._desk = desk_of(box.game, press)
        self._step = press.link(step_all)
        self.states = box.laid_out(count + 1)
        self._face = face_of(box.game, press, self.states)
        lines = [whole_numbers(press, size) for size in (count, count, count, count * box.seats)]
        masks = np.zeros(count * self._most if mask else 0, np.uint8)
        lines.append(masks if press.compiled else masks.data)
        self._sheets = Sheets(cups_of(press, seed, range(count)), *lines)
        self._name_sheets(count)
        self.actors[:] = NOT_BEGUN
        self.step(self.picks)

    def _name_sheets(self, count: int) -> None:
        _, actors, picks, done, worths_, mask = (np.asarray(sheet) for sheet in self._sheets)
        self.actors: Numbers = actors
        self.picks: Numbers = picks
        """A random legal move for each game."""
        self.done: Numbers = done
        self.millionths: Numbers = worths_.reshape(count, -1)
        self.mask: npt.NDArray[np.uint8] = mask.reshape(count, -1) if mask.size else mask
        """1 for each legal move of each game, if it was asked for."""

    @property
    def worths(self) -> npt.NDArray[np.float64]:
        return self.millionths * self.done[:, None] / ONE

    def step(self, moves: Numbers) -> None:
        """One move in each game; a game whose move is not allowed stays, and then we complain."""
        given = moves if self._press.compiled else moves.data
        wrong = self._step(self._face, given, self._sheets, self._desk, self._most)
        if wrong:
            raise Refused("no_such_move")
