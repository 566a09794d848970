"""The working room of a driver: states side by side and buffers for whole numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, overload

import numpy as np

from godet.kernel.engine import Engine
from godet.kernel.errors import BadText
from godet.kernel.game import Game
from godet.kernel.luck import stir
from godet.kernel.press import Press
from godet.kernel.record import Cells, State

_MOST_LEGAL = 4096


class Line(Protocol):
    """Whole numbers in a row, of which a slice is a window on the same numbers."""

    @overload
    def __getitem__(self, at: int | tuple[int, ...], /) -> int: ...
    @overload
    def __getitem__(self, at: slice, /) -> Line: ...
    def __setitem__(self, at: int | tuple[int, ...], value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Desk(NamedTuple):
    """Buffers that rules fill; one desk for each thread."""

    weights: Cells
    moves: Cells
    appeals: Cells
    """How much each of the moves appeals to whoever chooses."""
    points: Cells
    places: Cells
    worths: Cells


def desk_of(game: Game[Any], press: Press) -> Desk:
    """A fresh desk, large enough for this game."""
    most = most_legal(game)
    sizes = (game.most_outcomes, most, most, game.most, game.most, game.most)
    return Desk(*(whole_numbers(press, size) for size in sizes))


def without_trials(game: Game[Any]) -> Game[Any]:
    """The game, if it never waits for a workshop: stepping does not leave compiled code."""
    if game.trial:
        raise BadText(
            f"{game.name} waits for physical trials: play it whole with simulate, or event by event"
        )
    return game


def most_legal(game: Game[Any]) -> int:
    return min(game.moves.size, _MOST_LEGAL)


def whole_numbers(press: Press, size: int) -> Any:
    """Room for whole numbers; a slice of it is a window on it, plain or compiled."""
    if press.compiled:
        return np.zeros(size, np.int64)
    return memoryview(bytearray(8 * size)).cast("q")


def face_of(game: Game[Any], press: Press, states: State) -> Any:
    """States in the form that this press's rules take."""
    return states if press.compiled else game.layout.rows(states)


def words_of(press: Press, states: State) -> Any:
    """The same states as words of 64 bits."""
    words = states.view(np.int64)
    return words if press.compiled else words.data


def cups_of(press: Press, seed: int, streams: range) -> Any:
    """Four words for each of these streams of a seed, one after the other."""
    cups = whole_numbers(press, 4 * len(streams))
    for at, stream in enumerate(streams):
        cup = [0] * 4
        stir(cup, seed, stream)
        for word in range(4):
            cups[4 * at + word] = cup[word]
    return cups


@dataclass(frozen=True)
class Box:
    """A game with its number of seats and its options, ready to be laid out."""

    game: Game[Any]
    seats: int
    options: tuple[int, ...]

    def laid_out(self, copies: int) -> State:
        """The first position, before any chance, so many times side by side."""
        return np.repeat(Engine(self.game).start(self.seats, self.options).state, copies)
