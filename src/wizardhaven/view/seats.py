"""The seats of the two players."""

from __future__ import annotations

from typing import Annotated, TypeAlias

PlayerSeat: TypeAlias = Annotated[int, range(2)]
"""One of the two; chance, who is asked as well, has none."""
