"""One trial: lay the table, flick, wait for rest, and say in whole numbers what came of it."""

from __future__ import annotations

from collections import deque

from godet.games.targets.camera import Reel
from godet.games.targets.exchange import SetUp
from godet.games.targets.facts import Before, measure
from godet.games.targets.film import PER_SECOND
from godet.games.targets.scene import STEPS, Tabletop
from godet.kernel.game import Trial

PATIENCE = 6 * 60
"""After so many frames a trial ends, at rest or not."""

FINER = (1, 2, 4)
"""A trial in which the physics slipped (a fast die caught the edge of a card between two steps and
was thrown, or one trembles for ever) is taken again with finer steps, which do not slip."""

GAIN = 1e-6
"""Joules; they would lift a die by a fiftieth of a millimetre."""

LOAN = 8
"""Frames after which the energy of an impact must have been paid back."""

_idle: list[Tabletop] = []
"""Tabletops that no thread is using; taking one and giving it back are single steps."""


def run(setup: SetUp, *, film: bool = True) -> Trial:
    """What comes of this set-up. Any thread may ask, several at once."""
    try:
        tabletop = _idle.pop()
    except IndexError:
        tabletop = Tabletop()
    trial = try_out(tabletop, setup, film=film)
    _idle.append(tabletop)
    return trial


def try_out(tabletop: Tabletop, setup: SetUp, *, film: bool) -> Trial:
    """The same on a given tabletop, whatever was tried on it before."""
    return sound_take(tabletop, setup).trial(film=film)


def sound_take(tabletop: Tabletop, setup: SetUp) -> Take:
    """The first in which the physics did not slip, or the finest."""
    for finer in FINER:
        take = Take(tabletop, setup, STEPS * finer)
        if take.sound():
            break
    return take


class Take:
    """One run of a trial, with so many steps of the physics in a frame."""

    def __init__(self, tabletop: Tabletop, setup: SetUp, steps: int) -> None:
        self._tabletop, self._setup = tabletop, setup
        tabletop.lay(setup, steps)
        self._touches = tabletop.touches()
        self._reel = Reel(tabletop, PATIENCE + 1)
        if setup.flicks:
            tabletop.sleep(self._touches)
        for flick in setup.flicks:
            tabletop.flick(flick)
        self.gain = self._run()
        """The most energy, in joules, that came from nowhere."""

    def _run(self) -> float:
        """Frame by frame until rest. Soft contacts lend energy, but only for a moment."""
        tabletop, reel, gain = self._tabletop, self._reel, 0.0
        lately = deque([tabletop.energy()], maxlen=LOAN)
        while len(reel) <= PATIENCE and (tabletop.stirs() or len(reel) == 1):
            tabletop.run()
            reel.take()
            energy = tabletop.energy()
            gain = max(gain, energy - max(lately))
            lately.append(energy)
        return gain

    def sound(self) -> bool:
        """It came to rest, and got no energy from nowhere."""
        return self.gain <= GAIN and not self._tabletop.stirs()

    def trial(self, *, film: bool) -> Trial:
        reel = self._reel
        before = Before(self._setup, self._touches, reel.strayed(), reel.rolled())
        facts = measure(self._tabletop, before)
        return Trial(facts.pack(), reel.film().encode() if film else b"", len(reel) / PER_SECOND)
