"""The story of a match of Wazabi, event by event, as one viewer saw it."""

from __future__ import annotations

from godet.games.wazabi.box import (
    CARD,
    DEAL,
    DIE,
    DRAW,
    END,
    KEEP,
    MOVES,
    NAMES,
    PLAY,
    ROLL,
    START,
    STEAL,
    W,
    Wazabi,
)
from godet.games.wazabi.rules import card_of
from godet.kernel.game import Note
from godet.kernel.log import Event, Fell, Played


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
    return [*told, *_consequences(before, after)]


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
    return [Note(name, {"seat": before.turn, "w": faces[W], "cards": faces[CARD], "dice": faces[DIE]})]


def _consequences(before: Wazabi, after: Wazabi) -> list[Note]:
    notes: list[Note] = []
    if after.pile_size > before.pile_size and after.stage != DEAL:
        notes.append(Note("reshuffled", {}))
    notes += _discards(before, after)
    notes += _finished(before, after)
    notes += _turns(before, after)
    return notes


def _discards(before: Wazabi, after: Wazabi) -> list[Note]:
    """After the last hidden choice: how many cards each chooser laid down (W-R11)."""
    if before.stage != KEEP or after.stage == KEEP:
        return []
    return [
        Note("discarded", {"seat": seat, "count": before.held[seat] - after.held[seat]})
        for seat in range(before.seats)
        if seat != before.turn and after.held[seat] < before.held[seat]
    ]


def _finished(before: Wazabi, after: Wazabi) -> list[Note]:
    notes = [
        Note("finished", {"seat": seat, "place": after.place[seat]})
        for seat in range(after.seats)
        if after.place[seat] and not before.place[seat]
    ]
    next_game = after.game > before.game
    if (next_game or after.stage == END) and not after.to_the_last:
        notes.append(_game_end(before, after))
    if next_game:
        notes.append(Note("next-game", {"game": after.game}))
    return notes


def _game_end(before: Wazabi, after: Wazabi) -> Note:
    winners = [seat for seat in range(after.seats) if after.score[seat] > before.score[seat]]
    if not winners:
        return Note("cut-off", {})
    return Note("won-game", {"seat": before.turn, "dice": after.score[before.turn] - before.score[before.turn]})


def _turns(before: Wazabi, after: Wazabi) -> list[Note]:
    """Who skips, whether the direction turns, and whose turn begins."""
    notes: list[Note] = []
    if after.stage == START and before.stage == START and after.start_w[before.turn] != before.start_w[before.turn]:
        notes += _start_again(before, after)
    if after.stage == END or after.game > before.game:
        return notes
    if after.direction != before.direction:
        notes.append(Note("direction", {"way": "clockwise" if after.direction > 0 else "counter"}))
    for seat in range(after.seats):
        for _ in range(before.skips[seat] - after.skips[seat]):
            if not after.place[seat]:
                notes.append(Note("skipped", {"seat": seat}))
    if after.stage == ROLL and (before.stage not in (ROLL, PLAY) or after.turns > before.turns):
        extra = "yes" if before.turn == after.turn and after.reversals else "no"
        notes.append(Note("turn", {"seat": after.turn, "extra": extra}))
    return notes


def _start_again(before: Wazabi, after: Wazabi) -> list[Note]:
    """W-R2: somebody tied for most W rolls again."""
    if after.turn > before.turn:
        return []
    return [Note("start-again", {})]
