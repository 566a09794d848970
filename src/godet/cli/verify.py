"""`godet verify`: was this match played by the rules, with the dice that were committed to?"""

from __future__ import annotations

import argparse

from godet.cli.files import read_file
from godet.kernel.matchfile import verify


def run(asked: argparse.Namespace) -> int:
    match, engine = read_file(asked.file)
    verify(match, engine)
    print(
        f"{asked.file}: {len(match.events)} events, all legal, all chance from the committed seed"
    )
    return 0
