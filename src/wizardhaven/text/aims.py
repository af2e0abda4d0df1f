"""What sort of target the uses of a card have."""

from __future__ import annotations

from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.targets import Target, aimed_at


def sort_of_target(target: Target | None) -> Sort | type:
    """What a use is aimed at: a sort of card in play, or another thing."""
    return aimed_at(target) or type(target)
