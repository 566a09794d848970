"""The server is killed at random moments and at every write point; what it promised stays true."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.report import store
from tests.chaos.deadly import POINTS
from tests.chaos.ledger import Ledger
from tests.web.house import BOT, OPEN, SOURCES, YOU, Guest, House, Person, Sitting

TABLES = 3
ANY_MOMENT = "any-moment"
OFTEN = ("append-asked", "append-events", "append-stored")
"""Points that are passed with every move; the others when a table is set up, begins or ends."""

GONE = (ConnectionClosed, InvalidHandshake, ConnectionError, EOFError, httpx.TransportError)


@dataclass
class Club:
    """Two people who keep several tables going, whatever happens to the house."""

    house: House
    rng: random.Random
    ledger: Ledger = field(default_factory=Ledger)
    unfinished: list[str] = field(default_factory=list)
    finished: int = 0
    moves: int = 0
    floor: threading.Condition = field(default_factory=threading.Condition)

    def __post_init__(self) -> None:
        self.persons = [Person(self.house), Person(self.house)]

    def evening(self, *, fresh: bool = False) -> None:
        """Play at several tables at once until the house goes down; `fresh`: at new ones first."""
        self._at_several(self._tables_all_evening, [] if fresh else self.unfinished)

    def last_evening(self) -> None:
        """Play every table to its end."""
        self._at_several(self._tables_to_the_end, self.unfinished)

    def _at_several(self, sit: Callable[[list[str], random.Random], None], old: list[str]) -> None:
        with ThreadPoolExecutor(TABLES) as threads:
            seeds = [self.rng.random() for _ in range(TABLES)]
            for done in [threads.submit(sit, old, random.Random(seed)) for seed in seeds]:
                done.result()

    def _tables_all_evening(self, old: list[str], rng: random.Random) -> None:
        with suppress(*GONE):
            while True:
                self._play(old.pop() if old else self._set_up(rng), rng)

    def _tables_to_the_end(self, old: list[str], rng: random.Random) -> None:
        while old:
            self._play(old.pop(), rng)

    def _set_up(self, rng: random.Random) -> str:
        """A game of cards, alone or with a bot; or a physical one, with trials to be killed in."""
        if rng.random() < 0.3:
            return self.persons[0].create(YOU, OPEN, game="targets", calls="automatic")
        chairs = [YOU, OPEN] if rng.random() < 0.5 else [YOU, OPEN, BOT]
        return self.persons[0].create(*chairs, start_dice=3)

    def _play(self, table: str, rng: random.Random) -> None:
        """To the end of the match, or of the house; then what was heard is written down."""
        guests: list[Guest] = []
        try:
            self._take_seats(table)
            guests.append(self.persons[0].at(table))
            guests.append(self.persons[1].at(table))
            sitting = Sitting(table, self.persons, guests)
            sitting.together()
            while not guests[0].over:
                sitting.one_move(rng)
                self._count()
            self.finished += 1
        except GONE:
            self.unfinished.append(table)
            raise
        finally:
            self._write_down(table, guests)

    def _take_seats(self, table: str) -> None:
        chair = self.persons[1].ask("GET", f"/api/tables/{table}")["chairs"][1]
        if chair["kind"] == "open":
            self.persons[1].sit(table, 1, "Bob")

    def _write_down(self, table: str, guests: list[Guest]) -> None:
        """What was still on its way counts as said."""
        for guest in guests:
            with suppress(*GONE, TimeoutError):
                while True:
                    guest.hear(0.1)
            guest.leave()
        with self.floor:
            for guest in guests:
                self.ledger.note(table, guest)

    def _count(self) -> None:
        with self.floor:
            self.moves += 1
            self.floor.notify_all()

    def wait_for_moves(self, more: int) -> None:
        with self.floor:
            wanted = self.moves + more
            assert self.floor.wait_for(lambda: self.moves >= wanted, 60)


def test_whatever_was_promised_survives_every_kill(
    tmp_path: Path, kills: int, store_figures: bool
) -> None:
    begun, rng = time.monotonic(), random.Random(20)
    deadly = str(SOURCES / "tests" / "chaos" / "deadly.py")
    points = _points(kills, rng)
    with House(tmp_path, program=(deadly,), bot_pace=0.02) as house:
        club = Club(house, rng)
        house.stop()
        for point in points:
            house.open(DEADLY=f"{point}:{rng.randint(0, 9) if point in OFTEN else 0}")
            club.ledger.check(house.data)
            _one_kill(club, point)
        house.open()
        club.last_evening()
        club.ledger.check(house.data)
        for person in club.persons:
            person.close()
        assert "Traceback" not in house.said(), house.said()
    assert club.ledger.moves > kills
    figures = _figures(club, points, time.monotonic() - begun)
    print(_in_words(figures))
    if store_figures:
        store("chaos", figures)


def _points(kills: int, rng: random.Random) -> list[str]:
    """Every write point at least once (if so many kills are asked for), and random moments."""
    points = [*POINTS] * max(1, kills // (2 * len(POINTS)))
    points += [ANY_MOMENT] * (kills - len(points))
    rng.shuffle(points)
    return points[:kills]


def _one_kill(club: Club, point: str) -> None:
    """Play until the house dies, at a point of its writing or at any moment."""
    evening = threading.Thread(
        target=club.evening, kwargs={"fresh": point != ANY_MOMENT and point not in OFTEN}
    )
    evening.start()
    if point == ANY_MOMENT:
        club.wait_for_moves(club.rng.randint(0, 12))
        time.sleep(club.rng.random() * 0.02)  # anywhere between two moves, not just after one
        club.house.process.kill()
    club.house.process.wait(60)
    club.house.kill()
    evening.join()


def _figures(club: Club, points: list[str], seconds: float) -> dict[str, int]:
    """What was played; the ledger was checked after each kill, or we would not be here."""
    return {
        "kills": len(points),
        "at_random_moments": points.count(ANY_MOMENT),
        "write_points": len({*points} - {ANY_MOMENT}),
        "accepted_moves": club.ledger.moves,
        "told_events": club.ledger.told,
        "tables_played_to_their_end": club.finished,
        "seconds": round(seconds),
    }


def _in_words(figures: dict[str, int]) -> str:
    return (
        "\n{kills} kills in {seconds} s, {at_random_moments} at random moments and the others at "
        "{write_points} write points: {accepted_moves} accepted moves and {told_events} told "
        "events are all in the logs, in order, none twice; {tables_played_to_their_end} tables "
        "were played to their end."
    ).format(**figures)
