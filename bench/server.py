"""The server under load: how soon the last guest sees a move, how it starts, what it holds.

One process on one core serves 200 tables of four guests, each table a move a second, while bots
think at more tables; the guests live on another core.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.report import store

TABLES = 200
SEATS = 4
SECONDS = 30
THINKING_TABLES = 4
ROOT = Path(__file__).parents[1]
SALT = "5a" * 16

AIMS = {
    "p50_ms": None,
    "p99_ms": 50.0,
    "first_start_s": None,
    "second_start_s": 3.0,
    "cold_click_to_play_s": 2.0,
    "idle_mb": 250.0,
    "kb_per_table_and_its_guests": None,
    "kb_per_guest": None,
    "kb_per_table": 100.0,
}
"""A table is what the server holds of it; the lines of those who sit there are counted apart."""


class View(msgspec.Struct):
    seat: int
    length: int
    awaits: str
    legal: list[int]


class Seen(msgspec.Struct):
    view: View


class Heard(msgspec.Struct):
    """As much of a message as a guest of this bench looks at."""

    t: str
    seen: list[Seen] = []
    reason: str = ""


_heard = msgspec.json.Decoder(Heard).decode


# -- the server --------------------------------------------------------------------


@dataclass
class Server:
    """A server process on the first core."""

    url: str
    process: subprocess.Popen[str]
    started: float
    """Seconds from the command to the first answer."""

    async def settle(self) -> None:
        """Wait until the compiled rules are loaded: no child compiles, and five quiet seconds."""
        quiet, used = 0, self._cpu_seconds()
        while quiet < 5:
            await asyncio.sleep(1)
            before, used = used, self._cpu_seconds()
            quiet = quiet + 1 if not self._compiles() and used - before < 0.05 else 0

    def _compiles(self) -> bool:
        return bool(Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text())

    def _cpu_seconds(self) -> float:
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found
        return int(found[1]) / 1024


@contextmanager
def served(data: Path, **settings: object) -> Iterator[Server]:
    plenty = {"requests": 10**6, "creations": 10**6, "creations_a_day": 10**6}
    plenty |= {"sockets_per_session": 10**4, "sockets_per_address": 10**4, "messages": 10**6}
    plenty |= {"silence_seconds": 10**4}
    named = {f"GODET_{k.upper()}": str(v) for k, v in {**plenty, **settings}.items()}
    words = [sys.executable, "-m", "godet.cli.main", "serve", "--port", "0", "--data", str(data)]
    began = time.perf_counter()
    process = subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **named},
    )
    os.sched_setaffinity(process.pid, {cores()[0]})
    try:
        assert process.stdout
        found = re.search(r":(\d+)$", process.stdout.readline().strip())
        assert found, "the server did not start"
        url = f"http://127.0.0.1:{found[1]}"
        assert httpx.get(f"{url}/api/health").status_code == 200
        yield Server(url, process, time.perf_counter() - began)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def cores() -> list[int]:
    return sorted(os.sched_getaffinity(0))


# -- the guests --------------------------------------------------------------------


@dataclass
class Person:
    http: httpx.AsyncClient
    url: str

    async def ask(self, path: str, **body: object) -> Any:
        answer = await self.http.post(f"/api/tables{path}", json=body)
        assert answer.is_success, answer.text
        return answer.json()

    async def line(self, table: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        line = await connect(
            f"ws{self.url[4:]}/api/tables/{table}/socket",
            additional_headers={"cookie": cookie, "origin": self.url},
            compression=None,
            ping_interval=None,
        )
        await line.send(f'{{"t":"hello","salt":"{SALT}"}}')
        return line


@asynccontextmanager
async def persons(url: str, count: int) -> AsyncIterator[list[Person]]:
    came = [
        Person(httpx.AsyncClient(base_url=url, headers={"origin": url}), url) for _ in range(count)
    ]
    for person in came:
        await person.http.get("/api/me")
    yield came
    for person in came:
        await person.http.aclose()


@dataclass
class Table:
    """Four guests who move in turn, and how long the last of them waited each time."""

    id: str
    lines: list[ClientConnection]
    rng: random.Random
    views: dict[int, View] = field(default_factory=dict)
    waits: list[float] = field(default_factory=list)
    refused: int = 0
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    def listen(self) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self._hear(line)) for line in self.lines]

    async def _hear(self, line: ClientConnection) -> None:
        async for text in line:
            heard = _heard(text)
            self.refused += heard.t == "refused"
            for seen in heard.seen:
                if seen.view.seat >= 0:
                    self.views[seen.view.seat] = seen.view
                    self._news.set()
        raise ConnectionError("the server closed a guest's line in the middle of the bench")

    async def play(self, second: float, seconds: int) -> None:
        """A move each second, from this fraction of the first one on."""
        loop = asyncio.get_running_loop()
        begin = loop.time() + second
        for at in range(seconds):
            await asyncio.sleep(max(0.0, begin + at - loop.time()))
            view = next((view for view in self.views.values() if view.legal), None)
            if view is None:
                return  # the match is over
            await self._move(view)

    async def _move(self, view: View) -> None:
        wish = {"t": "play", "seat": view.seat, "move": self.rng.choice(view.legal), "tag": 1}
        text = msgspec.json.encode(wish | {"seen": view.length}).decode()
        began = time.perf_counter()
        await self.lines[view.seat].send(text)
        while any(each.length <= view.length for each in self.views.values()):
            self._news.clear()
            await self._news.wait()
        self.waits.append(time.perf_counter() - began)


async def sit_down(people: list[Person], at: int) -> Table:
    chairs = [{"kind": "you", "name": "A"}, *[{"kind": "open"}] * (SEATS - 1)]
    made = await people[0].ask("", game="wazabi", chairs=chairs, options={"start_dice": 6})
    for seat, person in enumerate(people[1:], 1):
        await person.ask(f"/{made['id']}/sit", seat=seat, name="BCD"[seat - 1])
    lines = [await person.line(made["id"]) for person in people]
    return Table(made["id"], lines, random.Random(at))


async def _crowd(server: Server) -> dict[str, float]:
    await server.settle()
    async with persons(server.url, SEATS) as people:
        idle = server.megabytes()
        tables = [await sit_down(people, at) for at in range(TABLES)]
        ears = asyncio.gather(*(ear for table in tables for ear in table.listen()))
        while not all(len(table.views) == SEATS for table in tables):
            await asyncio.sleep(0.1)
        bots = [{"kind": "bot", "level": "strong"}] * SEATS
        for _ in range(THINKING_TABLES):
            await people[0].ask("", game="wazabi", chairs=bots)
        play = asyncio.gather(*(t.play(at / TABLES, SECONDS) for at, t in enumerate(tables)))
        await asyncio.wait([play, ears], return_when=asyncio.FIRST_COMPLETED)
        (ears if ears.done() else play).result()
        after = server.megabytes()
        ears.cancel()
        with suppress(asyncio.CancelledError):
            await ears
        for table in tables:
            for line in table.lines:
                line.transport.abort()
    waits = sorted(wait * 1000 for table in tables for wait in table.waits)
    assert not any(table.refused for table in tables)
    return {
        "moves": len(waits),
        "p50_ms": waits[len(waits) // 2],
        "p99_ms": waits[len(waits) * 99 // 100],
        "worst_ms": waits[-1],
        "idle_mb": idle,
        "kb_per_table_and_its_guests": (after - idle) * 1024 / TABLES,
    }


async def _audience(server: Server) -> float:
    """Kilobytes of a connected guest: as many as the crowd's, all watching one table."""
    await server.settle()
    async with persons(server.url, SEATS) as people:
        table = await sit_down(people, 0)
        idle = server.megabytes()
        lines, ears = [], []
        for _ in range(TABLES * SEATS):
            lines.append(await people[0].line(table.id))
            ears.append(asyncio.create_task(_heed(lines[-1])))
        kilobytes = (server.megabytes() - idle) * 1024 / len(lines)
        for ear in ears:
            ear.cancel()
        for line in (*lines, *table.lines):
            line.transport.abort()
    return kilobytes


async def _heed(line: ClientConnection) -> None:
    async for _ in line:
        pass


# -- starting ------------------------------------------------------------------------


async def _click_to_play(server: Server) -> float:
    """From asking for a table with bots to the first question put to its person."""
    bot = {"kind": "bot", "level": "fair"}
    async with persons(server.url, 1) as (person,):
        began = time.perf_counter()
        made = await person.ask(
            "", game="wazabi", chairs=[{"kind": "you", "name": "A"}, *[bot] * 3]
        )
        line = await person.line(made["id"])
        async for text in line:
            if any(seen.view.length for seen in _heard(text).seen):
                break
        taken = time.perf_counter() - began
        line.transport.abort()
    return taken


def measure() -> dict[str, float]:
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "bench.db"
        with served(data, cache=Path(folder) / "cold") as server:
            figures["first_start_s"] = server.started
            figures["cold_click_to_play_s"] = asyncio.run(_click_to_play(server))
        with served(data) as server:
            figures["second_start_s"] = server.started
            figures |= asyncio.run(_crowd(server))
        with served(data, watchers_per_table=10**4) as server:
            guest = figures["kb_per_guest"] = asyncio.run(_audience(server))
    figures["kb_per_table"] = figures["kb_per_table_and_its_guests"] - SEATS * guest
    return figures


def main() -> None:
    os.sched_setaffinity(0, {cores()[-1]})
    gc.freeze()
    gc.disable()  # a guest that stops to tidy up would be measured as a slow server
    figures = measure()
    for name, value in figures.items():
        aim = AIMS.get(name)
        print(f"{name:>22}  {value:10,.2f}" + (f"   (aim: under {aim:g})" if aim else ""))
    with suppress(OSError):
        figures["load_before"] = os.getloadavg()[2]
    print(store("server", {name: round(value, 2) for name, value in figures.items()}))


if __name__ == "__main__":
    main()
