"""A lesson: a real table whose cup is loaded and whose moves are agreed on, with words for each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from godet.kernel.errors import BadLine, BadText
from godet.kernel.log import Event, Fell, Measured, Played
from godet.kernel.moves import Moves

if TYPE_CHECKING:
    from godet.kernel.game import Trial

PUPIL = 0
"""The seat that learns."""


@dataclass(frozen=True)
class Lesson:
    """What a game teaches in a first match, as a script in the words of a match file.

    `fell 3 1 4` is what chance answers, one after the other; `measured word` is a trial of this
    name; `played 1 …` another seat's move; `> word` is the text `lesson-word`, said before the
    pupil's next move (`played 0 …`), or at the end. `#` begins a comment.
    """

    seats: int
    options: Mapping[str, str]
    script: str
    trials: Mapping[str, Trial] = field(default_factory=dict)
    """What was once measured, with its film: so a lesson goes the same way in every workshop."""


@dataclass(frozen=True)
class Script:
    """A lesson, read: every event, and the words that are said when so many have happened."""

    events: tuple[Event, ...]
    words: Mapping[int, str]
    moves: Moves
    trials: Mapping[int, Trial]
    """The trials that were agreed on, by the place of their event."""

    def over(self, length: int) -> bool:
        """Has everything happened that was agreed on?"""
        return length >= len(self.events)

    def word(self, length: int) -> str:
        """What is said after so many events, or nothing."""
        return self.words.get(length, "")

    def wanted(self, length: int) -> int | None:
        """The pupil's move that is wanted now, if one is."""
        event = self.events[length] if length < len(self.events) else None
        return event.move if length in self.words and isinstance(event, Played) else None

    def guided(self, length: int, move: int) -> int | None:
        """What is played when the pupil makes this move now; None if it is not what is wanted.

        A gesture is wanted, not its very numbers: the pupil's hand is guided to those.
        """
        wanted = self.wanted(length)
        if wanted is None or move == wanted:
            return wanted
        kind = self.moves.kind_of(wanted)
        return wanted if kind.sweep and self.moves.kind_of(move) is kind else None

    def follow(self, length: int) -> Iterator[Event]:
        """What happens by itself from here to the pupil's next move, or to the end."""
        for at in range(length, len(self.events)):
            if at in self.words:
                return
            yield self.events[at]


def read_script(lesson: Lesson, moves: Moves) -> Script:
    """The lesson as events and words; BadLine says what is wrong with it."""
    events: list[Event] = []
    words: dict[int, str] = {}
    trials: dict[int, Trial] = {}
    for number, line in enumerate(lesson.script.splitlines(), 1):
        text = line.partition("#")[0].strip()
        if text.startswith(">"):
            words[len(events)] = text[1:].strip()
        elif text:
            try:
                if trial := _trial(text, lesson):
                    trials[len(events)] = trial
                events += [Measured(trial.facts)] if trial else _events(text, moves)
            except (BadText, ValueError) as bad:
                raise BadLine(number, str(bad)) from None
            _check_pupil(number, events, words)
    return Script(tuple(events), words, moves, trials)


def _trial(text: str, lesson: Lesson) -> Trial | None:
    word, *rest = text.split()
    if word != "measured":
        return None
    if len(rest) != 1 or rest[0] not in lesson.trials:
        raise BadText(f"there is no trial called {' '.join(rest)!r}")
    return lesson.trials[rest[0]]


def _events(text: str, moves: Moves) -> list[Event]:
    word, *rest = text.split()
    if word == "fell" and rest:
        return [Fell(int(outcome)) for outcome in rest]
    if word == "played" and len(rest) > 1:
        return [Played(int(rest[0]), moves.parse(" ".join(rest[1:])))]
    raise BadText(f"a lesson has lines of fell, measured, played and '> word', not {text!r}")


def _check_pupil(number: int, events: list[Event], words: Mapping[int, str]) -> None:
    """The pupil is told before each of its moves, and nobody else is."""
    last = events[-1]
    pupil = isinstance(last, Played) and last.seat == PUPIL
    if pupil != (len(events) - 1 in words):
        raise BadLine(number, "words come before each move of seat 0, and only there")
