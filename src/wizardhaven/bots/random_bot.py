"""Any legal action, each as likely as the next: the tireless tester."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from wizardhaven.engine.values import Action, Chance
from wizardhaven.view.seat_view import View


@final
class RandomBot:
    """It looks at nothing but the number of its options; the same seed chooses the same way."""

    def __init__(self, seed: int) -> None:
        self.looks = False
        self.chance = Chance(seed)

    def choose(self, view: View | None, options: Sequence[Action]) -> Action:
        return options[self.chance.below(len(options))]
