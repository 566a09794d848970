"""How scenes write a road: groups from the front between bars, `B6` a blue six, `_` a gap card.

`B1 R6 | _ | G2 | P5`: blue one and red six lead, then a gap card, then green two, then purple five.
"""

from __future__ import annotations

from typing import Any

from godet.games.dicerun.box import COLOURS, GAP_CARD, SLOTS, VALUES

LETTERS = "ROGBP"
"""The colours in their order."""


def kind_of(die: str) -> int:
    """`B6` as a colour and value number."""
    return LETTERS.index(die[0]) * VALUES + int(die[1:]) - 1


def die_name(kind: int) -> str:
    return f"{LETTERS[kind // VALUES]}{kind % VALUES + 1}"


def tidy(road: str) -> str:
    """The same road with every group in one order, so that roads can be compared."""
    groups = [sorted(group.split(), key=_order) for group in road.split("|")]
    return " | ".join(" ".join(group) for group in groups)


def _order(die: str) -> int:
    return -1 if die == "_" else kind_of(die)


def lay_road(s: Any, road: str) -> int:
    """Put these dice on the road and nothing else; the dice that are there, as a set."""
    for at in range(SLOTS):
        s.slots[at] = 0
    for value in range(VALUES):
        s.shows[value] = 0
    free = [VALUES * colour for colour in range(COLOURS)]
    for at, group in enumerate(road.split("|")):
        for die in group.split():
            s.slots[at] |= GAP_CARD if die == "_" else _lay_die(s, kind_of(die), free)
    return sum(s.slots[at] for at in range(SLOTS) if s.slots[at] != GAP_CARD)


def _lay_die(s: Any, kind: int, free: list[int]) -> int:
    colour = kind // VALUES
    die = 1 << free[colour]
    free[colour] += 1
    assert free[colour] <= VALUES * (colour + 1), f"there are six {LETTERS[colour]} dice"
    s.shows[kind % VALUES] |= die
    return die


def read_road(s: Any) -> str:
    """The road as a scene writes it, tidy."""
    slots = [s.slots[at] for at in range(SLOTS) if s.slots[at]]
    return " | ".join("_" if slot == GAP_CARD else _group(s, slot) for slot in slots)


def _group(s: Any, dice: int) -> str:
    kinds = []
    for die in range(COLOURS * VALUES):
        if dice >> die & 1:
            shown = [value for value in range(VALUES) if s.shows[value] >> die & 1]
            kinds.append(die // VALUES * VALUES + shown[0])
    return " ".join(map(die_name, sorted(kinds)))
