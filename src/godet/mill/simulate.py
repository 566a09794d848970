"""Many games between simple bots, counted: how long they are, who wins, how fast they run."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import cast

import msgspec

from godet.kernel.engine import press_of
from godet.kernel.record import Cells
from godet.mill.desk import Box, cups_of, desk_of, face_of, whole_numbers
from godet.mill.drive import (
    FALLS,
    MOVES,
    SHARED,
    TURNS,
    UNFINISHED,
    WINS,
    play_greedily,
    play_many,
)
from godet.mill.physical import Wooden

_WORTH_COMPILING = 200
"""So many games run sooner plain than it takes to load compiled rules."""

_SLICE_SECONDS = 0.2
"""How often progress is shown, about."""


_Mill = tuple[Callable[[int], None], Sequence[int]]
"""What plays so many games more, and where they are counted."""


class Simulation(msgspec.Struct, frozen=True):
    """What came of it. A win shared by several seats counts for each of them."""

    games: int
    moves: int
    events: int
    seconds: float
    moves_per_s: float
    events_per_s: float
    games_per_s: float
    turns_mean: float
    """Turns a match as the game counts them; those of all games of a tournament together."""
    wins: tuple[int, ...]
    shared: int
    """Games with more than one winner."""
    unfinished: int
    """Games that ended without a winner."""


def simulate(  # noqa: PLR0913 - half of them by keyword, and seldom given
    box: Box,
    games: int,
    seed: int,
    *,
    greedy: bool = False,
    progress: Callable[[int, int], None] | None = None,
    compiled: bool | None = None,
) -> Simulation:
    """Random or greedy games; the same for the same seed, however run. Compiling is not timed."""
    compiled = games >= _WORTH_COMPILING if compiled is None else compiled
    play, counts = _mill(box, seed, greedy=greedy, compiled=compiled)
    play(0)
    started = time.perf_counter()
    for done, part in _slices(games):
        play(part)
        if progress:
            progress(done, games)
    counted = [int(count) for count in counts]
    return _summary(games, box.seats, counted, time.perf_counter() - started)


def _mill(box: Box, seed: int, *, greedy: bool, compiled: bool) -> _Mill:
    if box.game.trial:
        return _wooden_mill(box, seed, greedy)
    press = press_of(box.game, compiled)
    play, desk = press.link(play_greedily if greedy else play_many), desk_of(box.game, press)
    face, cup = face_of(box.game, press, box.laid_out(2)), cups_of(press, seed, range(1))
    counts = whole_numbers(press, WINS + box.game.most)
    return lambda part: play(face, part, cup, desk, counts), counts


def _wooden_mill(box: Box, seed: int, greedy: bool) -> _Mill:
    """The same with a physical table, whose trials cannot be compiled."""
    wooden, counts = Wooden(box, seed, greedy=greedy), [0] * (WINS + box.game.most)

    def play(part: int) -> None:
        for _ in range(part):
            wooden.play(cast(Cells, counts))

    return play, counts


def _slices(games: int) -> Iterator[tuple[int, int]]:
    """Parts of the whole, sized so that each takes about as long as progress may wait."""
    done, part, before = 0, 1, time.perf_counter()
    while done < games:
        part = min(part, games - done)
        done += part
        yield done, part
        now = time.perf_counter()
        part = max(1, min(4 * part, int(part * _SLICE_SECONDS / max(now - before, 1e-6))))
        before = now


def _summary(games: int, seats: int, counts: list[int], seconds: float) -> Simulation:
    events = counts[MOVES] + counts[FALLS]
    return Simulation(
        games=games,
        moves=counts[MOVES],
        events=events,
        seconds=round(seconds, 6),
        moves_per_s=round(counts[MOVES] / seconds),
        events_per_s=round(events / seconds),
        games_per_s=round(games / seconds, 1),
        turns_mean=counts[TURNS] / games,
        wins=tuple(counts[WINS : WINS + seats]),
        shared=counts[SHARED],
        unfinished=counts[UNFINISHED],
    )
