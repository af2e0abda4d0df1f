"""A mutant: one small change to the rules or to a card, which the stories ought to notice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

RULE = "rule"
CARD = "card"


@dataclass(frozen=True)
class Mutant:
    """What is changed, said in one line, and how; the line is its name from one run to the next."""

    kind: str
    name: str
    touches: str
    """The function whose text is changed, or the code of the card: stories that come by there may notice."""
    apply: Callable[[], None]
