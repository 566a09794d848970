"""The road: groups of dice from the front, gap cards between them, and how they move."""

from __future__ import annotations

from godet.games.dicerun.box import GAP, GAP_CARD, SLOTS, DiceRun
from godet.kernel.game import rule


@rule
def length(s: DiceRun) -> int:
    """How many slots the road has, gap cards included."""
    end = 0
    while end < SLOTS and s.slots[end] != 0:
        end += 1
    return end


@rule
def how_many_groups(s: DiceRun) -> int:
    groups, at = 0, 0
    while at < SLOTS and s.slots[at] != 0:
        if s.slots[at] != GAP_CARD:
            groups += 1
        at += 1
    return groups


@rule
def slot_of(s: DiceRun, group: int) -> int:
    """The slot of the group with this rank, or -1."""
    at = 0
    while at < SLOTS and s.slots[at] != 0:
        if s.slots[at] != GAP_CARD:
            if group == 0:
                return at
            group -= 1
        at += 1
    return -1


@rule
def group_at(s: DiceRun, group: int) -> int:
    """The dice of the group with this rank; none if there is no such group."""
    at = slot_of(s, group)
    return s.slots[at] if at >= 0 else 0


@rule
def insert(s: DiceRun, at: int, slot: int) -> None:
    """Put something into the road; what lies there and behind moves one back."""
    while slot != 0:
        s.slots[at], slot = slot, s.slots[at]
        at += 1


@rule
def remove(s: DiceRun, at: int) -> None:
    """Take a slot out of the road; the rest closes up."""
    while at < SLOTS - 1 and s.slots[at + 1] != 0:
        s.slots[at] = s.slots[at + 1]
        at += 1
    s.slots[at] = 0


@rule
def trim(s: DiceRun) -> None:
    """D-R7, D-R8: a gap card that separates no groups any more is removed."""
    while s.slots[0] == GAP_CARD:
        _discard_gap(s, 0)
    last = length(s) - 1
    while s.slots[last] == GAP_CARD:
        _discard_gap(s, last)
        last -= 1


@rule
def _discard_gap(s: DiceRun, at: int) -> None:
    remove(s, at)
    s.used[GAP] += 1


@rule
def advance(s: DiceRun, moving: int) -> None:
    """D-A6: from the front, group by group, these dice go one step forward.

    The road is written anew from the front while it is read: `here` is the last slot written,
    so it is what lies directly ahead of the slot being read, vanished groups left out.
    """
    if _break_away(s, s.slots[0] & moving):
        here, at = 1, 2
    else:
        here, at = 0, 1
    while at < SLOTS and s.slots[at] != 0:
        here = _step_forward(s, here, s.slots[at], moving)
        at += 1
    for behind in range(here + 1, at):
        s.slots[behind] = 0


@rule
def _break_away(s: DiceRun, moving: int) -> bool:
    """D-A6, D-R22: some dice of the leading group form a new one, but never all of them."""
    if moving == 0 or moving == s.slots[0]:
        return False
    insert(s, 0, moving)
    s.slots[1] &= ~moving
    return True


@rule
def _step_forward(s: DiceRun, here: int, slot: int, moving: int) -> int:
    """One slot is read; the number of the last slot written after it."""
    leaving = 0 if slot == GAP_CARD else slot & moving
    if leaving != 0:
        if s.slots[here] == GAP_CARD:
            s.slots[here] = leaving
            s.used[GAP] += 1
        else:
            s.slots[here] |= leaving
    if slot == leaving:
        return here
    s.slots[here + 1] = slot & ~leaving
    return here + 1


@rule
def swap(s: DiceRun, group: int) -> None:
    """D-R5: this group and the next exchange places, gap cards keep theirs."""
    one, other = slot_of(s, group), slot_of(s, group + 1)
    s.slots[one], s.slots[other] = s.slots[other], s.slots[one]


@rule
def come_back(s: DiceRun) -> None:
    """D-R7: the last group goes directly behind the first, ahead of a gap card there."""
    last = length(s) - 1
    tail = s.slots[last]
    remove(s, last)
    insert(s, 1, tail)
    trim(s)


@rule
def fall_back(s: DiceRun, die: int) -> None:
    """D-R8: a die of the leading group joins the last group."""
    s.slots[length(s) - 1] |= die
    s.slots[0] &= ~die
    if s.slots[0] == 0:
        remove(s, 0)
    trim(s)


@rule
def leave_in_front(s: DiceRun, dice: int) -> None:
    """D-R6: these dice of the leading group become a new one."""
    insert(s, 0, dice)
    s.slots[1] &= ~dice


@rule
def lie_between(s: DiceRun, group: int) -> None:
    """D-R10: a gap card behind this group."""
    insert(s, slot_of(s, group) + 1, GAP_CARD)
