"""Bots at live tables: they play on, sit in, keep an even pace, and a broken one is heard of."""

from __future__ import annotations

import asyncio
import logging
import random
from itertools import pairwise
from pathlib import Path

import pytest

from godet.kernel.log import Played
from godet.table.ports import Chair
from tests.table.room import (
    Chooser,
    Listener,
    events_in,
    open_book,
    parlour,
    people,
    play_on,
    play_on_as,
    run,
    until,
)

BOT = Chair("bot", level="random")


def test_bots_among_themselves_play_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        house = parlour(book)
        table = await house.create("wazabi", {"start_dice": 2}, [BOT] * 4, "ana")
        await until(lambda: table.row.status == "over")
        assert table.events == await events_in(book, table.id)
        assert {event.seat for event in table.events if isinstance(event, Played)} == {0, 1, 2, 3}
        await house.close()

    run(story())


def test_bots_wait_for_a_person_and_go_on_after_him(tmp_path: Path) -> None:
    async def story() -> None:
        house = parlour(open_book(tmp_path))
        table = await house.create("wazabi", {}, [*people(1), BOT, BOT], "ana")
        rng = random.Random(3)
        while table.row.status == "playing":
            await until(lambda: 0 in table.waits_for() or table.row.status == "over")
            assert {seat for _, seat, _ in house._bots} <= {*table.waits_for()} - {0}
            if table.row.status == "playing":
                await play_on_as(table, 0, rng)
        assert {event.seat for event in table.events if isinstance(event, Played)} == {0, 1, 2}
        await house.close()

    run(story())


def test_a_bot_sits_in_for_who_leaves_until_he_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        house = parlour(open_book(tmp_path))
        table = await house.create("wazabi", {}, people(2), "ana")
        seat = table.waits_for()[0]
        name = table.row.chairs[seat].person
        await house.leave(table, name)
        await until(lambda: table.waits_for() == [1 - seat] or table.row.status == "over")
        await house.back(table, name)
        length = table.length
        await play_on(table, random.Random(1), 1)
        assert table.bot_level(seat) == ""
        assert table.length > length
        await house.close()

    run(story())


def test_a_bot_gives_way_to_a_person_who_comes_back_while_it_thinks(tmp_path: Path) -> None:
    async def story() -> None:
        thinking = asyncio.Event()

        async def wait() -> None:
            await thinking.wait()

        thinker = Chooser(before=wait)
        house = parlour(open_book(tmp_path), thinker)
        table = await house.create("wazabi", {}, people(2), "ana")
        seat, length = table.waits_for()[0], table.length
        name = table.row.chairs[seat].person
        await house.leave(table, name)
        await until(lambda: bool(house._bots))
        await house.back(table, name)
        thinking.set()
        await until(lambda: not house._bots)
        assert table.length == length
        assert table.waits_for() == [seat]
        await house.close()

    run(story())


@pytest.mark.parametrize("pace", [0.05, 0.2])
def test_a_bot_never_answers_before_its_pace(tmp_path: Path, pace: float) -> None:
    async def story() -> None:
        house = parlour(open_book(tmp_path), bot=pace)
        table = await house.create("wazabi", {}, [BOT] * 3, "ana")
        clock, times = asyncio.get_running_loop().time, []
        guest = Listener("ana")
        guest.step = lambda table, telling: times.append(clock())  # type: ignore[method-assign]  # write down when
        table.come(guest)
        await until(lambda: len(times) > 5)
        gaps = [after - before for before, after in pairwise(times)]
        assert min(gaps) >= pace * 0.99
        await house.close()

    run(story())


def test_a_bot_that_fails_is_heard_of_and_asked_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        faults = [RuntimeError("the bot has fallen asleep")]

        async def stumble() -> None:
            if faults:
                raise faults.pop()

        house = parlour(open_book(tmp_path), Chooser(before=stumble))
        table = await house.create("wazabi", {"start_dice": 1}, [BOT] * 2, "ana")
        await until(lambda: table.row.status == "over")
        await house.close()

    with caplog.at_level(logging.ERROR, "godet"):
        run(story())
    assert "fallen asleep" in caplog.text


def test_a_bot_that_plays_what_is_not_allowed_is_heard_of_and_asked_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    class Cheat(Chooser):
        async def choose(self, game: str, view: bytes, seat: int, level: str, seed: int) -> int:
            move = await super().choose(game, view, seat, level, seed)
            return 0 if self.asked == 1 and move else 10**6 if self.asked == 1 else move

    async def story() -> None:
        house = parlour(open_book(tmp_path), Cheat())
        table = await house.create("wazabi", {"start_dice": 1}, [BOT] * 2, "ana")
        await until(lambda: table.row.status == "over")
        await house.close()

    with caplog.at_level(logging.ERROR, "godet"):
        run(story())
    assert "failed" in caplog.text


def test_a_closed_parlour_thinks_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        thinker = Chooser()
        house = parlour(open_book(tmp_path), thinker)
        table = await house.create("wazabi", {}, [BOT] * 4, "ana")
        await until(lambda: thinker.asked > 3)
        await house.close()
        asked, length = thinker.asked, table.length
        house.wake_bots(table)
        await asyncio.sleep(0)
        assert not house._bots
        assert (thinker.asked, table.length) == (asked, length)

    run(story())
