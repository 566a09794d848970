"""Who was first is a matter of reaction, not of whose line is quicker; and trials leave films."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from godet.kernel.engine import Engine
from godet.kernel.errors import Refused
from godet.kernel.game import Game, Trial
from godet.kernel.log import Measured, Played
from godet.store.book import SqlBook
from godet.table.pace import Pace
from godet.table.parlour import Parlour
from godet.table.ports import Chair, Workshop
from godet.table.race import Race
from godet.table.table import Table
from godet.table.views import Step, Telling
from godet.web.settings import Settings
from godet.web.socket import SocketGuest
from tests.table.room import (
    Chooser,
    Listener,
    NoTrials,
    events_in,
    open_book,
    people,
    row,
    run,
    until,
)
from tests.toy.fingers.game import GAME as FINGERS
from tests.toy.fingers.game import SHOUT
from tests.toy.quoits.game import FLICK
from tests.toy.quoits.game import GAME as QUOITS

SHOUTING = replace(FINGERS, races=frozenset({"shout"}))


async def lay(book: SqlBook, game: Game[Any], workshop: Workshop, **options: str) -> Table:
    """A table of a toy game, with everybody here."""
    asked = row(people(3))
    asked.game, asked.version, asked.options = game.name, game.version, options
    await book.add(asked)
    table = Table(asked, Engine(game), book, workshop, pace=Pace(courtesy=0.05))
    await table.begin()
    for chair in asked.chairs:
        table.come(Listener(chair.person))
    return table


async def _shouts(table: Table, seat: int, reaction: float) -> str:
    try:
        await table.play(seat, SHOUT, table.length, reaction)
    except Refused as refused:
        return refused.reason
    return "heard"


def test_the_quicker_reaction_is_heard_first_whatever_the_line(tmp_path: Path) -> None:
    async def story() -> None:
        table = await lay(open_book(tmp_path), SHOUTING, NoTrials())
        answers = await asyncio.gather(
            _shouts(table, 0, 0.40), _shouts(table, 1, 0.21), _shouts(table, 2, 0.35)
        )
        assert tuple(answers) == ("stale", "heard", "stale")
        assert table.events[-1] == Played(1, SHOUT)

    run(story())


def test_of_two_alike_the_first_to_arrive_is_first(tmp_path: Path) -> None:
    async def story() -> None:
        table = await lay(open_book(tmp_path), SHOUTING, NoTrials())
        answers = await asyncio.gather(_shouts(table, 2, 0.3), _shouts(table, 0, 0.3))
        assert tuple(answers) == ("heard", "stale")

    run(story())


def test_who_comes_after_the_race_is_too_late(tmp_path: Path) -> None:
    async def story() -> None:
        race, done = Race(0.0), list[str]()

        async def enter(name: str, reaction: float) -> None:
            await race.enter(reaction)
            done.append(name)

        await enter("slow", 2.0)
        await enter("quick", 0.1)
        assert done == ["slow", "quick"]

    run(story())


def test_nobody_waits_where_there_is_no_rival(tmp_path: Path) -> None:
    async def story() -> None:
        table = await lay(open_book(tmp_path), SHOUTING, NoTrials())
        table.guests = {guest for guest in table.guests if guest.person == "ana"}
        table._race = Race(3600)
        assert await _shouts(table, 0, 9.0) == "heard"

    run(story())


# -- how soon a page reacted --------------------------------------------------------


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr("godet.web.socket.time.monotonic", lambda: now[0])
    return now


def _guest_told_now(table: Table) -> SocketGuest:
    guest = SocketGuest("", Settings())
    guest.step(table, Telling(Step(table.length, (), (table.position,))))
    return guest


@pytest.mark.parametrize(
    ("shown_at", "spoke_at", "reaction"),
    [
        (103.1, 103.5, 0.4),  # the film took 3 s; this line is 0.1 s slow both ways
        (103.2, 103.7, 0.5),
        (109.0, 109.1, 5.85),  # a page that says so late gains no more than the courtesy
        (None, 103.6, 0.6),  # a page that never says what it shows gets no allowance
    ],
)
def test_a_reaction_counts_from_when_the_page_had_shown_the_film(
    tmp_path: Path, clock: list[float], shown_at: float | None, spoke_at: float, reaction: float
) -> None:
    async def story() -> None:
        guest = _guest_told_now(await lay(open_book(tmp_path), FINGERS, NoTrials()))
        if shown_at is not None:
            clock[0] = shown_at
            guest.shown()
        clock[0] = spoke_at
        assert guest.reaction(watching=3.0, courtesy=0.25) == pytest.approx(reaction)

    run(story())


# -- trials -------------------------------------------------------------------------


class Bench:
    """A workshop whose trials are given."""

    def __init__(self, *trials: Trial) -> None:
        self.trials = list(trials)

    async def run(self, game: str, state: bytes) -> Trial:
        return self.trials.pop(0)


def test_a_trial_is_written_with_its_film(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        table = await lay(book, QUOITS, Bench(Trial((3, 0), b"how it went", 2.5)), rings="1")
        length = await table.play(0, FLICK, table.length)
        place = table.events.index(Measured((3, 0)))
        assert Measured((3, 0)) in await events_in(book)
        assert await book.film("t", place) == b"how it went"
        assert await book.film("t", length) is None
        assert table.watching == 2.5

    run(story())


# -- bots among people ---------------------------------------------------------------


class Shouter(Chooser):
    """A bot that always shouts."""

    async def choose(self, game: str, view: bytes, seat: int, level: str, seed: int) -> int:
        return SHOUT


def test_a_bot_is_heard_after_a_person_who_reacted_sooner(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        table = await lay(book, SHOUTING, NoTrials())
        table.row.chairs[0] = Chair("bot", level="strong")
        house = Parlour(book, Shouter(), NoTrials(), Pace(bot=0.02))
        assert table.contested(0)
        bot = asyncio.create_task(house._bot_plays(table, 0, "strong"))
        await until(lambda: bool(table._race._entrants))
        assert await _shouts(table, 1, 0.001) == "heard"
        await bot
        assert [event for event in table.events if event == Played(0, SHOUT)] == []

    run(story())


def test_where_nobody_races_nothing_is_contested(tmp_path: Path) -> None:
    async def story() -> None:
        table = await lay(open_book(tmp_path), FINGERS, NoTrials())
        assert not any(table.contested(seat) for seat in range(3))

    run(story())


def test_better_bots_react_sooner_and_none_as_soon_as_it_sees() -> None:
    pace = Pace(bot=1.0)
    times = {
        level: [pace.reaction(level, seed) for seed in range(200)]
        for level in ("strong", "fair", "easy")
    }
    assert sorted(times, key=lambda level: sum(times[level])) == ["strong", "fair", "easy"]
    assert min(times["strong"]) > 0.5
    assert max(times["easy"]) < pace.gesture, "a bot's flick leaves everybody time to speak"
