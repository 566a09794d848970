"""Everything that can be checked without playing: `make check`.

Each checker must also show that it looked at something: one that inspected nothing fails.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent


@dataclass(frozen=True)
class Check:
    """A command, and a pattern whose number says how much it looked at."""

    name: str
    command: tuple[str, ...]
    looked: str
    least: int = 1


def python(*words: str) -> tuple[str, ...]:
    return (sys.executable, *words)


def npm(*words: str) -> tuple[str, ...]:
    return ("tools/npm", "run", "--silent", *words)


CHECKS = (
    Check("style", (f"{BIN}/ruff", "check", "-v", "."), r"Checked (\d+) files", 60),
    Check("format", (f"{BIN}/ruff", "format", "--check", "."), r"(\d+) files already", 60),
    Check("types", (f"{BIN}/mypy",), r"no issues found in (\d+) source files", 60),
    Check("contracts", (f"{BIN}/lint-imports",), r"Analyzed (\d+) files", 40),
    Check("wire types", npm("wire", "--", "--check"), r"(\d+) types", 10),
    Check("texts", python("tools/texts.py"), r"(\d+) texts", 100),
    Check("rules coverage", python("tools/coverage.py", "--check"), r"(\d+) ids", 40),
    Check("client types", npm("check"), r"(\d+) FILES", 20),
    Check("client style", npm("lint"), r"on (\d+) files", 30),
)


def main() -> int:
    failed = [check.name for check in CHECKS if not passes(check)]
    if failed:
        print(f"\nfailed: {', '.join(failed)}")
    return 1 if failed else 0


def passes(check: Check) -> bool:
    """Run one checker; print what it said only if it failed."""
    began = time.monotonic()
    done = subprocess.run(check.command, cwd=ROOT, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    looked = most_looked(check.looked, said)
    fine = done.returncode == 0 and looked >= check.least
    seconds = time.monotonic() - began
    print(f"{'ok  ' if fine else 'FAIL'}  {check.name:<16} {looked:>5} looked at  {seconds:5.1f} s")
    if not fine:
        print("" if done.returncode else f"it looked at {looked}, expected {check.least}:")
        print(re.sub(r"^.*\[DEBUG\].*\n", "", said, flags=re.MULTILINE))
    return fine


def most_looked(pattern: str, said: str) -> int:
    """The largest number that the checker says it looked at; -1 if it does not say."""
    return max(map(int, re.findall(pattern, said)), default=-1)


if __name__ == "__main__":
    sys.exit(main())
