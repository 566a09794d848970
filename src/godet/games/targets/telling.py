"""What a trial has to tell: the flicked die, the dice it knocked down, the discs it took."""

from __future__ import annotations

from collections.abc import Iterator

from godet.games.targets.box import AUTOMATIC, ON_FIELD, ON_TOWER, STORED, Targets
from godet.games.targets.exchange import ON_TABLE, DieFacts, Facts
from godet.games.targets.measures import DICE, DISCS
from godet.kernel.game import Note
from godet.kernel.log import Measured


def tell_trial(before: Targets, event: Measured, after: Targets) -> list[Note]:
    facts = Facts.unpack(event.facts)
    return [
        *_flicked(before, facts),
        *_towers(before, facts),
        *_pushed(before, facts),
        *_stolen(before, after),
        *_taken_back(before, facts, after),
    ]


def _flicked(before: Targets, facts: Facts) -> Iterator[Note]:
    for die in range(DICE):
        if before.flicked[die]:
            seat = before.holder[die]
            yield Note(*_how(facts.dice[die], before.holder[die], {"seat": seat}))


def _how(
    die: DieFacts, holder: int, args: dict[str, int | str]
) -> tuple[str, dict[str, int | str]]:
    if die.pose.where != ON_TABLE:
        return "off", args
    if die.stands >= 0:
        return "stuck" if die.stands == holder else "on-puck", args
    if not die.rolled:
        return "slid", args
    if not die.face:
        return "askew", args
    return "shows", args | {"value": die.face, "where": _where(die)}


def _where(die: DieFacts) -> str:
    if die.on_mark >= 0:
        return "mark"
    return "disc" if die.on_disc >= 0 else "table"


def _towers(before: Targets, facts: Facts) -> Iterator[Note]:
    """Whose tower lost how many dice."""
    for seat in range(before.seats):
        fell = [
            die
            for die in range(DICE)
            if before.holder[die] == seat
            and before.lies[die] == ON_TOWER
            and not before.flicked[die]
            if facts.dice[die].pose.where != ON_TABLE or facts.dice[die].stands != seat
        ]
        if fell and seat == before.flicker:
            yield Note("own-tower", {"seat": seat, "dice": len(fell)})
        elif fell:
            yield Note("disarmed", {"seat": before.flicker, "to": seat, "dice": len(fell)})


def _pushed(before: Targets, facts: Facts) -> Iterator[Note]:
    """Dice of the field that are out of the round now (T-R14, T-R33)."""
    for die in range(DICE):
        gone = facts.dice[die].pose.where != ON_TABLE or facts.dice[die].stands >= 0
        if before.lies[die] == ON_FIELD and gone:
            yield Note("pushed-out", {"seat": before.holder[die]})


def _stolen(before: Targets, after: Targets) -> Iterator[Note]:
    """T-R25: all the discs of a victim at once."""
    moved: dict[tuple[int, int], int] = {}
    for disc in range(DISCS):
        owners = before.disc_seat[disc], after.disc_seat[disc]
        both = before.disc_lies[disc] == after.disc_lies[disc] == STORED
        if both and owners[0] != owners[1]:
            moved[owners] = moved.get(owners, 0) + 1
    for (victim, thief), count in moved.items():
        yield Note("stole", {"seat": thief, "from": victim, "discs": count})


def _taken_back(before: Targets, facts: Facts, after: Targets) -> Iterator[Note]:
    """At automatic tables: the Doubles that were called as soon as everything was at rest."""
    if before.calls != AUTOMATIC or after.round > before.round:
        return
    for die in range(DICE):
        lay = before.lies[die] == ON_FIELD or before.flicked[die]
        if lay and after.lies[die] == ON_TOWER and _is_paired(die, facts, after):
            yield Note("double", {"seat": before.holder[die], "value": facts.dice[die].face})


def _is_paired(die: int, facts: Facts, after: Targets) -> bool:
    """Did it lie on the table beside another of its holder's that shows the same and stays?"""
    found = facts.dice[die]
    others = [
        facts.dice[other].face
        for other in range(DICE)
        if after.holder[other] == after.holder[die] and after.lies[other] == ON_FIELD
    ]
    return found.stands < 0 and found.face > 0 and found.face in others


def golden(before: Targets, event: Measured) -> list[Note]:
    """T-R38: what each has on the disc, and on the whole table."""
    facts = Facts.unpack(event.facts)
    return [Note("golden-total", each) for each in _totals(before, facts)]


def _totals(before: Targets, facts: Facts) -> Iterator[dict[str, int | str]]:
    for seat in range(before.seats):
        if before.tied[seat]:
            mine = [facts.dice[die] for die in range(3 * seat, 3 * seat + 3)]
            here = [die.face for die in mine if die.pose.where == ON_TABLE]
            on_disc = [die.face for die in mine if die.on_disc == before.golden_disc]
            yield {"seat": seat, "points": sum(on_disc), "total": sum(here)}
