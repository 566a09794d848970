"""A lesson is a real table: its script comes before chance and bots, then it is free."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from godet.catalog import GAMES
from godet.kernel.game import Game
from godet.kernel.lesson import PUPIL, read_script
from godet.table.parlour import Parlour
from godet.table.table import Table
from godet.table.views import View
from tests.table.room import GAME, Chooser, open_book, parlour, refused, run

assert GAME.lesson
SCRIPT = read_script(GAME.lesson, GAME.moves)


def view_of(table: Table) -> View:
    return table.present("ana")[0].view


async def begun(house: Parlour, game: Game[Any] = GAME) -> Table:
    table = await house.teach(game.name, "ana", "Ana")
    await table.greet("ana", "ab" * 8)
    return table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_the_pupil_is_led_through_the_script_to_its_end(game: Game[Any], tmp_path: Path) -> None:
    assert game.lesson
    script = read_script(game.lesson, game.moves)

    async def story() -> None:
        bots = Chooser()
        table = await begun(parlour(open_book(tmp_path), bots), game)
        for at in (length for length in sorted(script.words) if script.wanted(length) is not None):
            view, wanted = view_of(table), script.wanted(at)
            assert wanted is not None
            assert (view.length, view.lesson, view.legal) == (at, script.word(at), [wanted])
            await table.play(PUPIL, clumsy(game, wanted), at)
        assert tuple(table.events) == script.events
        assert bots.asked == 0
        assert view_of(table).lesson == script.word(len(script.events))

    run(story())


def clumsy(game: Game[Any], wanted: int) -> int:
    """The first of all gestures of the wanted kind: the hand is guided; choices as they are."""
    kind = game.moves.kind_of(wanted)
    return game.moves.first(kind.name) if kind.sweep else wanted


def test_another_move_than_the_wanted_one_is_for_later(tmp_path: Path) -> None:
    async def story() -> None:
        table = await begun(parlour(open_book(tmp_path)))
        view, allowed = view_of(table), table.position.legal(PUPIL)
        other = next(move for move in allowed if move not in view.legal)
        assert view.why[str(other)] == "in_lesson"
        with refused("in_lesson"):
            await table.play(PUPIL, other, table.length)
        with refused("cannot_take_back"):
            await table.take_back(PUPIL, table.length)

    run(story())


def test_a_lesson_survives_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        book = open_book(tmp_path)
        table = await begun(parlour(book))
        wanted = SCRIPT.wanted(table.length)
        assert wanted is not None
        await table.play(PUPIL, wanted, table.length)
        again = await parlour(book).table(table.id)
        assert again.row.lesson
        assert view_of(again) == view_of(table)

    run(story())
