"""From the parlour's things to the words of the wire."""

from __future__ import annotations

from typing import Any, cast

from godet.kernel.game import Game
from godet.kernel.options import Option
from godet.table.ports import Chair
from godet.table.table import Table
from godet.web.wire import ChairInfo, GameInfo, Level, MoveInfo, OptionInfo, ParamInfo, TableInfo

LEVELS: tuple[Level, ...] = ("random", "easy", "fair", "strong")


def table_info(table: Table, person: str) -> TableInfo:
    """A table as this session may know it: the seed only once the match is over."""
    row = table.row
    here = {guest.person for guest in table.guests if guest.person}
    return TableInfo(
        id=row.id,
        game=row.game,
        version=row.version,
        options=row.options,
        status=row.status,
        chairs=[_chair(seat, chair, here, person) for seat, chair in enumerate(row.chairs)],
        watchers=watchers(table),
        length=table.length,
        host=row.host == person,
        created=row.created,
        commitment=table.commitment,
        window=table.window,
        lesson=row.lesson,
        seed=row.seed if row.status == "over" else None,
        next=row.next or None,
    )


def _chair(seat: int, chair: Chair, here: set[str], person: str) -> ChairInfo:
    return ChairInfo(
        seat=seat,
        kind=chair.kind,
        name=chair.name,
        level=cast(Level, chair.level) if chair.level else None,
        present=chair.kind == "bot" or (chair.kind == "person" and chair.person in here),
        away=chair.away,
        yours=chair.kind == "person" and chair.person == person,
    )


def watchers(table: Table) -> int:
    """How many are here without a seat."""
    seated = {chair.person for chair in table.row.chairs}
    return sum(bool(guest.person) and guest.person not in seated for guest in table.guests)


def option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        low=option.low,
        high=option.high,
        default=option.default,
        among_people=option.usual(people=True),
        choices=list(option.choices),
    )


def game_info(game: Game[Any]) -> GameInfo:
    moves = [
        MoveInfo(
            kind.name,
            game.moves.first(kind.name),
            [ParamInfo(param.name, param.size) for param in kind.params],
        )
        for kind in game.moves.kinds
    ]
    return GameInfo(
        name=game.name,
        version=game.version,
        fewest=game.fewest,
        most=game.most,
        minutes=game.minutes,
        moves=moves,
        options=[option_info(option) for option in game.options.options],
        levels=list(LEVELS),
        lesson=game.lesson is not None,
    )
