"""Are the texts complete? Same ids and variables in both languages; every refusal has words."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from godet.catalog import GAMES
from godet.kernel.game import Game
from godet.kernel.lesson import read_script
from godet.texts import LANGUAGES, texts_path, variables

ROOT = Path(__file__).parents[1]
SHELL = ROOT / "client/texts"

_REASON = re.compile(
    r'(?:Refused|Problem)\(\s*"(\w+)"|return \d+, "(\w+)"|return "([a-z_]+)"$', re.M
)
"""How the house writes a reason: in a refusal, in the gate's answers, in `Position.refusal`."""


def main() -> int:
    faults = list(shell_faults())
    count = sum(len(read(SHELL / f"shell.{lang}.ftl")) for lang in LANGUAGES)
    for game in GAMES:
        faults += game_faults(game)
        count += sum(len(read(texts_path(game, lang))) for lang in LANGUAGES)
    print(*faults, f"{count} texts", sep="\n")
    return 1 if faults else 0


def read(path: Path) -> dict[str, frozenset[str]]:
    return variables(path.read_text(encoding="utf-8"))


def pair_faults(name: str, english: Path, french: Path) -> Iterator[str]:
    """Where two languages of one file differ in ids or in variables."""
    one, other = read(english), read(french)
    for text_id in sorted(one.keys() | other.keys()):
        if text_id not in one or text_id not in other:
            yield f"{name}: {text_id} is in one language only"
        elif one[text_id] != other[text_id]:
            yield f"{name}: {text_id} does not use the same variables in both languages"


def shell_faults() -> Iterator[str]:
    yield from pair_faults("shell", SHELL / "shell.en.ftl", SHELL / "shell.fr.ftl")
    known = read(SHELL / "shell.en.ftl")
    for reason in sorted(house_reasons()):
        if f"refusal-{reason}" not in known:
            yield f"shell: no words for the refusal {reason}"


def house_reasons() -> set[str]:
    """Every reason that the house itself (not a game) can give."""
    rooms = ("kernel/engine.py", "table", "web")
    paths = [path for room in rooms for path in python_files(ROOT / "src/godet" / room)]
    found = (_REASON.findall(path.read_text(encoding="utf-8")) for path in paths)
    return {word for matches in found for words in matches for word in words if word}


def python_files(path: Path) -> list[Path]:
    return [path] if path.suffix else sorted(path.rglob("*.py"))


def game_faults(game: Game[Any]) -> list[str]:
    english, french = (texts_path(game, lang) for lang in LANGUAGES)
    known = read(english)
    faults = list(pair_faults(game.name, english, french))
    return faults + [
        f"{game.name}: no words for {wanted}" for wanted in wanted_ids(game) if wanted not in known
    ]


def wanted_ids(game: Game[Any]) -> Iterator[str]:
    """The ids that a game's own declarations ask for."""
    yield from ("game-name", "game-line", "note-taken-back")
    if game.lesson:
        said = read_script(game.lesson, game.moves).words.values()
        yield from (f"lesson-{word}" for word in said)
    yield from (f"refusal-{reason}" for reason in game.refusals[1:])
    yield from (f"ending-{ending}" for ending in game.endings)
    yield from (f"move-{kind.name}" for kind in game.moves.kinds)
    for option in game.options.options:
        yield from (f"option-{option.name}", f"option-{option.name}-help")
        yield from (f"option-{option.name}-{choice}" for choice in option.choices)


if __name__ == "__main__":
    sys.exit(main())
