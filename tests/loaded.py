"""Loaded dice: a table's seed follows from how the table is set up, so every run is the same.

Flicks can be loaded as well: tests/flicks.py says how.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Mapping

from godet.cli.main import main
from godet.table import parlour
from godet.table.ports import Chair, TableRow

_drawn = parlour.new_row


def load_dice() -> None:
    """From now on no table of this process is set up with a secret of its own."""
    parlour.new_row = _loaded


def _loaded(
    game_name: str, options: Mapping[str, int | bool | str], chairs: list[Chair], host: str
) -> TableRow:
    row = _drawn(game_name, options, chairs, host)
    words: list[object] = [game_name, *sorted(row.options.items())]
    words += [(chair.kind, chair.name, chair.level, bool(chair.salt)) for chair in chairs]
    row.seed = hashlib.sha256(repr(words).encode()).hexdigest()
    return row


if __name__ == "__main__":
    load_dice()
    if "LOADED_FLICKS" in os.environ:
        from tests.flicks import load_flicks

        load_flicks()
    sys.exit(main(sys.argv[1:]))
