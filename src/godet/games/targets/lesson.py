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
        played 0 flick 1724 36 11 10
        measured on_orange                   # a four on the orange disc
        played 1 flick 86 18 6 13
        measured slides

        > roll
        played 0 flick 1788 44 9 11
        measured centre                      # a five on the centre of the red disc
        > targets
        played 0 call_targets 1
        played 1 flick 41 46 8 14
        measured on_purple                   # a six on the purple disc

        > pair
        played 0 flick 1901 49 13 14
        measured beside                      # another four, beside the discs
        > double
        played 0 call_double 0 2
        played 1 flick 3589 23 21 13
        measured short                       # their last die, a one on the table

        > last
        played 0 flick 1852 57 8 10
        measured orange_again                # a three: seven on the orange disc
        > end
    """,
    trials=read_trials(Path(__file__).with_suffix(".trials").read_text("ascii")),
)
