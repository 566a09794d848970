"""Golden matches: yesterday's matches still happen, verify and read the same in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from godet.kernel.engine import Engine
from godet.kernel.errors import BadLine
from godet.kernel.game import Game
from godet.kernel.matchfile import ended_text, read_match, replay, verify, write_match
from godet.texts import LANGUAGES
from tools.golden import folders, plans, story

MATCHES = [
    pytest.param(game, path, id=f"{game.name}-{path.stem}")
    for game, folder in folders()
    for path in sorted(folder.glob("*.godet"))
]
every_match = pytest.mark.parametrize(("game", "path"), MATCHES)


def test_there_are_golden_matches_and_each_is_named() -> None:
    assert len(MATCHES) >= 5
    for _, folder in folders():
        named = sorted(plan["name"] for plan in plans(folder))
        assert named == sorted(path.stem for path in folder.glob("*.godet"))


@every_match
def test_a_golden_match_is_replayed_to_the_same_end(game: Game[Any], path: Path) -> None:
    match = read_match(path.read_text("utf-8"), game.moves)
    for compiled in (False, True):
        position = replay(match, Engine(game, compiled=compiled))
        assert position.over()
        assert ended_text(position.standing()) == match.ended


@every_match
def test_a_golden_match_verifies(game: Game[Any], path: Path) -> None:
    match = read_match(path.read_text("utf-8"), game.moves)
    verify(match, Engine(game))
    assert write_match(match, game.moves) == path.read_text("utf-8")


@every_match
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_golden_match_reads_as_it_did(game: Game[Any], path: Path, language: str) -> None:
    match = read_match(path.read_text("utf-8"), game.moves)
    told = path.with_suffix(f".{language}.txt").read_text("utf-8")
    assert story(match, Engine(game), language) == told, "run `make golden` and read the difference"


@every_match
def test_a_golden_match_with_another_die_does_not_verify(game: Game[Any], path: Path) -> None:
    text = path.read_text("utf-8")
    fell = re.search(r"\nfell (\d+)\n", text)
    assert fell
    other = "1" if fell[1] == "0" else "0"
    edited = text.replace(fell[0], f"\nfell {other}\n", 1)
    with pytest.raises(BadLine, match="the digest does not fit"):
        read_match(edited, game.moves)
