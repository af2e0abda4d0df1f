"""Long work in slices: after each of them everybody else has his turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final

SLICE: Final = 0.01
"""Seconds of work after which the others are let in."""


async def in_slices(steps: Iterable[None], now: Callable[[], float] = time.monotonic) -> None:
    """Go through the steps of something long; none of them may take long itself."""
    end = now() + SLICE
    for _ in steps:
        if now() >= end:
            await asyncio.sleep(0)
            end = now() + SLICE
