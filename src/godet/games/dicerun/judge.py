"""What a seat may do in DiceRun, and why not. `legal` lists exactly what `refuse` lets pass."""

from __future__ import annotations

from godet.games.dicerun.box import (
    ABOUT_FACE,
    ACCIDENT,
    ALLOWED,
    CARD_NOT_IN_HAND,
    CARDS,
    CARDS_CAN_BE_PLAYED,
    CHOOSE,
    COMEBACK,
    DICE,
    DIE_TAKEN,
    GAP,
    GAP_CARD,
    JOKER,
    LEADER_STAYS,
    LEADER_TOO_SMALL,
    NO_SUCH_DIE,
    NO_SUCH_GROUP,
    NOT_NOW,
    ONE_GROUP_ONLY,
    OWN_MARKER,
    PLAY,
    REROLL_GROUP,
    SLOTS,
    SPRINT,
    SPRINTING,
    SWAP,
    TAKE,
    TARGET_ALREADY_PLAYED,
    TARGET_NOT_YOURS,
    TARGETS,
    TWO_GROUPS_ONLY,
    VALUE_NOT_THERE,
    VALUES,
    DiceRun,
)
from godet.games.dicerun.dice import how_many, of_type
from godet.games.dicerun.road import group_at, how_many_groups
from godet.games.dicerun.rules import (
    CHOOSE_TARGET,
    DISCARD,
    PLAY_ABOUT_FACE,
    PLAY_ACCIDENT,
    PLAY_ADVANCE,
    PLAY_COMEBACK,
    PLAY_GAP,
    PLAY_JOKER,
    PLAY_SPRINT,
    PLAY_SWAP,
    PLAY_TARGET,
    REROLL,
    REROLL_WHICH,
    TAKE_DIE,
    card_of,
)
from godet.games.dicerun.start import all_taken
from godet.kernel.game import rule
from godet.kernel.record import Cells

# -- what there is to do ------------------------------------------------------


@rule
def legal(s: DiceRun, seat: int, out: Cells) -> int:
    if s.phase == PLAY:
        return _ways_to_play(s, seat, out)
    if s.phase == SPRINTING:
        return _dice_of(s, s.slots[0] & ~s.sprinters, PLAY_SPRINT, out, 0)
    if s.phase == REROLL_GROUP:
        return _numbers(REROLL_WHICH + 1, how_many_groups(s) - 1, out, 0)
    if s.phase == TAKE:
        return _dice_of(s, s.slots[0] & ~all_taken(s), TAKE_DIE, out, 0)
    return _members(s.targets[seat], CHOOSE_TARGET, out)


@rule
def _numbers(first: int, size: int, out: Cells, count: int) -> int:
    """So many moves, one number after the other."""
    for move in range(first, first + size):
        out[count] = move
        count += 1
    return count


@rule
def _members(targets: int, first: int, out: Cells) -> int:
    """A move for each target of a set."""
    count = 0
    for target in range(TARGETS):
        if targets >> target & 1:
            out[count] = first + target
            count += 1
    return count


@rule
def _dice_of(s: DiceRun, dice: int, first: int, out: Cells, count: int) -> int:
    """A move for each type of die among these."""
    for kind in range(DICE):
        if of_type(s, dice, kind) != 0:
            out[count] = first + kind
            count += 1
    return count


@rule
def _ways_to_play(s: DiceRun, seat: int, out: Cells) -> int:
    groups = how_many_groups(s)
    count = 0
    for card in range(CARDS):
        if s.hands[seat, card] > 0 and card_refusal(s, card, groups) == ALLOWED:
            count = _ways_of_card(s, card, groups, out, count)
    if _reroll_refusal(s, seat, groups) == ALLOWED:
        count = _held(s, seat, REROLL, out, count)
    if count == 0:
        count = _held(s, seat, DISCARD, out, count)
    return count if s.played[seat] > 0 else _ways_of_targets(s, seat, out, count)


@rule
def _held(s: DiceRun, seat: int, first: int, out: Cells, count: int) -> int:
    """A move for each kind of card in hand."""
    for card in range(CARDS):
        if s.hands[seat, card] > 0:
            out[count] = first + card
            count += 1
    return count


@rule
def _ways_of_targets(s: DiceRun, seat: int, out: Cells, count: int) -> int:
    for target in range(TARGETS):
        if s.targets[seat] >> target & 1:
            count = _numbers(PLAY_TARGET + 2 * target, 2, out, count)
    return count


@rule
def _ways_of_card(s: DiceRun, card: int, groups: int, out: Cells, count: int) -> int:
    if card < JOKER:
        return _numbers(PLAY_ADVANCE + card, 1, out, count)
    if card == JOKER:
        return _numbers(PLAY_JOKER, JOKER, out, count)
    if card == SWAP:
        return _numbers(PLAY_SWAP + 1, groups - 2, out, count)
    if card == SPRINT:
        return _dice_of(s, s.slots[0], PLAY_SPRINT, out, count)
    if card == COMEBACK:
        return _numbers(PLAY_COMEBACK, 1, out, count)
    if card == ABOUT_FACE:
        return _values_of_groups(s, out, count)
    if card == GAP:
        return _numbers(PLAY_GAP, groups - 1, out, count)
    return _dice_of(s, s.slots[0], PLAY_ACCIDENT, out, count)


@rule
def _values_of_groups(s: DiceRun, out: Cells, count: int) -> int:
    """For about-face: every value that every group shows."""
    at, move = 0, PLAY_ABOUT_FACE
    while at < SLOTS and s.slots[at] != 0:
        if s.slots[at] != GAP_CARD:
            for value in range(VALUES):
                if s.slots[at] & s.shows[value] != 0:
                    out[count] = move + value
                    count += 1
            move += VALUES
        at += 1
    return count


# -- why not ------------------------------------------------------------------


@rule
def card_refusal(s: DiceRun, card: int, groups: int) -> int:
    """D-R3: is this card out of reach whatever it aims at?"""
    if card == SWAP and groups < 3:
        return ONE_GROUP_ONLY if groups == 1 else TWO_GROUPS_ONLY
    if card == SPRINT and how_many(s.slots[0]) < 4:
        return LEADER_TOO_SMALL
    if card == COMEBACK and groups < 3 and s.slots[1] != GAP_CARD:
        return ONE_GROUP_ONLY if groups == 1 else TWO_GROUPS_ONLY
    if (card == GAP or card == ACCIDENT) and groups < 2:
        return ONE_GROUP_ONLY
    return ALLOWED


@rule
def _reroll_refusal(s: DiceRun, seat: int, groups: int) -> int:
    """D-R14: not while one's own card lies there, and never the leading group."""
    if s.marker == seat:
        return OWN_MARKER
    return ONE_GROUP_ONLY if groups < 2 else ALLOWED


@rule
def refuse(s: DiceRun, seat: int, move: int) -> int:
    """The reason against a move of a seat that may speak, or ALLOWED."""
    if move >= CHOOSE_TARGET:
        if s.phase != CHOOSE:
            return NOT_NOW
        return ALLOWED if s.targets[seat] >> (move - CHOOSE_TARGET) & 1 else TARGET_NOT_YOURS
    if move < PLAY_ADVANCE:
        return _refuse_take(s, move - TAKE_DIE) if s.phase == TAKE else NOT_NOW
    if s.phase == SPRINTING and PLAY_SPRINT <= move < PLAY_COMEBACK:
        return _refuse_die(s, s.slots[0] & ~s.sprinters, move - PLAY_SPRINT)
    if REROLL_WHICH <= move < PLAY_TARGET:
        return _refuse_reroll(s, move - REROLL_WHICH) if s.phase == REROLL_GROUP else NOT_NOW
    return _refuse_turn(s, seat, move) if s.phase == PLAY else NOT_NOW


@rule
def _refuse_take(s: DiceRun, kind: int) -> int:
    if of_type(s, s.slots[0], kind) == 0:
        return NO_SUCH_DIE
    return ALLOWED if of_type(s, s.slots[0] & ~all_taken(s), kind) != 0 else DIE_TAKEN


@rule
def _refuse_die(s: DiceRun, dice: int, kind: int) -> int:
    return ALLOWED if of_type(s, dice, kind) != 0 else NO_SUCH_DIE


@rule
def _refuse_reroll(s: DiceRun, group: int) -> int:
    if group == 0:
        return LEADER_STAYS
    return ALLOWED if group < how_many_groups(s) else NO_SUCH_GROUP


@rule
def _refuse_turn(s: DiceRun, seat: int, move: int) -> int:
    if PLAY_TARGET <= move < DISCARD:
        if s.played[seat] > 0:
            return TARGET_ALREADY_PLAYED
        target = (move - PLAY_TARGET) // 2
        return ALLOWED if s.targets[seat] >> target & 1 else TARGET_NOT_YOURS
    groups = how_many_groups(s)
    card = move - REROLL if REROLL <= move < REROLL_WHICH else card_of(move)
    if s.hands[seat, card] == 0:
        return CARD_NOT_IN_HAND
    if move >= DISCARD:
        return CARDS_CAN_BE_PLAYED if _can_play(s, seat, groups) else ALLOWED
    if move >= REROLL:
        return _reroll_refusal(s, seat, groups)
    reason = card_refusal(s, card, groups)
    return reason if reason != ALLOWED else _refuse_aim(s, card, move, groups)


@rule
def _can_play(s: DiceRun, seat: int, groups: int) -> bool:
    """D-R4: a card with its effect, or face down to roll a group again."""
    if _reroll_refusal(s, seat, groups) == ALLOWED:
        return True
    for card in range(CARDS):
        if s.hands[seat, card] > 0 and card_refusal(s, card, groups) == ALLOWED:
            return True
    return False


@rule
def _refuse_aim(s: DiceRun, card: int, move: int, groups: int) -> int:
    if card == SWAP:
        return _refuse_swap(move - PLAY_SWAP, groups)
    if card == GAP:
        return ALLOWED if move - PLAY_GAP < groups - 1 else NO_SUCH_GROUP
    if card == SPRINT:
        return _refuse_die(s, s.slots[0], move - PLAY_SPRINT)
    if card == ACCIDENT:
        return _refuse_die(s, s.slots[0], move - PLAY_ACCIDENT)
    if card == ABOUT_FACE:
        return _refuse_about_face(s, move - PLAY_ABOUT_FACE, groups)
    return ALLOWED


@rule
def _refuse_swap(group: int, groups: int) -> int:
    """D-R5: never the leading group."""
    if group == 0:
        return LEADER_STAYS
    return ALLOWED if group < groups - 1 else NO_SUCH_GROUP


@rule
def _refuse_about_face(s: DiceRun, aim: int, groups: int) -> int:
    if aim // VALUES >= groups:
        return NO_SUCH_GROUP
    return ALLOWED if group_at(s, aim // VALUES) & s.shows[aim % VALUES] != 0 else VALUE_NOT_THERE
