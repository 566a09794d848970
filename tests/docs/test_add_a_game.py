"""docs/add-a-game.md is followed to the letter, in a copy of the house, and the game is there."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/add-a-game.md"
_BLOCK = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources and the suite, with the page's game added."""
    copy = tmp_path_factory.mktemp("house")
    for room in ("src", "tests", "tools", "client", "docs"):
        ignored = shutil.ignore_patterns("static", "__pycache__", "*.egg-info")
        shutil.copytree(ROOT / room, copy / room, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", copy)
    blocks = dict(_BLOCK.findall(PAGE.read_text(encoding="utf-8")))
    add_to_catalogue(copy / "src/godet/catalog.py", blocks.pop("catalog"))
    folder = copy / "src/godet/games/pig"
    folder.mkdir()
    for name, text in blocks.items():
        (folder / name).write_text(text, encoding="utf-8")
    return copy


def add_to_catalogue(path: Path, bring: str) -> None:
    """The page's import goes before the first one of a game, the game at the end of the shelf."""
    text = path.read_text(encoding="utf-8")
    text = text.replace("from godet.games.", f"{bring}from godet.games.", 1)
    text, added = re.subn(r"^(GAMES: .* = \(.*)\)$", r"\1, PIG)", text, flags=re.MULTILINE)
    assert added == 1
    path.write_text(text, encoding="utf-8")


def run(house: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        cwd=house,
        env={**os.environ, "PYTHONPATH": str(house / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_scenes_pass(house: Path) -> None:
    said = run(house, "-m", "pytest", "src/godet/games/pig")
    assert "6 passed" in said


def test_it_passes_the_suite_of_every_game(house: Path) -> None:
    said = run(house, "-m", "pytest", "-v", "tests/conformance", "tests/texts", "-k", "pig")
    assert int(re.findall(r"(\d+) passed", said)[0]) >= 25


def test_its_words_and_its_articles_are_whole(house: Path) -> None:
    run(house, "tools/texts.py")
    run(house, "tools/coverage.py")
    assert "turns" in (house / "docs/rules-coverage.md").read_text("utf-8").split("| P-A2 |")[1]


def test_the_command_line_knows_it(house: Path) -> None:
    games = json.loads(run(house, "-m", "godet.cli.main", "games", "--json"))
    assert "pig" in [game["name"] for game in games]
    words = ["simulate", "pig", "--seats", "2", "--games", "200", "--seed", "1", "--json"]
    assert json.loads(run(house, "-m", "godet.cli.main", *words))["games"] == 200
