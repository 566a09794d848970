"""Do flicks hold up other tables? How soon the last guest sees a move, alone and in a storm.

One server process on one core, its workshop's thread included; the guests live on another core.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from bench.report import store
from bench.server import SEATS, Person, Server, Table, cores, persons, served, sit_down
from godet.catalog import find

TABLES, STORM = 40, 12
SECONDS = 15
PAUSE = 0.5
"""Seconds between two flicks at a table of the storm: as many as some 240 tables in play make."""
PATIENCE = 2.0
"""Seconds after which a flicking table that heard nothing tries another move."""
AIM_P99_MS = 50.0


class Flicking(Table):
    """A table of Targets whose people do anything, and hardly pause between their flicks."""

    flicks = 0

    async def storm(self, until: float) -> None:
        moves = find("targets").moves
        while time.perf_counter() < until:
            self._news.clear()
            view = next((view for view in self.views.values() if view.legal), None)
            if view:
                move = self.rng.choice(view.legal)
                kind = moves.kind_of(move)
                if kind.sweep:
                    move += self.rng.randrange(kind.size)
                    self.flicks += 1
                    await asyncio.sleep(PAUSE)
                await self._say(view.seat, view.length, move)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), PATIENCE)

    async def _say(self, seat: int, length: int, move: int) -> None:
        wish = {"t": "play", "seat": seat, "move": move, "tag": 1, "seen": length}
        await self.lines[seat].send(msgspec.json.encode(wish).decode())


async def flicking(people: Sequence[Person], at: int) -> Flicking:
    """Two people who call nothing: what follows from a flick follows by itself."""
    chairs = [{"kind": "you", "name": "A"}, {"kind": "open"}]
    made = await people[0].ask("", game="targets", chairs=chairs, options={"calls": "automatic"})
    await people[1].ask(f"/{made['id']}/sit", seat=1, name="B")
    lines = [await person.line(made["id"]) for person in people[:2]]
    return Flicking(made["id"], lines, random.Random(at))


async def crowd(server: Server, storm: int) -> dict[str, float]:
    """Quiet tables at a move a second each, beside so many that hardly pause between flicks."""
    async with persons(server.url, SEATS) as people:
        quiet = [await sit_down(people, at) for at in range(TABLES)]
        wild = [await flicking(people, at) for at in range(storm)]
        ears = asyncio.gather(*(ear for table in (*quiet, *wild) for ear in table.listen()))
        while not all(table.views for table in (*quiet, *wild)):
            await asyncio.sleep(0.1)
        until = time.perf_counter() + SECONDS
        work: list[Awaitable[Any]] = [t.play(n / TABLES, SECONDS) for n, t in enumerate(quiet)]
        work += [table.storm(until) for table in wild]
        play = asyncio.gather(*work)
        await asyncio.wait([play, ears], return_when=asyncio.FIRST_COMPLETED)
        (ears if ears.done() else play).result()
        ears.cancel()
        await asyncio.wait([ears])
        for table in (*quiet, *wild):
            for line in table.lines:
                line.transport.abort()
    waits = sorted(wait * 1000 for table in quiet for wait in table.waits)
    return {
        "moves": len(waits),
        "p50_ms": waits[len(waits) // 2],
        "p99_ms": waits[len(waits) * 99 // 100],
        "worst_ms": waits[-1],
        "flicks_a_second": sum(table.flicks for table in wild) / SECONDS,
    }


def measure() -> dict[str, dict[str, float]]:
    found = {}
    for name, storm in (("alone", 0), ("in_a_storm", STORM)):
        with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "bench.db") as server:
            figures = asyncio.run(crowd(server, storm))
        found[name] = {key: round(value, 2) for key, value in figures.items()}
    return found


def main() -> None:
    os.sched_setaffinity(0, {cores()[-1]})
    figures = measure()
    for name, found in figures.items():
        print(f"{name:>12}  {found}")
    print(f"   (aim: p99 under {AIM_P99_MS:g} ms in a storm)")
    print(store("storm", figures))


if __name__ == "__main__":
    main()
