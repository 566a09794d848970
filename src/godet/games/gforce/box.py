"""What lies in the G-Force box: agents, arms, tiles, moves, options and the record of a match."""

from __future__ import annotations

from godet.kernel.moves import Moves, kind
from godet.kernel.options import Options, choice, number, switch
from godet.kernel.record import Cells, cell, cells, record

SEATS = 5

AGENTS = 6
DARWIN, BLASTER, JUAREZ, MOOCH, HURLEY, SPECKLES = range(AGENTS)
AGENT_NAMES = ("darwin", "blaster", "juarez", "mooch", "hurley", "speckles")

# The board is a star: the base, and twelve arms of one ambush and one hexagon each.
ARMS = 12
BASE = 0
AMBUSH = 1
"""The ambush of arm a is space AMBUSH + a, its hexagon is space HEXAGON + a."""
HEXAGON = AMBUSH + ARMS
SPACES = HEXAGON + ARMS
REACH = 4
"""The longest way without using a space twice: from a hexagon to another (G-R5)."""

# The twelve tiles: which agents each asks for, one bit an agent. MIXE-UR and the pair of Hurley and
# Speckles are the book's; the others are ours: every agent stands on seven, every pair on four or
# five, every value from two to six occurs, 42 points in all.
TILES = 12
TILE_NAMES = (
    *("press_iron", "toast_or", "shave_ix", "fan_atic", "drill_er", "kettle_on"),
    *("mixe_ur", "vacuum_ax", "wave_oven", "wash_ard", "freeze_or", "core_unit"),
)
WANTED = (
    1 << HURLEY | 1 << SPECKLES,
    1 << DARWIN | 1 << BLASTER,
    1 << JUAREZ | 1 << MOOCH,
    1 << DARWIN | 1 << MOOCH | 1 << HURLEY,
    1 << BLASTER | 1 << JUAREZ | 1 << HURLEY,
    1 << JUAREZ | 1 << MOOCH | 1 << SPECKLES,
    1 << DARWIN | 1 << BLASTER | 1 << MOOCH | 1 << SPECKLES,
    1 << DARWIN | 1 << BLASTER | 1 << JUAREZ | 1 << SPECKLES,
    1 << DARWIN | 1 << JUAREZ | 1 << HURLEY | 1 << SPECKLES,
    1 << BLASTER | 1 << MOOCH | 1 << HURLEY | 1 << SPECKLES,
    1 << DARWIN | 1 << BLASTER | 1 << JUAREZ | 1 << MOOCH | 1 << HURLEY,
    (1 << AGENTS) - 1,
)
VALUE = (2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 6)

MOVES = Moves(
    kind("lay", arm=ARMS),
    kind("move", agent=AGENTS, to=SPACES),
    kind("reveal", arm=ARMS),
    kind("end"),
)
"""`move` is an agent's whole way in this turn; `reveal` turns a tile over; `end` declines to."""

OPTIONS = Options(
    number("tiles", 1, TILES, TILES),
    choice("layout", "random", "chosen"),
    switch("long_game"),
    choice("reveals_per_turn", "one", "each"),
    switch("memory_aid"),
    choice("tie", "shared", "more_tiles"),
    number("turn_limit", 20, 2000, 400),
)

# What a match waits for.
PLACE, LAY, START, ROLL, MOVE, REVEAL, TURN_OVER, END = range(8)

LAY_TILE = MOVES.first("lay")
MOVE_AGENT = MOVES.first("move")
TURN_TILE = MOVES.first("reveal")
END_TURN = MOVES.first("end")

ENDINGS = ("unfinished", "all_taken", "cut_off")
UNFINISHED, ALL_TAKEN, CUT_OFF = range(3)

REFUSALS = (
    "allowed",
    "not_now",
    "tile_there",
    "has_moved",
    "stands_there",
    "too_far",
    "no_tile",
    "nobody_new",
    "turned_already",
    "points_left",
)
(
    ALLOWED,
    NOT_NOW,
    TILE_THERE,
    HAS_MOVED,
    STANDS_THERE,
    TOO_FAR,
    NO_TILE,
    NOBODY_NEW,
    TURNED_ALREADY,
    POINTS_LEFT,
) = range(10)

SELF_EVIDENT = frozenset({"not_now", "tile_there", "stands_there", "no_tile"})

FACE_DOWN = 0
EMPTY = -1
"""What `tiles` says of a hexagon whose tile nobody has seen, and of one without a tile."""


@record
class GForce:
    """A match of G-Force. Nothing is secret: an unseen tile is decided when it is turned over."""

    # How this table plays.
    seats: int = cell()
    tile_count: int = cell()
    """With how many tiles the match began (variant G-V1)."""
    chosen_layout: int = cell()
    long_game: int = cell()
    reveals_each: int = cell()
    memory_aid: int = cell()
    """Only the page asks: bots and the log always remember (G-R11)."""
    more_tiles: int = cell()
    turn_limit: int = cell(bits=16)

    # Where the match stands.
    phase: int = cell()
    turn: int = cell()
    turns: int = cell(bits=16)
    ending: int = cell()
    start: Cells = cells(SEATS)
    """What each seat rolled for the start: 0 before it has, -1 when it is out of the race."""

    # The board.
    where: Cells = cells(AGENTS)
    """The space each agent stands on."""
    origin: Cells = cells(AGENTS)
    """The space it stood on when the turn began: an agent elsewhere has had its move (G-R6)."""
    tiles: Cells = cells(ARMS)
    """Of each hexagon: EMPTY, FACE_DOWN, or the number of a tile that was seen there, plus 1."""
    seen_at: Cells = cells(ARMS, bits=16)
    """In which turn the tile there was last turned over, 0 for never: memories fade."""
    unlaid: int = cell()
    """Tiles still to be laid on hexagons before the match begins."""
    left: int = cell()
    """Tiles not taken yet."""

    # The turn.
    rolled: int = cell()
    points: int = cell()
    """What of the die is still to be used."""
    turned: int = cell(bits=16)
    """The arms whose tile was turned over in this turn, one bit each."""
    turning: int = cell()
    """The arm whose tile is being turned over, -1 otherwise."""

    # What has been won.
    trophies: Cells = cells(SEATS, bits=16)
    """The tiles each seat has taken, one bit each."""
    score: Cells = cells(SEATS)
