"""How a match ends, Golden Targets, and who is where (T-A14, T-A15)."""

from __future__ import annotations

from godet.games.targets.box import (
    END,
    ENOUGH,
    FIRST_DISC,
    FIRST_PUCK,
    GOLDEN,
    GOLDEN_TARGETS,
    MATCH_OVER,
    NOT_IN_PLAY,
    ON_TOWER,
    OUT,
    RETURNING,
    SEATS,
    STORED,
    TIE_BREAK,
    UNFINISHED,
    WON,
    Targets,
)
from godet.games.targets.disarm import put
from godet.games.targets.exchange import ON_TABLE
from godet.games.targets.laying import lay, lay_seat, pick_up
from godet.games.targets.measures import DICE, DISC_HIGH, DISCS
from godet.games.targets.rest import forget_marks
from godet.games.targets.sides import colour_of, same_side
from godet.kernel.game import rule
from godet.kernel.record import Cells


@rule
def side_total(s: Targets, seat: int) -> int:
    """Definitive discs of a player, or of a team together (T-R44)."""
    total = 0
    for other in range(s.seats):
        if same_side(s, seat, other):
            total += s.definitive[other]
    return total


@rule
def somebody_has_four(s: Targets) -> bool:
    """T-A14, T-R36; in 3 x 3 only if the option says so (T-R42)."""
    if s.three_by_three and s.all_sets:
        return False
    for seat in range(s.seats):
        discs = side_total(s, seat) if s.four_on_sum else s.definitive[seat]
        if discs >= ENOUGH:
            return True
    return False


@rule
def end_match(s: Targets, ending: int) -> None:
    s.ending = ending
    s.step = MATCH_OVER


@rule
def find_winners(s: Targets) -> None:
    """T-A14: most discs win; a tie for most is for Golden Targets to break."""
    best = 0
    for seat in range(s.seats):
        best = max(best, side_total(s, seat))
    for seat in range(s.seats):
        s.tied[seat] = 1 if side_total(s, seat) == best else 0
    s.step = TIE_BREAK


@rule
def break_tie(s: Targets) -> None:
    if one_side_left(s):
        s.stage = END
    else:
        begin_golden(s)


@rule
def one_side_left(s: Targets) -> bool:
    for seat in range(s.seats):
        for other in range(seat):
            if s.tied[seat] and s.tied[other] and not same_side(s, seat, other):
                return False
    return True


@rule
def begin_golden(s: Targets) -> None:
    """T-A15: one disc in the middle, star up; who is tied has all three dice on the puck again."""
    s.golden += 1
    s.money_time = 0
    clear_table(s)
    s.golden_disc = spare_disc(s)
    lay(s, FIRST_DISC + s.golden_disc, 0, 0, DISC_HIGH // 2)
    for seat in range(s.seats):
        s.ready[seat] = 0
        for part in range(4):
            s.hand[seat, part] = 0
        if s.tied[seat]:
            lay_seat(s, seat)
    for die in range(DICE):
        if s.holder[die] < s.seats and s.tied[s.holder[die]]:
            s.fallen[die] = RETURNING
            put(s, die)
    s.stage = GOLDEN


@rule
def clear_table(s: Targets) -> None:
    """Stored discs never score, and nothing is left to win in the middle (T-R36)."""
    for disc in range(DISCS):
        pick_up(s, FIRST_DISC + disc)
        if s.disc_lies[disc] != WON:
            s.disc_lies[disc], s.disc_seat[disc], s.disc_place[disc] = OUT, -1, -1
    for seat in range(SEATS):
        pick_up(s, FIRST_PUCK + seat)
    for die in range(DICE):
        pick_up(s, die)
        forget_marks(s, die)
        s.lies[die] = NOT_IN_PLAY


@rule
def spare_disc(s: Targets) -> int:
    """One that nobody has won, if there is any."""
    for disc in range(DISCS):
        if s.disc_lies[disc] != WON:
            return disc
    return 0


@rule
def judge_golden(s: Targets) -> None:
    """T-R38: the best total on the disc; if it is shared, the best total on the table."""
    keep_best(s, s.golden_disc)
    if not one_side_left(s):
        keep_best(s, -1)
    if one_side_left(s):
        s.ending = GOLDEN_TARGETS
    s.step = TIE_BREAK  # T-R54: those still tied flick again


@rule
def keep_best(s: Targets, disc: int) -> None:
    """Only who has the best total stays tied; nobody on the disc leaves all as they were."""
    best = 0
    for seat in range(s.seats):
        if s.tied[seat]:
            best = max(best, golden_total(s, seat, disc))
    for seat in range(s.seats):
        if golden_total(s, seat, disc) < best:
            s.tied[seat] = 0


@rule
def golden_total(s: Targets, seat: int, disc: int) -> int:
    """What a side shows in its best single colour (T-R54), on the disc or (-1) on the table."""
    best = 0
    for colour in range(s.seats):
        if same_side(s, seat, colour):
            best = max(best, colour_total(s, colour, disc))
    return best


@rule
def colour_total(s: Targets, colour: int, disc: int) -> int:
    """The dice of a colour, on this disc alone or (-1) anywhere on the table."""
    total = 0
    for die in range(DICE):
        flicked = s.here[die] == ON_TABLE and s.lies[die] == ON_TOWER
        if colour_of(die) == colour and flicked and (disc < 0 or s.on_disc[die] == disc):
            total += s.face[die]
    return total


@rule
def settle_score(s: Targets, seat: int) -> int:
    """What decides the places: discs, then having won Golden Targets."""
    return 2 * side_total(s, seat) + s.tied[seat]


@rule
def scores(s: Targets, points: Cells, places: Cells) -> int:
    for seat in range(s.seats):
        points[seat] = side_total(s, seat)
        places[seat] = 0
        if s.stage == END:
            places[seat] = 1
            for other in range(s.seats):
                if settle_score(s, other) > settle_score(s, seat):
                    places[seat] += 1
    return s.ending if s.stage == END else UNFINISHED


@rule
def validate(s: Targets) -> None:
    """T-A11: what is stored under a puck now is definitive."""
    for disc in range(DISCS):
        if s.disc_lies[disc] == STORED:
            s.disc_lies[disc] = WON
            s.definitive[s.disc_seat[disc]] += 1
            pick_up(s, FIRST_DISC + disc)


@rule
def turns(s: Targets) -> int:
    return s.turns
