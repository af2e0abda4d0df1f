"""The roll of somebody who takes part in a strike. [CMB-30, CVC-14]"""

from __future__ import annotations

from wizardhaven.engine.queries.combat.strikes import strike_at_hand
from wizardhaven.engine.rules.flow.chance import RollChoice
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.strike import Strike
from wizardhaven.engine.state.table import Table


class FightersRoll(RollChoice):
    """Whoever rolls twice uses the better roll; `best` is the first of two, once it is made."""

    __slots__ = ("best", "fighter")

    def __init__(self, fighter: CardId, best: int = 0) -> None:
        super().__init__()
        self.fighter = fighter
        self.best = best

    def roller(self) -> CardId:
        return self.fighter

    def rolled(self, table: Table, total: int) -> None:
        if self.best == 0 and self.is_twice(strike_at_hand(table)):
            table.push(self.again(total))
        else:
            self.counts(table, max(total, self.best))

    def is_twice(self, strike: Strike) -> bool:
        """Whether there is a second roll; as a rule the defender's own cards say so."""
        return strike.twice

    def again(self, best: int) -> FightersRoll:
        """The second roll of the same sort."""
        raise AssertionError(f"{self!r} is not rolled twice")

    def counts(self, table: Table, best: int) -> None:
        """The roll that counts is known."""
        raise AssertionError(f"{self!r} does nothing with its roll")
