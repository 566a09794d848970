"""The workshop: physical trials in threads of their own, so that they never hold up the tables."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from godet.catalog import find
from godet.kernel.game import Trial


class Workshop:
    """A few threads for the physics of any game; a port of the parlour."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="workshop")

    async def run(self, game: str, state: bytes) -> Trial:
        """The trial that this state awaits."""
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, run_trial, game, state
        )

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def run_trial(game: str, state: bytes) -> Trial:
    """The facts and the film of the trial that a position awaits."""
    found = find(game)
    assert found.trial, f"{game} awaits a trial and has no physics"
    layout = found.layout
    return found.trial(layout.rows(layout.read(state))[0])
