"""Writes the TypeScript that mirrors Python: the wire's messages, and each game's box.

`python client/tools/wire_types.py` writes the files; `--check` fails if one is stale.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "src"))

from godet.catalog import GAMES  # noqa: E402 (the path must be set first)
from godet.kernel.game import Game  # noqa: E402
from godet.kernel.log import Event  # noqa: E402
from godet.table import views  # noqa: E402
from godet.web import wire  # noqa: E402

HEAD = "// Made by client/tools/wire_types.py; change the Python and run `npm run wire`.\n\n"
UNIONS = {"Event": Event, "FromGuest": wire.FromGuest, "ToGuest": wire.ToGuest}


def written(kind: Any, names: dict[type, str]) -> str:
    """How TypeScript writes a type that msgspec described."""
    match kind:
        case inspect.StructType(cls=cls):
            return names[cls]
        case inspect.UnionType(types=types):
            return " | ".join(dict.fromkeys(written(each, names) for each in types))
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            inner = written(item, names)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {written(value, names)}>"
    return _plain(kind)


def _plain(kind: Any) -> str:
    plain: dict[type, str] = {
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.StrType: "string",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
        inspect.AnyType: "unknown",
        inspect.CustomType: "unknown",
    }
    return plain[type(kind)]


def structs() -> dict[type, str]:
    """Every message of the wire, and the log's events that they carry."""
    found: dict[type, str] = {}
    for value in [*_members(Event), *vars(views).values(), *vars(wire).values()]:
        if isinstance(value, type) and issubclass(value, msgspec.Struct):
            found.setdefault(value, value.__name__)
    return {cls: name for cls, name in found.items() if name not in ("Asked", "Struct")}


def _members(union: Any) -> tuple[type, ...]:
    members: tuple[type, ...] = union.__args__
    return members


def interface(cls: type, names: dict[type, str]) -> str:
    described = inspect.type_info(cls)
    assert isinstance(described, inspect.StructType)
    lines = [f"export interface {names[cls]} {{"]
    if described.tag_field:
        lines.append(f'  {described.tag_field}: "{described.tag}";')
    asked = issubclass(cls, wire.Asked)
    for field in described.fields:
        mark = "?" if asked and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type, names)};")
    return "\n".join([*lines, "}", ""])


def wire_file() -> str:
    names = structs()
    unions = [
        f"export type {name} = {' | '.join(names[cls] for cls in _members(union))};\n"
        for name, union in UNIONS.items()
    ]
    aliases = [f"export type {each} = {_words(each)};\n" for each in ("Level", "Status")]
    return HEAD + "\n".join([*aliases, *(interface(cls, names) for cls in names), *unions])


def _words(name: str) -> str:
    return written(inspect.type_info(getattr(wire, name)), {})


def box_file(game: Game[Any]) -> str:
    """The constants of a game's box and the shape of its record."""
    box = import_module(f"{type_module(game)}.box")
    lines = [
        f"export const {key} = {_literal(value)};"
        for key, value in vars(box).items()
        if key.isupper() and _constant(value)
    ]
    shape = ["", f"export interface {game.record.__name__} {{"]
    for key, field in game.layout.fields.items():
        shape.append(f"  {key}: number{'[]' * len(field.shape)};")
    return HEAD + "\n".join([*lines, *shape, "}", ""])


def _literal(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return f"{text} as const" if isinstance(value, tuple) else text


def type_module(game: Game[Any]) -> str:
    return game.record.__module__.rpartition(".")[0]


def _constant(value: object) -> bool:
    if isinstance(value, tuple):
        return all(isinstance(each, int | str) for each in value)
    return isinstance(value, int)


def files() -> dict[Path, str]:
    made = {HERE.parent / "src" / "wire.gen.ts": wire_file()}
    for game in GAMES:
        made[game.folder / "box.gen.ts"] = box_file(game)
    return made


def main(arguments: list[str]) -> int:
    made = files()
    if "--check" not in arguments:
        for path, text in made.items():
            path.write_text(text, encoding="utf-8")
        return 0
    stale = [p for p, text in made.items() if not p.exists() or p.read_text("utf-8") != text]
    for path in stale:
        print(f"{path.name} is stale: run `npm run wire`", file=sys.stderr)
    types = sum(text.count("export ") for text in made.values())
    print(f"{types} types in {len(made)} files checked")
    return 1 if stale or not made else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
