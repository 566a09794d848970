"""A state is one fixed-size record: declared once as a class, kept as bytes, seen as attributes.

The same bytes have two faces. Compiled rules see a NumPy structured array (Numba turns
its elements into plain structs); plain rules see a *row*, whose cells are memory views, so that
every value is a Python int and a value too large for its cell is an error instead of a wrap.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, cast

import numpy as np
import numpy.typing as npt

State = npt.NDArray[np.void]
"""One or more records side by side; a match's state is an array of one."""

_FORMATS = {8: "b", 16: "h", 32: "i", 64: "q"}


class Cells(Protocol):
    """A row or a grid of whole numbers inside a record."""

    def __getitem__(self, at: int | tuple[int, ...], /) -> int: ...
    def __setitem__(self, at: int | tuple[int, ...], value: int, /) -> None: ...


@dataclass(frozen=True)
class Field:
    """How one attribute of a record lies in memory."""

    shape: tuple[int, ...]
    bits: int


def cell(*, bits: int = 8) -> int:
    """Declare one signed whole number."""
    return cast(int, Field((), bits))


def cells(*shape: int, bits: int = 8) -> Cells:
    """Declare a row or a grid of signed whole numbers."""
    return cast(Cells, Field(shape, bits))


class Layout:
    """Where the fields of a record class lie, and how to look at its bytes."""

    def __init__(self, name: str, fields: dict[str, Field]) -> None:
        self.name = name
        self.fields = fields
        self.dtype = np.dtype(_filled(fields), align=True)
        self.row = _row_class(self)

    def blank(self, count: int = 1) -> State:
        return np.zeros(count, self.dtype)

    def rows(self, state: State) -> Rows:
        return Rows(self, state)

    def named(self, state: State) -> dict[str, Any]:
        """The first record as plain names and (nested) lists of ints, for people and networks."""
        return {key: state[key][0].tolist() for key in self.fields}

    def read(self, raw: bytes) -> State:
        """Records from bytes that `tobytes` gave; the copy is ours to change."""
        return np.frombuffer(raw, self.dtype).copy()


def _filled(fields: dict[str, Field]) -> list[tuple[str, str, tuple[int, ...]]]:
    """Every cell at its own alignment and the whole in words of 8 bytes.

    Gaps are named cells of their own: NumPy copies what has a name and leaves rubbish between.
    """
    parts: list[tuple[str, str, tuple[int, ...]]] = []
    end = 0
    for key, field in [*fields.items(), ("", Field((0,), 64))]:
        size = field.bits // 8
        if gap := -end % size:
            parts.append((f"_gap{end}", "<i1", (gap,)))
        if key:
            parts.append((key, f"<i{size}", field.shape))
        end += gap + size * math.prod(field.shape)
    return parts


class Rows:
    """A state as plain rules see it: `rows[0]` is a row, `rows[1] = rows[0]` copies."""

    def __init__(self, layout: Layout, state: State) -> None:
        size = layout.dtype.itemsize
        raw = memoryview(state.view(np.uint8).data)
        self._rows = [layout.row(raw[at : at + size]) for at in range(0, len(raw), size)]

    def __getitem__(self, at: int) -> Any:
        return self._rows[at]

    def __setitem__(self, at: int, row: Any) -> None:
        self._rows[at].raw[:] = row.raw

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._rows)


def _row_class(layout: Layout) -> Any:
    """A class whose instances show one record's bytes under the record's own names.

    A row or grid becomes a view when it is first asked for: most looks at a record want a few
    fields. Single numbers are read through one view of the whole record for each width.
    """
    offsets = layout.dtype.fields
    assert offsets is not None
    casts: dict[str, tuple[slice, str, tuple[int, ...] | None]] = {
        f"_{form}": (slice(None), form, None) for form in _FORMATS.values()
    }
    body: dict[str, Any] = {"__slots__": ("raw", *casts)}
    for key, field in layout.fields.items():
        start, size, form = int(offsets[key][1]), offsets[key][0].itemsize, _FORMATS[field.bits]
        if field.shape:
            casts[key] = (slice(start, start + size), form, field.shape)
            body["__slots__"] += (key,)
        else:
            body[key] = _number(f"_{form}", start * 8 // field.bits)

    def lay(row: Any, raw: memoryview) -> None:
        row.raw = raw

    def view(row: Any, key: str) -> memoryview:
        """Python asks here for what the row does not have yet."""
        if key not in casts:
            raise AttributeError(f"{layout.name} has no {key!r}")
        span, form, shape = casts[key]
        found = row.raw[span].cast(form, shape) if shape else row.raw[span].cast(form)
        setattr(row, key, found)
        return cast(memoryview, found)

    return type(layout.name, (), {**body, "__init__": lay, "__getattr__": view})


def _number(view: str, at: int) -> property:
    def read(row: Any) -> int:
        return cast(int, getattr(row, view)[at])

    def write(row: Any, value: int) -> None:
        getattr(row, view)[at] = value

    return property(read, write)


Record = TypeVar("Record")


def record(cls: type[Record]) -> type[Record]:
    """Turn a class of declared cells into the description of a state."""
    fields = {key: value for key, value in vars(cls).items() if isinstance(value, Field)}
    cls.__layout__ = Layout(cls.__name__, fields)  # type: ignore[attr-defined]  # read by layout_of
    return cls


def layout_of(cls: type[object]) -> Layout:
    """The layout that `@record` gave to a class."""
    return cast(Layout, vars(cls)["__layout__"])
