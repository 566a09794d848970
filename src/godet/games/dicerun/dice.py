"""Sets of dice, one bit a die: how many, which first, and what they show."""

from __future__ import annotations

from godet.games.dicerun.box import COLOURS, OF_COLOUR, VALUES, DiceRun
from godet.kernel.game import rule


@rule
def how_many(dice: int) -> int:
    """Count bits: in pairs, in fours, in bytes, and the bytes added up."""
    dice -= (dice >> 1) & 0x55555555
    dice = (dice & 0x33333333) + ((dice >> 2) & 0x33333333)
    dice = (dice + (dice >> 4)) & 0x0F0F0F0F
    return (dice * 0x01010101 & 0xFFFFFFFF) >> 24


@rule
def first_of(dice: int) -> int:
    """The die with the lowest number, as a set."""
    return dice & -dice


@rule
def of_type(s: DiceRun, dice: int, kind: int) -> int:
    """Those of these dice that are of one colour and show one value (kind = colour * 6 + value)."""
    return dice & OF_COLOUR[kind // VALUES] & s.shows[kind % VALUES]


@rule
def moved_by(s: DiceRun, card: int) -> int:
    """All dice that a colour or value card sets in motion."""
    return OF_COLOUR[card] if card < COLOURS else s.shows[card - COLOURS]


@rule
def take_up(s: DiceRun, dice: int) -> None:
    """These dice are about to roll: they show nothing for the moment."""
    for value in range(VALUES):
        s.shows[value] &= ~dice
    s.rolling = dice


@rule
def put_down(s: DiceRun, value: int) -> None:
    """The next rolling die comes to rest."""
    die = first_of(s.rolling)
    s.rolling &= ~die
    s.shows[value] |= die


@rule
def sum_of(s: DiceRun, dice: int) -> int:
    """What these dice show together."""
    total = 0
    for value in range(VALUES):
        total += (value + 1) * how_many(dice & s.shows[value])
    return total


@rule
def turn_over(s: DiceRun, dice: int, value: int) -> None:
    """D-R9: those of these dice that show this value show its opposite; opposites make seven."""
    turned = dice & s.shows[value]
    s.shows[value] &= ~turned
    s.shows[VALUES - 1 - value] |= turned
