"""What must be true of Targets at every moment, and made-up trials for matches at random."""

from __future__ import annotations

from typing import Any

from godet.games.targets.box import (
    CENTRE,
    END,
    FELL,
    FIRST_DISC,
    FLICK,
    GOLDEN,
    LOSE,
    NOT_FALLEN,
    NOT_IN_PLAY,
    ON_FIELD,
    ON_TOWER,
    RETURN,
    ROLLING,
    SETTLING,
    STAY,
    STORED,
    WINDOW,
    WON,
    Targets,
)
from godet.games.targets.exchange import ABSENT
from godet.games.targets.made_up import made_up
from godet.games.targets.measures import DICE, DISCS
from godet.games.targets.sides import stands
from godet.kernel.log import Event

CALM = (FLICK, WINDOW)
JUDGED = (STAY, LOSE, RETURN)


def audit(s: Targets) -> None:
    """No die and no disc is ever lost or made; claims are about what lies there."""
    _audit_discs(s)
    for die in range(DICE):
        if s.holder[die] < s.seats:
            _audit_die(s, die)
    for seat in range(s.seats):
        _audit_tower(s, seat)


def _audit_discs(s: Targets) -> None:
    won = [s.disc_seat[disc] for disc in range(DISCS) if s.disc_lies[disc] == WON]
    for seat in range(s.seats):
        assert won.count(seat) == s.definitive[seat]
    places = [s.disc_place[disc] for disc in range(DISCS) if s.disc_lies[disc] == CENTRE]
    assert len(set(places)) == len(places) <= 3
    for disc in range(DISCS):
        assert (s.disc_lies[disc] in (STORED, WON)) == (s.disc_seat[disc] >= 0)
        assert (s.disc_lies[disc] == CENTRE) == (s.disc_place[disc] >= 0)
        on_table = s.disc_lies[disc] in (CENTRE, STORED) or disc == s.golden_disc
        assert (s.here[FIRST_DISC + disc] != ABSENT) == on_table


def _audit_die(s: Targets, die: int) -> None:
    lies, here = s.lies[die], s.here[die]
    assert (here == ABSENT) == (lies not in (ON_TOWER, ON_FIELD))
    assert s.fallen[die] == NOT_FALLEN or lies in (ON_TOWER, NOT_IN_PLAY)
    if s.stage in CALM:
        assert here != ABSENT or lies != ON_TOWER
        assert s.fallen[die] == NOT_FALLEN
    if s.claim[die] >= 0:
        assert lies == ON_FIELD
        assert s.disc_lies[s.claim[die]] == CENTRE
        assert s.stage in (FLICK, WINDOW, SETTLING, END)
    for other in range(DICE):
        if s.pairs[die] >> other & 1:
            assert s.pairs[other] >> die & 1
            assert die != other
            assert s.holder[other] == s.holder[die]
            assert lies == s.lies[other] == ON_FIELD


def _audit_tower(s: Targets, seat: int) -> None:
    """A tower has no gaps, and nobody has more than three dice."""
    mine = [die for die in range(DICE) if s.holder[die] == seat]
    assert len(mine) == 3
    levels = sorted(s.level[die] for die in mine if stands(s, die))
    if s.stage in CALM:
        assert levels == list(range(len(levels)))


def audit_step(before: Targets, _event: Event, after: Targets) -> None:
    """T-A14: discs are won for good, rounds and sets count up, only fallen dice are chosen from."""
    assert after.round >= before.round
    assert after.set >= before.set
    for seat in range(after.seats):
        assert after.definitive[seat] >= before.definitive[seat]
    if after.stage == STAY:
        mine = [die for die in range(DICE) if after.holder[die] == after.flicker]
        assert sum(after.fallen[die] == FELL for die in mine) > 1
    if after.stage == ROLLING:
        assert sum(after.flicked[die] for die in range(DICE)) == 1


def reveals(before: Targets, after: Targets) -> bool:
    """The last flick of Golden Targets shows all of them (T-A15)."""
    return before.stage == GOLDEN != after.stage


def facts(s: Targets, rng: Any) -> tuple[int, ...]:
    """A trial that could be, without any physics: rich in what seldom happens."""
    return made_up(s, rng).pack()
