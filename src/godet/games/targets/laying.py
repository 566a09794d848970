"""Where hands put the parts: towers, discs in the middle, discs stored under a puck."""

from __future__ import annotations

import math

from godet.games.targets.box import (
    CENTRE,
    COLOURS,
    FIRST_DISC,
    FIRST_PUCK,
    NOT_FALLEN,
    ON_FIELD,
    ON_TOWER,
    SEATS,
    STORED,
    Targets,
)
from godet.games.targets.exchange import ABSENT, ON_TABLE
from godet.games.targets.layout import DISC_ANGLES, SEAT_ANGLES, facing, spot
from godet.games.targets.measures import (
    CLUSTER,
    DICE,
    DIE,
    DISC,
    DISC_HIGH,
    DISCS,
    MM,
    ONE,
    PUCK_HIGH,
)
from godet.games.targets.sides import stands, tower_dice
from godet.kernel.game import rule

_FINE = 1_000_000
_ANGLES = {
    (seats, at): angle for seats, angles in SEAT_ANGLES.items() for at, angle in enumerate(angles)
}
_EACH = [_ANGLES.get((seats, at), 0) for seats in range(SEATS + 1) for at in range(SEATS)]


def _from_disc(angle: int) -> float:
    """How far round from the nearest disc's angle, in radians."""
    return math.radians(min(abs((angle - disc + 180) % 360 - 180) for disc in DISC_ANGLES))


# For each number of seats and each seat (4 to a number): where its tower stands, in whole numbers.
ALONG = tuple(round(CLUSTER * math.cos(_from_disc(angle))) for angle in _EACH)
ASIDE = tuple(round(CLUSTER * math.sin(_from_disc(angle))) for angle in _EACH)
COS = tuple(round(_FINE * math.cos(math.radians(angle))) for angle in _EACH)
SIN = tuple(round(_FINE * math.sin(math.radians(angle))) for angle in _EACH)
TURN_W = tuple(facing(angle + 180)[0] for angle in _EACH)
TURN_K = tuple(facing(angle + 180)[3] for angle in _EACH)
PLACE_X = tuple(spot(angle, CLUSTER)[0] for angle in DISC_ANGLES)
PLACE_Y = tuple(spot(angle, CLUSTER)[1] for angle in DISC_ANGLES)

_ROUND_A_DISC = DISC // 2 + 1_132
"""A die whose middle is nearer to a disc's than this may lie over it: half a disc, half a die."""


@rule
def tower_radius(s: Targets, seat: int) -> int:
    """T-R58: so far from the middle that the nearest disc's edge is as far as was chosen."""
    at = s.seats * SEATS + seat
    reach = s.distance[seat] * MM + DISC // 2
    return ALONG[at] + round(math.sqrt(reach * reach - ASIDE[at] * ASIDE[at]))


@rule
def spot_x(s: Targets, seat: int) -> int:
    return round(tower_radius(s, seat) * COS[s.seats * SEATS + seat] / _FINE)


@rule
def spot_y(s: Targets, seat: int) -> int:
    return round(tower_radius(s, seat) * SIN[s.seats * SEATS + seat] / _FINE)


@rule
def lay(s: Targets, part: int, x: int, y: int, z: int) -> None:
    """Put a part down, flat and unturned."""
    s.here[part] = ON_TABLE
    s.at[part, 0], s.at[part, 1], s.at[part, 2] = x, y, z
    turn(s, part, ONE, 0)


@rule
def turn(s: Targets, part: int, w: int, k: int) -> None:
    """Turn it about the vertical."""
    s.turned[part, 0], s.turned[part, 1] = w, 0
    s.turned[part, 2], s.turned[part, 3] = 0, k


@rule
def face_middle(s: Targets, part: int, seat: int) -> None:
    """Turn what stands on a tower towards the middle of the table."""
    turn(s, part, TURN_W[s.seats * SEATS + seat], TURN_K[s.seats * SEATS + seat])


@rule
def pick_up(s: Targets, part: int) -> None:
    s.here[part] = ABSENT


@rule
def lay_in_middle(s: Targets, disc: int) -> None:
    """A central disc in its place."""
    place = s.disc_place[disc]
    lay(s, FIRST_DISC + disc, PLACE_X[place], PLACE_Y[place], DISC_HIGH // 2)


@rule
def stored(s: Targets, seat: int) -> int:
    """How many discs are stored under a seat's puck."""
    count = 0
    for disc in range(DISCS):
        if s.disc_lies[disc] == STORED and s.disc_seat[disc] == seat:
            count += 1
    return count


@rule
def lay_stored(s: Targets, seat: int) -> None:
    """T-A12: stored discs lie under the puck, one on the other (T-R25)."""
    puck, height = FIRST_PUCK + seat, 0
    for disc in range(DISCS):
        if s.disc_lies[disc] == STORED and s.disc_seat[disc] == seat:
            lay(s, FIRST_DISC + disc, s.at[puck, 0], s.at[puck, 1], height + DISC_HIGH // 2)
            face_middle(s, FIRST_DISC + disc, seat)
            height += DISC_HIGH


@rule
def lay_puck(s: Targets, seat: int, x: int, y: int) -> None:
    puck = FIRST_PUCK + seat
    lay(s, puck, x, y, stored(s, seat) * DISC_HIGH + PUCK_HIGH // 2)
    face_middle(s, puck, seat)


@rule
def lay_seat(s: Targets, seat: int) -> None:
    """A puck in its own spot with what is stored under it, ready for dice."""
    lay_puck(s, seat, spot_x(s, seat), spot_y(s, seat))
    lay_stored(s, seat)


@rule
def puck_stands(s: Targets, seat: int) -> bool:
    """Upright, and on its stored discs if there are any."""
    puck = FIRST_PUCK + seat
    if s.here[puck] != ON_TABLE or s.turned[puck, 1] != 0 or s.turned[puck, 2] != 0:
        return False
    high = stored(s, seat) * DISC_HIGH + PUCK_HIGH // 2
    return stored(s, seat) == 0 or abs(s.at[puck, 2] - high) < MM


@rule
def right_puck(s: Targets, seat: int) -> None:
    """T-R61: a puck that was overturned is set up again, on its discs or else in its spot."""
    x, y = spot_x(s, seat), spot_y(s, seat)
    for disc in range(DISCS):
        held = s.disc_lies[disc] == STORED and s.disc_seat[disc] == seat
        if held and s.here[FIRST_DISC + disc] == ON_TABLE:
            x, y = s.at[FIRST_DISC + disc, 0], s.at[FIRST_DISC + disc, 1]
    lay_puck(s, seat, x, y)
    lay_stored(s, seat)


@rule
def put_on_tower(s: Targets, die: int) -> None:
    """A hand lays a die on top of its holder's tower."""
    seat = s.holder[die]
    puck = FIRST_PUCK + seat
    if not puck_stands(s, seat) and tower_dice(s, seat) == 0:
        right_puck(s, seat)
    x, y, z = s.at[puck, 0], s.at[puck, 1], s.at[puck, 2] + PUCK_HIGH // 2
    for other in range(DICE):
        higher = s.at[other, 2] + DIE // 2 > z
        if s.holder[other] == seat and stands(s, other) and higher:
            x, y, z = s.at[other, 0], s.at[other, 1], s.at[other, 2] + DIE // 2
    s.level[die] = tower_dice(s, seat)
    s.lies[die], s.fallen[die] = ON_TOWER, NOT_FALLEN
    lay(s, die, x, y, z + DIE // 2)
    face_middle(s, die, seat)


@rule
def restack(s: Targets, seat: int) -> None:
    """T-A8: the discs under this puck are others now; it is put on them with all that it bears."""
    puck = FIRST_PUCK + seat
    by = stored(s, seat) * DISC_HIGH + PUCK_HIGH // 2 - s.at[puck, 2]
    s.at[puck, 2] += by
    for die in range(DICE):
        if s.holder[die] == seat and stands(s, die):
            s.at[die, 2] += by
    if by > 0:
        lift_round(s, s.at[puck, 0], s.at[puck, 1], by)
    lay_stored(s, seat)
    s.unsettled = 1


@rule
def lift_round(s: Targets, x: int, y: int, by: int) -> None:
    """T-R28: what lies where a disc is to go is lifted; it has not come to rest there by itself."""
    for die in range(DICE):
        if s.lies[die] == ON_FIELD and s.here[die] == ON_TABLE:
            aside, along = s.at[die, 0] - x, s.at[die, 1] - y
            if aside * aside + along * along < _ROUND_A_DISC * _ROUND_A_DISC:
                s.at[die, 2] += by
                s.unsettled = 1


@rule
def retrieve_discs(s: Targets) -> None:
    """T-R61: a disc that was knocked off the table goes back where it belongs."""
    for disc in range(DISCS):
        if s.here[FIRST_DISC + disc] == ON_TABLE or s.here[FIRST_DISC + disc] == ABSENT:
            continue
        if s.disc_lies[disc] == CENTRE:
            place = s.disc_place[disc]
            lift_round(s, PLACE_X[place], PLACE_Y[place], DISC_HIGH)
            lay_in_middle(s, disc)
        else:
            right_puck(s, s.disc_seat[disc])


@rule
def colour_of_disc(disc: int) -> int:
    return disc % COLOURS
