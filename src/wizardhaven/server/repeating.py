"""What somebody has just passed on himself: he is not asked about it again while nothing is done.

At a company's journey both are asked in turn, and who may act first is asked once more when the other has
passed. A card that is placed on-guard changes nothing for whoever it is meant for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from wizardhaven.engine.values import Action, CompanyId, Question, Verb
from wizardhaven.game.game import Game
from wizardhaven.vocabulary.terms import Phase

NO_DEEDS: Final = (Verb.PASS, Verb.PLACE_ON_GUARD)


class Where(NamedTuple):
    """A window, as often as it is opened on the way of one company."""

    turn: tuple[int, int]
    phase: Phase
    company: CompanyId
    question: Question


class Repeats:
    """What one seat has passed on at the window where it passed last."""

    def __init__(self) -> None:
        self._where: Where | None = None
        self._options: Sequence[Action] = ()

    def passed(self, game: Game) -> None:
        """The person passes on everything that he could do."""
        self._where, self._options = _where(game), tuple(game.options())

    def left(self, game: Game, options: Sequence[Action]) -> list[Action]:
        """Those that he has not passed on here."""
        if self._where is None or self._where != _where(game):
            return list(options)
        return [option for option in options if not any([option.same(one) for one in self._options])]

    def acted(self, action: Action | None) -> None:
        """Somebody has chosen, or has thrown the dice: what he does may be worth an answer."""
        if action is None or action.verb not in NO_DEEDS:
            self.forget()

    def forget(self) -> None:
        self._where, self._options = None, ()


def _where(game: Game) -> Where | None:
    table, choice = game.table, game.pending
    if choice is None:
        return None
    return Where((table.turn, table.active), table.phase, table.company, choice.asks)
