"""The memory of a search: what was tried from each position as its actor saw it."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from godet.kernel.game import Cup, rule
from godet.kernel.luck import pick
from godet.kernel.press import Press
from godet.kernel.record import Cells
from godet.mill.desk import Line, whole_numbers
from godet.mill.drive import ONE

_HALF_WORD = 0xFFFFFFFF

NODES, EDGES, SLOT, KEY = range(4)
"""What `used` counts and notes."""


class Tree(NamedTuple):
    """Nodes found by fingerprint in an open-addressing table; a node's edges lie side by side."""

    used: Cells
    """How many nodes and edges there are; where a node that was not found would be, and its key."""
    slots: Line
    """The node whose fingerprint leads here, plus 1."""
    keys: Line
    first: Cells
    edges: Cells
    visits: Cells
    moves: Line
    """Of each edge: its move, how it appealed at first sight, how often tried, worth in sum."""
    appeals: Line
    tries: Line
    worth: Line
    path: Line
    """The edges and seats of the way down, two numbers a step."""


MOST_STEPS = 300
_EDGES_A_NODE = 8


def tree_of(press: Press, nodes: int, most_moves: int) -> Tree:
    """Room for so many nodes; memory is only taken as it is used."""
    slots = 2 << nodes.bit_length()
    edges = nodes * _EDGES_A_NODE + most_moves
    sizes = (4, slots, *[nodes] * 4, *[edges] * 4, 2 * MOST_STEPS)
    return Tree(*(whole_numbers(press, size) for size in sizes))


@rule
def fingerprint(words: Line, seat: int) -> int:
    """63 bits of what a seat sees; plain and compiled agree because nothing ever overflows."""
    one, two = seat + 1, seat + 77
    for at in range(len(words)):
        word = words[at]
        if word != 0:
            low, high = (word & _HALF_WORD) + at, word >> 32 & _HALF_WORD
            one = _mixed(_mixed(one ^ low, 0x2C1B3C6D) ^ high, 0x297A2D39)
            two = _mixed(_mixed(two ^ low, 0x5E2D58D9) ^ high, 0x45D9F3B3)
    return (one & 0x7FFFFFFF) << 32 | two


@rule
def _mixed(half: int, factor: int) -> int:
    product = (half & _HALF_WORD) * factor
    return (product ^ product >> 31) & _HALF_WORD


@rule
def find_node(tree: Tree, key: int) -> int:
    """The node with this fingerprint, or -1 with its place and key noted."""
    last = len(tree.slots) - 1
    slot = key & last
    while tree.slots[slot] > 0 and tree.keys[tree.slots[slot] - 1] != key:
        slot = (slot + 1) & last
    tree.used[SLOT], tree.used[KEY] = slot, key
    return tree.slots[slot] - 1


@rule
def add_node(tree: Tree, count: int) -> int:
    """A node where none was found, with so many edges; the first of them, or -1 without room."""
    node, first = tree.used[NODES], tree.used[EDGES]
    if node >= len(tree.keys) or first + count > len(tree.moves):
        return -1
    tree.slots[tree.used[SLOT]] = node + 1
    tree.keys[node] = tree.used[KEY]
    tree.first[node], tree.edges[node], tree.visits[node] = first, count, 1
    tree.used[NODES] += 1
    tree.used[EDGES] += count
    return first


@rule
def by_appeal(tree: Tree, node: int, cup: Cup) -> int:
    """An edge as first sight would have it."""
    first = tree.first[node]
    return first + pick(cup, tree.appeals[first : first + tree.edges[node]], tree.edges[node])


@rule
def most_promising(tree: Tree, node: int, curiosity: float) -> int:
    """The edge with the best of its mean worth and what is not known about it yet.

    What a node's actor may do follows from what it sees, and that is what a node stands for: all
    edges were available at each visit, so visits are the availability counts.
    """
    first, after = tree.first[node], tree.first[node] + tree.edges[node]
    total, appeal = 0, 0
    for edge in range(first, after):
        total += tree.worth[edge]
        appeal += tree.appeals[edge]
    unknown = total / max(1, tree.visits[node])
    pull = curiosity * ONE * sqrt(tree.visits[node]) / appeal
    best, best_edge = -1.0, first
    for edge in range(first, after):
        tries = tree.tries[edge]
        mean = tree.worth[edge] / tries if tries > 0 else unknown
        promise = mean + pull * tree.appeals[edge] / (1 + tries)
        if promise > best:
            best, best_edge = promise, edge
    return best_edge


@rule
def most_tried(tree: Tree, node: int) -> int:
    first = tree.first[node]
    best = first
    for edge in range(first, first + tree.edges[node]):
        if (tree.tries[edge], tree.worth[edge]) > (tree.tries[best], tree.worth[best]):
            best = edge
    return best


@rule
def note_step(tree: Tree, step: int, edge: int, seat: int) -> None:
    tree.path[2 * step], tree.path[2 * step + 1] = edge, seat


@rule
def back_up(tree: Tree, steps: int, worths: Cells) -> None:
    """Every step of the way learns what the match was worth to the seat that took it."""
    for step in range(steps):
        edge = tree.path[2 * step]
        tree.tries[edge] += 1
        tree.worth[edge] += worths[tree.path[2 * step + 1]]
