"""How big everything is and how finely it is told: hundredths of a millimetre, whole numbers only.

scene.xml says the same in metres for the physics; a test holds the two together.
"""

from __future__ import annotations

MM = 100
"""One millimetre in the unit of every length here."""

DICE, DISCS, PUCKS = 12, 9, 4
PARTS = DICE + DISCS + PUCKS

DIE = 16 * MM
DISC, DISC_HIGH = 100 * MM, 2 * MM
PUCK, PUCK_HIGH = 30 * MM, 8 * MM
MARK = 20 * MM
"""The centre mark of a disc."""
RIM = 450 * MM
"""From the middle of the table to its edge."""
GAP = DIE
"""Between two central discs."""
CLUSTER = 6_697
"""From the middle of the table to the middle of a central disc: (DISC + GAP) / sqrt 3."""
TOWER_AWAY = 200 * MM
"""From the middle of a tower to the nearest edge of the nearest disc (T-R58)."""

ONE = 10_000
"""The one of a quaternion's whole numbers."""

# A flick, in steps.
AIMS = 3_600
"""Tenths of a degree, counter-clockwise from the table's x axis."""
POWERS = 100
SLOWEST, FASTER = 250, 25
"""Speed at power 0 and what each step adds, in millimetres a second."""
OFFSETS = 25
"""Where the finger meets the die, up and to the side: half millimetres, 12 is the middle."""
MIDDLE = 12
MOST_FLICKS = 4
"""How many hands may flick at once (Golden Targets)."""

# What is measured, and how closely.
MOVED = MM // 2
"""A part displaced by more than this has moved (T-R18)."""
UNREADABLE = 5
"""Two faces within so many degrees of being uppermost: no value (T-R33)."""
