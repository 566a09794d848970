"""What a move does in DiceRun. Articles (D-A…) and rulings (D-R…) are those of the rules sheets."""

from __future__ import annotations

from collections.abc import Sequence

from godet.games.dicerun.box import (
    ABOUT_FACE,
    ACCIDENT,
    CHOOSE,
    COLOURS,
    COMEBACK,
    END,
    GAP,
    JOKER,
    MOVES,
    OF_COLOUR,
    PLAY,
    REROLL_GROUP,
    REROLLING,
    SPRINT,
    SPRINTING,
    SWAP,
    TAKE,
    VALUES,
    DiceRun,
)
from godet.games.dicerun.cards import lay_face_down, out_of_hand
from godet.games.dicerun.dice import first_of, how_many, moved_by, of_type, take_up, turn_over
from godet.games.dicerun.road import (
    advance,
    come_back,
    fall_back,
    group_at,
    leave_in_front,
    lie_between,
    swap,
)
from godet.games.dicerun.stages import score_if_all_have_chosen
from godet.games.dicerun.start import all_taken, lay_out, take
from godet.games.dicerun.turn import draw_next, next_turn
from godet.kernel.game import CHANCE, CHOICE, OVER, rule

TAKE_DIE = MOVES.first("take")
PLAY_ADVANCE = MOVES.first("advance")
PLAY_JOKER = MOVES.first("joker")
PLAY_SWAP = MOVES.first("swap")
PLAY_SPRINT = MOVES.first("sprint")
PLAY_COMEBACK = MOVES.first("comeback")
PLAY_ABOUT_FACE = MOVES.first("about_face")
PLAY_GAP = MOVES.first("gap")
PLAY_ACCIDENT = MOVES.first("accident")
REROLL = MOVES.first("reroll")
REROLL_WHICH = MOVES.first("reroll_group")
PLAY_TARGET = MOVES.first("target")
DISCARD = MOVES.first("discard")
CHOOSE_TARGET = MOVES.first("choose")


@rule
def setup(s: DiceRun, seats: int, options: Sequence[int]) -> None:
    s.seats = seats
    s.deck = options[0]
    s.quick_start = options[1]
    s.flat = options[2]
    lay_out(s)


@rule
def awaits(s: DiceRun) -> int:
    phase = s.phase
    if phase == END:
        return OVER
    if phase == TAKE or phase == PLAY or phase == SPRINTING:
        return CHOICE
    return CHOICE if phase == REROLL_GROUP or phase == CHOOSE else CHANCE


@rule
def actors(s: DiceRun) -> int:
    """The seat on turn; or everybody who has yet to choose a target (D-R19: at the same time)."""
    if s.phase != CHOOSE:
        return 1 << s.turn
    mask = 0
    for seat in range(s.seats):
        if s.chosen[seat] == 0:
            mask |= 1 << seat
    return mask


@rule
def play(s: DiceRun, seat: int, move: int) -> None:
    if s.phase == PLAY:
        _take_turn(s, seat, move)
    elif s.phase == SPRINTING:
        _sprint(s, move - PLAY_SPRINT)
    elif s.phase == REROLL_GROUP:
        s.group = move - REROLL_WHICH
        take_up(s, group_at(s, s.group))
        s.phase = REROLLING
    elif s.phase == TAKE:
        take(s, first_of(of_type(s, s.slots[0] & ~all_taken(s), move - TAKE_DIE)))
    else:
        s.chosen[seat] = move - CHOOSE_TARGET + 1
        if score_if_all_have_chosen(s):
            next_turn(s)


@rule
def _take_turn(s: DiceRun, seat: int, move: int) -> None:
    """D-A4: a movement card, a target, or a card face down to roll a group again."""
    if PLAY_TARGET <= move < DISCARD:
        _play_target(s, seat, (move - PLAY_TARGET) // 2, (move - PLAY_TARGET) % 2)
    elif REROLL <= move < REROLL_WHICH:
        lay_face_down(s, seat, move - REROLL)
        s.phase = REROLL_GROUP
    else:
        _play_card(s, seat, card_of(move), move)


@rule
def card_of(move: int) -> int:
    """The movement card that a move plays or discards face up."""
    if move < PLAY_JOKER:
        return move - PLAY_ADVANCE
    if move < PLAY_SPRINT:
        return JOKER if move < PLAY_SWAP else SWAP
    if move < PLAY_ABOUT_FACE:
        return SPRINT if move < PLAY_COMEBACK else COMEBACK
    if move < PLAY_ACCIDENT:
        return ABOUT_FACE if move < PLAY_GAP else GAP
    return ACCIDENT if move < REROLL else move - DISCARD


@rule
def _play_card(s: DiceRun, seat: int, card: int, move: int) -> None:
    """The card takes effect and is discarded, but a gap card stays on the road (D-R10)."""
    out_of_hand(s, seat, card)
    if card != GAP or move >= DISCARD:
        s.used[card] += 1
    draw_next(s)
    if move >= DISCARD:
        return
    if card <= JOKER:
        advance(s, moved_by(s, move - (PLAY_JOKER if card == JOKER else PLAY_ADVANCE)))
    elif card == SPRINT:
        s.phase = SPRINTING
        _sprint(s, move - PLAY_SPRINT)
    else:
        _special_card(s, card, move)


@rule
def _special_card(s: DiceRun, card: int, move: int) -> None:
    if card == SWAP:
        swap(s, move - PLAY_SWAP)
    elif card == COMEBACK:
        come_back(s)
    elif card == ABOUT_FACE:
        group, value = (move - PLAY_ABOUT_FACE) // VALUES, (move - PLAY_ABOUT_FACE) % VALUES
        turn_over(s, group_at(s, group), value)
    elif card == GAP:
        lie_between(s, move - PLAY_GAP)
    else:
        fall_back(s, first_of(of_type(s, s.slots[0], move - PLAY_ACCIDENT)))


@rule
def _sprint(s: DiceRun, kind: int) -> None:
    """D-R6: three dice, named one after the other."""
    s.sprinters |= first_of(of_type(s, s.slots[0] & ~s.sprinters, kind))
    if how_many(s.sprinters) == 3:
        leave_in_front(s, s.sprinters)
        s.sprinters = 0
        draw_next(s)


@rule
def _play_target(s: DiceRun, seat: int, target: int, value_first: int) -> None:
    """D-R12: two whole advances in the order of choice, no card is drawn."""
    colour, value = OF_COLOUR[target // VALUES], moved_by(s, COLOURS + target % VALUES)
    advance(s, value if value_first else colour)
    advance(s, colour if value_first else value)
    s.played[seat] = target + 1
    next_turn(s)
