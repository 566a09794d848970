"""What a bot may know of DiceRun beyond its rules: how good a move looks, and who is ahead."""

from __future__ import annotations

from math import exp

from godet.games.dicerun.box import (
    ABOUT_FACE,
    ACCIDENT,
    CHOOSE,
    COLOURS,
    GAP_CARD,
    JOKER,
    OF_COLOUR,
    PLAY,
    SLOTS,
    SPRINT,
    SPRINTING,
    TARGETS,
    VALUES,
    DiceRun,
)
from godet.games.dicerun.dice import first_of, how_many, moved_by, of_type
from godet.games.dicerun.rules import (
    CHOOSE_TARGET,
    DISCARD,
    PLAY_ABOUT_FACE,
    PLAY_ACCIDENT,
    PLAY_ADVANCE,
    PLAY_JOKER,
    PLAY_SPRINT,
    PLAY_TARGET,
    REROLL,
    card_of,
)
from godet.games.dicerun.stages import worth_in
from godet.kernel.game import rule

_LIKE_NOTHING = 1


@rule
def weigh(s: DiceRun, seat: int, move: int) -> int:
    """Bring own targets into a small leading group; count the target that is worth most."""
    if s.phase == PLAY:
        return _turn(s, seat, move)
    if s.phase == SPRINTING:
        return _square(3 * _kinship(s, seat, move - PLAY_SPRINT))
    if s.phase == CHOOSE:
        return _square(_worth_of_race(s, move - CHOOSE_TARGET))
    return _LIKE_NOTHING


@rule
def _square(liking: int) -> int:
    return 1 + liking * liking if liking > 0 else _LIKE_NOTHING


@rule
def _worth_of_race(s: DiceRun, target: int) -> int:
    """What a target counts in the leading group; the second settles ties."""
    second = s.slots[1] if s.slots[1] != GAP_CARD else s.slots[2]
    return 16 * worth_in(s, s.slots[0], target) + worth_in(s, second, target)


@rule
def _turn(s: DiceRun, seat: int, move: int) -> int:
    if REROLL <= move < PLAY_TARGET or move >= DISCARD:
        return _LIKE_NOTHING
    if move >= PLAY_TARGET:
        target, value_first = (move - PLAY_TARGET) // 2, (move - PLAY_TARGET) % 2
        return _square(_liking_of(s, _lead_after_target(s, target, value_first), target)) // 2
    card = card_of(move)
    if card == SPRINT:
        return _square(3 * _kinship(s, seat, move - PLAY_SPRINT))
    return _square(_liking(s, seat, _lead_after_card(s, card, move)))


@rule
def _lead_after_card(s: DiceRun, card: int, move: int) -> int:
    """Which dice would lead once this card was played."""
    if card <= JOKER:
        return _lead_after(s, moved_by(s, move - (PLAY_JOKER if card == JOKER else PLAY_ADVANCE)))
    if card == ACCIDENT:
        left = s.slots[0] & ~first_of(of_type(s, s.slots[0], move - PLAY_ACCIDENT))
        return left if left != 0 else s.slots[1] & ~GAP_CARD
    if card == ABOUT_FACE and move - PLAY_ABOUT_FACE < VALUES:
        return s.slots[0] & ~s.shows[move - PLAY_ABOUT_FACE]
    return s.slots[0]


@rule
def _lead_after(s: DiceRun, moving: int) -> int:
    """Which dice lead once these have advanced."""
    leaving = s.slots[0] & moving
    if leaving != 0 and leaving != s.slots[0]:
        return leaving
    lead, at = s.slots[0], 1
    while at < SLOTS and s.slots[at] != 0 and s.slots[at] != GAP_CARD:
        lead |= s.slots[at] & moving
        if s.slots[at] & ~moving != 0:
            break
        at += 1
    return lead


@rule
def _lead_after_target(s: DiceRun, target: int, value_first: int) -> int:
    """The same for two advances, by and large: who comes from far behind is overlooked."""
    colour, value = OF_COLOUR[target // VALUES], moved_by(s, COLOURS + target % VALUES)
    lead = _lead_after(s, value if value_first else colour)
    then = colour if value_first else value
    leaving = lead & then
    if leaving != 0 and leaving != lead:
        return leaving
    if lead == s.slots[0]:
        return _lead_after(s, then)
    return lead | (s.slots[0] & then)


@rule
def _liking(s: DiceRun, seat: int, lead: int) -> int:
    """How well this leading group suits the best of the targets that may still count here."""
    if s.played[seat] > 0:
        return _liking_of(s, lead, s.played[seat] - 1)
    best = 0
    for target in range(TARGETS):
        if s.targets[seat] >> target & 1:
            best = max(best, _liking_of(s, lead, target))
    return best


@rule
def _liking_of(s: DiceRun, lead: int, target: int) -> int:
    """Worth to this target above what such a group is worth to any (two fifths of its dice)."""
    return 12 + 5 * worth_in(s, lead, target) - 2 * how_many(lead)


@rule
def _kinship(s: DiceRun, seat: int, kind: int) -> int:
    """What one die would count for the target that it suits best."""
    best = 0
    for target in range(TARGETS):
        if s.targets[seat] >> target & 1:
            colour, value = target // VALUES == kind // VALUES, target % VALUES == kind % VALUES
            best = max(best, 3 if colour and value else 1 if colour or value else 0)
    return best


@rule
def estimate(s: DiceRun, seat: int) -> int:
    """Points so far and how the present stage stands, seat against seat."""
    hope, beaten = _hope(s, seat), 0.0
    for other in range(s.seats):
        if other != seat:
            beaten += 1.0 / (1.0 + exp(_hope(s, other) - hope))
    return int(1_000_000 * beaten / (s.seats - 1))


@rule
def _hope(s: DiceRun, seat: int) -> float:
    """The later the stage the more a lead in points is worth, and the present lead a little."""
    return (0.2 + 0.15 * s.leg) * s.points[seat] + 0.03 * _liking(s, seat, s.slots[0])
