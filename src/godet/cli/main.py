"""The `godet` command: reads its words, runs one verb, and turns errors into one plain line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from godet.kernel.errors import BadText, Refused

Verb = Callable[[argparse.Namespace], int]


def main(words: Sequence[str] | None = None) -> int:
    """0 if all went well, 1 if not, 2 if the words make no sense."""
    asked = _parser().parse_args(words)
    try:
        done = _verb(asked.verb)(asked)
        sys.stdout.flush()
        return done
    except BrokenPipeError:  # whoever read our words has heard enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0
    except (BadText, Refused, OSError, UnicodeDecodeError) as wrong:
        print(f"godet: {_plain(wrong)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _plain(wrong: Exception) -> str:
    """What went wrong, in one line."""
    if isinstance(wrong, OSError) and wrong.strerror:
        return f"{wrong.filename}: {wrong.strerror}" if wrong.filename else wrong.strerror
    return " ".join(str(wrong).split())


def _verb(name: str) -> Verb:
    """Each verb lives in a module of its own, imported only when it is asked for."""
    run: Verb = import_module(f"godet.cli.{name}").run
    return run


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="godet", description="An open table for dice games.")
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB")
    _serve(verbs.add_parser("serve", help="open the tables to browsers"))
    games = verbs.add_parser("games", help="list the games and their options")
    games.add_argument("--json", action="store_true")
    _simulate(verbs.add_parser("simulate", help="play many random games and count"))
    _replay(verbs.add_parser("replay", help="read a match file aloud"))
    verify = verbs.add_parser("verify", help="check a match file: legal, and fair dice")
    verify.add_argument("file")
    return parser


def _serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=os.environ.get("HOST", "127.0.0.1"))
    parser.add_argument("--port", type=int, default=os.environ.get("PORT", "8000"))
    parser.add_argument("--data", default=os.environ.get("DATA", "godet.db"), metavar="FILE")


def _simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0, help="default: the most the game takes")
    parser.add_argument("--games", type=int, help="default: 10000, or 50 with real physics")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bots", choices=("random", "greedy"), default="random")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--json", action="store_true")


def _replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file")
    parser.add_argument("--lang", default="en", choices=("en", "fr"))
    parser.add_argument("--at", type=int, metavar="N", help="the position after event N instead")
    parser.add_argument("--json", action="store_true")


if __name__ == "__main__":
    sys.exit(main())
