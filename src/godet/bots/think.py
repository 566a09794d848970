"""What a bot plays, from what its seat may see and nothing else."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from typing import Any, cast

from godet.bots.levels import EFFORTS, LEVELS, Effort
from godet.bots.search import Search, Sight
from godet.bots.warm import ready
from godet.kernel.engine import Engine, Position, press_of
from godet.kernel.errors import BadText
from godet.kernel.game import Cup, Game, never_forgets
from godet.kernel.luck import stir
from godet.kernel.parts import forget, weigh

_SLICE = {True: 200, False: 2}
"""Rounds between two looks at the clock, compiled or plain."""


def think(game: Game[Any], view: bytes, seat: int, level: str, seed: int) -> int:
    """A move for this seat. The same question gets the same answer if the time suffices."""
    sight = Sight(game, view, seat, seed)
    legal = _legal(sight)
    if len(legal) == 1 and not game.moves.kind_of(legal[0]).sweep:
        return legal[0]
    if level not in LEVELS:
        raise BadText(f"there is no level {level!r}; there are {', '.join(LEVELS)}")
    if level == "random":
        return at_random(sight, legal)
    if game.brains.decide:
        row = game.layout.rows(game.layout.read(view))[0]
        return game.brains.decide(row, seat, level, seed)
    if level == "greedy":
        return at_first_sight(sight, legal)
    effort = EFFORTS[level]
    return deliberate(_remembered(sight, effort.keep), effort, compiled=ready(game))


def _remembered(sight: Sight, keep: int) -> Sight:
    """The sight as somebody sees it who remembers only so many turns back."""
    if keep < 0 or sight.game.brains.forget is never_forgets:
        return sight
    state, cup = sight.game.layout.read(sight.view), [0] * 4
    stir(cast(Cup, cup), sight.seed, 1)
    press_of(sight.game, False).link(forget)(
        sight.game.layout.rows(state)[0], sight.seat, keep, cast(Cup, cup)
    )
    return replace(sight, view=state.tobytes())


def _legal(sight: Sight) -> list[int]:
    """What this seat may do, once it is sure that it was told no more than it may know."""
    position = Position(Engine(sight.game), sight.game.layout.read(sight.view))
    if position.concealed(sight.seat) != position:
        raise ValueError("a bot is given what its seat may see, and this view holds more")
    legal = position.legal(sight.seat)
    if not legal:
        raise ValueError(f"seat {sight.seat} has nothing to choose")
    return legal


def at_random(sight: Sight, legal: list[int]) -> int:
    """Any legal move; a sweep counts as one, and any of it may be made."""
    rng = random.Random(sight.seed)
    move = rng.choice(legal)
    kind = sight.game.moves.kind_of(move)
    return move + rng.randrange(kind.size) if kind.sweep else move


def at_first_sight(sight: Sight, legal: list[int]) -> int:
    """The move that appeals most, without looking ahead; a throw among equals."""
    appeal = press_of(sight.game, False).link(weigh)
    row = sight.game.layout.rows(sight.game.layout.read(sight.view))[0]
    appeals = [appeal(row, sight.seat, move) for move in legal]
    best = [move for move, at in zip(legal, appeals, strict=True) if at == max(appeals)]
    return random.Random(sight.seed).choice(best)


def deliberate(sight: Sight, effort: Effort, *, compiled: bool) -> int:
    """The move that a search of so much effort finds."""
    search = Search(sight, effort.manner, most_rounds=effort.rounds, compiled=compiled)
    return exert(search, effort, _SLICE[compiled])


def exert(search: Search, effort: Effort, part: int) -> int:
    """Search until the rounds or the seconds are used up, or no other move can catch up."""
    began, done, move = time.monotonic(), 0, -1
    while done < effort.rounds:
        more = min(effort.rounds - done, part)
        move = search.run(more)
        done += more
        spent = time.monotonic() - began
        if spent > effort.seconds or search.lead() > _to_come(effort, done, spent):
            break
    return move


def _to_come(effort: Effort, done: int, spent: float) -> float:
    """How many more rounds there may be, at the pace so far."""
    return min(effort.rounds - done, done * (effort.seconds / spent - 1))
