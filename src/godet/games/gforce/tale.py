"""The story of a match of G-Force, event by event."""

from __future__ import annotations

from godet.games.gforce.board import arm_of, depth_of
from godet.games.gforce.box import (
    AGENT_NAMES,
    AGENTS,
    CUT_OFF,
    END,
    END_TURN,
    LAY_TILE,
    MOVE_AGENT,
    PLACE,
    ROLL,
    SPACES,
    START,
    TILE_NAMES,
    TILES,
    TURN_TILE,
    VALUE,
    GForce,
)
from godet.kernel.game import Note
from godet.kernel.log import Event, Fell, Played

SPOTS = ("base", "ambush", "hexagon")


def combine(_seats: int, options: tuple[int, ...]) -> str:
    """G-V1: with all the tiles there is no hexagon to choose."""
    tiles, chosen = options[:2]
    return "nothing_to_choose" if chosen and tiles == TILES else ""


def narrate(before: GForce, event: Event, after: GForce) -> list[Note]:
    """What one event was, then what it led to."""
    told = _played(before, event) if isinstance(event, Played) else _fell(before, event, after)
    return [*told, *_tile_turned(before, event, after), *_turns(before, after)]


def _played(before: GForce, event: Played) -> list[Note]:
    assert event.move is not None
    args: dict[str, int | str] = {"seat": event.seat}
    if event.move == END_TURN:
        return [Note("looked-at-nothing", args)]
    if event.move >= TURN_TILE:
        return []  # told with what it shows
    if event.move >= MOVE_AGENT:
        agent, to = divmod(event.move - MOVE_AGENT, SPACES)
        args |= {"agent": AGENT_NAMES[agent], "spot": SPOTS[depth_of(to)], "arm": arm_of(to) + 1}
        return [Note("moved", args)]
    return [Note("laid", args | {"arm": event.move - LAY_TILE + 1})]


def _fell(before: GForce, event: Event, after: GForce) -> list[Note]:
    assert isinstance(event, Fell)
    assert event.outcome is not None
    if before.phase == ROLL:
        return [Note("rolled", {"seat": before.turn, "die": event.outcome + 1})]
    if before.phase == START:
        return _start_rolled(before, event.outcome + 1, after)
    if before.phase == PLACE and after.phase != PLACE:
        return [Note("laid-out", {"tiles": before.tile_count})]
    return []


def _start_rolled(before: GForce, die: int, after: GForce) -> list[Note]:
    notes = [Note("start-rolled", {"seat": before.turn, "die": die})]
    if after.phase == START and after.turn <= before.turn:
        notes.append(Note("start-again", {}))  # G-R12
    return notes


def _tile_turned(before: GForce, event: Event, after: GForce) -> list[Note]:
    """Which tile was shown, whether it was taken, and who went home."""
    arm = _arm_turned(before, event)
    if arm < 0:
        return []
    taken = after.trophies[before.turn] & ~before.trophies[before.turn]
    tile = taken.bit_length() - 1 if taken else after.tiles[arm] - 1
    args: dict[str, int | str] = {"seat": before.turn, "tile": TILE_NAMES[tile], "arm": arm + 1}
    notes = [Note("turned", args | {"points": VALUE[tile]})]
    if taken:
        args |= {"points": VALUE[tile], "lapsed": before.points, "left": after.left}
        return [*notes, Note("taken", args)]
    return [*notes, *_gone_home(before, after)]


def _arm_turned(before: GForce, event: Event) -> int:
    """The arm whose tile this event shows, -1 if it shows none."""
    if isinstance(event, Fell):
        return before.turning
    assert isinstance(event, Played)
    assert event.move is not None
    known = TURN_TILE <= event.move < END_TURN and before.tiles[event.move - TURN_TILE] > 0
    return event.move - TURN_TILE if known else -1


def _gone_home(before: GForce, after: GForce) -> list[Note]:
    return [
        Note("gone-home", {"agent": AGENT_NAMES[agent]})
        for agent in range(AGENTS)
        if after.where[agent] != before.where[agent]
    ]


def _turns(before: GForce, after: GForce) -> list[Note]:
    if after.phase == END and after.ending == CUT_OFF:
        return [Note("cut-off", {})]
    if after.phase != END and after.turns > before.turns:
        return [Note("turn", {"seat": after.turn})]
    return []
