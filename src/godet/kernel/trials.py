"""Trials kept in a file, one a line: name, seconds, facts, and the film's bytes as text."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Mapping

from godet.kernel.game import Trial


def write_trials(trials: Mapping[str, Trial]) -> str:
    return "".join(f"{name} {_line(trial)}\n" for name, trial in trials.items())


def _line(trial: Trial) -> str:
    facts, film = ",".join(map(str, trial.facts)), b64encode(trial.film).decode("ascii")
    return f"{trial.seconds} {facts} {film}"


def read_trials(text: str) -> dict[str, Trial]:
    rows = (line.split(" ") for line in text.splitlines())
    return {
        name: Trial(tuple(map(int, facts.split(","))), b64decode(film), float(seconds))
        for name, seconds, facts, film in rows
    }
