"""What a match of Targets waits for, and what moves, chance and trials do."""

from __future__ import annotations

from collections.abc import Sequence

from godet.games.targets.aftermath import resolve, take_trial
from godet.games.targets.box import (
    BUILD,
    BUILD_UP,
    CALM,
    CLOSE,
    COLOUR,
    COLOURS,
    DISTANCE,
    END,
    FARTHEST,
    FIRST,
    FLICK,
    GOLDEN,
    GOLDEN_ROLLING,
    LOSE,
    MATCH_OVER,
    MOVES,
    NEW_ROUND,
    NEXT_ROUND,
    PREPARE,
    RESOLVE,
    RETURN,
    ROLLING,
    ROUND_OVER,
    SEATS,
    SET_OVER,
    SETTLING,
    SHOUT,
    STAY,
    SUPPLY,
    SWAP,
    WAIT,
    WINDOW,
    Targets,
)
from godet.games.targets.calls import (
    call_double,
    call_targets,
    calm,
    close_window,
    lapse_targets,
)
from godet.games.targets.claims import callers, lapse_claims
from godet.games.targets.disarm import (
    builders,
    lose,
    losers,
    put,
)
from godet.games.targets.ends import break_tie, find_winners, judge_golden
from godet.games.targets.fouls import (
    let_stay,
)
from godet.games.targets.laying import lay_seat
from godet.games.targets.measures import DICE, DISCS, OFFSETS, POWERS
from godet.games.targets.rest import (
    forget_marks,
    read_dice,
    take_poses,
)
from godet.games.targets.rounds import (
    begin_round,
    begin_set,
    build,
    discard,
    end_round,
    end_set,
    lay_discs,
    next_round,
    refill,
)
from godet.games.targets.sides import colour_of, top_die
from godet.kernel.game import CHANCE, CHOICE, OVER, TRIAL, rule
from godet.kernel.record import Cells

PASS = MOVES.first("pass")
CALL_TARGETS = MOVES.first("call_targets")
CALL_DOUBLE = MOVES.first("call_double")
COUNTER = MOVES.first("counter")
STAY_DIE = MOVES.first("stay")
LOSE_DIE = MOVES.first("lose")
PUT = MOVES.first("put")
DISCARD_PLACE = MOVES.first("discard")
SWAP_DIE = MOVES.first("swap")
CALL_FIRST = MOVES.first("shout")
AT_DISTANCE = MOVES.first("distance")
FLICK_DIE = MOVES.first("flick")


@rule
def setup(s: Targets, seats: int, options: Sequence[int]) -> None:
    s.seats, s.calls, s.counter = seats, options[0], options[1]
    s.three_by_three, s.teams = options[2], options[3]
    s.free_distance, s.zoch = options[4], options[5]
    s.set_ends_at_once, s.all_sets = 1 - options[6], 1 - options[7]
    s.four_on_sum, s.race = options[8], options[9]
    s.mark_mm, s.flick_cap = options[10], options[11]
    s.first, s.flicker, s.golden_disc = -1, -1, -1
    s.set = s.three_by_three
    unpack_box(s)
    if not s.three_by_three:
        refill(s)
        lay_discs(s)  # who chooses a distance sees from what
    s.step = PREPARE
    run_on(s)


@rule
def unpack_box(s: Targets) -> None:
    """T-A2: three dice a seat; the discs lie aside."""
    for die in range(DICE):
        s.holder[die] = colour_of(die)
        forget_marks(s, die)
    for disc in range(DISCS):
        s.disc_lies[disc], s.disc_seat[disc], s.disc_place[disc] = SUPPLY, -1, -1
    for seat in range(SEATS):
        s.gift[seat] = -1
        s.distance[seat] = 0 if s.free_distance else FARTHEST


@rule
def prepare(s: Targets) -> None:
    """What must be settled before the first round, one thing after the other."""
    if missing(s, DISTANCE) != 0:
        s.stage = DISTANCE
    elif s.teams and missing(s, SWAP) != 0:
        s.stage = SWAP
    elif s.first < 0:
        s.stage = SHOUT if s.race else FIRST
    elif s.three_by_three:
        s.stage = COLOUR
    else:
        s.step = NEW_ROUND


@rule
def run_on(s: Targets) -> None:
    """Everything that follows by itself, one step after the other, until something is asked."""
    while s.step != WAIT:
        step = s.step
        s.step = WAIT
        if step <= CLOSE:
            follow_flick(s, step)
        elif step == ROUND_OVER:
            end_round(s)
        elif step == NEXT_ROUND:
            next_round(s)
        elif step == SET_OVER:
            end_set(s)
        elif step == NEW_ROUND:
            begin_round(s)
        elif step == BUILD_UP:
            build(s)
        elif step == MATCH_OVER:
            find_winners(s)
        else:
            break_tie(s)


@rule
def follow_flick(s: Targets, step: int) -> None:
    if step == PREPARE:
        prepare(s)
    elif step == RESOLVE:
        resolve(s)
    elif step == CALM:
        calm(s)
    else:
        close_window(s)


@rule
def awaits(s: Targets) -> int:
    if s.stage == END:
        return OVER
    if s.stage == FIRST or s.stage == COLOUR:
        return CHANCE
    if s.stage == ROLLING or s.stage == SETTLING or s.stage == GOLDEN_ROLLING:
        return TRIAL
    return CHOICE


@rule
def actors(s: Targets) -> int:
    """Who may speak now."""
    if s.stage == FLICK or s.stage == WINDOW:
        return callers(s) | (1 << s.turn if s.stage == FLICK else 0)
    if s.stage == LOSE:
        return losers(s)
    if s.stage == BUILD or s.stage == RETURN:
        return builders(s)
    if s.stage == STAY:
        return 1 << s.flicker
    if s.stage == SHOUT:
        return (1 << s.seats) - 1
    return missing(s, s.stage)


@rule
def missing(s: Targets, stage: int) -> int:
    """Where each seat chooses for itself: who has still to choose."""
    mask = 0
    for seat in range(s.seats):
        if is_missing(s, stage, seat):
            mask |= 1 << seat
    return mask


@rule
def is_missing(s: Targets, stage: int, seat: int) -> bool:
    """Where several choose at the same time: has this one still to choose?"""
    if stage == DISTANCE:
        return s.distance[seat] == 0
    if stage == SWAP:
        return s.gift[seat] < 0
    if stage == GOLDEN:
        return s.tied[seat] == 1 and s.ready[seat] == 0
    return s.first == seat


@rule
def play(s: Targets, seat: int, move: int) -> None:
    if move >= FLICK_DIE:
        take_aim(s, seat, move - FLICK_DIE)
    elif move >= DISCARD_PLACE:
        lay_out(s, seat, move)
    elif move >= STAY_DIE:
        deal_with(s, move)
    else:
        call(s, seat, move)
    run_on(s)


@rule
def call(s: Targets, seat: int, move: int) -> None:
    s.step = CALM
    if move == PASS:
        s.passed[seat] = 1
    elif move < CALL_DOUBLE:
        call_targets(s, move - CALL_TARGETS)
    elif move < COUNTER:
        call_double(s, (move - CALL_DOUBLE) // DICE, (move - CALL_DOUBLE) % DICE)
    else:
        lapse_targets(s, move - COUNTER)  # T-V1


@rule
def deal_with(s: Targets, move: int) -> None:
    """A choice among fallen dice, or the order of a tower."""
    s.step = BUILD_UP if s.stage == BUILD else RESOLVE
    if move < LOSE_DIE:
        let_stay(s, move - STAY_DIE)
    elif move < PUT:
        lose(s, move - LOSE_DIE)
    else:
        put(s, move - PUT)


@rule
def lay_out(s: Targets, seat: int, move: int) -> None:
    """Preparations, and the disc that is taken out."""
    if move < SWAP_DIE:
        discard(s, move - DISCARD_PLACE)
        return
    if move >= AT_DISTANCE:
        s.distance[seat] = move - AT_DISTANCE
        lay_seat(s, seat)
    elif move >= CALL_FIRST:
        s.first = seat
    else:
        s.gift[seat] = move - SWAP_DIE
        if missing(s, SWAP) == 0:
            swap_gifts(s)
    s.step = PREPARE


@rule
def swap_gifts(s: Targets) -> None:
    """T-V3: partners exchange one die each."""
    for seat in range(s.seats):
        s.holder[s.gift[seat]] = (seat + 2) % s.seats


@rule
def take_aim(s: Targets, seat: int, flick: int) -> None:
    """T-A5: the top die is flicked; in Golden Targets all wait until everybody has aimed."""
    set_hand(s, seat, flick)
    if s.stage == GOLDEN:
        s.ready[seat] = 1
        if missing(s, GOLDEN) == 0:
            s.stage = GOLDEN_ROLLING
        return
    lapse_claims(s)
    s.turn, s.flicker = seat, seat
    s.flicks += 1
    s.turns += 1
    s.flicked[top_die(s, seat)] = 1
    s.stage = ROLLING


@rule
def set_hand(s: Targets, seat: int, flick: int) -> None:
    s.hand[seat, 3] = flick % OFFSETS
    s.hand[seat, 2] = flick // OFFSETS % OFFSETS
    s.hand[seat, 1] = flick // OFFSETS // OFFSETS % POWERS
    s.hand[seat, 0] = flick // OFFSETS // OFFSETS // POWERS


@rule
def measured(s: Targets, facts: Cells) -> None:
    take_poses(s, facts)
    read_dice(s, facts)
    if s.stage == GOLDEN_ROLLING:
        judge_golden(s)
    else:
        take_trial(s, facts)
    run_on(s)


@rule
def odds(s: Targets, out: Cells) -> int:
    """Who begins (T-R3); the colour of the next set (T-R55). All are equally likely."""
    if s.stage == FIRST:
        for seat in range(s.seats):
            out[seat] = 1
        return s.seats
    for colour in range(COLOURS):
        out[colour] = 1 if s.disc_lies[colour] == SUPPLY else 0
    return COLOURS


@rule
def eyes(_s: Targets) -> int:
    return -1


@rule
def fall(s: Targets, outcome: int) -> None:
    if s.stage == FIRST:
        s.first = outcome
        s.step = PREPARE
    else:
        begin_set(s, outcome)
    run_on(s)
