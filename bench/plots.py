"""Three pictures of how the table of Targets behaves, drawn from the figures that were stored."""

from __future__ import annotations

import json
from typing import Any

import matplotlib
from matplotlib import pyplot

from bench.report import RESULTS

STYLES = ((0, ":"), (1, "-"), (2, ":"))


def main() -> None:
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "godet"
    figures = json.loads((RESULTS / "physics.json").read_text())["figures"]
    sheet, (far, roll, face) = pyplot.subplots(1, 3, figsize=(13, 4), layout="constrained")
    _distances(far, figures["power"])
    _rolling(roll, figures["finger"])
    _faces(face, figures["faces"])
    sheet.savefig(RESULTS / "physics.svg", metadata={"Date": None})


def _distances(axes: Any, power: list[dict[str, Any]]) -> None:
    for at, style in STYLES:
        far = [row["mm"][at] for row in power]
        axes.plot([row["power"] for row in power], far, style, color="tab:blue")
    axes.set(xlabel="power, steps", ylabel="mm on cloth without end")
    axes.set_title("How far a flick goes (tenth, half, nine tenths)")


def _rolling(axes: Any, finger: list[dict[str, float]]) -> None:
    for name, label in (("tower", "top of a tower"), ("lone", "lone die on the table")):
        axes.plot([row["height_mm"] for row in finger], [row[name] for row in finger], label=label)
    axes.set(xlabel="finger above the die's middle, mm", ylabel="share that turns 90° or more")
    axes.set_title("Rolled, not slid")
    axes.legend()


def _faces(axes: Any, faces: dict[str, Any]) -> None:
    axes.bar(range(1, 7), faces["shown"])
    axes.axhline(faces["dice"] / 6, color="black", linewidth=1)
    axes.set(xlabel="face", ylabel="dice")
    axes.set_title(f"{faces['dice']} hard flicks, all from a 3 (chi-square {faces['chi_square']})")


if __name__ == "__main__":
    main()
