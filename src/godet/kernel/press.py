"""The press: the same functions, bound to one game, as plain Python or compiled by Numba.

Rules and drivers are ordinary functions marked with `@rule`. Linking one makes a copy whose
marked globals are linked copies in turn, with the names in `kernel.parts` replaced by the game's
own rules; the copies are left as they are (plain) or compiled. So plain and compiled rules live
side by side in one process, and a debugger steps through the very source that runs compiled.

Numba's cache knows when a file changed but not when a file it calls did. The press therefore
keeps compiled code in a folder named after a digest of the house's own drivers, under names that
hold a digest of the game's folder.
"""

from __future__ import annotations

import dis
import functools
import hashlib
import os
import sys
import threading
import types
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from godet.kernel import parts
from godet.kernel.parts import ADVICE, PARTS

if TYPE_CHECKING:
    from godet.kernel.game import Game

F = TypeVar("F", bound=Callable[..., Any])

PLAIN_ONLY = "GODET_PLAIN"
"""Set this environment variable to run everything uncompiled, for a debugger."""


class Press:
    """Links functions to one game, each once; tables and thinking bots share it across threads."""

    def __init__(self, game: Game[Any], *, compiled: bool) -> None:
        self.game = game
        self.compiled = compiled and not os.environ.get(PLAIN_ONLY)
        self._inline = game.trial is None
        """A physical game spends its time at the physics: rather compile five times as fast."""
        self._prefix = f"{game.name}_{_digest(game.folder)}" if self.compiled else game.name
        self._own = {getattr(parts, name): getattr(game.rules, name) for name in PARTS}
        self._own |= {getattr(parts, name): getattr(game.brains, name) for name in ADVICE}
        self._linked: dict[Callable[..., Any], Callable[..., Any]] = {}
        self._linking = threading.RLock()

    def link(self, function: F) -> F:
        """This function with the game's rules in place of the parts it names."""
        with self._linking:
            return cast(F, self._link(self._own.get(function, function)))

    def _link(self, target: Callable[..., Any]) -> Callable[..., Any]:
        if target not in self._linked:
            self._linked[target] = _recursive
            self._linked[target] = self._make(target)
        if self._linked[target] is _recursive:
            raise TypeError(
                f"{target.__qualname__} calls itself: a rule may not, not even by a detour"
            )
        return self._linked[target]

    def _make(self, function: Callable[..., Any]) -> Callable[..., Any]:
        source = cast(types.FunctionType, function)
        spaces = dict(source.__globals__)
        for name in _names(source.__code__):
            value: Any = spaces.get(name)
            if getattr(value, "__rule__", False):
                spaces[name] = self.link(value)
        copy = types.FunctionType(source.__code__, spaces, source.__name__)
        copy.__qualname__ = f"{self._prefix}.{source.__qualname__}"
        copy.__module__ = source.__module__
        copy.__annotations__ = source.__annotations__
        return _compile(copy, inline=self._inline) if self.compiled else copy


def _names(code: types.CodeType) -> list[str]:
    """The globals that a function reads (attribute names are not among them)."""
    return [step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL"]


def _recursive() -> None:
    """Stands for a function that is being linked."""


def _compile(function: Callable[..., Any], *, inline: bool) -> Callable[..., Any]:
    """Forced inlining makes whole games half as fast again; left alone, LLVM keeps the calls."""
    press = _numba().njit(nogil=True, cache=True, forceinline=inline)
    return cast(Callable[..., Any], press(function))


def compile_for(linked: Any, *examples: Any) -> None:
    """Compile a compiled press's function for arguments like these, or load it; do not run it."""
    linked.compile(tuple(_numba().typeof(example) for example in examples))


@functools.cache
def _numba() -> Any:
    """Numba, imported late: a server that only hosts tables never needs it."""
    os.environ.setdefault("NUMBA_CACHE_DIR", str(cache_folder()))
    import numba  # noqa: PLC0415

    return numba


def cache_folder() -> Path:
    """Where code compiled from exactly these drivers is kept."""
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(os.environ.get("GODET_CACHE", Path(home) / "godet")) / _digest(*_DRIVERS)


_DRIVERS = tuple(Path(__file__).parents[1] / room for room in ("kernel", "mill", "bots"))


@functools.cache
def _digest(*folders: Path) -> str:
    """A short name for everything that the Python files of these folders say, tests apart."""
    digest = hashlib.sha256(sys.version.encode())
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            if not path.name.startswith("test_"):
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
