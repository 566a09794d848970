"""What a trial measures, in a few words: a scene of Targets says where its dice come to rest.

4              on the table              4 disc 2       on disc 2 and on nothing else
4 mark 2       on the mark of disc 2     4 edge 2 3     across the edges of these discs
4 on B1        on another die            4 puck B       on a puck, or on what stands there
off            off the table             ? disc 2       its value cannot be read
slid 4 mark 2  it slid and never rolled
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from godet.games.targets.box import FIRST_DISC, FIRST_PUCK, PER_SEAT
from godet.games.targets.exchange import OFF_TABLE, ON_TABLE, DieFacts, Facts, PartFacts, Pose
from godet.games.targets.made_up import NOWHERE, resting
from godet.games.targets.measures import DICE, DIE, DISC_HIGH, DISCS, PUCKS
from godet.games.targets.sides import stands
from godet.games.targets.workshop import pose_of


def seat_of(letter: str) -> int:
    return "ABCD".index(letter)


def die_of(name: str) -> int:
    """`A1` is 0, `B3` is 5."""
    return PER_SEAT * seat_of(name[0]) + int(name[1]) - 1


def at_rest(s: Any, die: int, words: str) -> DieFacts:
    """The facts of a die that has come to rest like this."""
    stood = s.holder[die] if stands(s, die) else -1
    still = DieFacts(Pose(OFF_TABLE), 0, 0, 0, 0, 0, -1, -1, stood, -1, 1, 1, 1)
    slid, *rest = words.split() if words.startswith("slid") else ["", *words.split()]
    if rest == ["off"]:
        return still
    face = 0 if rest[0] == "?" else int(rest[0])
    lies = still._replace(
        pose=Pose(ON_TABLE, 100 * die, -20_000, DIE // 2),
        face=face,
        rolled=0 if slid else 1,
        changed=int(face != s.face[die]),
    )
    return _resting_on(s, lies, rest[1:])


def _resting_on(s: Any, die: DieFacts, where: list[str]) -> DieFacts:
    if not where:
        return die._replace(on_top=1)
    kind, *names = where
    if kind == "on":
        return die._replace(on_dice=sum(1 << each for each in map(die_of, names)))
    if kind == "puck":
        return die._replace(on_pucks=1 << seat_of(names[0]), stands=seat_of(names[0]))
    discs = [int(name) - 1 for name in names]
    x, y, _ = (s.at[FIRST_DISC + discs[0], axis] for axis in range(3))
    die = die._replace(
        pose=Pose(ON_TABLE, x, y, DISC_HIGH + DIE // 2), on_discs=sum(1 << disc for disc in discs)
    )
    if kind == "edge":
        return die._replace(on_top=int(len(discs) == 1))
    assert kind in ("disc", "mark"), kind
    return die._replace(on_disc=discs[0], on_mark=discs[0] if kind == "mark" else -1)


def trial(s: Any, ends: Mapping[int, str]) -> Facts:
    """Everything stays as it was but for the dice that are named."""
    return Facts(
        settled=1,
        milliseconds=900,
        dice=tuple(_die(s, die, ends.get(die, "")) for die in range(DICE)),
        discs=tuple(PartFacts(pose_of(s, FIRST_DISC + disc), 0) for disc in range(DISCS)),
        pucks=tuple(PartFacts(pose_of(s, FIRST_PUCK + puck), 0) for puck in range(PUCKS)),
    )


def _die(s: Any, die: int, words: str) -> DieFacts:
    if s.here[die] != ON_TABLE:
        return NOWHERE
    if words:
        return at_rest(s, die, words)
    return resting(s, die, s.holder[die] if stands(s, die) else -1)
