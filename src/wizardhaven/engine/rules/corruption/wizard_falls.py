"""The optional rule of the Wizard who falls instead of being lost. [DECK-31, COR-16]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from wizardhaven.engine.changes.avatars import exchange_avatar
from wizardhaven.engine.changes.cards import eliminate
from wizardhaven.engine.changes.chain import set_chain_aside
from wizardhaven.engine.rules.chain.chain import TakeUpChain, answered
from wizardhaven.engine.rules.chain.declaring import begin_use
from wizardhaven.engine.rules.chain.offers import offer_uses
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.ids import SIDEBOARD, CardId
from wizardhaven.engine.state.printed.uses import MOMENT_BITS
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Length, PlayerKind

MOST_STAGE_POINTS: Final = 3


ANY_MOMENT: Final = sum(MOMENT_BITS.values())


def may_fall(table: Table, wizard: CardId, short_by: int) -> bool:
    """Whether a failed check leaves the choice: by no more than one, and with the cards at hand. [COR-16]"""
    seat = table.owners[wizard]
    if not table.settings.wizard_may_fall or not table.printed[wizard].avatar or short_by > 1:
        return False
    if not table.kinds[seat].avatar_may_fall:
        return False
    return any([_could_begin(table, wizard, fallen) for fallen in _fallen(table, wizard)])


def _could_begin(table: Table, wizard: CardId, fallen: CardId) -> bool:
    """Whether he could play a stage card once he has fallen: what is playable then counts. [FW-86]"""
    afterwards = table.clone()
    exchange_avatar(afterwards, wizard, fallen)
    return bool(_stage_plays(afterwards, table.owners[wizard]))


def _fallen(table: Table, wizard: CardId) -> list[CardId]:
    """The Fallen-wizard of the same name in the sideboard; one copy is as good as another."""
    name = table.printed[wizard].name
    found: list[CardId] = []
    for card in table.pile(table.owners[wizard], SIDEBOARD):
        character = table.printed[card].character
        if character is not None and character.avatar is PlayerKind.FALLEN_WIZARD and character.name == name:
            found.append(card)
    return found[:1]


def _stage_plays(table: Table, seat: int) -> list[Action]:
    """Every way to play a stage permanent-event of at most three stage points out of the sideboard."""
    offers: list[Action] = []
    for card in table.pile(seat, SIDEBOARD):
        printed = table.printed[card]
        if printed.stage and printed.is_event(Length.PERMANENT) and printed.stage_points <= MOST_STAGE_POINTS:
            offer_uses(table, seat, card, ANY_MOMENT, offers, in_play=False, starting=True)
    return offers


@final
class MayFall(Choice):
    """The player lets his Wizard fall, or loses him. [COR-16]"""

    __slots__ = ("wizard",)

    asks: ClassVar[Question] = Question.MAY_FALL

    def __init__(self, seat: int, wizard: CardId) -> None:
        super().__init__(seat)
        self.wizard = wizard

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.wizard

    def options(self, table: Table) -> Sequence[Action]:
        return [PASS, *[Action(Verb.FALL, fallen) for fallen in _fallen(table, self.wizard)]]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.FALL:
            exchange_avatar(table, self.wizard, action.card)
            table.push(FirstStage(self.seat))
        else:
            eliminate(table, self.wizard)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


@final
class FirstStage(Choice):
    """He plays one stage permanent-event out of the sideboard at once. [COR-16]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.FIRST_STAGE

    def options(self, table: Table) -> Sequence[Action]:
        return _stage_plays(table, self.seat) or [PASS]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            return
        if table.chain:
            set_chain_aside(table)
            begin_use(table, self.seat, action)
            answered(table, self.seat, TakeUpChain())
        else:
            begin_use(table, self.seat, action)
            answered(table, self.seat)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
