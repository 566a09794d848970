"""Scenes: what appeals to a bot at first sight, what it forgets, and who it thinks is ahead."""

from __future__ import annotations

from typing import cast

import pytest

from godet.games.gforce import GAME
from godet.games.gforce.bots import estimate, forget, weigh
from godet.games.gforce.scenes import PAIR, Table, scene
from godet.kernel.game import Cup
from godet.kernel.luck import stir

SEEN = {1: "mixe_ur", 2: "wave_oven", 6: PAIR}


def favourite(table: Table) -> str:
    """The move that appeals most, as text; the first among equals."""
    row = table.row
    legal = table.position.legal(row.turn)
    return GAME.moves.text(max(legal, key=lambda move: weigh(row, row.turn, move)))


def greedy_turn(table: Table) -> Table:
    """The rest of this turn, always by what appeals most."""
    turn = table.turn
    while table.turn == turn and table.asks in ("move", "reveal"):
        kind, *values = favourite(table).split()
        table.move(kind, *map(int, values))
    return table


@pytest.mark.parametrize("die", [4, 5, 6])
def test_what_can_be_taken_now_is_taken(die: int) -> None:
    """G-A7, G-R6: both who are missing come, and the other points hurt nobody."""
    assert greedy_turn(scene(tiles=SEEN).roll(die)).score == [2, 0]


def test_a_newcomer_is_sent_where_all_the_others_stand() -> None:
    """G-R10, G-R20: even one whom the tile does not need."""
    around = dict.fromkeys(("hurley", "speckles"), "hexagon 6")
    assert greedy_turn(scene(around, tiles=SEEN).roll(2)).score == [2, 0]


def test_who_is_needed_there_does_not_leave() -> None:
    """G-R3: coming back another turn would only invite the others."""
    around = dict.fromkeys(("darwin", "blaster", "mooch"), "hexagon 1")
    table = scene(around, tiles={1: "mixe_ur", 2: "wave_oven"}).roll(1)
    kind, agent, _ = favourite(table).split()
    assert (kind, int(agent)) not in (("move", 0), ("move", 1), ("move", 3))


def test_points_that_would_break_it_up_are_seen_before() -> None:
    """G-R6: all six are wanted, so a die that is not used up by those who are missing spoils it."""
    around = dict.fromkeys(("darwin", "blaster", "juarez", "mooch"), "hexagon 3")
    tiles = {3: "core_unit", 4: "toast_or"}
    exact = greedy_turn(scene(around, tiles=tiles).roll(4))
    assert exact.score == [6, 0]
    assert greedy_turn(scene(around, tiles=tiles).roll(5)).score == [0, 0]


def test_every_appeal_is_at_least_one() -> None:
    """Chance among moves needs a weight for each."""
    for die in range(1, 7):
        table = scene({"darwin": "hexagon 1", "mooch": "ambush 2"}, tiles=SEEN).roll(die)
        legal = table.position.legal(0)
        assert min(weigh(table.row, 0, move) for move in legal) >= 1


def remembered(turns: int, keep: int, seed: int, **options: bool) -> list[str]:
    """What a bot still knows of three tiles that were seen in turn 1."""
    table = scene(tiles=SEEN, options=options)
    table.row.turns = turns
    cup = [0] * 4
    stir(cast(Cup, cup), seed, 0)
    forget(table.row, 0, keep, cast(Cup, cup))
    return [table.tile(arm) for arm in SEEN]


def test_a_perfect_memory_keeps_everything() -> None:
    """G-R11: the strongest level, however long ago."""
    assert remembered(300, -1, 1) == list(SEEN.values())


def test_what_was_just_seen_is_remembered_by_all() -> None:
    """G-R11: no older than the turns that a level keeps well."""
    assert remembered(5, 4, 1) == list(SEEN.values())


def test_older_tiles_fade_the_more_the_older_they_are() -> None:
    """G-R11: a tile seen thrice as long ago as one keeps well is gone two times in three."""
    gone = [remembered(turns, 4, seed).count("?") for turns in (9, 13, 41) for seed in range(400)]
    shares = [sum(gone[at : at + 400]) / 1200 for at in (0, 400, 800)]
    assert [round(share, 1) for share in shares] == [0.5, 0.7, 0.9]


def test_with_the_memory_aid_there_is_nothing_to_forget() -> None:
    """G-V3: everybody may read what was seen."""
    assert remembered(300, 0, 1, memory_aid=True) == list(SEEN.values())


def test_whoever_leads_has_more_to_hope_for() -> None:
    """In millionths, against each other seat; the fewer tiles are left, the surer."""
    early = scene(tiles=SEEN, taken={"A": "core_unit"})
    late = scene(tiles={6: PAIR}, taken={"A": "core_unit"})
    assert 500_000 < estimate(early.row, 0) < estimate(late.row, 0) <= 1_000_000
    assert estimate(early.row, 0) + estimate(early.row, 1) == pytest.approx(1_000_000, abs=2)
    assert estimate(scene(seats=5).row, 3) == 500_000
