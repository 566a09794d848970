"""Every move a game knows, each with a dense number, a text form and named parameters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from godet.kernel.errors import BadText


@dataclass(frozen=True)
class Param:
    """One parameter of a move: a name and how many values it takes, from 0."""

    name: str
    size: int


@dataclass(frozen=True)
class Kind:
    """A family of moves.

    A *sweep* is a family allowed whole or not at all, such as a flick with any aim and force:
    `legal` then lists only its first number.
    """

    name: str
    params: tuple[Param, ...] = ()
    sweep: bool = False

    @property
    def size(self) -> int:
        size = 1
        for param in self.params:
            size *= param.size
        return size


def kind(name: str, *, sweep: bool = False, **params: int) -> Kind:
    """`kind("give", to=6)`: six moves, numbered in the order of their parameter."""
    return Kind(name, tuple(Param(key, size) for key, size in params.items()), sweep)


class Moves:
    """The numbering of a game's moves: kinds in declared order, parameters in mixed radix."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self._first: dict[str, int] = {}
        self.size = 0
        for each in kinds:
            self._first[each.name] = self.size
            self.size += each.size

    def first(self, name: str) -> int:
        """The number of the first move of a kind; parameters count up from it."""
        return self._first[name]

    def numbered(self) -> Iterator[tuple[Kind, int]]:
        """Every kind with the number of its first move."""
        for each in self.kinds:
            yield each, self._first[each.name]

    def kind_of(self, move: int) -> Kind:
        if 0 <= move < self.size:
            for each in self.kinds:
                if move < self._first[each.name] + each.size:
                    return each
        raise BadText(f"there is no move {move}: moves go from 0 to {self.size - 1}")

    def values(self, move: int) -> tuple[int, ...]:
        """The parameters of a move, in declared order."""
        each = self.kind_of(move)
        rest, values = move - self._first[each.name], []
        for param in reversed(each.params):
            rest, value = divmod(rest, param.size)
            values.append(value)
        return tuple(reversed(values))

    def number(self, name: str, *values: int) -> int:
        """The move of this kind with these parameters."""
        each = next((k for k in self.kinds if k.name == name), None)
        if each is None:
            raise BadText(f"there is no move called {name!r}")
        if len(values) != len(each.params):
            raise BadText(f"{name} takes {len(each.params)} number(s), not {len(values)}")
        number = 0
        for param, value in zip(each.params, values, strict=True):
            if not 0 <= value < param.size:
                raise BadText(f"{name}: {param.name} goes from 0 to {param.size - 1}, not {value}")
            number = number * param.size + value
        return self._first[name] + number

    def text(self, move: int) -> str:
        return " ".join([self.kind_of(move).name, *map(str, self.values(move))])

    def parse(self, text: str) -> int:
        name, *values = text.split() or [""]
        if not all(value.isascii() and value.isdecimal() and len(value) < 16 for value in values):
            raise BadText(f"{name}: parameters are whole numbers")
        return self.number(name, *map(int, values))

    def allows(self, legal: list[int], move: int) -> bool:
        """Is this move among the legal ones, whole sweeps included?"""
        if move in legal:
            return True
        each = self.kind_of(move)
        return each.sweep and self._first[each.name] in legal
