"""A real server in its own process, and people who come to it with a browser's manners."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from godet.catalog import find

SOURCES = Path(__file__).parents[2]
LOADED = str(SOURCES / "tests" / "loaded.py")
SALT = "5a" * 16
PATIENCE = 30.0
"""Seconds after which something that must happen is taken not to happen."""

Message = dict[str, Any]
YOU = {"kind": "you", "name": "Ana"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
CALM = {"warm": "0", "requests": "100000", "creations": "100000", "creations_a_day": "100000"}
"""Settings under which a test is not stopped by a limit that it does not test."""


class House:
    """`godet serve` on a free port and a file of its own; settings come by the environment.

    Its dice are loaded, unless it is another program.
    """

    def __init__(
        self, folder: Path, *, program: tuple[str, ...] = (LOADED,), **limits: object
    ) -> None:
        self.folder = folder
        self.data = folder / "house.db"
        self._program = program
        self._settings = {**CALM, **{name: str(value) for name, value in limits.items()}}
        self.port = 0
        self.open()

    def open(self, **more: str) -> None:
        """Open, at first on a free port and afterwards on the same; `more` goes by environment."""
        environment = {k: v for k, v in os.environ.items() if not k.startswith("GODET_")}
        environment |= {f"GODET_{name.upper()}": text for name, text in self._settings.items()}
        environment |= more
        environment["PYTHONPATH"] = f"{SOURCES / 'src'}{os.pathsep}{SOURCES}"
        place = ["--port", str(self.port), "--data", str(self.data)]
        words = [sys.executable, *self._program, "serve", *place]
        self.log = (self.folder / "serve.log").open("a+")
        self.process = subprocess.Popen(
            words, env=environment, stdout=subprocess.PIPE, stderr=self.log, text=True
        )
        assert self.process.stdout
        said = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)", said)
        assert found, said + (self.folder / "serve.log").read_text()
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        """Ask it to leave; how it left."""
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        left = self.process.wait(PATIENCE)
        assert self.process.stdout
        self.process.stdout.close()
        self.log.close()
        return left

    def said(self) -> str:
        """What it has complained about so far."""
        return (self.folder / "serve.log").read_text()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_fault: object) -> None:
        if self.process.poll() is None:
            self.kill()


class Person:
    """Somebody with a session of their own."""

    def __init__(self, house: House, address: str = "") -> None:
        self.house = house
        headers = {"origin": house.url} | ({"x-forwarded-for": address} if address else {})
        self.http = httpx.Client(base_url=house.url, headers=headers, timeout=PATIENCE)
        self._headers = {"x-forwarded-for": address} if address else {}
        assert self.http.get("/api/me").status_code == 200

    def close(self) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def ask(self, verb: str, path: str, **json: object) -> Any:
        """A request that must succeed."""
        answer = self.http.request(verb, path, json=json or None)
        assert answer.is_success, (answer.status_code, answer.text)
        return answer.json()

    def create(self, *chairs: Message, game: str = "wazabi", **options: object) -> str:
        """A new table; its name."""
        made = self.ask("POST", "/api/tables", game=game, chairs=chairs, options=options)
        return str(made["id"])

    def sit(self, table: str, seat: int, name: str) -> None:
        self.ask("POST", f"/api/tables/{table}/sit", seat=seat, name=name)

    def line(self, table: str, **more: Any) -> ClientConnection:
        """A bare connection to a table, nothing said yet."""
        headers = {"cookie": self.cookie, "origin": self.house.url, **self._headers}
        headers |= more.pop("headers", {})
        door: Any = connect(
            f"ws://127.0.0.1:{self.house.port}/api/tables/{table}/socket",
            additional_headers={key: value for key, value in headers.items() if value},
            compression=None,
            ping_interval=None,
            close_timeout=1,
            **more,
        )
        line: ClientConnection = door.__enter__()  # a guest stays for longer than a block
        return line

    def at(self, table: str) -> Guest:
        return Guest(self.line(table))


class Guest:
    """One connection to one table, and everything it was ever told."""

    def __init__(self, line: ClientConnection, salt: str = SALT) -> None:
        self.line = line
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.views: dict[int, Message] = {}
        self.table: Message = {}
        self.sent: dict[int, tuple[int, int]] = {}
        """The seat and the move of each tag."""
        self.send(t="hello", salt=salt)

    def send(self, **message: object) -> None:
        self.line.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message."""
        text = self.line.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.heard.append(message)
        if message["t"] == "told":
            self.views |= {seen["seat"]: seen["view"] for seen in message["seen"]}
        if message["t"] == "table":
            self.table = message
        return message

    def wait(self, wanted: Callable[[Message], bool]) -> Message:
        """Listen until a message is the wanted one."""
        end = time.monotonic() + PATIENCE
        while True:
            message = self.hear(end - time.monotonic())
            if wanted(message):
                return message

    def wait_for(self, kind: str) -> Message:
        return self.wait(lambda message: message["t"] == kind)

    @property
    def length(self) -> int:
        return max((int(view["length"]) for view in self.views.values()), default=-1)

    @property
    def over(self) -> bool:
        return any(view["awaits"] == "over" for view in self.views.values())

    def reach(self, length: int) -> None:
        """Listen until so many events are known."""
        while self.length < length:
            self.hear()

    def turn(self) -> tuple[int, list[int]] | None:
        """An own seat that may speak now, and what it may say."""
        for seat, view in self.views.items():
            if seat >= 0 and view["legal"]:
                return seat, view["legal"]
        return None

    def play(self, seat: int, move: int, seen: int | None = None) -> Message:
        """Play, and wait for the answer."""
        tag = len(self.sent) + 1
        self.sent[tag] = (seat, move)
        known = self.length if seen is None else seen
        self.send(t="play", seat=seat, move=move, seen=known, tag=tag)
        return self.wait(lambda m: m["t"] in ("accepted", "refused") and m["tag"] == tag)

    def closed(self) -> int:
        """Listen to the end; the code it ended with."""
        end = time.monotonic() + PATIENCE
        try:
            while True:
                self.line.recv(max(0.0, end - time.monotonic()))
        except ConnectionClosed as gone:
            return gone.rcvd.code if gone.rcvd else 1006

    def leave(self) -> None:
        self.line.close()


def seat_people(house: House, names: list[str], *more: Message, **options: Any) -> Sitting:
    """A table at which these people (and whoever else) sit, each in front of it."""
    host = Person(house)
    table = host.create(
        {"kind": "you", "name": names[0]}, *[OPEN] * (len(names) - 1), *more, **options
    )
    persons = [host, *(Person(house) for _ in names[1:])]
    for seat, name in enumerate(names[1:], 1):
        persons[seat].sit(table, seat, name)
    return Sitting(table, persons, [person.at(table) for person in persons])


def any_of(game: str, legal: list[int], rng: random.Random) -> int:
    """A legal move; one of a sweep stands for all of it."""
    move = rng.choice(legal)
    kind = find(game).moves.kind_of(move)
    return move + rng.randrange(kind.size) if kind.sweep else move


class Sitting:
    """People at one table, who play any legal move, the same ones every time."""

    def __init__(self, table: str, persons: list[Person], guests: list[Guest]) -> None:
        self.table = table
        self.persons = persons
        self.guests = guests

    def play(self, moves: int = 100_000, seed: int = 1) -> int:
        """So many moves, or to the end; how many events there are by then."""
        rng = random.Random(seed)
        self.together()
        for _ in range(moves):
            if self.guests[0].over:
                break
            self.one_move(rng)
        return self.guests[0].length

    def one_move(self, rng: random.Random) -> None:
        """The next move of a person; bots may have theirs before."""
        while not any(guest.turn() for guest in self.guests):
            if self.guests[0].over:
                return
            self.guests[0].hear()
            self.together()
        guest = next(guest for guest in self.guests if guest.turn())
        seat, legal = guest.turn() or (0, [])
        answer = guest.play(seat, any_of(guest.table["game"], legal, rng))
        assert answer["t"] == "accepted", answer
        for each in self.guests:
            each.reach(answer["length"])

    def together(self) -> None:
        """Until everybody knows of a first roll, and of as much as the others."""
        for guest in self.guests:
            guest.reach(1)
        for guest in self.guests:
            guest.reach(max(each.length for each in self.guests))

    def leave(self) -> None:
        for guest in self.guests:
            guest.leave()
        for person in self.persons:
            person.close()
