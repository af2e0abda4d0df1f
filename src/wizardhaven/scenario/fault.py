"""What is wrong with a position: the card that is wrong, and a sentence about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from wizardhaven.engine.values import CardId


class Fault(NamedTuple):
    """The sentence is for the one who has set the table; the card tells him where."""

    card: CardId
    sentence: str


Faults: TypeAlias = Iterator[Fault]
