"""A lesson is a script: what happens, what is said before each of the pupil's moves."""

from __future__ import annotations

import pytest

from godet.games.wazabi import GAME
from godet.kernel.errors import BadLine
from godet.kernel.game import Trial
from godet.kernel.lesson import Lesson, Script, read_script
from godet.kernel.log import Fell, Measured, Played
from godet.kernel.trials import read_trials, write_trials
from tests.toy.quoits.game import MOVES as QUOITS

PASS = GAME.moves.first("pass")
TRIALS = {"near": Trial((4, -2), b"a film", 0.5), "far": Trial((7,), b"", 2.25)}


def script(text: str) -> Script:
    return read_script(Lesson(2, {}, text, TRIALS), GAME.moves)


def test_a_script_has_events_and_words() -> None:
    read = script("""
        fell 3 1   # two outcomes in one line
        played 1 give 0
        > pass
        played 0 pass
        measured near
        > end
    """)
    assert read.events == (Fell(3), Fell(1), Played(1, 0), Played(0, PASS), Measured((4, -2)))
    assert read.words == {3: "pass", 5: "end"}
    assert read.trials == {4: TRIALS["near"]}


def test_it_goes_on_by_itself_until_words_are_said() -> None:
    read = script("fell 3\n> one\nplayed 0 pass\nfell 1\nplayed 1 pass\n> two\nplayed 0 give 1")
    assert list(read.follow(0)) == [Fell(3)]
    assert (read.word(1), read.wanted(1)) == ("one", PASS)
    assert list(read.follow(2)) == [Fell(1), Played(1, PASS)]
    assert (read.word(4), read.wanted(4)) == ("two", 1)
    assert read.wanted(3) is None
    assert not read.over(4)
    assert read.over(5)


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("fell 1\nplayed 0 pass", 2, "words come before each move of seat 0"),
        ("> hello\nfell 1", 2, "words come before each move of seat 0"),
        ("played 1 dance", 1, "there is no move called 'dance'"),
        ("fell one", 1, "invalid literal"),
        ("fell", 1, "a lesson has lines of"),
        ("say hello", 1, "a lesson has lines of"),
        ("measured nowhere", 1, "there is no trial called 'nowhere'"),
        ("measured 4 -2", 1, "there is no trial called '4 -2'"),
    ],
)
def test_a_wrong_line_is_named(text: str, line: int, why: str) -> None:
    with pytest.raises(BadLine, match=why) as bad:
        script(text)
    assert bad.value.line == line


def test_the_pupils_hand_is_guided_in_gestures_and_free_to_err_in_choices() -> None:
    concede, wanted = QUOITS.first("concede"), QUOITS.number("flick", 90, 40)
    read = read_script(
        Lesson(2, {}, "> aim\nplayed 0 flick 90 40\n> stop\nplayed 0 concede"), QUOITS
    )
    assert read.guided(0, QUOITS.number("flick", 7, 99)) == wanted
    assert read.guided(0, wanted) == wanted
    assert read.guided(0, concede) is None
    assert read.guided(1, concede) == concede
    assert read.guided(1, wanted) is None
    assert read.guided(2, concede) is None


def test_trials_come_out_of_a_file_as_they_went_in() -> None:
    assert read_trials(write_trials(TRIALS)) == TRIALS
