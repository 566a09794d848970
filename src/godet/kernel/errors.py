"""Three questions, three errors; whatever else is raised is a fault of ours and is loud."""

from __future__ import annotations


class BadText(ValueError):
    """What was written cannot be read: a move, an option, a match file."""


class Refused(ValueError):
    """It is well written but not allowed now; `reason` has words in every language."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class BadLine(BadText):
    """A line of a match file is wrong; says which and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why
