"""A first match of DiceRun: one stage with two others, and six things to do on the way."""

from __future__ import annotations

from godet.kernel.lesson import Lesson

LESSON = Lesson(
    seats=3,
    options={"quick_start": "yes"},
    script="""
        fell 0 1 2 3 4 5  0 1 2 3 4 5  0 1 2 3 4 5  0 1 2 3 4 5  0 1 2 3 4 5
        fell 23 0 14 25              # the pupil: blue six, red one, green three, purple two
        fell 6 9 20 28               # orange one and four, blue three, purple five
        fell 3 12 17 29              # red four, green one and six, purple six
        fell 3 10 11                 # the pupil: all blue, all sixes, a joker
        fell 5 2 1                   # all ones, all green, all orange
        fell 16 17 6                 # a gap, an accident, all twos
        fell 0                       # the pupil begins

        > blue
        played 0 advance 3
        fell 7
        played 1 advance 5           # the blue one breaks away
        fell 14
        played 2 gap 0
        fell 12

        > gap
        played 0 advance 10          # the blue six fills the gap
        fell 13
        played 1 advance 2
        fell 9
        played 2 accident 3 0        # the blue one falls back, the blue six leads with two others
        fell 4

        > reroll
        played 0 reroll 7
        > group
        played 0 reroll_group 2
        fell 0 2 3 4  5 5 0 2  3  5 4 0 2
        fell 8
        played 1 advance 1
        fell 0
        played 2 advance 6
        fell 9

        > target
        played 0 target 3 5 1
        played 1 comeback
        fell 2
        played 2 swap 1
        fell 3
        fell 1                       # the stage card shows
        played 1 choose 1 0
        played 2 choose 2 5

        > joker
        played 0 joker 2
        fell 5
        > end
    """,
)
