"""One trial: lay the table, flick, wait for rest, and say in whole numbers what came of it."""

from __future__ import annotations

from godet.games.targets.camera import Reel
from godet.games.targets.exchange import SetUp
from godet.games.targets.facts import Before, measure
from godet.games.targets.film import PER_SECOND
from godet.games.targets.scene import Tabletop
from godet.kernel.game import Trial

PATIENCE = 6 * 60
"""After so many frames a trial ends, at rest or not."""

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
    tabletop.lay(setup)
    touches = tabletop.touches()
    reel = Reel(tabletop)
    if setup.flicks:
        tabletop.sleep(touches)
    for flick in setup.flicks:
        tabletop.flick(flick)
    while len(reel) <= PATIENCE and (tabletop.stirs() or len(reel) == 1):
        tabletop.run()
        reel.take()
    facts = measure(tabletop, Before(setup, touches, reel.strayed(), reel.rolled()))
    return Trial(facts.pack(), reel.film().encode() if film else b"", len(reel) / PER_SECOND)
