"""DiceRun's road a second time, written from the rulebook by another hand: lists of dice by name.

Nothing of the engine is used here. A road is a list from the front; a group is a list of dice, each
a pair of colour letter and value; a gap card is an empty list.
"""

from __future__ import annotations

from collections.abc import Callable

Die = tuple[str, int]
Group = list[Die]
Road = list[Group]


def read(road: str) -> Road:
    """`B1 R6 | _ | G2` as lists."""
    return [[(d[0], int(d[1])) for d in part.split() if d != "_"] for part in road.split("|")]


def told(road: Road) -> list[list[Die]]:
    """To compare: every group sorted."""
    return [sorted(group) for group in road]


def advance(road: Road, called: Callable[[Die], bool]) -> Road:
    """One die at a time is asked where it goes; places keep their numbers until all have moved.

    Places are numbered from the front in tens, so that a new leading group finds room ahead.
    """
    places = {10 * (at + 1): list(group) for at, group in enumerate(road)}
    first = 10
    leaders = [die for die in places[first] if called(die)]
    if leaders and len(leaders) < len(places[first]):
        places[0] = leaders
        places[first] = [die for die in places[first] if not called(die)]
    for here in sorted(places):
        if here > first:
            _leave(places, here, [die for die in places[here] if called(die)])
    return [places[at] for at in sorted(places)]


def _leave(places: dict[int, Group], here: int, leaving: Group) -> None:
    """These go to the nearest place ahead that is still there; an emptied group is no place."""
    if not leaving:
        return
    ahead = max(at for at in places if at < here)
    places[ahead] = places[ahead] + leaving
    places[here] = [die for die in places[here] if die not in leaving]
    if not places[here]:
        del places[here]


def tidy_ends(road: Road) -> Road:
    """A gap card at either end separates nothing."""
    while road and not road[0]:
        road = road[1:]
    while road and not road[-1]:
        road = road[:-1]
    return road


def comeback(road: Road) -> Road:
    return tidy_ends([road[0], road[-1], *road[1:-1]])


def accident(road: Road, die: Die) -> Road:
    leaders = list(road[0])
    leaders.remove(die)
    rest = [*road[1:-1], [*road[-1], die]]
    return tidy_ends([leaders, *rest] if leaders else rest)


def swap(road: Road, rank: int) -> Road:
    """The groups of this rank and the next, counted from 0 without gap cards."""
    real = [at for at, group in enumerate(road) if group]
    one, other = real[rank], real[rank + 1]
    changed = list(road)
    changed[one], changed[other] = road[other], road[one]
    return changed


def counts(target: Die, group: Group) -> int:
    """One for the colour, one for the value, three for both."""
    worth = {0: 0, 1: 1, 2: 3}
    return sum(worth[(die[0] == target[0]) + (die[1] == target[1])] for die in group)


def ranking(road: Road, targets: list[Die], revealer: int) -> list[int]:
    """The seats from first to last."""
    seats = len(targets)
    groups = [group for group in road if group]

    def key(seat: int) -> tuple[list[int], int]:
        in_groups = [-counts(targets[seat], group) for group in groups]
        return in_groups, (seat - revealer) % seats

    return sorted(range(seats), key=key)


def places_gained(before: Road, after: Road, called: Callable[[Die], bool], die: Die) -> int:
    """How many groups that kept somebody a die has overtaken; no two dice may be alike."""
    old, new = _where(before), _where(after)
    keepers = [_keeper(group, called) for group in before[: old[die]]]
    return sum(keeper is not None and new[keeper] >= new[die] for keeper in keepers)


def _keeper(group: Group, called: Callable[[Die], bool]) -> Die | None:
    """Somebody who stays in this group."""
    return next((die for die in group if not called(die)), None)


def _where(road: Road) -> dict[Die, int]:
    return {die: at for at, group in enumerate(road) for die in group}
