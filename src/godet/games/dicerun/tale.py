"""The story of a match of DiceRun, event by event, as one viewer saw it."""

from __future__ import annotations

from godet.games.dicerun.box import (
    CHOOSE,
    COLOUR_NAMES,
    COLOURS,
    DEAL_CARDS,
    DEAL_TARGETS,
    DRAW,
    END,
    FIRST_ROLL,
    MOVES,
    NAMES,
    OF_COLOUR,
    PLAY,
    REROLLING,
    START_VALUES,
    VALUES,
    DiceRun,
)
from godet.games.dicerun.dice import first_of, how_many
from godet.games.dicerun.road import group_at
from godet.games.dicerun.stages import worth_in
from godet.kernel.game import Note
from godet.kernel.log import Event, Fell, Played

Args = dict[str, int | str]


def combine(seats: int, options: tuple[int, ...]) -> str:
    """The book is for three and more; two may play where the table says so."""
    return "two_players_off" if seats == 2 and not options[3] else ""


def narrate(before: DiceRun, event: Event, after: DiceRun) -> list[Note]:
    """What one event was, then what it led to."""
    if isinstance(event, Played):
        told = [_played(before, event, after)]
    else:
        assert isinstance(event, Fell)
        told = _fell(before, event, after)
    return told + _stage(before, after) + _turns(before, after)


# -- moves ----------------------------------------------------------------------


def _played(before: DiceRun, event: Played, after: DiceRun) -> Note:
    args: Args = {"seat": event.seat}
    if event.move is None:
        return Note("chosen-hidden" if before.phase == CHOOSE else "reroll-hidden", args)
    kind, values = MOVES.kind_of(event.move).name, MOVES.values(event.move)
    if kind in ("advance", "joker"):
        return Note(f"plays-{kind}", args | _advance(before, values[0], after))
    if kind in ("take", "choose", "accident"):
        return Note(_SAID[kind], args | _die(*values))
    if kind == "sprint":
        return Note("plays-sprint" if before.phase == PLAY else "sprints", args | _die(*values))
    if kind == "target":
        order: Args = {"order": "value" if values[2] else "colour", "lead": _lead(after)}
        return Note("plays-target", args | _die(*values[:2]) | order)
    if kind in ("reroll", "discard"):
        return Note(_SAID[kind], args | {"card": NAMES[values[0]]})
    return _of_groups(kind, values, args)


_SAID = {
    "take": "takes",
    "choose": "chosen",
    "accident": "plays-accident",
    "reroll": "reroll",
    "discard": "discards",
}


def _of_groups(kind: str, values: tuple[int, ...], args: Args) -> Note:
    """Moves that name groups, counted from 1 for people."""
    if kind == "comeback":
        return Note("plays-comeback", args)
    groups: Args = {"group": values[0] + 1}
    if kind == "about_face":
        shown = values[1]
        return Note(
            "plays-about-face", args | groups | {"value": shown + 1, "opposite": VALUES - shown}
        )
    if kind == "reroll_group":
        return Note("reroll-group", args | groups)
    return Note(f"plays-{kind}", args | groups | {"next": values[0] + 2})


def _die(colour: int, value: int) -> Args:
    return {"colour": COLOUR_NAMES[colour], "value": value + 1}


def _lead(s: DiceRun) -> int:
    return how_many(s.slots[0])


def _advance(before: DiceRun, card: int, after: DiceRun) -> Args:
    """Which dice were called, how many of them moved, and how many lead now."""
    called = OF_COLOUR[card] if card < COLOURS else before.shows[card - COLOURS]
    if called & before.slots[0] == before.slots[0]:
        called &= ~before.slots[0]  # D-R22
    return {"card": NAMES[card], "count": how_many(called), "lead": _lead(after)}


# -- chance ---------------------------------------------------------------------


def _fell(before: DiceRun, event: Fell, after: DiceRun) -> list[Note]:
    phase, args = before.phase, Args(seat=before.turn)
    if phase in (START_VALUES, FIRST_ROLL, REROLLING):
        return _rolled(before, after)
    if phase == DRAW and event.outcome is None:
        return [Note("drew-hidden", args)]
    if event.outcome is None:
        return []
    if phase in (DRAW, DEAL_CARDS):
        word = "drew" if phase == DRAW else "dealt"
        return [Note(word, args | {"card": NAMES[event.outcome]})]
    if phase == DEAL_TARGETS:
        return [Note("dealt-target", args | _die(*divmod(event.outcome, VALUES)))]
    return []


def _rolled(before: DiceRun, after: DiceRun) -> list[Note]:
    """A roll is told once, when its last die has come to rest."""
    if before.rolling != first_of(before.rolling):
        return []
    if before.phase == START_VALUES:
        shown = {f"show{value + 1}": how_many(after.shows[value]) for value in range(VALUES)}
        return [Note("values-rolled", {**shown})]
    if before.phase == REROLLING:
        group = group_at(after, before.group)
        return [Note("rerolled", {"group": before.group + 1, "faces": _faces(after, group)})]
    faces = _faces(after, before.taken[before.turn])
    return [Note("start-rolled", {"seat": before.turn, "faces": faces})]


def _faces(s: DiceRun, dice: int) -> str:
    """What these dice show, from the smallest."""
    shown = [str(v + 1) for v in range(VALUES) for _ in range(how_many(dice & s.shows[v]))]
    return ", ".join(shown)


# -- what follows ---------------------------------------------------------------


def _stage(before: DiceRun, after: DiceRun) -> list[Note]:
    """A stage card shows; the stage is scored; the race is over."""
    notes: list[Note] = []
    scored = after.leg > before.leg
    if before.phase != CHOOSE and (after.phase == CHOOSE or scored):
        notes.append(Note("stage-over", {"seat": before.turn, "stage": before.leg + 1}))
    if scored:
        ranked = sorted(range(after.seats), key=lambda seat: -after.prizes[seat])
        notes += [_scored(before, after, seat) for seat in ranked]
    if after.phase == END and scored:
        notes.append(Note("race-over", {}))
    return notes


def _scored(before: DiceRun, after: DiceRun, seat: int) -> Note:
    target = after.spent[seat, before.leg] - 1
    args: Args = {"seat": seat, "prize": after.prizes[seat]}
    worth: Args = {"count": worth_in(after, after.slots[0], target)}
    return Note("scored", args | _die(*divmod(target, VALUES)) | worth)


def _turns(before: DiceRun, after: DiceRun) -> list[Note]:
    """A tie for the start, who begins, and whose turn it is."""
    if before.phase == after.phase == FIRST_ROLL and after.turn < before.turn:
        return [Note("start-again", {})]
    if after.first >= 0 > before.first:
        return [Note("begins", {"seat": after.first})]
    return [Note("turn", {"seat": after.turn})] if after.turns > before.turns else []
