"""What a card adds to a number of others, taken apart once so that no rule has to do it again."""

from __future__ import annotations

from typing import final

from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.whose import is_of_others, scope, spared, who


@final
class Share:
    """A number that is changed: which, whose it is, who of them is meant, and what else must hold."""

    __slots__ = ("by", "change", "condition", "others", "scope", "spares", "what", "who")

    def __init__(self, change: Modify) -> None:
        self.change = change
        self.what = change.what
        self.by = change.by
        self.condition = change.condition
        self.scope = scope(change)
        self.who = who(change)
        self.others = is_of_others(change)
        self.spares = spared(change.of)
