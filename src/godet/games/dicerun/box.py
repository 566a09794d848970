"""What lies in the DiceRun box: dice, cards, moves, options and the record of a match."""

from __future__ import annotations

from godet.kernel.moves import Moves, kind
from godet.kernel.options import Options, choice, switch
from godet.kernel.record import Cells, cell, cells, record

SEATS = 6

# Thirty dice, six of each colour: die number // 6 is its colour, and that never changes.
COLOURS = 5
RED, ORANGE, GREEN, BLUE, PURPLE = range(COLOURS)
COLOUR_NAMES = ("red", "orange", "green", "blue", "purple")
VALUES = 6
"""Everywhere in the record and the moves a value counts from 0: value 5 is a six."""
DICE = COLOURS * VALUES
ALL_DICE = (1 << DICE) - 1
OF_COLOUR = tuple(0b111111 << 6 * colour for colour in range(COLOURS))
"""The dice of each colour, as a set: one bit a die."""

# The road: from the front, groups (sets of dice) and gap cards between them (D-R10).
GAP_CARD = 1 << DICE
"""A slot of the road that is no group but a gap card."""
MOST_GAPS = 4
SLOTS = DICE + MOST_GAPS

# Secret targets: one for each colour and value; the number is colour * 6 + value.
TARGETS = COLOURS * VALUES
OWN_TARGETS = 4

# Movement cards by kind: five colours, six values, and seven others.
JOKER, SWAP, SPRINT, COMEBACK, ABOUT_FACE, GAP, ACCIDENT = range(COLOURS + VALUES, 18)
CARDS = 18
NAMES = (
    *("red", "orange", "green", "blue", "purple"),
    *("one", "two", "three", "four", "five", "six"),
    *("joker", "swap", "sprint", "comeback", "about_face", "gap", "accident"),
)
DECK = 76
HAND = 3
EVEN = (*(4,) * 11, 8, 4, 4, 4, 4, 4, 4)
ADVANCE = (*(6,) * 5, *(5,) * 6, 4, 2, 2, 2, 2, 2, 2)
MIDDLE = (*(5,) * 11, 3, 3, 3, 3, 3, 3, 3)
PRESETS = (EVEN, ADVANCE, MIDDLE)
"""How many of each kind the deck holds, by the option `deck`."""

# Four stages; before each lies a packet of movement cards, and a fifth packet is never played.
STAGES = 4
PACKETS = 5
STAGE_PRIZES = (3, 4, 5, 6)
FLAT_PRIZE = 3
SECOND_PRIZE, THIRD_PRIZE = 2, 1

MOVES = Moves(
    kind("take", colour=COLOURS, value=VALUES),
    kind("advance", card=COLOURS + VALUES),
    kind("joker", card=COLOURS + VALUES),
    kind("swap", group=DICE),
    kind("sprint", colour=COLOURS, value=VALUES),
    kind("comeback"),
    kind("about_face", group=DICE, value=VALUES),
    kind("gap", group=DICE),
    kind("accident", colour=COLOURS, value=VALUES),
    kind("reroll", card=CARDS),
    kind("reroll_group", group=DICE),
    kind("target", colour=COLOURS, value=VALUES, first=2),
    kind("discard", card=CARDS),
    kind("choose", colour=COLOURS, value=VALUES),
)
"""A group is named by its rank from the front, from 0, gap cards not counted.

`swap` exchanges this group and the next; `gap` lies down behind this group; `sprint` is said three
times, once for each die, and the first time plays the card; `reroll` lays a card face down, then
`reroll_group` says which group; `target` first=0 advances the colour first, first=1 the value.
"""

OPTIONS = Options(
    choice("deck", "even", "advance", "middle"),
    switch("quick_start"),
    choice("prizes", "stages", "flat"),
    switch("two_players"),
)

CHOSEN_UNSEEN = -1

# What a match waits for.
(
    START_VALUES,
    DEAL_TARGETS,
    DEAL_CARDS,
    DRAW_FIRST,
    TAKE,
    FIRST_ROLL,
    PLAY,
    SPRINTING,
    REROLL_GROUP,
    REROLLING,
    DRAW,
    TURN_TOP,
    CHOOSE,
    END,
) = range(14)

ENDINGS = ("unfinished", "race_run")
UNFINISHED, RACE_RUN = range(2)

REFUSALS = (
    "allowed",
    "not_now",
    "no_such_die",
    "die_taken",
    "card_not_in_hand",
    "cards_can_be_played",
    "no_such_group",
    "leader_stays",
    "one_group_only",
    "two_groups_only",
    "leader_too_small",
    "value_not_there",
    "own_marker",
    "target_not_yours",
    "target_already_played",
)
(
    ALLOWED,
    NOT_NOW,
    NO_SUCH_DIE,
    DIE_TAKEN,
    CARD_NOT_IN_HAND,
    CARDS_CAN_BE_PLAYED,
    NO_SUCH_GROUP,
    LEADER_STAYS,
    ONE_GROUP_ONLY,
    TWO_GROUPS_ONLY,
    LEADER_TOO_SMALL,
    VALUE_NOT_THERE,
    OWN_MARKER,
    TARGET_NOT_YOURS,
    TARGET_ALREADY_PLAYED,
) = range(15)

SELF_EVIDENT = frozenset(
    {"not_now", "no_such_die", "die_taken", "card_not_in_hand", "no_such_group", "target_not_yours"}
)


@record
class DiceRun:
    """A match of DiceRun, with everything that anybody knows about it."""

    # How this table plays.
    seats: int = cell()
    deck: int = cell()
    quick_start: int = cell()
    flat: int = cell()

    # Where the match stands.
    phase: int = cell()
    turn: int = cell()
    turns: int = cell(bits=16)
    leg: int = cell()
    """The stage that is being run, from 0; 4 when the race is over."""
    first: int = cell()
    """Who began the race; -1 before."""

    # The road.
    slots: Cells = cells(SLOTS, bits=32)
    """From the front: sets of dice, or GAP_CARD; 0 from the end on."""
    shows: Cells = cells(VALUES, bits=32)
    """The dice that show each value, as a set; together all that have been rolled."""
    rolling: int = cell(bits=32)
    """The dice that chance has yet to roll; the lowest bit is next."""
    group: int = cell()
    """The rank of the group that is being re-rolled, -1 otherwise."""
    sprinters: int = cell(bits=32)
    """The dice chosen so far for a sprint."""

    # The start roll (D-R1).
    taken: Cells = cells(SEATS, bits=32)
    """The two dice each seat took from the group."""
    racing: int = cell()
    """The seats that still roll for the start, one bit each."""

    # Movement cards.
    hands: Cells = cells(SEATS, CARDS)
    held: Cells = cells(SEATS)
    """How many movement cards each seat holds: public, where `hands` is not."""
    pile: Cells = cells(CARDS)
    """What is left undrawn, the fifth packet included; nobody knows the order."""
    used: Cells = cells(CARDS)
    """Cards played or discarded face up: public (D-R24); a gap card is none while it lies there."""
    hidden: Cells = cells(SEATS)
    """How many cards each seat laid face down that are discarded unseen by now (D-R14): public."""
    sizes: Cells = cells(PACKETS)
    """Sizes of the packets not yet used up, 0 for the others: public, but not their order."""
    drawn: int = cell()
    """Cards drawn from the present packet."""

    # The re-roll marker (D-R14).
    marker: int = cell()
    """Who re-rolled last, -1 for nobody."""
    marker_card: int = cell()
    """The kind of the card that lies face down there, plus 1; only its owner knows."""
    buried: Cells = cells(SEATS, CARDS)
    """Cards that each seat once laid face down and that are discarded: only it knows."""

    # Targets.
    dealt: int = cell()
    """How many targets have been dealt, to all seats together."""
    targets: Cells = cells(SEATS, bits=32)
    """The targets a seat holds unspent, as a set: secret."""
    played: Cells = cells(SEATS)
    """The target a seat has played in this stage, plus 1: public and binding (D-R12)."""
    chosen: Cells = cells(SEATS)
    """The target a seat has chosen for the scoring under way, plus 1: secret until all have.

    Who may not know which sees CHOSEN_UNSEEN."""
    spent: Cells = cells(SEATS, STAGES)
    """The target each seat scored in each stage, plus 1: public."""
    undealt: int = cell(bits=32)
    """The targets nobody was dealt, as a set: nobody knows them."""

    # Victory points.
    points: Cells = cells(SEATS)
    best_stage: Cells = cells(SEATS)
    """The highest stage a seat has won, plus 1, for the final tie (D-R20)."""
    prizes: Cells = cells(SEATS)
    """What each seat won in the stage just scored: for the story and the page."""
