"""Rounds and sets: how they begin, how they end, who gets the discs in the middle."""

from __future__ import annotations

from godet.games.targets.box import (
    BUILD,
    BUILD_UP,
    CENTRAL,
    CENTRE,
    COLOUR,
    COLOURS,
    DISCARD,
    FIRST_DISC,
    FLICK,
    FOUR_DISCS,
    LAST_ROUND,
    NEW_ROUND,
    NEXT_ROUND,
    NOT_IN_PLAY,
    ON_FIELD,
    OUT,
    RETURNING,
    SET_OVER,
    SETS,
    STORED,
    SUPPLY,
    Targets,
)
from godet.games.targets.claims import lapse_claims
from godet.games.targets.disarm import builders, put_by_rule
from godet.games.targets.ends import end_match, somebody_has_four, validate
from godet.games.targets.laying import lay_in_middle, lay_seat, pick_up
from godet.games.targets.measures import DICE, DISCS
from godet.games.targets.rest import forget_marks
from godet.games.targets.sides import colour_of
from godet.kernel.game import rule


@rule
def count_discs(s: Targets, lies: int) -> int:
    count = 0
    for disc in range(DISCS):
        if s.disc_lies[disc] == lies:
            count += 1
    return count


@rule
def begin_round(s: Targets) -> None:
    """T-A13: towers whole again, discs in their places; the next seat is first player."""
    if s.round > 0:
        s.first = (s.first + 1) % s.seats
    s.round += 1
    s.turn, s.flicker = s.first, -1
    s.flicks, s.left_centre, s.unsettled = 0, 0, 0
    lapse_claims(s)
    lay_table(s)
    s.step = BUILD_UP


@rule
def lay_table(s: Targets) -> None:
    """T-R59: the table is tidied for a new round."""
    lay_discs(s)
    for seat in range(s.seats):
        lay_seat(s, seat)
    for die in range(DICE):
        pick_up(s, die)
        forget_marks(s, die)
        s.lies[die] = NOT_IN_PLAY
        if s.holder[die] < s.seats:
            s.fallen[die] = RETURNING


@rule
def lay_discs(s: Targets) -> None:
    """Central discs in their places; what is neither there nor stored lies aside."""
    for disc in range(DISCS):
        if s.disc_lies[disc] == CENTRE:
            lay_in_middle(s, disc)
        elif s.disc_lies[disc] != STORED:
            pick_up(s, FIRST_DISC + disc)


@rule
def build(s: Targets) -> None:
    """Towers of one colour build themselves; partners choose an order (T-V3)."""
    put_by_rule(s)
    s.stage = FLICK if builders(s) == 0 else BUILD


@rule
def refill(s: Targets) -> None:
    """T-R39: as many as there is room for and the supply has."""
    for disc in range(DISCS):
        if s.disc_lies[disc] == SUPPLY and count_discs(s, CENTRE) < CENTRAL:
            place_in_middle(s, disc)


@rule
def place_in_middle(s: Targets, disc: int) -> None:
    s.disc_lies[disc], s.disc_place[disc] = CENTRE, free_place(s)


@rule
def free_place(s: Targets) -> int:
    """The first place in the middle where no disc belongs."""
    taken = 0
    for disc in range(DISCS):
        if s.disc_lies[disc] == CENTRE and s.disc_place[disc] >= 0:
            taken |= 1 << s.disc_place[disc]
    for place in range(CENTRAL):
        if not taken >> place & 1:
            return place
    return -1


@rule
def begin_set(s: Targets, colour: int) -> None:
    """T-V2, T-R55: three discs of the colour that chance has named."""
    for disc in range(colour, DISCS, COLOURS):
        place_in_middle(s, disc)
    s.step = NEW_ROUND


@rule
def end_round(s: Targets) -> None:
    """T-A11, T-R35: validate, four discs?, allocate, and perhaps take one out."""
    if not s.three_by_three:
        validate(s)
        if s.money_time or somebody_has_four(s):
            end_match(s, FOUR_DISCS if somebody_has_four(s) else LAST_ROUND)
            return
    allocate(s)
    if s.left_centre > 0 or count_discs(s, CENTRE) == 0:
        s.step = NEXT_ROUND
    elif count_discs(s, CENTRE) == 1:
        discard(s, only_place(s))
    else:
        s.turn, s.stage = s.first, DISCARD


@rule
def allocate(s: Targets) -> None:
    """T-A12: each central disc to the colour with the highest total on it."""
    for disc in range(DISCS):
        if s.disc_lies[disc] == CENTRE:
            colour = highest_colour(s, disc)
            if colour >= 0:
                s.disc_lies[disc], s.disc_seat[disc] = STORED, colour
                s.disc_place[disc] = -1
                s.left_centre += 1


@rule
def highest_colour(s: Targets, disc: int) -> int:
    """T-R31: the highest total that nobody shares; none (-1) where all cancel each other out."""
    best, winner = 0, -1
    for colour in range(s.seats):
        total = total_on(s, disc, colour)
        shared = False
        for other in range(s.seats):
            if other != colour and total_on(s, disc, other) == total:
                shared = True
        if total > best and not shared:
            best, winner = total, colour
    return winner


@rule
def total_on(s: Targets, disc: int, colour: int) -> int:
    """T-A12: dice that touch this disc and nothing else."""
    total = 0
    for die in range(DICE):
        if colour_of(die) == colour and s.lies[die] == ON_FIELD and s.on_disc[die] == disc:
            total += s.face[die]
    return total


@rule
def only_place(s: Targets) -> int:
    for disc in range(DISCS):
        if s.disc_lies[disc] == CENTRE:
            return s.disc_place[disc]
    return -1


@rule
def discard(s: Targets, place: int) -> None:
    """T-R34: out of the game."""
    for disc in range(DISCS):
        if s.disc_lies[disc] == CENTRE and s.disc_place[disc] == place:
            s.disc_lies[disc], s.disc_place[disc] = OUT, -1
            pick_up(s, FIRST_DISC + disc)
    s.step = NEXT_ROUND


@rule
def next_round(s: Targets) -> None:
    """Another round; or another set; or Money Time, if anything is left to steal (T-R37)."""
    if not s.three_by_three:
        refill(s)
    if count_discs(s, CENTRE) > 0:
        s.step = NEW_ROUND
    elif s.three_by_three:
        s.step = SET_OVER
    elif count_discs(s, STORED) > 0:
        s.money_time, s.step = 1, NEW_ROUND
    else:
        end_match(s, LAST_ROUND)


@rule
def set_is_over(s: Targets) -> bool:
    """T-R41: the last central disc is gone."""
    return bool(s.three_by_three and s.set_ends_at_once and count_discs(s, CENTRE) == 0)


@rule
def end_set(s: Targets) -> None:
    """T-V2: only now is what is stored definitive."""
    validate(s)
    if somebody_has_four(s):
        end_match(s, FOUR_DISCS)
    elif s.set == SETS:
        end_match(s, LAST_ROUND)
    else:
        s.set += 1
        s.stage = COLOUR
