"""A first match of Wazabi: three dice each, and six things to do on the way to a win."""

from __future__ import annotations

from godet.kernel.lesson import Lesson

LESSON = Lesson(
    seats=3,
    options={"start_dice": "3"},
    script="""
        fell 0 8 3                   # the pupil: one die fewer, sit this one out, a present
        fell 1 6 7                   # round the table, three more, two is plenty
        fell 5 4 9                   # just the one, light fingers, about turn
        fell 0 0 1  0 1 2  1 1 2     # the pupil has most W and begins

        fell 0 1 2                   # W, card, die
        fell 0                       # the card drawn: another "one die fewer"
        > give
        played 0 give 1
        > play
        played 0 remove1

        fell 0 0 1 2  2
        played 1 give 0
        played 1 pass
        fell 0 1 1  1 8
        played 2 pass

        fell 0 0                     # W, W
        > skip
        played 0 skip 1

        fell 0 1 1  6 2
        played 2 keep1 0
        > keep
        played 0 keep 0

        fell 0 2                     # W, die
        > last
        played 0 give 2
        > win
        played 0 remove1
        > end
    """,
)
