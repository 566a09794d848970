"""Which scenes show which article: makes docs/rules-coverage.md from the sheets and the tests.

A sheet gives an article its number at the beginning of a heading or of a list item. A scene is a
test function whose docstring names the numbers it shows. `--check` changes nothing and fails if
the page is stale, an article has no scene, or a number that no sheet knows is cited.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "rules-coverage.md"
NUMBER = r"[A-Z]-[A-Z]\d+|[A-Z][XT]\d+"
ARTICLE = re.compile(rf"^(?:#+ ({NUMBER}) (.+)|- \*\*({NUMBER})\*\* (.+))$", re.MULTILINE)
CITED = re.compile(rf"\b(?:{NUMBER})\b")


@dataclass
class Sheet:
    """The articles of one game, by number, and the scenes that cite each."""

    game: str
    titles: dict[str, str]
    scenes: dict[str, list[str]] = field(default_factory=dict)

    @property
    def prefix(self) -> str:
        """The letter that this game's numbers begin with."""
        return next(iter(self.titles), "?")[0]

    def uncovered(self) -> list[str]:
        return [number for number in self.titles if not self.scenes.get(number)]


def articles(text: str) -> dict[str, str]:
    """Every number of a sheet with its title, or the first words of its text."""
    found = {}
    for heading, title, item, words in ARTICLE.findall(text):
        number = heading or item
        if number in found:
            raise SystemExit(f"{number} is in the sheet twice")
        found[number] = re.sub(r" \(`.*`\)$", "", title) or " ".join(words.split()[:8]) + " …"
    return found


def sheets(folders: list[Path]) -> Iterator[tuple[Sheet, list[str]]]:
    """The sheet of each game, and what is wrong with it."""
    for folder in folders:
        languages = [
            articles(path.read_text("utf-8")) for path in sorted(folder.glob("rules.*.md"))
        ]
        faults = [] if languages and languages[0] else [f"{folder.name}: no article was found"]
        if any(list(each) != list(languages[0]) for each in languages):
            faults.append(f"{folder.name}: the sheets do not have the same numbers")
        yield Sheet(folder.name, languages[0] if languages else {}), faults


def scenes(path: Path) -> Iterator[tuple[str, list[str]]]:
    """Each test function of a file with the numbers that its docstring names."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name, CITED.findall(ast.get_docstring(node) or "")


def collect(sheet: Sheet, tests: list[Path], sources: list[Path]) -> list[str]:
    """Fill in the scenes of a sheet; the citations that lead nowhere."""
    faults = []
    for path in tests:
        for name, numbers in scenes(path):
            for number in numbers:
                if number in sheet.titles:
                    sheet.scenes.setdefault(number, []).append(f"{path.stem[5:]}: {name[5:]}")
                elif number.startswith(sheet.prefix):
                    faults.append(f"{path.name}: {name} cites {number}, which no sheet has")
    for path in sources:
        cited = CITED.findall(path.read_text("utf-8"))
        faults += [
            f"{path.name} cites {number}, which no sheet has"
            for number in cited
            if number.startswith(sheet.prefix) and number not in sheet.titles
        ]
    return faults


def page(all_sheets: list[Sheet]) -> str:
    lines = [
        "# Which scene shows which rule",
        "",
        "Made by `tools/coverage.py` from the rules sheets and the tests. Do not edit.",
    ]
    for sheet in all_sheets:
        count = sum(len(each) for each in sheet.scenes.values())
        lines += ["", f"## {sheet.game}", ""]
        lines += [f"{len(sheet.titles)} ids, {count} citations.", ""]
        lines += ["| number | what it says | scenes |", "|---|---|---|"]
        for number, title in sheet.titles.items():
            told = "<br>".join(each.replace("_", " ") for each in sheet.scenes.get(number, []))
            lines.append(f"| {number} | {title} | {told or '**none**'} |")
    return "\n".join(lines) + "\n"


def look() -> tuple[str, list[str]]:
    """The page as it should be, and everything that is wrong."""
    found, faults = [], []
    for sheet, wrong in sheets(game_folders()):
        folder = ROOT / "src" / "godet" / "games" / sheet.game
        tests = sorted([*folder.glob("test_*.py"), *(ROOT / "tests").rglob("test_*.py")])
        sources = [path for path in sorted(folder.glob("*.py")) if path not in tests]
        faults += wrong + collect(sheet, tests, sources)
        faults += [f"{number} has no scene" for number in sheet.uncovered()]
        found.append(sheet)
    return page(found), faults or ([] if found else ["no game was found"])


def game_folders() -> list[Path]:
    from godet.catalog import GAMES  # noqa: PLC0415 - the path is set up first when run as a script

    games: tuple[Any, ...] = GAMES
    return [game.folder for game in games]


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="change nothing, fail if anything is wrong"
    )
    asked = parser.parse_args(words)
    text, faults = look()
    if asked.check:
        if not PAGE.is_file() or PAGE.read_text("utf-8") != text:
            faults.append(f"{PAGE.relative_to(ROOT)} is stale: run python tools/coverage.py")
    else:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(text, "utf-8")
    for fault in faults:
        print(fault, file=sys.stderr)
    print(*re.findall(r"\d+ ids, \d+ citations", text), sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    sys.exit(main(sys.argv[1:]))
