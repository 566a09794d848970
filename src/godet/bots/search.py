"""Search in hidden information: worlds that a view could be, and a tree of what their seats see.

Each round imagines a whole position, walks down a tree in which every seat chooses by what it
sees itself, plays on by first appeal, and carries the worth of the outcome back up. This is
information-set Monte-Carlo tree search with a tree for each observer, for any game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from godet.bots.tree import (
    MOST_STEPS,
    Tree,
    add_node,
    back_up,
    by_appeal,
    find_node,
    fingerprint,
    most_promising,
    most_tried,
    note_step,
    tree_of,
)
from godet.kernel.engine import press_of
from godet.kernel.game import Cup, Game, rule
from godet.kernel.luck import pick
from godet.kernel.parts import awaits, conceal, estimate, imagine, legal, play, refuse, weigh
from godet.kernel.press import compile_for
from godet.mill.desk import Desk, Line, cups_of, desk_of, face_of, most_legal, words_of
from godet.mill.drive import first_actor, settle, worths

_LONGEST = 2000
"""Moves after which playing on is given up, should a game go round in circles."""

VIEW, WORLD, SIGHT = range(3)
"""The states of a search: what its seat sees, a world it imagines, what an actor sees there."""


class Mind(NamedTuple):
    """All that a search works with beside its states."""

    words: Line
    tree: Tree
    desk: Desk
    cup: Cup


class Manner(NamedTuple):
    """How a search goes about it."""

    curiosity: float
    """The weight of what is not known yet against what is."""
    patience: int
    """Visits to a position before its counts are trusted more than first appeal."""
    cut: int
    """Moves played on before the game's own estimate is asked, where it has one."""


@rule
def search(states: Any, mind: Mind, seat: int, manner: Manner, rounds: int) -> int:
    """So many more rounds for the view in states[VIEW]; the best move so far."""
    for _ in range(rounds):
        states[WORLD] = states[VIEW]
        imagine(states[WORLD], seat, mind.cup)
        steps = _live(states, mind, seat, manner)
        _judge(states[WORLD], mind.desk)
        back_up(mind.tree, steps, mind.desk.worths)
    return mind.tree.moves[most_tried(mind.tree, 0)]


@rule
def _live(states: Any, mind: Mind, seat: int, manner: Manner) -> int:
    """One world from now on: down the tree, then by first sight; how many steps the tree led."""
    s, tree, desk = states[WORLD], mind.tree, mind.desk
    steps, in_tree = 0, True
    left = manner.cut if estimate(s, seat) >= 0 else _LONGEST
    while left > 0:
        edge, at = -1, -1
        if in_tree:
            node = _node_of(states, mind, seat)
            edge = _choose(tree, node, mind.cup, manner) if node >= 0 else -1
        if edge < 0:
            count = _look(s, seat, desk)
            at = pick(mind.cup, desk.appeals, count)
            edge = _grow(tree, desk, count, at) if in_tree else -1
            in_tree = False
            left -= 1
        if edge >= 0:
            note_step(tree, steps, edge, seat)
            steps += 1
            in_tree = in_tree and steps < MOST_STEPS
        move = desk.moves[at] if at >= 0 else tree.moves[edge]
        if at < 0 and refuse(s, seat, move) != 0:
            return steps - 1  # two sights with one fingerprint
        play(s, seat, move)
        settle(s, mind.cup, desk.weights)
        if awaits(s) != 0:
            break
        seat = first_actor(s)
    return steps


@rule
def _node_of(states: Any, mind: Mind, seat: int) -> int:
    """The node of what this seat sees, or -1 if it is new; the place for it is then noted."""
    states[SIGHT] = states[WORLD]
    conceal(states[SIGHT], seat)
    each = len(mind.words) // len(states)
    return find_node(mind.tree, fingerprint(mind.words[SIGHT * each :], seat))


@rule
def _choose(tree: Tree, node: int, cup: Cup, manner: Manner) -> int:
    tree.visits[node] += 1
    if tree.visits[node] <= manner.patience:
        return by_appeal(tree, node, cup)
    return most_promising(tree, node, manner.curiosity)


@rule
def _look(s: Any, seat: int, desk: Desk) -> int:
    """What this seat may do, and how much each of it appeals; how many moves that is."""
    count = legal(s, seat, desk.moves)
    for at in range(count):
        desk.appeals[at] = weigh(s, seat, desk.moves[at])
    return count


@rule
def _grow(tree: Tree, desk: Desk, count: int, at: int) -> int:
    """A new node for what is on the desk; the edge of its move number `at`, or -1 without room."""
    first = add_node(tree, count)
    if first < 0:
        return -1
    for each in range(count):
        tree.moves[first + each] = desk.moves[each]
        tree.appeals[first + each] = desk.appeals[each]
    return first + at


@rule
def _judge(s: Any, desk: Desk) -> None:
    """What the position is worth to each seat."""
    worths(s, desk)
    if awaits(s) == 0 and estimate(s, 0) >= 0:
        for seat in range(s.seats):
            desk.worths[seat] = estimate(s, seat)


@dataclass(frozen=True)
class Sight:
    """What a bot is given: the bytes of the record as its seat may know it, and a seed."""

    game: Game[Any]
    view: bytes
    seat: int
    seed: int


@dataclass(frozen=True)
class Opinion:
    """What a search came to think of a move; its worth in millionths."""

    move: int
    tries: int
    worth: float


class Search:
    """One seat's thinking about one view; goes on for as long as it is asked to."""

    def __init__(self, sight: Sight, manner: Manner, *, most_rounds: int, compiled: bool) -> None:
        game = sight.game
        press = press_of(game, compiled)
        states = np.repeat(game.layout.read(sight.view), 3)
        self._seat, self._manner, self._search = sight.seat, manner, press.link(search)
        self._states = face_of(game, press, states)
        self._tree = tree_of(press, most_rounds + 1, most_legal(game))
        cup = cups_of(press, sight.seed, range(1))
        self._mind = Mind(words_of(press, states), self._tree, desk_of(game, press), cup)

    def run(self, rounds: int) -> int:
        """Think for so many more rounds; the best move so far."""
        return int(self._search(self._states, self._mind, self._seat, self._manner, rounds))

    def load(self) -> None:
        """Compile what `run` calls, or load it from the cache."""
        compile_for(self._search, self._states, self._mind, self._seat, self._manner, 1)

    def lead(self) -> int:
        """By how many tries the best move so far is ahead of the next."""
        tries = sorted(int(self._tree.tries[at]) for at in range(self._tree.edges[0]))
        return tries[-1] - tries[-2] if len(tries) > 1 else tries[-1]

    def opinions(self) -> list[Opinion]:
        """What has come of each move, as listed by the rules."""
        return [self._opinion(at) for at in range(self._tree.edges[0])]

    def _opinion(self, at: int) -> Opinion:
        tries = int(self._tree.tries[at])
        return Opinion(int(self._tree.moves[at]), tries, self._tree.worth[at] / max(1, tries))
