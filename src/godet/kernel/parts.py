"""Names of the rules for code that works with any game; the press puts a game's own in place."""

from __future__ import annotations

from typing import Any

from godet.kernel.game import Cup, rule
from godet.kernel.record import Cells

PARTS = [
    "setup",
    "awaits",
    "actors",
    "legal",
    "refuse",
    "play",
    "secret",
    "odds",
    "eyes",
    "fall",
    "measured",
    "scores",
    "conceal",
    "imagine",
    "turns",
    "lapse",
]
"""Every name of `Rules`, in its order."""

ADVICE = ("weigh", "estimate", "forget")
"""Every name of `Brains`."""

_UNLINKED = "this stands for a game's rule until the press links it"


@rule
def awaits(s: Any) -> int:
    raise NotImplementedError(_UNLINKED)


@rule
def actors(s: Any) -> int:
    raise NotImplementedError(_UNLINKED)


@rule
def setup(s: Any, seats: int, options: Cells) -> None:
    raise NotImplementedError(_UNLINKED)


@rule
def legal(s: Any, seat: int, out: Cells) -> int:
    raise NotImplementedError(_UNLINKED)


@rule
def refuse(s: Any, seat: int, move: int) -> int:
    raise NotImplementedError(_UNLINKED)


@rule
def play(s: Any, seat: int, move: int) -> None:
    raise NotImplementedError(_UNLINKED)


@rule
def secret(s: Any, seat: int, move: int) -> int:
    raise NotImplementedError(_UNLINKED)


@rule
def odds(s: Any, out: Cells) -> int:
    raise NotImplementedError(_UNLINKED)


@rule
def eyes(s: Any) -> int:
    raise NotImplementedError(_UNLINKED)


@rule
def fall(s: Any, outcome: int) -> None:
    raise NotImplementedError(_UNLINKED)


@rule
def measured(s: Any, facts: Cells) -> None:
    raise NotImplementedError(_UNLINKED)


@rule
def scores(s: Any, points: Cells, places: Cells) -> int:
    raise NotImplementedError(_UNLINKED)


@rule
def conceal(s: Any, seat: int) -> None:
    raise NotImplementedError(_UNLINKED)


@rule
def imagine(s: Any, seat: int, cup: Cup) -> None:
    raise NotImplementedError(_UNLINKED)


@rule
def turns(s: Any) -> int:
    raise NotImplementedError(_UNLINKED)


@rule
def weigh(s: Any, seat: int, move: int) -> int:
    raise NotImplementedError(_UNLINKED)


@rule
def estimate(s: Any, seat: int) -> int:
    raise NotImplementedError(_UNLINKED)


@rule
def forget(s: Any, seat: int, keep: int, cup: Cup) -> None:
    raise NotImplementedError(_UNLINKED)


@rule
def lapse(s: Any, seat: int) -> int:
    raise NotImplementedError(_UNLINKED)
