"""Figures with where they come from: printed as a table, stored with commit, machine and date."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"


def store(name: str, figures: dict[str, Any]) -> Path:
    """Write one run's figures over the last ones; history is in the commits."""
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{name}.json"
    path.write_text(json.dumps({**where(), "figures": figures}, indent=2) + "\n")
    return path


def where() -> dict[str, Any]:
    return {
        "commit": _commit(),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "machine": f"{_processor()}, {os.cpu_count()} cores",
    }


def _commit() -> str:
    words = ["git", "describe", "--always", "--dirty"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"


def _processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return platform.processor()
