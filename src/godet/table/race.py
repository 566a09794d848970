"""Who was first, judged fairly over unequal lines.

The first who speaks opens a short race. Whoever else speaks before it closes is heard in the order
of how soon each spoke after seeing what it spoke about, not of whose line is quicker.
"""

from __future__ import annotations

import asyncio


class Race:
    """Holds those who speak for a moment, then lets them go in the order of their reactions."""

    def __init__(self, courtesy: float) -> None:
        self._courtesy = courtesy
        self._entrants: list[tuple[float, int, asyncio.Future[None]]] = []

    async def enter(self, reaction: float) -> None:
        """Wait for the race to close and for whoever reacted sooner."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        self._entrants.append((reaction, len(self._entrants), turn))
        if len(self._entrants) == 1:
            loop.call_later(self._courtesy, self._close)
        await turn

    def _close(self) -> None:
        """Those let go queue for the floor one after the other, in this order."""
        entrants, self._entrants = sorted(self._entrants, key=lambda each: each[:2]), []
        for _, _, turn in entrants:
            if not turn.done():
                turn.set_result(None)
