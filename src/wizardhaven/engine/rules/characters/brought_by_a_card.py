"""A character comes into play by leave of a card that is then placed with him. [FW-20, FW-23, SET-23]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.changes.control import place_with
from wizardhaven.engine.changes.piles import remember
from wizardhaven.engine.queries.agents.agents import is_character_for
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.characters.admission import waiting_leaves
from wizardhaven.engine.rules.characters.coming_into_play import bring_into_play, offer_character
from wizardhaven.engine.rules.characters.followers import KeepFollowers
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.ids import HAND, NONE, CardId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.subjects import Subject


def comes_with_character(table: Table, card: CardId) -> bool:
    """Whether the card is played only together with the one whom it lets into play."""
    leave = table.printed[card].permit(Deed.BRING_ONE)
    return leave is not None and leave.by is not Subject.COMPANY


def why_nobody_comes(table: Table, card: CardId) -> Reason | None:
    """Why a card that is played together with a character cannot be played; None if it can."""
    if not comes_with_character(table, card):
        return None
    if noted(table, Remembered.CHARACTER_ACTION):
        return Reason.ONE_CHARACTER_A_TURN
    return None if _newcomers(table, table.owners[card], card) else Reason.NOBODY_TO_BRING


def _newcomers(table: Table, seat: int, through: CardId) -> list[Action]:
    """Everybody in hand who could come with the card, and where to."""
    offers: list[Action] = []
    for card in table.pile(seat, HAND):
        if is_character_for(table, seat, card):
            offer_character(table, seat, card, offers, through)
    return offers


def offer_by_leave(table: Table, seat: int, card: CardId, offers: list[Action]) -> None:
    """How somebody in hand could join a company on which such a card waits for him. [SET-23]"""
    seen: list[tuple[str, int]] = []
    for leave in waiting_leaves(table, seat):
        waits = (table.printed[leave].name, table.cards[leave].company)
        if waits[1] != NONE and waits not in seen:
            seen.append(waits)
            offer_character(table, seat, card, offers, leave)


def bring_by_leave(table: Table, seat: int, action: Action) -> None:
    """The character comes into play; the card that let him come is placed with him."""
    bring_into_play(table, seat, action)
    for leave in waiting_leaves(table, seat):
        if action.names == (table.printed[leave].name,):
            if table.cards[leave].company in (NONE, action.number):
                place_with(table, leave, action.card)
                return


@final
class BringAlong(Choice):
    """The one who comes into play with the card; if there is nobody any more, it is discarded. [FW-23]"""

    __slots__ = ("card",)

    asks: ClassVar[Question] = Question.BRING_ALONG

    def __init__(self, seat: int, card: CardId) -> None:
        super().__init__(seat)
        self.card = card

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.card

    def options(self, table: Table) -> Sequence[Action]:
        return _newcomers(table, self.seat, self.card) or [PASS]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            discard(table, self.card)
            return
        remember(table, Remembered.CHARACTER_ACTION)
        bring_by_leave(table, self.seat, action)
        table.push(KeepFollowers())

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
