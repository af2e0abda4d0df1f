"""How a creature is keyed, in a few letters, and as the number that older records have instead."""

from __future__ import annotations

from typing import Final

from wizardhaven.decks.starting import atlas
from wizardhaven.engine.values import BY_REGION_NAME, NONE, UNKEYED, Keyed

REGION: Final = "r"
AGENT: Final = "g"
OLD_REGION: Final = 100_000
"""What was added to the number of a region that a card opens."""
OLD_AGENT: Final = 1_000_000
"""What was added to the number of the agent who has opened a site."""


def key_code(keyed: Keyed, otherwise: int) -> str:
    """The number of its own key, or how else it is keyed; what is not keyed has another number.

    A region that a card opens is `r`, since its name follows; `g57` is through the agent that is card 57.
    """
    if keyed.kind == UNKEYED:
        return str(otherwise)
    if keyed.agent != NONE:
        return f"{AGENT}{keyed.agent}"
    return str(keyed.key) if keyed.key != NONE or keyed.kind != BY_REGION_NAME else REGION


def old_number(keyed: Keyed, otherwise: int) -> int:
    """The number by which records knew a key before it had letters, and digests know it still."""
    if keyed.kind == UNKEYED:
        return otherwise
    if keyed.agent != NONE:
        return OLD_AGENT + keyed.agent
    if keyed.key != NONE or keyed.kind != BY_REGION_NAME:
        return keyed.key
    return OLD_REGION + list(atlas().types).index(keyed.name)
