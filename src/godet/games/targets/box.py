"""What lies in the Targets box: dice, discs, pucks, moves, options and the record of a match."""

from __future__ import annotations

from godet.games.targets.measures import AIMS, DICE, DISCS, OFFSETS, PARTS, POWERS, PUCKS
from godet.kernel.moves import Moves, kind
from godet.kernel.options import Options, choice, number, switch
from godet.kernel.record import Cells, cell, cells, record

SEATS = PUCKS
COLOURS = 3
PER_SEAT = 3
"""Dice of a colour: those of seat 0 are 0, 1 and 2, and so on. Disc d has colour d modulo 3."""
CENTRAL = 3
"""Places for discs in the middle."""
ENOUGH = 4
"""So many definitive discs end the match."""
SETS = 3
FARTHEST, NEAREST = 200, 55
"""Millimetres from a tower to the nearest disc; nearer, no disc could be stored under it."""
FIRST_DISC, FIRST_PUCK = DICE, DICE + DISCS
"""Parts are numbered as in a film: the dice, the discs, the pucks."""

MOVES = Moves(
    kind("pass"),
    kind("call_targets", die=DICE),
    kind("call_double", take=DICE, other=DICE),
    kind("counter", die=DICE),
    kind("stay", die=DICE),
    kind("lose", die=DICE),
    kind("put", die=DICE),
    kind("discard", place=CENTRAL),
    kind("swap", die=DICE),
    kind("shout"),
    kind("distance", mm=FARTHEST + 1),
    kind("flick", sweep=True, aim=AIMS, power=POWERS, height=OFFSETS, side=OFFSETS),
)
"""`call_double` takes one die of a pair back and names the other. `put` lays dice on a tower one
after the other, from below."""

BINDING = frozenset({"flick", "pass", "call_targets", "call_double", "counter", "shout"})
"""What shows something, or races with others, and so cannot be taken back."""
RACES = frozenset({"call_targets", "call_double", "counter", "flick", "shout"})
"""What is a matter of who was first."""

POLITE, LIVE, AUTOMATIC = range(3)
BOOK, ZOCH = range(2)

OPTIONS = Options(
    choice("calls", "polite", "live", "automatic", among_people="live"),
    switch("counter"),
    switch("three_by_three"),
    switch("teams"),
    choice("tower_distance", "fixed", "free_up_to_200"),
    choice("multi_fall", "book", "zoch"),
    choice("set_ends_at_once", "yes", "no"),
    choice("three_by_three_play_all_sets", "yes", "no"),
    switch("team_four_on_sum"),
    choice("first_player", "chance", "race"),
    number("centre_mark_mm", 10, 40, 20),
    number("flick_cap", 6, 200, 60),
)

# What a match waits for.
(
    DISTANCE,
    SWAP,
    FIRST,
    SHOUT,
    COLOUR,
    BUILD,
    FLICK,
    ROLLING,
    STAY,
    LOSE,
    RETURN,
    SETTLING,
    WINDOW,
    DISCARD,
    GOLDEN,
    GOLDEN_ROLLING,
    END,
) = range(17)
"""In words: how far away each tower stands; which die each partner gives; who begins (chance, or a
race); the colour of a set (chance); in what order dice stand on the towers; a flick; its trial;
which fallen die stays; which is lost; in what order the others go back; a trial without a flick;
calls; which disc is taken out; Golden Targets, and its trial; the end."""

# What the rules do next by themselves, before anybody is asked anything.
(
    WAIT,
    PREPARE,
    RESOLVE,
    CALM,
    CLOSE,
    ROUND_OVER,
    NEXT_ROUND,
    SET_OVER,
    NEW_ROUND,
    BUILD_UP,
    MATCH_OVER,
    TIE_BREAK,
) = range(12)

# Where a die is in the game's sense.
NOT_IN_PLAY, ON_TOWER, ON_FIELD, UNDER_PUCK = range(4)
"""`UNDER_PUCK`: under its holder's puck, unusable for the rest of the round."""

# How a die has fallen from its tower, while this has still to be dealt with.
NOT_FALLEN, FELL, SPOILT, RETURNING = range(4)
"""`SPOILT` dice cannot stay: off the table, on a puck, or slid; `RETURNING` ones go back."""

# Where a disc is in the game's sense.
SUPPLY, CENTRE, STORED, WON, OUT = range(5)

ENDINGS = ("unfinished", "four_discs", "last_round", "golden_targets")
UNFINISHED, FOUR_DISCS, LAST_ROUND, GOLDEN_TARGETS = range(4)

REFUSALS = (
    "allowed",
    "not_now",
    "not_your_die",
    "not_on_a_centre",
    "targets_lapsed",
    "no_pair",
    "double_not_with_steal",
    "one_double_a_flick",
    "your_own_die",
    "your_partners_die",
    "no_counter_here",
    "die_did_not_fall",
    "die_cannot_stay",
    "no_disc_there",
    "tower_too_close",
)
(
    ALLOWED,
    NOT_NOW,
    NOT_YOUR_DIE,
    NOT_ON_A_CENTRE,
    TARGETS_LAPSED,
    NO_PAIR,
    DOUBLE_NOT_WITH_STEAL,
    ONE_DOUBLE_A_FLICK,
    YOUR_OWN_DIE,
    YOUR_PARTNERS_DIE,
    NO_COUNTER_HERE,
    DIE_DID_NOT_FALL,
    DIE_CANNOT_STAY,
    NO_DISC_THERE,
    TOWER_TOO_CLOSE,
) = range(15)

SELF_EVIDENT = frozenset(
    {
        "not_now",
        "not_your_die",
        "not_on_a_centre",
        "no_pair",
        "your_own_die",
        "no_counter_here",
        "die_did_not_fall",
        "no_disc_there",
        "tower_too_close",
    }
)


@record
class Targets:
    """A match of Targets, and everything that lies on its table."""

    # How this table plays.
    seats: int = cell()
    calls: int = cell()
    """POLITE, LIVE or AUTOMATIC."""
    counter: int = cell()
    three_by_three: int = cell()
    teams: int = cell()
    free_distance: int = cell()
    zoch: int = cell()
    set_ends_at_once: int = cell()
    all_sets: int = cell()
    four_on_sum: int = cell()
    race: int = cell()
    mark_mm: int = cell()
    flick_cap: int = cell(bits=16)

    # Where the match stands.
    stage: int = cell()
    step: int = cell()
    """What the rules do next by themselves; WAIT whenever they ask something."""
    turn: int = cell()
    """Who flicks, or has just flicked and is being judged; in a live window, who flicks next."""
    flicker: int = cell()
    """Who made the last flick of this round, -1 before the first."""
    first: int = cell()
    """The first player of this round."""
    round: int = cell(bits=16)
    """From 1, over the whole match."""
    set: int = cell()
    """3 x 3: from 1; else 0."""
    flicks: int = cell(bits=16)
    """Flicks of this round."""
    turns: int = cell(bits=32)
    """Flicks of the match."""
    money_time: int = cell()
    golden: int = cell()
    """How often Golden Targets has begun."""
    left_centre: int = cell()
    """Discs that have left the centre in this round."""
    ending: int = cell()

    # Seats.
    distance: Cells = cells(SEATS, bits=16)
    """Millimetres from the tower to the nearest disc; 0 before it is chosen."""
    definitive: Cells = cells(SEATS)
    tied: Cells = cells(SEATS)
    """1 for who plays Golden Targets; the winners at the end."""
    passed: Cells = cells(SEATS)
    """1 for who has nothing to call in this window, by its own word."""
    thief: Cells = cells(SEATS)
    """1 for who has stolen with this flick."""
    doubled: Cells = cells(SEATS)
    """1 for who has called a Double after this flick."""
    gift: Cells = cells(SEATS)
    """Teams: the die a seat gives its partner, -1 before it has chosen."""
    hand: Cells = cells(SEATS, 4, bits=16)
    """Each seat's last flick: aim, power, height, side."""
    ready: Cells = cells(SEATS)
    """Golden Targets: 1 for who has chosen its flick."""

    # Every part on the table: 12 dice, 9 discs, 4 pucks.
    here: Cells = cells(PARTS)
    """ABSENT, ON_TABLE or OFF_TABLE, as in an exchange with the workshop."""
    at: Cells = cells(PARTS, 3, bits=32)
    turned: Cells = cells(PARTS, 4, bits=16)

    # Dice; whose colour they have is their number.
    holder: Cells = cells(DICE)
    """Whose tower it belongs to: its colour's seat, but for swapped dice in teams."""
    lies: Cells = cells(DICE)
    level: Cells = cells(DICE)
    """On a tower: how many dice are below it."""
    face: Cells = cells(DICE)
    """The value shown, 0 if it cannot be read."""
    on_disc: Cells = cells(DICE)
    """The disc it rests on and on nothing else, -1 if there is none: there it counts."""
    on_mark: Cells = cells(DICE)
    """The disc whose mark it covers in part, or -1."""
    on_discs: Cells = cells(DICE, bits=16)
    """One bit for each disc it rests on, straddled ones too."""
    on_dice: Cells = cells(DICE, bits=16)
    """One bit for each die right under it."""
    on_pucks: Cells = cells(DICE)
    """1 if it stands on a puck, or on what stands there."""
    moved: Cells = cells(DICE)
    changed: Cells = cells(DICE)
    flicked: Cells = cells(DICE)
    """1 for the die that was flicked, or that stays in its stead (T-R52)."""
    fallen: Cells = cells(DICE)
    lapsed: Cells = cells(DICE)
    """It covers a mark, and its Targets! was not called in time, or was countered."""
    claim: Cells = cells(DICE)
    """The disc that may be called for with this die now, -1 if there is none."""
    pairs: Cells = cells(DICE, bits=16)
    """One bit for each die with which it makes a pair that may be called now."""

    # Discs.
    disc_lies: Cells = cells(DISCS)
    disc_seat: Cells = cells(DISCS)
    """Under whose puck it is stored, or who has won it; -1 else."""
    disc_place: Cells = cells(DISCS)
    """Its place in the middle, -1 else."""
    golden_disc: int = cell()
    """The disc that lies in the middle, star up, for Golden Targets; -1 else."""
    unsettled: int = cell()
    """Something was taken away from under something: a trial without a flick must follow."""
