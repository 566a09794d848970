"""What follows a trial: the table is tidied, fallen dice are dealt with, then calls are open."""

from __future__ import annotations

from godet.games.targets.box import (
    AUTOMATIC,
    CALM,
    LOSE,
    NOT_FALLEN,
    ON_TOWER,
    RESOLVE,
    RETURN,
    RETURNING,
    ROLLING,
    STAY,
    UNDER_PUCK,
    WAIT,
    Targets,
)
from godet.games.targets.calls import call_all
from godet.games.targets.claims import drop_false_claims, open_claims
from godet.games.targets.disarm import builders, lose_by_rule, losers, put_all_back, put_by_rule
from godet.games.targets.exchange import ABSENT
from godet.games.targets.fouls import (
    judge_dice,
    lies_foul,
    must_choose_who_stays,
    settle_own_dice,
)
from godet.games.targets.laying import puck_stands, retrieve_discs, right_puck
from godet.games.targets.measures import DICE
from godet.games.targets.rest import clear_towers, count_levels, in_tower, read_motion, take_away
from godet.games.targets.sides import tower_dice
from godet.games.targets.steal import steal
from godet.kernel.game import rule
from godet.kernel.record import Cells


@rule
def take_trial(s: Targets, facts: Cells) -> None:
    """A flick's trial is judged; one without a flick is only tidied up after."""
    if s.stage == ROLLING:
        read_motion(s, facts)
        judge_dice(s, facts)
        s.step = RESOLVE
    else:
        tidy(s, facts)
        s.step = CALM
    count_levels(s)
    clear_towers(s)
    right_pucks(s)
    retrieve_discs(s)
    if s.step == CALM:
        put_all_back(s)
        drop_false_claims(s)


@rule
def tidy(s: Targets, facts: Cells) -> None:
    """After a trial without a flick nobody is to blame, but foul is foul (T-R14, T-R49)."""
    for die in range(DICE):
        if s.lies[die] == ON_TOWER and not in_tower(facts, die, s.holder[die]):
            s.fallen[die] = RETURNING
    for die in range(DICE):
        on_field = s.lies[die] != ON_TOWER and s.here[die] != ABSENT
        if on_field and s.fallen[die] == NOT_FALLEN and lies_foul(facts, die):
            take_away(s, die, UNDER_PUCK)


@rule
def right_pucks(s: Targets) -> None:
    """T-R61: a puck that stands no longer is set up again once its tower is empty."""
    for seat in range(s.seats):
        if tower_dice(s, seat) == 0 and not puck_stands(s, seat):
            right_puck(s, seat)


@rule
def resolve(s: Targets) -> None:
    """The order after a flick: the die that stays, disarming, stealing, then calls."""
    if must_choose_who_stays(s):
        s.stage = STAY
        return
    settle_own_dice(s)
    if losers(s) != 0:
        s.stage = LOSE
        return
    lose_by_rule(s)
    put_by_rule(s)
    if builders(s) != 0:
        s.stage = RETURN
        return
    steal(s)
    open_claims(s)
    if s.calls == AUTOMATIC:
        call_all(s)
    if s.step == WAIT:
        s.step = CALM
