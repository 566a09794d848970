"""What lies in the Wazabi box: dice, cards, moves, options and the record of a match."""

from __future__ import annotations

from godet.kernel.moves import Moves, kind
from godet.kernel.options import Options, choice, number, switch
from godet.kernel.record import Cells, cell, cells, record

SEATS = 6
ALL_DICE = 24

# Faces of a die, and how many of its six sides show each.
W, CARD, DIE = 0, 1, 2
FACES = 3
SIDES = (3, 2, 1)

# Cards: what they cost in W, and how many copies the deck of 36 holds.
REMOVE1, SWAP, REMOVE2, GIVE1, STEAL, KEEP1, DRAW3, ALL2, SKIP, REPLAY = range(10)
CARDS = 10
NAMES = ("remove1", "swap", "remove2", "give1", "steal", "keep1", "draw3", "all2", "skip", "replay")
COST = (1, 2, 3, 3, 1, 1, 1, 2, 0, 0)
COPIES = (7, 3, 5, 3, 3, 4, 3, 4, 2, 2)
DECK = 36
HAND = 3

MOVES = Moves(
    kind("give", to=SEATS),
    kind("draw_from", whom=SEATS),
    kind("pick", place=DECK),
    kind("keep", card=CARDS),
    kind("pass"),
    kind("remove1"),
    kind("swap", side=2),
    kind("remove2"),
    kind("give1", to=SEATS),
    kind("steal", whom=SEATS),
    kind("steal_pile"),
    kind("keep1", whom=SEATS),
    kind("draw3"),
    kind("all2"),
    kind("skip", whom=SEATS),
    kind("replay"),
)
"""`swap` goes to the left (0: the next seat number) or to the right (1)."""

OPTIONS = Options(
    number("start_dice", 1, ALL_DICE, 4),
    switch("teams"),
    switch("to_the_last"),
    number("games", 1, 20, 1),
    choice("tie", "shared", "one_more"),
    switch("draw_from_partner"),
    choice("blind_card", "chance", "position"),
    number("turn_limit", 20, 2000, 500),
)

# What a match waits for.
DEAL, START, ROLL, DRAW, GIVE, DRAW_FROM, PICK, BLIND, PLAY, KEEP, END = range(11)

ENDINGS = ("unfinished", "last_die_given", "last_die_removed", "last_loser", "points", "cut_off")
UNFINISHED, GIVEN, REMOVED, LOSER, POINTS, CUT_OFF = range(6)

REFUSALS = (
    "allowed",
    "not_now",
    "no_such_seat",
    "yourself",
    "finished_seat",
    "no_cards_there",
    "partner_cards",
    "no_such_place",
    "card_not_in_hand",
    "too_few_w",
    "two_dice_faces",
    "one_card_only",
    "others_have_cards",
    "same_swap",
)
(
    ALLOWED,
    NOT_NOW,
    NO_SUCH_SEAT,
    YOURSELF,
    FINISHED_SEAT,
    NO_CARDS_THERE,
    PARTNER_CARDS,
    NO_SUCH_PLACE,
    CARD_NOT_IN_HAND,
    TOO_FEW_W,
    TWO_DICE_FACES,
    ONE_CARD_ONLY,
    OTHERS_HAVE_CARDS,
    SAME_SWAP,
) = range(14)

SELF_EVIDENT = frozenset(
    {"not_now", "no_such_seat", "yourself", "finished_seat", "no_such_place", "card_not_in_hand"}
)


@record
class Wazabi:
    """A match of Wazabi, with everything that anybody knows about it."""

    # How this table plays.
    seats: int = cell()
    start_dice: int = cell()
    teams: int = cell()
    to_the_last: int = cell()
    games: int = cell()
    one_more: int = cell()
    draw_from_partner: int = cell()
    pick_place: int = cell()
    turn_limit: int = cell(bits=16)

    # Where the match stands.
    stage: int = cell()
    turn: int = cell()
    direction: int = cell()
    """+1 towards the next seat number (clockwise), -1 the other way."""
    reversals: int = cell()
    """How many REPLAY cards will turn the direction at the end of this seat's turns (W-R8)."""
    turns: int = cell(bits=16)
    game: int = cell()
    """The number of the present game of a tournament, from 1."""
    ending: int = cell()
    winner: int = cell()
    """The seat that won the present (or last) game, -1 before."""

    # The dice.
    dice: Cells = cells(SEATS)
    removed: int = cell()
    place: Cells = cells(SEATS)
    """In which place a seat has finished, 0 while it plays."""
    score: Cells = cells(SEATS, bits=16)
    """Tournament points."""
    roll: Cells = cells(FACES)
    to_roll: int = cell()
    start_w: Cells = cells(SEATS)
    """W of each seat's start roll; -1 before it has rolled or when it is out of the race."""

    # The cards.
    hands: Cells = cells(SEATS, CARDS)
    held: Cells = cells(SEATS)
    """How many cards each seat holds: public, where `hands` is not."""
    pile: Cells = cells(CARDS)
    pile_size: int = cell()
    discard: Cells = cells(CARDS)
    skips: Cells = cells(SEATS)
    """SKIP cards lying before each seat (W-R7)."""
    known: Cells = cells(SEATS, SEATS, bits=16)
    """known[a, b]: one bit for each kind of which seat a is sure that b holds one."""

    # The step of the turn.
    to_draw: int = cell()
    to_give: int = cell()
    card: int = cell()
    """The card whose effect is under way, plus 1; it is laid down after its effect (W-R6)."""
    victim: int = cell()
    keeping: Cells = cells(SEATS)
    """How many cards a seat has yet to choose to keep."""
    kept: Cells = cells(SEATS, CARDS)
    """What it has chosen so far, hidden until everybody has chosen (W-R11)."""
    laid: Cells = cells(SEATS, CARDS)
    """What each seat laid down when the last choice was made: public (W-R15)."""
