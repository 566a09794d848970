"""Which face is up, and when it cannot be said."""

from __future__ import annotations

import itertools
import math

import pytest

from godet.games.targets.patch import covers
from godet.games.targets.turning import FACES, face_of, straighten, ups

HALF = math.sqrt(0.5)
UPRIGHT = {
    3: (1.0, 0.0, 0.0, 0.0),
    4: (0.0, 1.0, 0.0, 0.0),
    2: (HALF, HALF, 0.0, 0.0),
    5: (HALF, -HALF, 0.0, 0.0),
    1: (HALF, 0.0, -HALF, 0.0),
    6: (HALF, 0.0, HALF, 0.0),
}


@pytest.mark.parametrize("face", UPRIGHT)
def test_the_uppermost_face_is_the_value(face: int) -> None:
    assert face_of(UPRIGHT[face]) == face
    assert face_of([10_000 * part for part in UPRIGHT[face]]) == face


def test_opposite_faces_make_seven() -> None:
    assert all(sum(pair) == 7 for pair in FACES)


@pytest.mark.parametrize(("degrees", "face"), [(42.4, 3), (42.6, 0), (45, 0), (47.4, 0), (47.6, 2)])
def test_two_faces_within_five_degrees_are_no_value(degrees: float, face: int) -> None:
    """T-R33: at 42.5 degrees one face leans by 42.5 and the next by 47.5."""
    half = math.radians(degrees) / 2
    assert face_of((math.cos(half), math.sin(half), 0, 0)) == face


@pytest.mark.parametrize("lean", [0.0, 0.001, 0.003])
@pytest.mark.parametrize("face", UPRIGHT)
def test_nearly_upright_becomes_exactly_upright(face: int, lean: float) -> None:
    w, i, j, k = UPRIGHT[face]
    leaning = (w, i + lean, j - lean / 2, k)
    straight = straighten(leaning)
    assert max(map(abs, ups(straight))) == pytest.approx(1, abs=1e-12)
    assert math.hypot(*straight) == pytest.approx(1)
    assert face_of(straight) == face


def test_a_leaning_part_is_left_leaning() -> None:
    half = math.radians(3) / 2
    leaning = (math.cos(half), math.sin(half), 0.0, 0.0)
    assert straighten(leaning) == pytest.approx(leaning)


def square(x: float, y: float, half: float, lean: float = 0.0) -> list[tuple[float, ...]]:
    corners = itertools.product((-half, half), (-half, half), (0.0, 2 * half))
    return [(x + a, y + b, c + lean * a) for a, b, c in corners]


def test_a_patch_covers_what_lies_under_it_and_what_it_reaches() -> None:
    assert covers(square(0, 0, 0.007), (0.001, 0.002), 0.0001)
    assert covers(square(0.0169, 0, 0.007), (0, 0), 0.01)
    assert not covers(square(0.0171, 0, 0.007), (0, 0), 0.01)
    assert covers(square(0.0169, 0, 0.007, lean=0.3), (0, 0), 0.01)
    assert not covers(square(0.0169, 0, 0.007, lean=-0.3), (0, 0), 0.01)
