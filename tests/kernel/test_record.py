"""A record has two faces over the same bytes, and neither lets a value wrap unseen."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from godet.kernel.record import Cells, Layout, cell, cells, layout_of, record


@record
class Shelf:
    small: int = cell()
    wide: int = cell(bits=64)
    medium: int = cell(bits=16)
    row: Cells = cells(3)
    grid: Cells = cells(2, 3, bits=32)
    odd: int = cell()


LAYOUT = layout_of(Shelf)


def test_what_a_row_writes_the_array_reads() -> None:
    state = LAYOUT.blank()
    row = LAYOUT.rows(state)[0]
    row.small, row.wide, row.medium, row.odd = -5, 2**40, 300, 127
    row.row[2], row.grid[1, 2] = 7, -70_000
    assert int(state["small"][0]) == -5
    assert int(state["wide"][0]) == 2**40
    assert int(state["medium"][0]) == 300
    assert state["row"][0].tolist() == [0, 0, 7]
    assert state["grid"][0].tolist() == [[0, 0, 0], [0, 0, -70_000]]


def test_what_the_array_writes_a_row_reads_as_plain_ints() -> None:
    state = LAYOUT.blank()
    state["grid"][0, 1, 0], state["odd"][0] = 12, 3
    row = LAYOUT.rows(state)[0]
    assert (row.grid[1, 0], row.odd) == (12, 3)
    assert type(row.grid[1, 0]) is type(row.odd) is int


@pytest.mark.parametrize(("name", "most"), [("small", 127), ("medium", 2**15 - 1)])
def test_a_value_too_large_for_its_cell_is_an_error_in_plain_rules(name: str, most: int) -> None:
    row = LAYOUT.rows(LAYOUT.blank())[0]
    setattr(row, name, most)
    for wrong in (most + 1, -most - 2):
        with pytest.raises(ValueError, match="invalid value for format"):
            setattr(row, name, wrong)
    assert getattr(row, name) == most


def test_a_value_too_large_for_a_cell_of_a_grid_is_an_error_too() -> None:
    row = LAYOUT.rows(LAYOUT.blank())[0]
    row.grid[0, 0] = 2**31 - 1
    with pytest.raises(ValueError, match="invalid value for format"):
        row.grid[0, 0] += 1
    with pytest.raises(IndexError):
        row.grid[2, 0] = 1
    with pytest.raises(IndexError):
        row.row[3] = 1


def test_a_name_that_was_not_declared_cannot_be_written() -> None:
    row: Any = LAYOUT.rows(LAYOUT.blank())[0]
    with pytest.raises(AttributeError):
        row.smal = 1


def test_copying_a_row_copies_its_bytes() -> None:
    rows = LAYOUT.rows(LAYOUT.blank(2))
    rows[0].small, rows[0].grid[1, 1] = 4, 9
    rows[1] = rows[0]
    rows[0].small = 5
    assert (rows[1].small, rows[1].grid[1, 1]) == (4, 9)
    assert len(rows) == 2


def test_bytes_come_back_as_the_same_record_that_can_be_changed() -> None:
    state = LAYOUT.blank()
    state["wide"] = 77
    again = LAYOUT.read(state.tobytes())
    again["wide"] += 1
    assert (int(state["wide"][0]), int(again["wide"][0])) == (77, 78)


def test_every_byte_of_a_record_has_a_name_so_that_equal_means_equal_bytes() -> None:
    dirty = np.frombuffer(b"\xff" * LAYOUT.dtype.itemsize, LAYOUT.dtype).copy()
    dirty[0] = LAYOUT.blank()[0]
    assert dirty.tobytes() == LAYOUT.blank().tobytes()
    assert LAYOUT.dtype.itemsize % 8 == 0


def test_cells_lie_at_their_own_alignment() -> None:
    fields = LAYOUT.dtype.fields
    assert fields is not None
    for name, field in LAYOUT.fields.items():
        assert int(fields[name][1]) % (field.bits // 8) == 0


def test_people_and_networks_see_names_and_plain_lists() -> None:
    state = LAYOUT.blank()
    state["row"][0, 1] = 2
    named = LAYOUT.named(state)
    assert list(named) == ["small", "wide", "medium", "row", "grid", "odd"]
    assert named["row"] == [0, 2, 0]
    assert type(named["row"][1]) is int


def test_a_class_without_record_has_no_layout() -> None:
    assert isinstance(LAYOUT, Layout)
    with pytest.raises(KeyError):
        layout_of(int)
