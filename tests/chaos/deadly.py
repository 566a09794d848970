"""The server with a flaw: it kills itself at one chosen point of its writing. Only tests run it.

DEADLY names the point and how often it may still be passed, such as `append-told:3`.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import event

from godet.cli.main import main
from godet.store import book
from godet.store.book import SqlBook

STATEMENTS = {
    "add-table": "INSERT INTO tables",
    "add-sitter": "INSERT INTO sitters",
    "save-table": "UPDATE tables SET game",
    "append-events": "INSERT INTO events",
    "append-status": "UPDATE tables SET status",
}
"""Points inside a transaction: just after this statement."""

METHODS = ("add", "save", "append")
"""Points around one: `append-asked` before it begins, `append-stored` when it is on the disk."""

POINTS = (*STATEMENTS, *(f"{name}-{when}" for name in METHODS for when in ("asked", "stored")))


class Fate:
    """Counts down to the moment."""

    def __init__(self, point: str, passes: int) -> None:
        self.point, self.passes = point, passes

    def meet(self, point: str) -> None:
        if point == self.point:
            self.passes -= 1
            if self.passes < 0:
                os.kill(os.getpid(), signal.SIGKILL)


def _surround(name: str, fate: Fate) -> None:
    real: Callable[..., Awaitable[Any]] = getattr(SqlBook, name)

    async def surrounded(self: SqlBook, *words: Any) -> Any:
        fate.meet(f"{name}-asked")
        done = await real(self, *words)
        fate.meet(f"{name}-stored")
        return done

    setattr(SqlBook, name, surrounded)


def _watch_statements(fate: Fate) -> None:
    real = book.open_engine

    def open_engine(url: str) -> Any:
        engine = real(url)

        @event.listens_for(engine.sync_engine, "after_cursor_execute")
        def executed(_connection: Any, _cursor: Any, statement: str, *_more: Any) -> None:
            for point, beginning in STATEMENTS.items():
                if statement.startswith(beginning):
                    fate.meet(point)

        return engine

    book.open_engine = open_engine


if __name__ == "__main__":
    point, _, passes = os.environ.get("DEADLY", "never:0").partition(":")
    fate = Fate(point, int(passes))
    for name in METHODS:
        _surround(name, fate)
    _watch_statements(fate)
    sys.exit(main(sys.argv[1:]))
