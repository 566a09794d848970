"""The first round of Targets: what the pupil sees is a film that ends in what was measured."""

from __future__ import annotations

from godet.games.targets import GAME
from godet.games.targets.exchange import ON_TABLE, Facts, Pose
from godet.games.targets.film import GRAIN, Film
from godet.games.targets.lesson import LESSON
from godet.games.targets.measures import DICE, MM
from godet.kernel.engine import Engine
from godet.kernel.game import TRIAL
from godet.kernel.lesson import read_script
from godet.kernel.log import Measured

STEP = GRAIN * 1000 * MM
"""Hundredths of a millimetre in one step of a film's places."""


def last_place(film: Film, die: int) -> tuple[float, ...]:
    return tuple(track[-1] * STEP for track in film.tracks[die][:3])


def near(place: tuple[float, ...], pose: Pose) -> bool:
    return all(abs(a - b) <= STEP for a, b in zip(place, pose[1:4], strict=True))


def test_every_film_ends_where_its_dice_were_measured() -> None:
    assert len(LESSON.trials) == 7
    for trial in LESSON.trials.values():
        film, facts = Film.decode(trial.film), Facts.unpack(trial.facts)
        rolling = [die for die in range(DICE) if die in film.tracks]
        assert rolling
        for die in rolling:
            pose = facts.dice[die].pose
            assert pose.where == ON_TABLE
            assert near(last_place(film, die), pose)


def test_the_round_has_a_foul_a_targets_a_double_and_two_discs() -> None:
    """T-A6, T-A7, T-A10, T-A12: the lesson shows each of them once."""
    position = Engine(GAME).start(LESSON.seats, GAME.options.read(LESSON.options))
    told = []
    for event in read_script(LESSON, GAME.moves).events:
        before = position.copy()
        assert (position.awaits() == TRIAL) == (isinstance(event, Measured))
        position.happen(event)
        told += [
            (note.id, note.args.get("seat"))
            for note in GAME.narrate(before.row, event, position.row)
        ]
    for wanted in (("slid", 1), ("targets", 0), ("double", 0), ("allocated", 0), ("allocated", 1)):
        assert told.count(wanted) == 1
    assert ("own-tower", 0) not in told
    assert position.row.round == 2
