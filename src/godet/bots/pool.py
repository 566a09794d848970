"""Bots at live tables: they think in threads, so the tables never wait for them."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

from godet.bots.think import think
from godet.bots.warm import searched, warm
from godet.catalog import GAMES, find


class Pool:
    """A few threads in which bots think; a port of the parlour."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(
            threads, thread_name_prefix="bot", initializer=_step_aside
        )

    async def choose(self, game: str, view: bytes, seat: int, level: str, seed: int) -> int:
        """A bot's move, from what its seat may see."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, think, find(game), view, seat, level, seed)

    async def warm(self) -> None:
        """Compile the rules in another process, then load them here, one game after the other."""
        loop = asyncio.get_running_loop()
        for game in filter(searched, GAMES):
            if await _compile_elsewhere(game.name) == 0:  # else its bots go on with plain rules
                await loop.run_in_executor(self._threads, warm, game)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _step_aside() -> None:
    """Thinking takes what the tables leave of a core; on Linux every thread has its niceness."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)


async def _compile_elsewhere(game: str) -> int:
    """Fill the cache from a process that steps aside for everybody else."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "godet.bots.warm", game, preexec_fn=lambda: os.nice(10)
    )
    try:
        return await process.wait()
    finally:
        if process.returncode is None:
            process.terminate()
