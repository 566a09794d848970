"""Whole games of which a part happens on a table of wood: they wait for the workshop."""

from __future__ import annotations

from typing import Any

from godet.kernel.engine import Engine, Position
from godet.kernel.game import CHANCE, TRIAL
from godet.kernel.log import Event, Fell, Measured, Played
from godet.kernel.luck import below, next_word, pick
from godet.kernel.parts import legal, turns
from godet.kernel.record import Cells
from godet.mill.desk import Box, Desk, cups_of, desk_of
from godet.mill.drive import (
    FALLS,
    MOVES,
    TURNS,
    count_ending,
    first_actor,
    keep_appealing,
    turns_begun,
)


class Wooden:
    """Plays games of one box, one after the other, with real trials."""

    def __init__(self, box: Box, seed: int, *, greedy: bool) -> None:
        self._box, self._greedy = box, greedy
        self._engine = Engine(box.game)
        press = self._engine.press
        self._desk: Desk = desk_of(box.game, press)
        self._cup = cups_of(press, seed, range(1))
        self._turns, self._appealing = press.link(turns), press.link(keep_appealing)
        self._first, self._count = press.link(first_actor), press.link(count_ending)
        self._legal = press.link(legal)

    def play(self, counts: Cells) -> None:
        """One game, counted as `mill.drive` does."""
        position = self._engine.start(self._box.seats, self._box.options)
        begun = self._turns(position.row)
        while not position.over():
            event = self._next(position)
            position.happen(event)
            counts[MOVES] += isinstance(event, Played)
            counts[FALLS] += not isinstance(event, Played)
            now = self._turns(position.row)
            counts[TURNS] += turns_begun(begun, now)
            begun = now
        self._count(position.row, self._desk, counts)

    def _next(self, position: Position) -> Event:
        if position.awaits() == CHANCE:
            weights: Any = position.odds()
            return Fell(pick(self._cup, weights, len(weights)))
        if position.awaits() == TRIAL:
            assert self._box.game.trial, "only games with physics come here"
            return Measured(self._box.game.trial(position.row).facts)
        seat = self._first(position.row)
        return Played(seat, self._choice(position, seat))

    def _choice(self, position: Position, seat: int) -> int:
        decide = self._box.game.brains.decide
        if self._greedy and decide:
            return decide(position.concealed(seat).row, seat, "greedy", next_word(self._cup))
        count = self._legal(position.row, seat, self._desk.moves)
        if self._greedy:
            count = self._appealing(position.row, seat, self._desk, count)
        move = self._desk.moves[below(self._cup, count)]
        kind = self._box.game.moves.kind_of(move)
        return move + below(self._cup, kind.size) if kind.sweep else move
