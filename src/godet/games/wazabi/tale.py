"""The story of a match of Wazabi, event by event, as one viewer saw it."""

from __future__ import annotations

from godet.games.wazabi.box import (
    CARD,
    CARDS,
    DEAL,
    DIE,
    DRAW,
    END,
    KEEP,
    LOSER,
    MOVES,
    NAMES,
    ROLL,
    START,
    STEAL,
    W,
    Wazabi,
)
from godet.games.wazabi.rules import card_of
from godet.games.wazabi.seats import partner_of
from godet.kernel.game import Note
from godet.kernel.log import Event, Fell, Played
from godet.kernel.record import Cells


def combine(seats: int, options: tuple[int, ...]) -> str:
    """Which options do not go together (W-R17, and which variants combine)."""
    start_dice, teams, to_the_last, games = options[:4]
    if start_dice * seats > 24:
        return "too_many_dice"
    if teams and seats not in (4, 6):
        return "teams_need_four_or_six"
    if to_the_last and teams:
        return "last_not_with_teams"
    if to_the_last and games > 1:
        return "last_not_with_games"
    return ""


def narrate(before: Wazabi, event: Event, after: Wazabi) -> list[Note]:
    """What one event was, then what it led to."""
    told = _played(before, event) if isinstance(event, Played) else _fell(before, event, after)
    return [*told, *_consequences(before, event, after)]


def _played(before: Wazabi, event: Played) -> list[Note]:
    seat = event.seat
    if event.move is None:
        return [Note("kept-hidden", {"seat": seat})]
    kind, values = MOVES.kind_of(event.move).name, MOVES.values(event.move)
    args: dict[str, int | str] = {"seat": seat}
    if before.stage == KEEP:
        return [Note("kept", args | {"card": NAMES[values[0]]})]
    if kind in ("give", "draw_from"):
        return [Note(kind.replace("_", "-"), args | {"to": values[0]})]
    if kind == "pick":
        return [Note("pick", args | {"place": values[0] + 1})]
    if kind == "pass":
        return [Note("passed", args)]
    return [_card_played(event.move, values, args)]


def _card_played(move: int, values: tuple[int, ...], args: dict[str, int | str]) -> Note:
    name = NAMES[card_of(move)]
    if name == "swap":
        return Note("plays-swap", args | {"side": "right" if values[0] else "left"})
    if MOVES.kind_of(move).name == "steal_pile":
        return Note("plays-steal-pile", args)
    if values:
        return Note(f"plays-{name}", args | {"to": values[0]})
    return Note(f"plays-{name}", args)


def _fell(before: Wazabi, event: Event, after: Wazabi) -> list[Note]:
    assert isinstance(event, Fell)
    seat = before.turn
    if before.stage in (ROLL, START):
        return _rolled(before, event)
    if before.stage == DEAL:
        return _dealt(before, event)
    args: dict[str, int | str] = {"seat": seat}
    if before.stage == DRAW:
        if event.outcome is None:
            return [Note("drew-hidden", args)]
        return [Note("drew", args | {"card": NAMES[event.outcome]})]
    args["from"] = before.victim
    word = "stole" if before.card - 1 == STEAL else "took"
    if event.outcome is None:
        return [Note(f"{word}-hidden", args)]
    return [Note(word, args | {"card": NAMES[event.outcome]})]


def _dealt(before: Wazabi, event: Fell) -> list[Note]:
    if event.outcome is None:
        return []
    return [Note("dealt", {"seat": before.turn, "card": NAMES[event.outcome]})]


def _rolled(before: Wazabi, event: Fell) -> list[Note]:
    """A roll is told once, when its last die has come to rest."""
    if before.to_roll > 1:
        return []
    assert event.outcome is not None
    faces = [before.roll[face] + (face == event.outcome) for face in (W, CARD, DIE)]
    name = "start-rolled" if before.stage == START else "rolled"
    return [
        Note(name, {"seat": before.turn, "w": faces[W], "cards": faces[CARD], "dice": faces[DIE]})
    ]


def _consequences(before: Wazabi, event: Event, after: Wazabi) -> list[Note]:
    notes = _discards(before, after) + _finished(before, after)
    if after.game > before.game:
        return [*notes, Note("next-game", {"game": after.game})]
    return notes + _piles(before, after) + _turns(before, event, after)


def _piles(before: Wazabi, after: Wazabi) -> list[Note]:
    """The discard only ever shrinks by being shuffled (W-R5, W-R20)."""
    shuffled = sum(_row(after.discard, CARDS)) < sum(_row(before.discard, CARDS))
    return [Note("reshuffled", {})] if shuffled else []


def _row(cells: Cells, size: int) -> list[int]:
    return [cells[at] for at in range(size)]


def _discards(before: Wazabi, after: Wazabi) -> list[Note]:
    """After the last hidden choice: what each chooser laid down, face up (W-R11, W-R15)."""
    if before.stage != KEEP or after.stage == KEEP:
        return []
    return [
        Note("discarded", {"seat": seat, "card": NAMES[card], "count": after.laid[seat, card]})
        for seat in range(before.seats)
        for card in range(CARDS)
        if after.laid[seat, card]
    ]


def _finished(before: Wazabi, after: Wazabi) -> list[Note]:
    """Who is out of dice, and how a game ended."""
    notes = [
        Note("finished", {"seat": seat, "place": after.place[seat]})
        for seat in range(after.seats)
        if before.place[seat] == 0 < after.place[seat] < after.seats
    ]
    ended = after.stage == END or after.game > before.game
    if after.to_the_last and after.ending == LOSER:
        notes += [Note("last-left", {"seat": s}) for s in range(after.seats) if after.dice[s]]
    elif ended:
        notes.append(_game_end(before, after))
    return notes


def _game_end(before: Wazabi, after: Wazabi) -> Note:
    """A win is made in one's own turn, and brings a point at least (W-R24); no points, no win."""
    seat, partner = before.turn, partner_of(before, before.turn)
    dice = after.score[seat] - before.score[seat]
    if dice == 0:
        return Note("cut-off", {})
    if partner >= 0:
        return Note("won-together", {"seat": seat, "to": partner, "dice": dice})
    return Note("won-game", {"seat": seat, "dice": dice})


def _turns(before: Wazabi, event: Event, after: Wazabi) -> list[Note]:
    """Who skips, whether the direction turns, and whose turn begins."""
    if after.stage == END:
        return []
    notes: list[Note] = []
    if before.stage == after.stage == START and before.to_roll == 1 and after.turn < before.turn:
        notes.append(Note("start-again", {}))  # W-R2
    if after.direction != before.direction:
        notes.append(Note("direction", {"way": "clockwise" if after.direction > 0 else "counter"}))
    for seat in range(after.seats):
        if after.place[seat] == before.place[seat]:
            skips = before.skips[seat] + (seat == _sent_to_rest(event)) - after.skips[seat]
            notes += [Note("skipped", {"seat": seat})] * skips
    if after.turns > before.turns:
        extra = "yes" if after.reversals else "no"
        notes.append(Note("turn", {"seat": after.turn, "extra": extra}))
    return notes


def _sent_to_rest(event: Event) -> int:
    """The seat before which this event lays a SKIP card, or -1."""
    if not isinstance(event, Played) or event.move is None:
        return -1
    return MOVES.values(event.move)[0] if MOVES.kind_of(event.move).name == "skip" else -1
