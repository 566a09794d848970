"""Who sits where: taking a seat, leaving it, coming back, the first roll and the next match."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from godet.kernel.errors import BadText, Refused
from godet.store.book import SqlBook
from godet.table.parlour import SITTING_IN, new_row
from godet.table.ports import Chair, TableRow
from godet.table.table import Table
from godet.web.words import table_info
from tests.table.room import (
    Listener,
    events_in,
    lay,
    open_book,
    parlour,
    people,
    play_on,
    refused,
    reopen,
    row,
    run,
    status_of,
)

SALT = "cd" * 8
OTHER_SALT = "ef" * 8


class SlowSave(SqlBook):
    """A book whose disk lets go of one change only when it is told to."""

    gate: asyncio.Event | None = None

    async def save(self, row: TableRow) -> None:
        if self.gate:
            await self.gate.wait()
        await super().save(row)


def test_of_two_who_want_one_seat_one_gets_it(tmp_path: Path) -> None:
    async def story() -> None:
        house = parlour(open_book(tmp_path))
        table = await house.create("wazabi", {}, [*people(1), Chair("open"), Chair("open")], "ana")
        came = await asyncio.gather(
            *(house.sit(table, name, 1, name) for name in ("bob", "cyd", "dan")),
            return_exceptions=True,
        )
        assert sorted(str(answer) for answer in came) == ["None", "seat_taken", "seat_taken"]
        assert table.row.chairs[1].kind == "person"
        await house.close()

    run(story())


def test_of_two_with_one_name_one_must_take_another(tmp_path: Path) -> None:
    async def story() -> None:
        house = parlour(open_book(tmp_path))
        table = await house.create("wazabi", {}, [*people(1), Chair("open"), Chair("open")], "ana")
        came = await asyncio.gather(
            house.sit(table, "bob", 1, "Max"),
            house.sit(table, "cyd", 2, "Max"),
            return_exceptions=True,
        )
        assert sorted(map(str, came)) == ["None", "name_taken"]
        await house.close()

    run(story())


@pytest.mark.parametrize("seat", [-1, 3, 15])
def test_nobody_sits_where_there_is_no_chair(tmp_path: Path, seat: int) -> None:
    async def story() -> None:
        house = parlour(open_book(tmp_path))
        table = await house.create("wazabi", {}, [*people(1), Chair("open"), Chair("open")], "ana")
        with refused("no_such_seat"):
            await house.sit(table, "bob", seat, "Bob")
        with refused("no_such_seat"):
            await house.fill(table, "ana", seat, "fair")

    run(story())


def test_only_the_host_gives_a_seat_to_a_bot(tmp_path: Path) -> None:
    async def story() -> None:
        house = parlour(open_book(tmp_path))
        table = await house.create("wazabi", {}, [*people(1), Chair("open"), Chair("open")], "ana")
        with refused("not_the_host"):
            await house.fill(table, "bob", 1, "fair")
        await house.fill(table, "ana", 1, "fair")
        with refused("seat_taken"):
            await house.fill(table, "ana", 0, "fair")
        assert [chair.kind for chair in table.row.chairs] == ["person", "bot", "open"]

    run(story())


def test_a_match_begins_when_the_last_browser_has_added_its_salt(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        table = await lay(book, row(people(3, salted=False)))
        for name in ("ana", "bob"):
            await table.greet(name, SALT)
            assert (table.row.status, table.length) == ("waiting", 0)
        await table.greet("stranger", SALT)
        assert status_of(table) == "waiting"
        await table.greet("cyd", OTHER_SALT)
        assert status_of(table) == "playing"
        assert table.events == await events_in(book) != []
        assert [chair.salt for chair in table.row.chairs] == [SALT, SALT, OTHER_SALT]

    run(story())


def test_a_match_does_not_begin_with_an_open_seat(tmp_path: Path) -> None:
    async def story() -> None:
        table = await lay(open_book(tmp_path), row([*people(2), Chair("open")]))
        assert status_of(table) == "waiting"
        with refused("table_not_started"):
            await table.play(0, 0, 0)

    run(story())


def test_a_second_window_cannot_change_the_salt_once_dice_have_fallen(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path, SlowSave)
        assert isinstance(book, SlowSave)
        table = await lay(book, row(people(2, salted=False)))
        await table.greet("ana", SALT)
        book.gate = asyncio.Event()
        greetings = [asyncio.create_task(table.greet("bob", salt)) for salt in (SALT, OTHER_SALT)]
        await asyncio.sleep(0)
        book.gate.set()
        await asyncio.gather(*greetings)
        assert status_of(table) == "playing"
        assert table.row.chairs[1].salt == SALT
        stored = await book.find("t")
        assert stored is not None
        assert stored.chairs[1].salt == SALT

    run(story())


def test_who_takes_a_seat_while_he_is_here_has_already_brought_his_salt(tmp_path: Path) -> None:
    async def story() -> None:
        house = parlour(open_book(tmp_path))
        table = await house.create("wazabi", {}, [*people(1), Chair("open")], "ana")
        table.come(Listener("bob", SALT))
        await house.sit(table, "bob", 1, "Bob")
        assert status_of(table) == "playing"
        assert table.row.chairs[1].salt == SALT

    run(story())


def test_leaving_while_the_match_begins_leaves_a_bot_and_no_hole(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path, SlowSave)
        assert isinstance(book, SlowSave)
        house = parlour(book)
        table = await house.create("wazabi", {}, people(2, salted=False), "ana")
        await table.greet("ana", SALT)
        book.gate = asyncio.Event()
        last = asyncio.create_task(table.greet("bob", SALT))
        gone = asyncio.create_task(house.leave(table, "ana"))
        await asyncio.sleep(0)
        assert status_of(table) == "waiting"
        book.gate.set()
        await asyncio.gather(last, gone)
        assert status_of(table) == "playing"
        chair = table.row.chairs[0]
        assert (chair.kind, chair.away, chair.level) == ("person", True, SITTING_IN)
        await house.close()

    run(story())


def test_leaving_before_the_first_roll_opens_the_seat_again(tmp_path: Path) -> None:
    async def story() -> None:
        house = parlour(open_book(tmp_path))
        table = await house.create("wazabi", {}, [*people(2), Chair("open")], "ana")
        await house.leave(table, "bob")
        assert table.row.chairs[1] == Chair("open")
        with refused("not_your_seat"):
            await house.leave(table, "bob")
        with refused("not_your_seat"):
            await house.back(table, "bob")

    run(story())


def test_a_finished_match_is_followed_by_one_rematch_however_many_ask(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        house = parlour(book)
        table = await house.create("wazabi", {"start_dice": 1}, people(3), "ana")
        with refused("match_not_over"):
            await house.rematch(table, "ana")
        await play_on(table, random.Random(1), 5000)
        with refused("not_your_seat"):
            await house.rematch(table, "stranger")
        asked = [house.rematch(table, name) for name in ("ana", "bob", "cyd", "ana")]
        following = await asyncio.gather(*asked)
        assert len({id(each) for each in following}) == 1
        assert [chair.name for chair in following[0].row.chairs] == ["Ana", "Bob", "Cyd"]
        assert [chair.salt for chair in following[0].row.chairs] == ["", "", ""]
        assert following[0].row.options == table.row.options
        assert following[0].row.seed != table.row.seed
        assert len(await book.tables_of("ana")) == 2

    run(story())


def test_the_seed_is_shown_when_the_match_is_over_and_not_before(tmp_path: Path) -> None:
    async def story() -> None:
        table, rng = (
            await lay(open_book(tmp_path), row(people(2), start_dice="1")),
            random.Random(2),
        )
        seed = table.row.seed
        while table.row.status != "over":
            assert table_info(table, "ana").seed is None
            assert seed not in repr(table_info(table, "ana"))
            assert seed not in repr(table.present("ana"))
            await play_on(table, rng, 1)
        assert table_info(table, "ana").seed == seed

    run(story())


def test_guests_hear_that_a_match_has_begun_and_that_it_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        table = await lay(open_book(tmp_path), row(people(2, salted=False), start_dice="1"))
        told: list[str] = []
        guest = Listener("ana")
        guest.changed = lambda table: told.append(table.row.status)  # type: ignore[method-assign]  # write down the status
        table.come(guest)
        await table.greet("ana", SALT)
        await table.greet("bob", SALT)
        assert told[-1] == "playing"
        await play_on(table, random.Random(2), 5000)
        assert told[-1] == "over"

    run(story())


def test_a_table_whose_server_stopped_just_before_the_first_roll_begins_when_it_is_found_again(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        await book.add(row(people(3)))
        table = await parlour(book).table("t")
        assert status_of(table) == "playing"
        assert table.length > 0

    run(story())


def test_a_table_of_other_rules_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        old, gone = row(people(2), table_id="old"), row(people(2), table_id="gone")
        old.version, gone.game = 999, "backgammon"
        await book.add(old)
        await book.add(gone)
        for table_id, reason in (
            ("old", "other_rules"),
            ("gone", "other_rules"),
            ("no", "no_such_table"),
        ):
            with refused(reason):
                await parlour(book).table(table_id)

    run(story())


@pytest.mark.parametrize(
    ("other", "given", "calls"),
    [
        (Chair("open"), {}, "live"),
        (Chair("bot", level="fair"), {}, "polite"),
        (Chair("open"), {"calls": "automatic"}, "automatic"),
    ],
)
def test_some_options_have_another_default_where_no_bot_plays(
    other: Chair, given: dict[str, str], calls: str
) -> None:
    assert new_row("targets", given, [*people(1), other], "ana").options["calls"] == calls


def test_what_cannot_be_set_up_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        house = parlour(book)
        for game, options, seats in (
            ("chess", {}, 2),
            ("wazabi", {"start_dice": 0}, 2),
            ("wazabi", {"dice": 4}, 2),
            ("wazabi", {"start_dice": True}, 2),
            ("wazabi", {}, 1),
        ):
            with pytest.raises(BadText):
                await house.create(game, options, people(seats), "ana")
        with pytest.raises(Refused):
            await house.create("wazabi", {"teams": True}, people(3), "ana")
        assert await book.tables_of("ana") == []
        assert house.tables == 0

    run(story())


def test_a_forgotten_table_goes_on_where_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        house = parlour(book)
        table, guest = await house.create("wazabi", {}, people(3), "ana"), Listener("ana")
        table.come(guest)
        await play_on(table, random.Random(4), 10)
        house.forget_idle()
        assert await house.table(table.id) is table
        table.go(guest)
        house.forget_idle()
        assert house.tables == 0
        again = await house.table(table.id)
        assert again is not table
        assert (again.events, again.position) == (table.events, table.position)
        await play_on(again, random.Random(4), 5)
        assert again.events == await events_in(book, table.id)

    run(story())


def test_a_table_is_not_forgotten_while_something_is_written(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path, SlowSave)
        assert isinstance(book, SlowSave)
        house = parlour(book)
        table = await house.create("wazabi", {}, [*people(1), Chair("open")], "ana")
        book.gate = asyncio.Event()
        sitting = asyncio.create_task(house.sit(table, "bob", 1, "Bob"))
        await asyncio.sleep(0)
        house.forget_idle()
        assert house.tables == 1
        book.gate.set()
        await sitting
        stored = await reopen(book, table.id)
        assert isinstance(stored, Table)
        assert stored.row.chairs[1].name == "Bob"

    run(story())
