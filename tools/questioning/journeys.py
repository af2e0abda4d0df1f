"""What the page keeps in mind for who organizes: the door, journeys and ways, the order of companies."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.values import NONE, Action, CardId, Question, Table, Verb
from wizardhaven.game.game import Game
from wizardhaven.protocol.answers import answers_to
from wizardhaven.protocol.planning import planned
from wizardhaven.text.language import Language

DOORS: Final = (Verb.ORGANIZE, Verb.FINISH_ORGANIZING)
IN_ORDER: Final = (Question.NEXT_TO_TRAVEL, Question.NEXT_AT_SITE)


class Notes:
    """The journeys that one seat has noted, and what lay on the table when it set out."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._ways: dict[str, str] = {}
        self._lying: tuple[CardId, ...] = ()

    def keeps(self, game: Game, place: int) -> int | None:
        """The clicks that an answer takes for which nobody has to be asked; None if somebody has."""
        option = game.options()[place]
        if option.verb in DOORS:
            return 0
        if option.verb is Verb.PLAN_MOVEMENT:
            return self._note(game, option)
        if option.verb is Verb.PASS and game.pending is not None:
            self._sets_out(game, game.pending.asks)
        return self._go(game, place) if option.verb is Verb.TRAVEL else None

    def _note(self, game: Game, option: Action) -> int:
        """A drag to the site; the page proposes the way."""
        journey = planned(game, "", "", option, Language.EN)
        if journey is not None and journey.ways:
            self._ways[str(option.company_meant)] = journey.ways[0].anchor.ref
        return 1

    def _sets_out(self, game: Game, asks: Question) -> None:
        if asks is Question.ORGANIZATION_ACTIONS:
            self._lying = lying(game.table)

    def _go(self, game: Game, place: int) -> int | None:
        """Another way than the one proposed takes a click; if something came into play, one is asked."""
        said = answers_to(game, self._seat)[place]
        way = None if said.source is None else self._ways.pop(said.source.ref, None)
        if way is None or self._lying != lying(game.table):
            return None
        return 0 if said.targets[0].ref == way else 1


def lying(table: Table) -> tuple[CardId, ...]:
    """What lies on the table for all to see."""
    return tuple([card for card in table.board if table.cards[card].company == NONE])


def in_order(game: Game, place: int) -> int | None:
    """The clicks for the company that comes next, none for the first in the list; None if it is not asked."""
    choice = game.pending
    if choice is None or choice.asks not in IN_ORDER:
        return None
    return min(place, 1)
