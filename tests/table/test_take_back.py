"""A move may be taken back as long as it has shown nobody anything."""

from __future__ import annotations

import random
from pathlib import Path

from godet.kernel.log import Fell, Played, TakenBack
from godet.table.table import Table
from godet.table.views import View
from tests.table.room import (
    GAME,
    Listener,
    events_in,
    everybody_chooses,
    lay,
    open_book,
    people,
    play_on_as,
    refused,
    row,
    run,
    some_move,
)


async def two_dice_to_give(table: Table) -> int:
    """Play on until somebody has given one die and has another to give."""
    rng, give = random.Random(3), GAME.moves.first("give")
    while True:
        seat = table.waits_for()[0]
        giving = table.position.row.to_give > 1 and give <= table.position.legal(seat)[0] < give + 6
        await (play_on_as(table, seat, rng) if giving else some_move(table, rng))
        if giving:
            return seat


def view_of(table: Table, seat: int) -> View:
    return table.present(table.row.chairs[seat].person)[0].view


def test_a_die_given_away_is_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        table = await lay(book, row(people(3), start_dice="6"))
        seat = await two_dice_to_give(table)
        last, guest = table.events[-1], Listener()
        assert isinstance(last, Played)
        table.come(guest)
        dice = list(table.position.row.dice)
        assert view_of(table, seat).undo
        assert not any(view_of(table, other).undo for other in range(3) if other != seat)
        length = await table.take_back(seat, table.length)
        assert guest.heard == [TakenBack(seat)]
        assert (await events_in(book))[-1] == TakenBack(seat)
        assert length == table.length
        assert sum(table.position.row.dice) == sum(dice)
        assert last.move in table.position.legal(seat)
        with refused("cannot_take_back"):
            await table.take_back(seat, table.length)

    run(story())


def test_what_dice_have_answered_cannot_be_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        table = await lay(open_book(tmp_path), row(people(2)))
        rng = random.Random(1)
        for _ in range(20):
            seat = table.waits_for()[0]
            await play_on_as(table, seat, rng)
            if isinstance(table.events[-1], Fell):
                with refused("cannot_take_back"):
                    await table.take_back(seat, table.length)
                return
        raise AssertionError("no die fell")

    run(story())


def test_only_its_own_seat_takes_a_move_back_and_only_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        table = await lay(open_book(tmp_path), row(people(3), start_dice="6"))
        seat = await two_dice_to_give(table)
        with refused("cannot_take_back"):
            await table.take_back((seat + 1) % 3, table.length)
        with refused("stale"):
            await table.take_back(seat, table.length - 1)
        with refused("no_such_seat"):
            await table.take_back(7, table.length)

    run(story())


def test_a_choice_that_binds_cannot_be_taken_back(tmp_path: Path) -> None:
    """W-R11: whoever has chosen what to keep has chosen."""

    async def story() -> None:
        table = await everybody_chooses(open_book(tmp_path))
        seat = table.waits_for()[0]
        await play_on_as(table, seat, random.Random(1))
        with refused("cannot_take_back"):
            await table.take_back(seat, table.length)

    run(story())
