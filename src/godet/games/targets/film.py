"""A film of a trial: where every part that stirred was, sixty times a second, and what was heard.

The bytes are zlib's; inside, all numbers are little-endian and without gaps:

    "GF" | version u8 = 1 | frames u16 | parts u8 | sounds u16
    for each part:   its number u8 | seven tracks (x y z, then quaternion w i j k)
    each track:      one i16 a frame: the first as it is, the others what they add to the last
    for each sound:  frame u16 | part u8 | on u8 (0 wood 1 card 2 a die 3 a puck) | strength u8

Places are in units of 0.05 mm, quaternions in 1/32767 and never jump in sign. Parts that are not
listed stay where the set-up says. The first frame is the set-up, the last the facts. Sums wrap
at 16 bits. Strength is the sudden change of speed in cm/s, 255 at most.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

PER_SECOND = 60
GRAIN = 0.00005
"""Metres of one step of a place."""
UNIT = 32_767
"""The one of a film's quaternions."""
WOOD, CARD, ACRYLIC, PUCK = range(4)
_HEAD = struct.Struct("<2sBHBH")
_SOUND = struct.Struct("<HBBB")

Track = tuple[int, ...]


@dataclass(frozen=True)
class Sound:
    """Something was struck."""

    frame: int
    part: int
    on: int
    strength: int


@dataclass(frozen=True)
class Film:
    """How a trial came about."""

    frames: int
    tracks: dict[int, tuple[Track, ...]]
    """For each part that stirred, its seven tracks."""
    sounds: tuple[Sound, ...]

    def encode(self) -> bytes:
        head = _HEAD.pack(b"GF", 1, self.frames, len(self.tracks), len(self.sounds))
        parts = (bytes([part]) + _packed(tracks) for part, tracks in self.tracks.items())
        sounds = (_SOUND.pack(s.frame, s.part, s.on, s.strength) for s in self.sounds)
        return zlib.compress(b"".join((head, *parts, *sounds)), 9)

    @staticmethod
    def decode(film: bytes) -> Film:
        data = zlib.decompress(film)
        magic, version, frames, parts, sounds = _HEAD.unpack_from(data)
        assert (magic, version) == (b"GF", 1), "this is no film of ours"
        size = 1 + 7 * 2 * frames
        starts = range(_HEAD.size, _HEAD.size + parts * size, size)
        heard = data[_HEAD.size + parts * size :]
        return Film(
            frames,
            {data[at]: _unpacked(data[at + 1 : at + size]) for at in starts},
            tuple(Sound(*each) for each in _SOUND.iter_unpack(heard[: sounds * _SOUND.size])),
        )


def _packed(tracks: Sequence[Track]) -> bytes:
    steps = (b - a for track in tracks for a, b in zip((0, *track), track, strict=False))
    return struct.pack(f"<{7 * len(tracks[0])}h", *map(_wrapped, steps))


def _unpacked(data: bytes) -> tuple[Track, ...]:
    steps = struct.unpack(f"<{len(data) // 2}h", data)
    frames = len(steps) // 7
    return tuple(tuple(_sums(steps[at * frames : (at + 1) * frames])) for at in range(7))


def _sums(steps: Sequence[int]) -> Iterator[int]:
    now = 0
    for step in steps:
        now = _wrapped(now + step)
        yield now


def _wrapped(number: int) -> int:
    return (number + 0x8000) % 0x10000 - 0x8000
