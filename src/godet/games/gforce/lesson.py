"""A first match of G-Force: two tiles, and eight things to do on the way to both of them."""

from __future__ import annotations

from godet.kernel.lesson import Lesson

LESSON = Lesson(
    seats=2,
    options={"tiles": "2"},
    script="""
        fell 2 7               # the tiles lie on hexagons 3 and 8
        fell 5 2               # the pupil rolls most and begins

        fell 3                 # a four
        > walk
        played 0 move 0 15     # Darwin to hexagon 3
        > company
        played 0 move 5 15     # Speckles as well
        > look
        played 0 reveal 2
        fell 0                 # Hurley and Speckles are wanted: Darwin goes home

        fell 2
        played 1 move 3 20     # Mooch to hexagon 8
        played 1 move 2 1      # Juarez to ambush 1
        played 1 reveal 7
        fell 1                 # Darwin and Blaster are wanted: Mooch goes home

        fell 1                 # a two
        > missing
        played 0 move 4 15     # Hurley joins Speckles
        > take
        played 0 reveal 2

        fell 0
        played 1 move 2 13     # Juarez to hexagon 1, which is empty

        fell 5                 # a six
        > remember
        played 0 move 0 20     # Darwin to hexagon 8
        > both
        played 0 move 1 20     # Blaster too
        > last
        played 0 reveal 7      # two points lapse
        > end
    """,
)
