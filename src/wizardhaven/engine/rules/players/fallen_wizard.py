"""A Fallen-wizard names himself before the draft, and a Wizard may bring others instead. [SET-10, FW-07]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.rules.flow.points import Point, at
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECK, OUT, SIDEBOARD, CardId, Place
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Alignment, PlayerKind

MOST_DIFFERENT: Final = 2


@at(Point.GETTING_READY, PlayerKind.FALLEN_WIZARD)
def names_himself(table: Table, seat: int) -> list[Step]:
    """Each Fallen-wizard names himself before starting companies are chosen. [FW-06, FW-89]"""
    return [NameHimself(seat)]


@final
class NameHimself(Step):
    """A Fallen-wizard says who he is; who plays a Wizard may answer that. [FW-06, FW-07]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        record(table, Happening.NAMED_HIMSELF, seat=self.seat)
        if table.kinds[1 - self.seat].exchanges_fallen:
            table.push(ExchangeWizards(1 - self.seat))


@final
class ExchangeWizards(Choice):
    """Wizards of the person who has fallen may be exchanged for others from outside the deck. [FW-07]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.OTHER_WIZARD

    def options(self, table: Table) -> Sequence[Action]:
        fallen = table.declared[1 - self.seat]
        outside = [card for card in _wizards(table, self.seat, OUT) if table.printed[card].name != fallen]
        offers = [PASS]
        for place in (DECK, SIDEBOARD):
            same = [card for card in _wizards(table, self.seat, place) if table.printed[card].name == fallen]
            if same:
                for other in one_of_each(table, outside):
                    if _may_join(table, self.seat, other, place):
                        # which copy it is tells nothing of the order in which the deck lies
                        offers.append(Action(Verb.EXCHANGE_WIZARD, other, min(same)))
        return offers

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.EXCHANGE_WIZARD:
            place = table.cards[action.other].place
            move(table, action.other, OUT)
            move(table, action.card, place)
            record(table, Happening.WIZARD_EXCHANGED, action.card, action.other, self.seat)
            table.push(ExchangeWizards(self.seat))

    def refusal(self) -> Reason:
        return Reason.GETTING_READY


def _wizards(table: Table, seat: int, place: Place) -> list[CardId]:
    """The hero Wizards in a pile; a Fallen-wizard kept against the day of the fall is none."""
    return [
        card
        for card in table.pile(seat, place)
        if table.printed[card].avatar and table.printed[card].alignment is Alignment.HERO
    ]


def _may_join(table: Table, seat: int, other: CardId, place: Place) -> bool:
    """Whether the avatars are still a mix that the deck may have; who has fallen is left out.

    Not three different ones in the play deck, and only one of all in several copies. [DECK-06, DECK-11]
    """
    fallen, name = table.declared[1 - seat], table.printed[other].name
    in_deck = [table.printed[card].name for card in _wizards(table, seat, DECK)]
    aside = [table.printed[card].name for card in _wizards(table, seat, SIDEBOARD)]
    both = [one for one in (*in_deck, *aside, name) if one != fallen]
    different = {one for one in in_deck if one != fallen}
    several = {one for one in both if both.count(one) > 1}
    fits = place != DECK or name in different or len(different) < MOST_DIFFERENT
    return fits and len(several) <= 1
