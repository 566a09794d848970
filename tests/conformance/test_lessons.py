"""Every game of the catalogue teaches itself in a first match that can really be played."""

from __future__ import annotations

from typing import Any

import pytest

from godet.catalog import GAMES
from godet.kernel.engine import Engine, Position
from godet.kernel.game import CHOICE, Game
from godet.kernel.lesson import PUPIL, Lesson, Script, read_script
from godet.texts import LANGUAGES, texts_of

every_lesson = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


def lesson_of(game: Game[Any]) -> tuple[Lesson, Script]:
    assert game.lesson, f"{game.name} has no lesson"
    return game.lesson, read_script(game.lesson, game.moves)


def opened(game: Game[Any], lesson: Lesson) -> Position:
    return Engine(game).start(lesson.seats, game.options.read(lesson.options))


@every_lesson
def test_the_script_can_happen(game: Game[Any]) -> None:
    """Every event is legal where it stands, and nobody but the pupil is waited for."""
    lesson, script = lesson_of(game)
    position = opened(game, lesson)
    for at, event in enumerate(script.events):
        if at in script.words:
            assert position.awaits() == CHOICE
            assert PUPIL in position.actors()
        position.happen(event)


@every_lesson
def test_it_takes_five_to_eight_steps_and_a_last_word(game: Game[Any]) -> None:
    _, script = lesson_of(game)
    steps = [at for at in script.words if script.wanted(at) is not None]
    assert 5 <= len(steps) <= 8
    assert script.word(len(script.events))
    assert len(set(script.words.values())) == len(script.words)


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_has_words(game: Game[Any], language: str) -> None:
    _, script = lesson_of(game)
    for word in script.words.values():
        assert texts_of(game, language).say(f"lesson-{word}")
