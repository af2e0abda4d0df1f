"""The untap phase: untapping, healing, and the hazard player's way to the sideboard. [UNT-15 to UNT-19]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import heal, untap
from wizardhaven.engine.changes.lasting import end_until_untap
from wizardhaven.engine.changes.piles import remember
from wizardhaven.engine.changes.turn import begin_phase
from wizardhaven.engine.queries.cards.in_play import avatar_of, characters_of, company_of, factions_of
from wizardhaven.engine.queries.players.identity import stands_for_player
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.queries.sites.treated_as import is_renewed
from wizardhaven.engine.queries.words.barred import is_under
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.rules.chain.windows import Window
from wizardhaven.engine.rules.effects.roll_for import RollForCard
from wizardhaven.engine.rules.piles.sideboard import offer_sideboard, open_sideboard
from wizardhaven.engine.rules.prisoners.captivity import await_captivity
from wizardhaven.engine.rules.turn.phases import BeginningOfPhase, EndOfPhase
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import PASSIVE, Declaration
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, NONE, TAPPED, WOUNDED, CardId
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import ALLY, CHARACTER, SITE
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, Roll
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast
from wizardhaven.vocabulary.terms import Phase, Purpose, Turned


@final
class UntapPhase(Step):
    """Prisoners suffer, cards untap, the wounded heal at havens; then both players may act. [UNT-15]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        begin_phase(table, Phase.UNTAP)
        await_captivity(table)
        table.push(
            BeginningOfPhase(Phase.UNTAP),
            UntapCards(),
            UntapWindow(table.active),
            HazardSideboard(1 - table.active),
            EndOfPhase(Phase.UNTAP),
        )


@final
class UntapCards(Step):
    """Everything that may untap or heal does. [UNT-15, UNT-16]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        if table.lasting:
            end_until_untap(table, table.active)
        weary = _weary(table) if Deed.UNTAP in table.lexicon else []
        for card in (*table.pile(table.active, IN_PLAY), *factions_of(table, table.active)):
            if all([card != roll.character for roll in weary]):
                _untap_or_heal(table, card)
        table.push(*weary)


def _weary(table: Table) -> list[RollForCard]:
    """The rolls of those who are tapped where a card in play lets nobody untap without one."""
    found: list[RollForCard] = []
    for event in table.board:
        for barred in table.printed[event].forbids:
            if barred.deed is Deed.UNTAP and isinstance(barred.unless, AtLeast) and barred.where is not None:
                above, spent = barred.unless.number - 1, Become(Subject.TARGET, Turned.UNTAPPED)
                roll = Roll(None, Subject.TARGET, (Amount.MIND,), above, (spent,))
                for one in characters_of(table, table.active):
                    if (
                        table.cards[one].status == TAPPED
                        and fits(table, one, barred.what)
                        and is_under(table, one, barred)
                    ):
                        declared = Declaration(PASSIVE, table.owners[event], event, aim=Aim(CARD, one))
                        found.append(RollForCard(roll, declared, one, None))
    return found


def _untap_or_heal(table: Table, card: CardId) -> None:
    """One of the two, never both; sites do neither. [UNT-15, UNT-16]"""
    printed = table.printed[card]
    status = table.cards[card].status
    if printed.kind == SITE:
        if status == TAPPED and is_renewed(table, card):
            untap(table, card)
        return
    if status == TAPPED:
        if not any([a.deed is Deed.UNTAP and a.what is Subject.THIS_CARD for a in printed.forbids]):
            untap(table, card)
    elif status == WOUNDED and printed.kind in (CHARACTER, ALLY):
        company = table.companies.get(company_of(table, card))
        if company is not None and is_haven(table, company.site, Purpose.HEALING):
            heal(table, card)


@final
class UntapWindow(Window):
    """Resources may be played in the untap phase as in any other. [UNT-03]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.UNTAP_ACTIONS

    def again(self, seat: int, passes: int) -> Window:
        return UntapWindow(seat, passes)


@final
class HazardSideboard(Choice):
    """Against a player whose avatar is in play the hazard player may use his sideboard. [UNT-19]

    So he may against one for whom a card stands.
    """

    __slots__ = ()

    asks: ClassVar[Question] = Question.HAZARD_SIDEBOARD

    def options(self, table: Table) -> Sequence[Action]:
        offers = [PASS]
        if avatar_of(table, table.active) != NONE or stands_for_player(table, table.active):
            offer_sideboard(table, self.seat, NO_CARD, offers, hazards=True)
        return offers

    def take(self, table: Table, action: Action) -> None:
        if action.verb is not Verb.PASS:
            remember(table, Remembered.HAZARD_SIDEBOARD)
            table.push(open_sideboard(self.seat, action, hazards=True))

    def refusal(self) -> Reason:
        return Reason.SIDEBOARD_CHANCE
