"""Measures the trials of lessons anew, in the workshop of this machine, and stores them.

A lesson keeps what was measured once, so that it goes the same way everywhere. After a change to
the physics its flicks may lead elsewhere: then the script has to be thought over, and
tests/conformance/test_lessons.py says where.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from godet.catalog import GAMES
from godet.kernel.engine import Engine
from godet.kernel.game import TRIAL, Game, Trial
from godet.kernel.lesson import Lesson, read_script
from godet.kernel.log import Measured
from godet.kernel.trials import write_trials


def main() -> int:
    for game in GAMES:
        if game.lesson and names(game.lesson):
            path = game.folder / "lesson.trials"
            path.write_text(write_trials(measured(game, game.lesson)), "ascii")
            print(f"{path}: {path.stat().st_size} bytes")
    return 0


def names(lesson: Lesson) -> list[str]:
    lines = (line.partition("#")[0].split() for line in lesson.script.splitlines())
    return [line[1] for line in lines if line[:1] == ["measured"]]


def measured(game: Game[Any], lesson: Lesson) -> dict[str, Trial]:
    """Play the script; wherever a trial is waited for, the workshop says what comes of it."""
    assert game.trial, f"{game.name} has no workshop"
    unknown = dict.fromkeys(names(lesson), Trial((), b"", 0.0))
    script = read_script(replace(lesson, trials=unknown), game.moves)
    position = Engine(game).start(lesson.seats, game.options.read(lesson.options))
    found = []
    for event in script.events:
        if position.awaits() == TRIAL:
            found.append(game.trial(position.row))
        position.happen(Measured(found[-1].facts) if position.awaits() == TRIAL else event)
    return dict(zip(names(lesson), found, strict=True))


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1] / "src"))
    sys.exit(main())
