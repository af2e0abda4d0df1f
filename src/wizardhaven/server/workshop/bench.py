"""Where decks are worked on: one thread, so that no table waits, and everybody waits alike."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

Found = TypeVar("Found")

_bench: Final = ThreadPoolExecutor(1, "workshop")


async def at_the_bench(work: Callable[[], Found]) -> Found:
    """Something that takes its time over decks; meanwhile the tables go on."""
    return await asyncio.get_running_loop().run_in_executor(_bench, work)
