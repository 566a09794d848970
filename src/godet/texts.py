"""Words: a game's Fluent texts in one language, and the story of a match told with them."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from fluent_compiler.bundle import FluentBundle  # type: ignore[import-untyped]  # ships no types

from godet.kernel.errors import BadText
from godet.kernel.game import NOBODY, Game, Note

LANGUAGES = ("en", "fr")

SEAT_ARGS = frozenset({"seat", "to", "from", "whom"})
"""Arguments of these names are seats: the text gets the sitter's name."""

Args = Mapping[str, int | str]


class Texts:
    """The texts of one file. The page fills them in the very same way (`client/src/texts`)."""

    def __init__(self, language: str, source: str) -> None:
        self._bundle = FluentBundle.from_string(language, source, use_isolating=False)
        self.language = language

    def has(self, text_id: str) -> bool:
        return bool(self._bundle.has_message(text_id))

    def say(
        self,
        text_id: str,
        args: Args | None = None,
        *,
        names: Sequence[str] = (),
        viewer: int = NOBODY,
    ) -> str:
        """A text with its arguments filled in, as one viewer reads it."""
        if not self.has(text_id):
            raise KeyError(f"no text {text_id!r} in {self.language}")
        told, errors = self._bundle.format(text_id, self._filled(args or {}, names, viewer))
        if errors:
            raise ValueError(f"{text_id} in {self.language}: {errors[0]}")
        return str(told).strip()

    def note(self, note: Note, names: Sequence[str], viewer: int = NOBODY) -> str:
        """One sentence of a match's story."""
        return self.say(f"note-{note.id}", note.args, names=names, viewer=viewer)

    def _filled(self, args: Args, names: Sequence[str], viewer: int) -> dict[str, int | str]:
        """`$seat` becomes a name and brings `$seatYou`; `$card` brings `$cardName`."""
        filled: dict[str, int | str] = {}
        for key, value in args.items():
            filled[key] = value
            if key in SEAT_ARGS and isinstance(value, int):
                filled[key] = names[value]
                filled[f"{key}You"] = "yes" if value == viewer else "no"
            elif isinstance(value, str) and self.has(f"{key}-{value}"):
                filled[f"{key}Name"] = self.say(f"{key}-{value}")
        return filled


def texts_path(game: Game[Any], language: str) -> Path:
    if language not in LANGUAGES:
        raise BadText(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return game.folder / f"texts.{language}.ftl"


@functools.cache
def load(path: Path, language: str) -> Texts:
    return Texts(language, path.read_text(encoding="utf-8"))


def texts_of(game: Game[Any], language: str) -> Texts:
    """A game's words in one language, read once."""
    return load(texts_path(game, language), language)


# -- looking at a file of texts ------------------------------------------------


def variables(source: str) -> dict[str, frozenset[str]]:
    """Every text id of a file with the variables that it, or a text it uses, asks for."""
    messages = _messages(source)
    return {name: frozenset(_reach(name, messages)) for name in messages}


def _messages(source: str) -> dict[str, _Used]:
    used: dict[str, _Used] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            raise BadText(f"this is not a text: {(entry.content or '').strip()[:60]!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in used:
                raise BadText(f"the text {entry.id.name!r} is there twice")
            used[entry.id.name] = _Used()
            used[entry.id.name].visit(entry)
    return used


def _reach(name: str, messages: dict[str, _Used]) -> set[str]:
    found = set(messages[name].variables)
    for other in messages[name].texts:
        found |= _reach(other, messages)
    return found


class _Used(Visitor):
    """Collects the variables and other texts that a text uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.texts.add(node.id.name)
