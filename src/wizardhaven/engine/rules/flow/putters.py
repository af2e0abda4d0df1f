"""The register of ways to put cards elsewhere: what does each of them, and when it would be done in vain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wizardhaven.engine.rules.flow.performers import Performer, Prospect
from wizardhaven.vocabulary.putting import Way

PUTTERS: Final[dict[Way, Performer]] = {}


PUT_PROSPECTS: Final[dict[Way, Prospect]] = {}
"""Whether there is something to put, by the way. [EVT-03]"""


def puts(way: Way, prospect: Prospect) -> Callable[[Performer], Performer]:
    """A passage of the rules says in which way it puts cards, and when that would change anything."""

    def register(putter: Performer) -> Performer:
        assert way not in PUTTERS, f"{way} is done twice"
        PUTTERS[way] = putter
        PUT_PROSPECTS[way] = prospect
        return putter

    return register
