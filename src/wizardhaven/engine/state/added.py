"""What a modifier is made of: the table remembers who has changed a strike or a roll, and by how much."""

from __future__ import annotations

from typing import TypeAlias

from wizardhaven.engine.state.ids import CardId

Added: TypeAlias = tuple[CardId, int, str]
"""A card or NONE, an amount, and a rule where it is not the card's own doing."""


def with_added(added: tuple[Added, ...], by: int, source: CardId, rule: str) -> tuple[Added, ...]:
    """One more change; they are sorted, since it does not matter which of them came first."""
    return tuple(sorted([*added, (source, by, rule)]))
