"""What a move does in Wazabi. Articles (W-A…) and rulings (W-R…) are those of the rules sheets."""

from __future__ import annotations

from collections.abc import Sequence

from godet.games.wazabi.box import (
    ALL2,
    BLIND,
    CARDS,
    DRAW,
    DRAW3,
    DRAW_FROM,
    END,
    GIVE,
    GIVE1,
    GIVEN,
    KEEP,
    KEEP1,
    MOVES,
    PICK,
    PLAY,
    REMOVE1,
    REMOVE2,
    REMOVED,
    REPLAY,
    SKIP,
    STEAL,
    SWAP,
    Wazabi,
)
from godet.games.wazabi.cards import lay_down, out_of_hand
from godet.games.wazabi.ends import cut_off, open_game
from godet.games.wazabi.seats import in_play, next_in_play
from godet.games.wazabi.turn import begin_turn, check_last_die, end_turn, go_on
from godet.kernel.game import CHANCE, CHOICE, OVER, rule

GIVE_DIE = MOVES.first("give")
DRAW_FROM_SEAT = MOVES.first("draw_from")
PICK_PLACE = MOVES.first("pick")
KEEP_CARD = MOVES.first("keep")
PASS = MOVES.first("pass")
PLAY_REMOVE1 = MOVES.first("remove1")
PLAY_SWAP = MOVES.first("swap")
PLAY_REMOVE2 = MOVES.first("remove2")
PLAY_GIVE1 = MOVES.first("give1")
PLAY_STEAL = MOVES.first("steal")
STEAL_PILE = MOVES.first("steal_pile")
PLAY_KEEP1 = MOVES.first("keep1")
PLAY_DRAW3 = MOVES.first("draw3")
PLAY_ALL2 = MOVES.first("all2")
PLAY_SKIP = MOVES.first("skip")
PLAY_REPLAY = MOVES.first("replay")


@rule
def setup(s: Wazabi, seats: int, options: Sequence[int]) -> None:
    s.seats = seats
    s.start_dice = options[0]
    s.teams = options[1]
    s.to_the_last = options[2]
    s.games = options[3]
    s.one_more = options[4]
    s.draw_from_partner = options[5]
    s.pick_place = options[6]
    s.turn_limit = options[7]
    s.game = 1
    open_game(s)


@rule
def awaits(s: Wazabi) -> int:
    if s.stage == END:
        return OVER
    if s.stage <= DRAW or s.stage == BLIND:
        return CHANCE
    return CHOICE


@rule
def actors(s: Wazabi) -> int:
    """The seat on turn; or everybody who has cards to keep (W-R11: at the same time)."""
    if s.stage != KEEP:
        return 1 << s.turn
    mask = 0
    for seat in range(s.seats):
        if s.keeping[seat] > 0:
            mask |= 1 << seat
    return mask


@rule
def play(s: Wazabi, seat: int, move: int) -> None:
    if s.stage == PLAY:
        _play_card(s, move)
    elif s.stage == GIVE:
        s.to_give -= 1
        _hand_over_die(s, move - GIVE_DIE)
        if not check_last_die(s, GIVEN):
            go_on(s)
    elif s.stage == KEEP:
        _keep(s, seat, move - KEEP_CARD)
    elif s.stage == DRAW_FROM:
        _ask_blind(s, move - DRAW_FROM_SEAT)
    else:
        s.stage = BLIND


@rule
def _hand_over_die(s: Wazabi, to: int) -> None:
    s.dice[s.turn] -= 1
    s.dice[to] += 1


@rule
def _ask_blind(s: Wazabi, whom: int) -> None:
    """W-R13: a card from a face-down fan; by option the taker points at a place in it."""
    s.victim = whom
    s.stage = PICK if s.pick_place else BLIND


@rule
def _play_card(s: Wazabi, move: int) -> None:
    if move == PASS:
        end_turn(s)
        return
    card = card_of(move)
    out_of_hand(s, s.turn, card)
    s.card = card + 1
    if card == SKIP:
        _skip(s, move - PLAY_SKIP)
    elif card == REPLAY:
        _replay(s)
    elif card == KEEP1:
        _ask_to_keep(s, move - PLAY_KEEP1, 1)
        s.stage = KEEP
    elif card == ALL2:
        _all_keep_two(s)
    elif card == STEAL:
        _steal(s, move)
    else:
        _dice_card(s, card, move)


@rule
def card_of(move: int) -> int:
    """The card that a move of the last step plays, -1 for PASS."""
    if move == PASS:
        return -1
    if move < PLAY_GIVE1:
        return REMOVE1 if move == PLAY_REMOVE1 else SWAP if move < PLAY_REMOVE2 else REMOVE2
    if move < PLAY_KEEP1:
        return GIVE1 if move < PLAY_STEAL else STEAL
    if move < PLAY_SKIP:
        return KEEP1 if move < PLAY_DRAW3 else DRAW3 if move == PLAY_DRAW3 else ALL2
    return SKIP if move < PLAY_REPLAY else REPLAY


@rule
def _dice_card(s: Wazabi, card: int, move: int) -> None:
    """The cards that move dice, and DRAW3."""
    if card == REMOVE1:
        _remove(s, 1)
    elif card == REMOVE2:
        _remove(s, 2)
    elif card == GIVE1:
        _hand_over_die(s, move - PLAY_GIVE1)
    elif card == SWAP:
        _swap(s, 1 if move == PLAY_SWAP else -1)
    else:
        s.to_draw = 3
    if not check_last_die(s, REMOVED):
        go_on(s)


@rule
def _remove(s: Wazabi, dice: int) -> None:
    s.dice[s.turn] -= dice
    s.removed += dice


@rule
def _swap(s: Wazabi, step: int) -> None:
    """W-R12: all dice to the neighbour by seat, whatever the direction of play."""
    seat = s.turn
    passed = s.dice[seat]
    to = next_in_play(s, seat, step)
    while to != s.turn:
        s.dice[to], passed = passed, s.dice[to]
        to = next_in_play(s, to, step)
    s.dice[s.turn] = passed


@rule
def _skip(s: Wazabi, to: int) -> None:
    """W-R7: the card lies before its victim until he has skipped."""
    s.card = 0
    s.skips[to] += 1
    end_turn(s)


@rule
def _replay(s: Wazabi) -> None:
    """W-R8, W-R23: a whole new turn now (but W-R27), the direction turns after it."""
    lay_down(s)
    s.reversals += 1
    if s.turns >= s.turn_limit:
        cut_off(s)
    else:
        begin_turn(s, s.turn)


@rule
def _steal(s: Wazabi, move: int) -> None:
    """W-R26: from a hand if any other has a card, else from the pile."""
    if move == STEAL_PILE:
        s.to_draw = 1
        go_on(s)
    else:
        _ask_blind(s, move - PLAY_STEAL)


@rule
def _ask_to_keep(s: Wazabi, seat: int, cards: int) -> None:
    s.keeping[seat] = cards
    s.victim = seat if cards == 1 else -1
    for card in range(CARDS):
        s.kept[seat, card] = 0


@rule
def _all_keep_two(s: Wazabi) -> None:
    asked = False
    for seat in range(s.seats):
        if seat != s.turn and in_play(s, seat) and s.held[seat] > 2:
            _ask_to_keep(s, seat, 2)
            asked = True
    if asked:
        s.stage = KEEP
    else:
        go_on(s)


@rule
def _keep(s: Wazabi, seat: int, card: int) -> None:
    """W-R11: choices stay hidden until the last one is made."""
    s.kept[seat, card] += 1
    s.keeping[seat] -= 1
    if actors(s) == 0:
        for each in range(s.seats):
            _discard_the_rest(s, each)
        go_on(s)


@rule
def _discard_the_rest(s: Wazabi, seat: int) -> None:
    chosen = 0
    for card in range(CARDS):
        chosen += s.kept[seat, card]
    for card in range(CARDS):
        s.laid[seat, card] = s.hands[seat, card] - s.kept[seat, card] if chosen > 0 else 0
        s.kept[seat, card] = 0
        s.discard[card] += s.laid[seat, card]
        for _ in range(s.laid[seat, card]):
            out_of_hand(s, seat, card)
