"""Loaded flicks: what comes of each flick of Targets is agreed on, whatever the hand has done.

`LOADED_FLICKS` holds a list of the match's flicks. Each names the dice that stir and how they come
to rest, in the words of the game's scenes: {"A3": "5 mark 1", "B2": "off"}.
"""

from __future__ import annotations

import json
import os
from typing import Any

from godet.catalog import find
from godet.games.targets.exchange import ON_TABLE, Facts, Pose
from godet.games.targets.film import GRAIN, UNIT, Film, Sound, Track
from godet.games.targets.measures import MM, ONE
from godet.games.targets.scenes_facts import die_of, trial
from godet.games.targets.workshop import pose_of
from godet.kernel.game import Trial
from godet.mill import workshop

FRAMES = 31
ASIDE = Pose(ON_TABLE, 0, 44_000, 800)
"""Where a die that leaves the table is last seen."""


def load_flicks() -> None:
    """From now on no trial of Targets is left to physics, if the environment says how they end."""
    agreed = json.loads(os.environ.get("LOADED_FLICKS", "[]"))
    by_physics = workshop.run_trial

    def run_trial(game: str, state: bytes) -> Trial:
        if game != "targets" or not agreed:
            return by_physics(game, state)
        layout = find(game).layout
        row = layout.rows(layout.read(state))[0]
        return loaded(row, {die_of(name): words for name, words in agreed[row.turns - 1].items()})

    workshop.run_trial = run_trial


def loaded(row: Any, ends: dict[int, str]) -> Trial:
    facts = trial(row, ends)
    return Trial(facts.pack(), film_of(row, facts, list(ends)).encode(), (FRAMES - 1) / 60)


def film_of(row: Any, facts: Facts, dice: list[int]) -> Film:
    """Dice glide from where they were to where they are measured."""
    tracks = {die: glide(pose_of(row, die), facts.dice[die].pose) for die in dice}
    return Film(FRAMES, tracks, (Sound(FRAMES - 1, dice[0], 0, 120),))


def glide(start: Pose, end: Pose) -> tuple[Track, ...]:
    end = end if end.where == ON_TABLE else ASIDE
    scale = round(GRAIN * 1000 * MM)
    places = zip(start[1:4], end[1:4], strict=True)
    turns = zip(start[4:], end[4:], strict=True)
    return (
        *(along(a // scale, b // scale) for a, b in places),
        *(along(a * UNIT // ONE, b * UNIT // ONE) for a, b in turns),
    )


def along(start: int, end: int) -> Track:
    return tuple(start + (end - start) * frame // (FRAMES - 1) for frame in range(FRAMES))
