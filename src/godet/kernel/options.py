"""The named options of a game: each with a domain and a default, none buried in code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from godet.kernel.errors import BadText


@dataclass(frozen=True)
class Option:
    """A whole number between two bounds, or one of a few named choices."""

    name: str
    low: int
    high: int
    default: int
    choices: tuple[str, ...] = ()
    among_people: int | None = None
    """The default at tables without bots, where it is another."""

    def usual(self, *, people: bool) -> int:
        """The default: `people` says that no bot plays."""
        return self.among_people if people and self.among_people is not None else self.default

    def read(self, value: int | bool | str) -> int:
        """The number behind a value as a person writes it."""
        if self.choices:
            return self._choice(value)
        if isinstance(value, str):
            value = self._digits(value)
        if isinstance(value, bool) or not self.low <= value <= self.high:
            raise BadText(f"{self.name} goes from {self.low} to {self.high}, not {value}")
        return value

    def text(self, value: int) -> str:
        return self.choices[value] if self.choices else str(value)

    def _choice(self, value: int | bool | str) -> int:
        word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
        if word in self.choices:
            return self.choices.index(str(word))
        raise BadText(f"{self.name} is one of {', '.join(self.choices)}, not {value}")

    def _digits(self, value: str) -> int:
        if value.isascii() and value.isdecimal() and len(value) < 10:
            return int(value)
        raise BadText(f"{self.name} is a whole number, not {value!r}")


def number(name: str, low: int, high: int, default: int) -> Option:
    return Option(name, low, high, default)


def choice(name: str, *choices: str, among_people: str = "") -> Option:
    """One of these words; the first is the default, or another where no bot plays."""
    other = choices.index(among_people) if among_people else None
    return Option(name, 0, len(choices) - 1, 0, choices, other)


def switch(name: str) -> Option:
    """Yes or no; no is the default."""
    return choice(name, "no", "yes")


class Options:
    """All the options of a game, in the order in which rules receive them."""

    def __init__(self, *options: Option) -> None:
        self.options = options

    def read(
        self, given: Mapping[str, int | bool | str], *, people: bool = False
    ) -> tuple[int, ...]:
        """Every option's number: the given ones read, the others at their default."""
        known = {option.name for option in self.options}
        for name in given:
            if name not in known:
                raise BadText(f"there is no option {name!r}; there are {', '.join(sorted(known))}")
        return tuple(
            option.read(given[option.name]) if option.name in given else option.usual(people=people)
            for option in self.options
        )

    def text(self, values: tuple[int, ...]) -> dict[str, str]:
        pairs = zip(self.options, values, strict=True)
        return {option.name: option.text(value) for option, value in pairs}

    def index(self, name: str) -> int:
        return next(at for at, option in enumerate(self.options) if option.name == name)
