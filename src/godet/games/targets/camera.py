"""What is seen of a trial, frame by frame: which parts stirred, which dice rolled, and the film."""

from __future__ import annotations

from typing import Any

import numpy as np

from godet.games.targets.film import (
    ACRYLIC,
    CARD,
    GRAIN,
    PER_SECOND,
    PUCK,
    UNIT,
    WOOD,
    Film,
    Sound,
    Track,
)
from godet.games.targets.measures import DICE, DIE, DISC, DISCS, MOVED, PARTS
from godet.games.targets.scene import METRES, Tabletop

_LEVEL = 0.02
"""Within a degree of level: a die that came to rest on the next face has turned by 90 degrees."""
_FALL = 9.81 / PER_SECOND
_AUDIBLE = 0.25
"""Metres a second that a part must lose or gain between two frames to be heard."""
_NEAR = 2.2 * DIE * METRES
"""Two parts struck in the same frame within this distance struck each other."""


class Reel:
    """Everything's place, turn and speed at each frame."""

    def __init__(self, tabletop: Tabletop, most: int) -> None:
        self._tabletop, self._frames = tabletop, 0
        self._places_of = np.empty((most, PARTS, 3))
        self._turns_of = np.empty((most, PARTS, 4))
        self._velocities_of = np.empty((most, PARTS, 3))
        self.take()

    def __len__(self) -> int:
        return self._frames

    def take(self) -> None:
        at, tabletop = self._frames, self._tabletop
        self._places_of[at] = tabletop.places
        self._turns_of[at] = tabletop.turns
        self._velocities_of[at] = tabletop.velocities
        self._frames += 1

    @property
    def _places(self) -> Any:
        return self._places_of[: self._frames]

    @property
    def _turns(self) -> Any:
        return self._turns_of[: self._frames]

    def strayed(self) -> list[bool]:
        """Which parts were ever displaced by more than counts as moved (T-R18)."""
        ways = self._places - self._places[0]
        furthest = np.einsum("ijk,ijk->ij", ways, ways).max(axis=0)
        return (furthest > (MOVED * METRES) ** 2).tolist()  # type: ignore[no-any-return]

    def rolled(self) -> list[bool]:
        """Which dice were ever seen with the side that was up at first level or lower (T-R12)."""
        w, i, j, k = self._turns[:, :DICE].transpose(2, 0, 1)
        ups = np.array([2 * (i * k - w * j), 2 * (j * k + w * i), 1 - 2 * (i * i + j * j)])
        axis = np.abs(ups[:, 0]).argmax(axis=0)
        up = ups[axis, :, np.arange(DICE)]
        lowest = (up * np.sign(up[:, :1])).min(axis=1)
        return (lowest <= _LEVEL).tolist()  # type: ignore[no-any-return]

    def film(self) -> Film:
        places, turns = self._places, _steady(self._turns.copy())
        stirred = [
            part
            for part in range(PARTS)
            if (np.ptp(places[:, part], axis=0) > GRAIN / 2).any()
            or (np.ptp(turns[:, part], axis=0) > 2 / UNIT).any()
        ]
        whole = np.concatenate([np.rint(places / GRAIN), np.rint(turns * UNIT)], axis=2)
        bounded = np.clip(whole, -UNIT, UNIT).astype(int)
        tracks = {part: _tracks(bounded[:, part]) for part in stirred}
        return Film(len(self), tracks, tuple(self._sounds(places)))

    def _sounds(self, places: Any) -> list[Sound]:
        """Whatever changed its speed all at once was struck, or struck something."""
        change = np.diff(self._velocities_of[: self._frames], axis=0)
        change[..., 2] += _FALL * (np.abs(change).sum(axis=2) > 0)
        jolt = np.sqrt((change**2).sum(axis=2))
        jolt[0] = 0  # the finger's blow is not heard
        return [
            Sound(
                frame + 1,
                part,
                _struck(places[frame + 1], jolt[frame], part),
                _loud(jolt[frame, part]),
            )
            for frame, part in zip(
                *(at.tolist() for at in np.nonzero(jolt > _AUDIBLE)), strict=True
            )
        ]


def _steady(turns: Any) -> Any:
    """The same turns, each with the sign that is nearer to the one before."""
    flips = np.sign((turns[1:] * turns[:-1]).sum(axis=2))
    turns[1:] *= np.cumprod(np.where(flips == 0, 1, flips), axis=0)[..., None]
    return turns


def _tracks(numbers: Any) -> tuple[Track, ...]:
    return tuple(tuple(track) for track in numbers.T.tolist())


def _loud(jolt: float) -> int:
    return min(255, round(100 * jolt))


def _struck(places: Any, jolt: Any, part: int) -> int:
    """What a part that was jolted met: another jolted part beside it, a disc under it, or wood."""
    apart = np.sqrt(((places - places[part]) ** 2).sum(axis=1))
    beside = (jolt > _AUDIBLE / 4) & (apart < _NEAR)
    beside[part] = False
    if beside[:DICE].any():
        return ACRYLIC
    if beside[DICE + DISCS :].any():
        return PUCK
    discs = places[DICE : DICE + DISCS, :2]
    reach = np.sqrt(((discs - places[part, :2]) ** 2).sum(axis=1))
    return CARD if (reach < DISC / 2 * METRES).any() else WOOD
