"""The story of a match of Targets, event by event."""

from __future__ import annotations

from godet.games.targets.box import (
    AUTOMATIC,
    CENTRE,
    COLOUR,
    END,
    FLICK,
    GOLDEN_ROLLING,
    MOVES,
    OUT,
    ROLLING,
    STORED,
    WON,
    Targets,
)
from godet.games.targets.exchange import Facts
from godet.games.targets.laying import colour_of_disc
from godet.games.targets.measures import DISCS
from godet.games.targets.sides import same_side
from godet.games.targets.telling import golden, tell_trial
from godet.kernel.game import Note
from godet.kernel.log import Event, Fell, Measured, Played

DISC_COLOURS = ("red", "orange", "purple")


def combine(seats: int, options: tuple[int, ...]) -> str:
    """T-V3: teams are two against two; every other option goes with every other."""
    return "teams_need_four" if options[3] and seats != 4 else ""


def narrate(before: Targets, event: Event, after: Targets) -> list[Note]:
    """What one event was, then what it led to."""
    if isinstance(event, Played):
        told = _played(before, event)
    elif isinstance(event, Fell):
        told = _fell(before, event, after)
    else:
        assert isinstance(event, Measured)
        told = _measured(before, event, after)
    return [
        *told,
        *_lapsed(before, event, after),
        *_discs(before, event, after),
        *_turn(before, after),
    ]


def _played(before: Targets, event: Played) -> list[Note]:
    if event.move is None:
        return [Note("aimed", {"seat": event.seat})]
    name, values = MOVES.kind_of(event.move).name, MOVES.values(event.move)
    args: dict[str, int | str] = {"seat": event.seat}
    if name == "call_targets":
        return [Note("targets", args | {"disc": disc_name(before.claim[values[0]])})]
    if name == "call_double":
        return [Note("double", args | {"value": before.face[values[0]]})]
    if name == "counter":
        return [Note("counter", args | {"to": before.holder[values[0]]})]
    if name == "distance":
        return [Note("distance", args | {"mm": values[0]})]
    if name == "swap":
        return [Note("swap", args | {"to": (event.seat + 2) % 4})]
    if name == "discard":
        return []  # told of the disc
    return [Note(name, args)]


def disc_name(disc: int) -> str:
    return DISC_COLOURS[colour_of_disc(disc)]


def _fell(before: Targets, event: Fell, after: Targets) -> list[Note]:
    assert event.outcome is not None
    if before.stage == COLOUR:
        return [Note("set", {"set": after.set, "disc": DISC_COLOURS[event.outcome]})]
    return [Note("begins", {"seat": event.outcome})]


def _measured(before: Targets, event: Measured, after: Targets) -> list[Note]:
    if before.stage == GOLDEN_ROLLING:
        return golden(before, event)
    return tell_trial(before, event, after) if before.stage == ROLLING else []


def _lapsed(before: Targets, event: Event, after: Targets) -> list[Note]:
    """Who did not call Targets! in time (T-R17)."""
    dice = [die for die in range(12) if before.claim[die] >= 0 and after.lapsed[die]]
    if _kind(event) in ("call_targets", "call_double", "counter"):
        return []
    return [Note("missed", {"seat": before.holder[die]}) for die in dice if after.claim[die] < 0]


def _discs(before: Targets, event: Event, after: Targets) -> list[Note]:
    """Where discs have gone: each way from one place to another has its own sentence."""
    if after.golden > before.golden > 0:
        return []
    notes = []
    for disc in range(DISCS):
        path = (before.disc_lies[disc], after.disc_lies[disc])
        args: dict[str, int | str] = {"seat": after.disc_seat[disc], "disc": disc_name(disc)}
        if path == (CENTRE, WON) and _kind(event) != "call_targets":
            at_once = (
                before.stage == ROLLING and before.calls == AUTOMATIC and _reached(disc, event)
            )
            notes.append(Note("targets" if at_once else "won-at-once", args))
        elif path == (CENTRE, STORED):
            notes.append(Note("allocated", args))
        elif path == (STORED, WON):
            notes.append(Note("validated", args))
        elif path == (CENTRE, OUT) and after.golden == before.golden:
            notes.append(Note("discarded", {"disc": disc_name(disc)}))
    return notes


def _kind(event: Event) -> str:
    if not isinstance(event, Played) or event.move is None:
        return ""
    return MOVES.kind_of(event.move).name


def _reached(disc: int, event: Event) -> bool:
    """At automatic tables: has a die just come to rest on this disc's mark?"""
    assert isinstance(event, Measured)
    return any(die.on_mark == disc and die.moved for die in Facts.unpack(event.facts).dice)


def _turn(before: Targets, after: Targets) -> list[Note]:
    """What begins now: a round, Golden Targets, a turn; or how it ended."""
    if after.stage == END:
        return _winners(after)
    if after.golden > before.golden:
        name = "golden-again" if before.golden else "golden-begins"
        return [Note(name, {})]
    if after.round > before.round:
        name = "money-time" if after.money_time else "round"
        return [Note(name, {"round": after.round, "seat": after.first})]
    waited = before.stage == FLICK and before.turn == after.turn
    if after.stage == FLICK and not waited:
        return [Note("turn", {"seat": after.turn})]
    return []


def _winners(after: Targets) -> list[Note]:
    seats = [seat for seat in range(after.seats) if after.tied[seat]]
    if len(seats) == 2 and same_side(after, *seats):
        return [Note("won-together", {"seat": seats[0], "to": seats[1]})]
    return [Note("won", {"seat": seat}) for seat in seats]
