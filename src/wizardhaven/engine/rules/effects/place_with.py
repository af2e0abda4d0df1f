"""A card is placed with a character. [EVT-09]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import put_among_points, tap
from wizardhaven.engine.changes.control import choose_for, lay_on
from wizardhaven.engine.queries.cards.in_play import members_of
from wizardhaven.engine.queries.players.alignments import shuns
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.rules.flow.performers import always, meant
from wizardhaven.engine.rules.flow.putters import puts
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, NONE, UNTAPPED, CardId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.putting import Way
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Pile


@puts(Way.PLACED, always)
def perform_place_with(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The card comes into play with a character or a site, or somebody may tap to take it."""
    assert isinstance(effect, Put)
    onto = effect.onto
    if not isinstance(onto, Subject) or onto is Subject.COMPANY or effect.to is Pile.POINTS:
        table.push(TakeCard(effect, declaration))
        return
    character = meant(table, onto, declaration)
    if character != NONE and table.cards[character].place == IN_PLAY:
        lay_on(table, declaration.card, character)


@final
class TakeCard(Choice):
    """An untapped character of the company at hand may tap to take the card, or to have it count for points.

    Perhaps only the one who was chosen for it may.

    In the latter case it remembers the site. [EVT-07]
    """

    __slots__ = ("among_points", "card", "such", "taps", "who")

    asks: ClassVar[Question] = Question.TAKE_CARD

    def __init__(self, effect: Put, declaration: Declaration) -> None:
        super().__init__(declaration.seat)
        self.card: CardId = declaration.card
        self.among_points = effect.to is Pile.POINTS
        such = effect.onto
        self.taps = self.among_points or such is Subject.COMPANY
        self.such: Such = ANYBODY if such is None or isinstance(such, Subject) else such
        self.who = declaration.aim.card if such is Subject.TARGET else NO_CARD

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.card

    def options(self, table: Table) -> Sequence[Action]:
        members = members_of(table, table.company)
        able = [
            member
            for member in members
            if (not self.taps or table.cards[member].status == UNTAPPED)
            and not shuns(table, self.card, member)
            and fits(table, member, self.such)
            and self.who in (NO_CARD, member)
        ]
        return [PASS, *[Action(Verb.PLAY_AT_SITE, self.card, member) for member in able]]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PLAY_AT_SITE:
            if self.taps:
                tap(table, action.other)
            if self.among_points:
                put_among_points(table, self.card)
                choose_for(table, self.card, table.companies[table.company].site)
            else:
                lay_on(table, self.card, action.other)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
