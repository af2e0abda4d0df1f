"""The register of rules that one card has for itself: what does each of them, and when that is in vain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wizardhaven.engine.rules.flow.performers import Performer, Prospect
from wizardhaven.vocabulary.singular import Own

DOERS: Final[dict[Own, Performer]] = {}


OWN_PROSPECTS: Final[dict[Own, Prospect]] = {}
"""Whether the rule would change anything, by which it is. [EVT-03]"""


def does(own: Own, prospect: Prospect) -> Callable[[Performer], Performer]:
    """A passage of the rules says which card's own rule it does, and when that would change anything."""

    def register(doer: Performer) -> Performer:
        assert own not in DOERS, f"{own} is done twice"
        DOERS[own] = doer
        OWN_PROSPECTS[own] = prospect
        return doer

    return register
