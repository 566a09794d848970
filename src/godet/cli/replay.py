"""`godet replay`: a match read aloud, or the position after one of its events."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import msgspec

from godet.cli.files import read_file
from godet.kernel.engine import Engine
from godet.kernel.errors import BadText
from godet.kernel.game import Note
from godet.kernel.matchfile import MatchFile, happen, opening, replay
from godet.table.views import EVERYTHING, NoteSeen, look
from godet.texts import texts_of


def run(asked: argparse.Namespace) -> int:
    match, engine = read_file(asked.file)
    if asked.at is not None:
        _show_position(match, engine, asked)
    elif asked.json:
        print(msgspec.json.encode([note for _at, note in _story(match, engine)]).decode())
    else:
        _read_aloud(match, engine, asked.lang)
    return 0


def _read_aloud(match: MatchFile, engine: Engine, lang: str) -> None:
    texts, names = texts_of(engine.game, lang), _names(match)
    for at, note in _story(match, engine):
        print(f"{at + 1:5d}  {texts.note(Note(note.id, note.args), names)}")


def _names(match: MatchFile) -> list[str]:
    """What to call each seat; a bot is named after its level and its seat."""
    return [
        sitter.name if sitter.kind == "person" else f"{sitter.name} {seat + 1}"
        for seat, sitter in enumerate(match.sitters)
    ]


def _story(match: MatchFile, engine: Engine) -> Iterator[tuple[int, NoteSeen]]:
    """Every note of the match, nothing hidden; a wrong line ends it with its error."""
    before = opening(match, engine)
    for at, event in enumerate(match.events):
        after = before.copy()
        happen(match, after, at)
        for note in engine.game.story(before.row, event, after.row):
            yield at, NoteSeen(at, note.id, note.args)
        before = after


def _show_position(match: MatchFile, engine: Engine, asked: argparse.Namespace) -> None:
    if not 0 <= asked.at <= len(match.events):
        raise BadText(f"{asked.file} has events 0 to {len(match.events)}, not {asked.at}")
    view = look(replay(match, engine, asked.at), EVERYTHING, asked.at)
    if asked.json:
        print(msgspec.json.encode(view).decode())
        return
    for name, value in view.state.items():
        print(f"{name:>18}  {value}")
    for seat in view.actors:
        print(f"{'may move':>18}  {match.sitters[seat].name}")
