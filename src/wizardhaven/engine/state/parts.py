"""The parts of a sum, each with the card or rule it comes from; a modifier remembers what it is made of."""

from __future__ import annotations

from typing import TypeAlias, final

from wizardhaven.engine.state.ids import CardId

Added: TypeAlias = tuple[CardId, int, str]
"""A card or NONE, an amount, and a rule where it is not the card's own doing."""


@final
class Part:
    """One step of a sum: where it comes from (NONE for a rule) and how much it adds."""

    __slots__ = ("amount", "rule", "source")

    def __init__(self, source: CardId, amount: int, rule: str = "") -> None:
        self.source = source
        self.amount = amount
        self.rule = rule


def parts_of(added: tuple[Added, ...]) -> list[Part]:
    """What the table remembers of a modifier, as parts of a sum."""
    return [Part(source, amount, rule) for source, amount, rule in added]


def total(parts: list[Part]) -> int:
    """What the parts come to."""
    result = 0
    for part in parts:
        result += part.amount
    return result


def with_added(added: tuple[Added, ...], by: int, source: CardId, rule: str) -> tuple[Added, ...]:
    """One more change; they are sorted, since it does not matter which of them came first."""
    return tuple(sorted([*added, (source, by, rule)]))
