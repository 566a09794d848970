"""`godet replay`: a match read aloud, or the position after one of its events."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import msgspec

from godet.cli.files import read_file
from godet.kernel.engine import Engine
from godet.kernel.errors import BadText
from godet.kernel.game import NOBODY
from godet.kernel.matchfile import MatchFile, happen, opening, replay
from godet.table.views import EVERYTHING, NoteSeen, look
from godet.texts import Speaker


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
    speaker = Speaker(engine.game, lang, [sitter.name for sitter in match.sitters])
    for at, note in _story(match, engine):
        print(f"{at + 1:5d}  {speaker.note(note.id, note.args, viewer=NOBODY)}")


def _story(match: MatchFile, engine: Engine) -> Iterator[tuple[int, NoteSeen]]:
    """Every note of the match, nothing hidden; a wrong line ends it with its error."""
    before = opening(match, engine)
    for at, event in enumerate(match.events):
        after = before.copy()
        happen(match, after, at)
        for note in engine.game.narrate(before.row, event, after.row):
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

