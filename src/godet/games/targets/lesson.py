"""A first round of Targets: six things to do on the way to two discs.

What the flicks of this script lead to is kept in lesson.trials, with the films; tools/lessons.py
measures it anew.
"""

from __future__ import annotations

from pathlib import Path

from godet.kernel.lesson import Lesson
from godet.kernel.trials import read_trials

LESSON = Lesson(
    seats=2,
    options={},
    script="""
        fell 0                               # the pupil begins
        > flick
        played 0 flick 1915 29 9 10
        measured on_purple                   # a four on the purple disc
        played 1 flick 3528 23 8 13
        measured slides

        > roll
        played 0 flick 1703 38 9 13
        measured centre                      # a five on the centre of the red disc
        > targets
        played 0 call_targets 1
        played 1 flick 3563 34 9 13
        measured on_orange                   # a five on the orange disc

        > pair
        played 0 flick 1816 31 10 10
        measured beside                      # another four, beside the discs
        > double
        played 0 call_double 0 2
        played 1 flick 3594 24 19 13
        measured short                       # their last die, a two on the table

        > last
        played 0 flick 1901 36 9 10
        measured purple_again                # a three: seven on the purple disc
        > end
    """,
    trials=read_trials(Path(__file__).with_suffix(".trials").read_text("ascii")),
)
