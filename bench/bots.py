"""How strong the bots are: against chance, against each other, and how long they think."""

from __future__ import annotations

import os
import sys
import time
from dataclasses import dataclass, field, replace

from bench.report import store
from godet.arena.contest import Result, bot, contest
from godet.arena.match import Bot
from godet.bots.search import Sight
from godet.bots.warm import warm
from godet.catalog import find
from godet.mill.desk import Box

FIRST_DEAL = 1_000_000
"""Deals on which nothing was ever tuned."""
FEWEST = 5
"""Deals of a pairing, however small a share of them is asked for."""


@dataclass(frozen=True)
class Pairing:
    """A level against others, so many seats, so many deals, and the least share it should win."""

    game: str
    one: str
    others: str
    seats: int
    deals: int
    aim: float | None = None
    sure: bool = False
    """Is it the low end of the interval that must reach the aim?"""


PAIRINGS = (
    Pairing("wazabi", "strong", "random", 2, 250, 0.85),
    Pairing("wazabi", "strong", "random", 4, 50, 0.60),
    Pairing("wazabi", "strong", "greedy", 2, 300, 0.50, sure=True),
    Pairing("wazabi", "strong", "fair", 2, 120, 0.50),
    Pairing("wazabi", "fair", "easy", 2, 300, 0.50),
    Pairing("wazabi", "easy", "random", 2, 300, 0.50, sure=True),
    Pairing("wazabi", "greedy", "random", 2, 300),
    Pairing("gforce", "strong", "greedy", 2, 16, 0.50, sure=True),
    Pairing("gforce", "strong", "random", 2, 5, 0.95),
    Pairing("dicerun", "strong", "random", 4, 16, 0.65),
    Pairing("dicerun", "strong", "greedy", 4, 24, 0.25, sure=True),
    Pairing("targets", "easy", "random", 2, 10, 0.70),
    Pairing("targets", "fair", "easy", 2, 20, 0.70),
    Pairing("targets", "strong", "fair", 2, 12, 0.70),
)
"""In a game of four a share of 0.25 is one's own."""


@dataclass
class Watch:
    """Plays as a bot and notes how long it thinks."""

    bot: Bot
    seconds: list[float] = field(default_factory=list)

    def __call__(self, sight: Sight) -> int:
        began = time.perf_counter()
        move = self.bot(sight)
        self.seconds.append(time.perf_counter() - began)
        return move


def play(pairing: Pairing) -> dict[str, object]:
    watch = Watch(bot(pairing.one))
    result = won(pairing, watch)
    return {
        "games": result.games,
        "share": round(result.share, 3),
        "margin": round(result.margin, 3),
        "aim": pairing.aim,
        "met": pairing.aim is None or _reached(pairing, result),
        "slowest_move_s": round(max(watch.seconds), 2),
    }


def won(pairing: Pairing, one: Bot) -> Result:
    game = find(pairing.game)
    box = Box(game, pairing.seats, game.options.read({}))
    deals = range(FIRST_DEAL, FIRST_DEAL + pairing.deals)
    threads = len(os.sched_getaffinity(0))
    return contest(box, one, bot(pairing.others), deals, threads=threads)


def _reached(pairing: Pairing, result: Result) -> bool:
    assert pairing.aim is not None
    return (result.low if pairing.sure else result.share) >= pairing.aim


def asked(words: list[str]) -> list[Pairing]:
    """All pairings, or those of the games that are named; a number is the share of the deals."""
    shares = [float(word) for word in words if word.replace(".", "").isdigit()]
    games = [word for word in words if not word.replace(".", "").isdigit()]
    share = shares[0] if shares else 1.0
    return [
        replace(each, deals=max(FEWEST, round(each.deals * share)))
        for each in PAIRINGS
        if each.game in (games or [each.game])
    ]


def main() -> None:
    """Game by game; what is known is stored after each pairing, for some take half an hour."""
    pairings = asked(sys.argv[1:])
    for name in dict.fromkeys(each.game for each in pairings):
        warm(find(name))
        figures: dict[str, object] = {}
        for pairing in (each for each in pairings if each.game == name):
            figures.update([measured(pairing)])
            store(f"bots-{name}", figures)


def measured(pairing: Pairing) -> tuple[str, dict[str, object]]:
    found = play(pairing)
    name = f"{pairing.game}: {pairing.one} against {pairing.seats - 1} {pairing.others}"
    print(
        f"{name:>40}  {found['share']:.3f} ± {found['margin']:.3f} of {found['games']} games"
        f"  slowest move {found['slowest_move_s']:.2f} s",
        f"  aim: {pairing.aim:.2f}" if pairing.aim else "",
        flush=True,
    )
    return name, found


if __name__ == "__main__":
    main()
