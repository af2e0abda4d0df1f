"""Python's collector of cycles, in processes that play games and do little else."""

from __future__ import annotations

import gc
from typing import Final

ALLOCATIONS: Final = 50_000
"""So many between two looks: a game leaves hardly any cycles behind."""


def collect_rarely() -> None:
    """Whatever has been loaded by now stays, and is not looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(ALLOCATIONS, 20, 20)
