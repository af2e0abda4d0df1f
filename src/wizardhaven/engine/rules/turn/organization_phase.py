"""The organization phase: its open part, and what closes it. [ORG-01, ORG-02, ORG-81, ORG-82]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import discard, return_to_hand, tap
from wizardhaven.engine.changes.companies import plan_movement
from wizardhaven.engine.changes.control import free
from wizardhaven.engine.changes.lasting import end_through_organization
from wizardhaven.engine.changes.piles import remember
from wizardhaven.engine.changes.turn import begin_phase
from wizardhaven.engine.queries.agents.agents import is_character_for
from wizardhaven.engine.queries.cards.in_play import avatar_of, characters_of, company_of
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.movement.destinations import destinations
from wizardhaven.engine.queries.numbers.influence import controlling_influence, used_general_influence
from wizardhaven.engine.queries.players.stage_points import may_be_given_up
from wizardhaven.engine.rules.chain.moments import AT_ANY_POINT
from wizardhaven.engine.rules.chain.windows import Window
from wizardhaven.engine.rules.characters.followers import KeepFollowers
from wizardhaven.engine.rules.companies.split import LayOffSolitude, UndoIdleSplits
from wizardhaven.engine.rules.corruption.corruption_cards import offer_removals, try_removal
from wizardhaven.engine.rules.flow.occasions import Occurrence, do_at_once
from wizardhaven.engine.rules.items.storing import offer_putting_by, offer_storing, store_card
from wizardhaven.engine.rules.items.transfer import offer_transfers, transfer_item
from wizardhaven.engine.rules.piles.sideboard import offer_from_sideboard, offer_sideboard, open_sideboard
from wizardhaven.engine.rules.turn.organizing import Organizing
from wizardhaven.engine.rules.turn.phases import BeginningOfPhase, EndOfPhase
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.ids import GENERAL, NONE, UNCHARGED, UNCONTROLLED, UNTAPPED, CardId
from wizardhaven.engine.state.lexicon import FromSideboard
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.triggers import OCCASION_BITS
from wizardhaven.engine.state.printed.uses import MOMENT_BITS
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.terms import Moment, Phase


@final
class OrganizationPhase(Step):
    """An open part, the end of the phase, and the reckoning of influence. [ORG-02]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        begin_phase(table, Phase.ORGANIZATION)
        for character in characters_of(table, table.active):
            if table.cards[character].controller == UNCHARGED:
                free(table, character)  # now his mind is charged [PRS-10]
        for card in table.watchers:
            _organizes(table, card)
        table.push(
            BeginningOfPhase(Phase.ORGANIZATION),
            OrganizationWindow(table.active),
            EndOfOrganization(table.active),
            EndOfPhase(Phase.ORGANIZATION),
            UndoIdleSplits(),
            LayOffSolitude(),
            ReturnNewcomers(),
            DiscardUncontrolled(),
            SettleInfluence(table.active),
            EndOfLasting(table.active),
        )


def _organizes(table: Table, card: CardId) -> None:
    """What a card does as the organization phase of its company begins. [TIM-73]"""
    if table.printed[card].occasions & OCCASION_BITS[Occasion.COMPANY_ORGANIZES]:
        company = table.companies.get(company_of(table, card))
        if company is not None and company.seat == table.active:
            organizing = Occurrence(Occasion.COMPANY_ORGANIZES, company.seat, company=company.id)
            do_at_once(table, card, organizing)


@final
class OrganizationWindow(Window):
    """Organizing, storing, transferring, the sideboard, planning movement, and resources. [ORG-02]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.ORGANIZATION_ACTIONS

    def offer_more(self, table: Table, offers: list[Action]) -> None:
        if self.seat != table.active:
            return
        if not noted(table, Remembered.ORGANIZED):
            offers.append(Action(Verb.ORGANIZE))
        _offer_movement(table, self.seat, offers)
        avatar = avatar_of(table, self.seat)
        if avatar != NONE and table.cards[avatar].status == UNTAPPED:
            offer_sideboard(table, self.seat, avatar, offers, hazards=False)
        if FromSideboard in table.lexicon:
            offer_from_sideboard(table, self.seat, offers)
        offer_storing(table, self.seat, offers)
        offer_putting_by(table, self.seat, offers)
        offer_transfers(table, self.seat, offers)
        offer_removals(table, self.seat, offers)

    def take_more(self, table: Table, action: Action) -> None:
        verb = action.verb
        table.push(KeepFollowers(), self.again(self.seat, 0))
        if verb is Verb.ORGANIZE:
            remember(table, Remembered.ORGANIZED)
            table.push(KeepFollowers(), Organizing(self.seat))
        elif verb is Verb.PLAN_MOVEMENT:
            plan_movement(table, action.company_meant, action.card)
        elif verb in (Verb.SIDEBOARD_TO_DECK, Verb.SIDEBOARD_TO_DISCARD):
            tap(table, action.card)
            table.push(open_sideboard(self.seat, action, hazards=False))
        elif verb is Verb.STORE:
            table.push(*store_card(table, action.card, action.aim.card))
        elif verb is Verb.TRANSFER:
            table.push(*transfer_item(table, action.card, action.other))
        else:
            table.push(*try_removal(table, action))

    def again(self, seat: int, passes: int) -> Window:
        return OrganizationWindow(seat, passes)

    def why_not(self, table: Table, card: CardId) -> Reason | None:
        if is_character_for(table, self.seat, card) and self.seat == table.active:
            done = noted(table, Remembered.ORGANIZED)
            return Reason.ORGANIZED_ALREADY if done else Reason.ONLY_WHILE_ORGANIZING
        return Window.why_not(self, table, card)


@final
class EndOfOrganization(Window):
    """What is meant for the very end of the phase. [UNT-06]

    A Fallen-wizard may give up one of his stage resources. [FW-30]
    """

    __slots__ = ()

    asks: ClassVar[Question] = Question.END_OF_ORGANIZATION

    def moment(self, table: Table) -> int:
        if self.seat != table.active:
            return AT_ANY_POINT
        return AT_ANY_POINT | MOMENT_BITS[Moment.END_OF_ORGANIZATION]

    def offer_more(self, table: Table, offers: list[Action]) -> None:
        """What lets a company move as it otherwise could not may come as late as this. [ORG-73]"""
        if self.seat != table.active:
            return
        if table.lasting:
            _offer_movement(table, self.seat, offers, specially=True)
        if table.kinds[self.seat].has_stage_cards and not noted(table, Remembered.GAVE_UP_STAGE):
            for card in may_be_given_up(table, self.seat):
                offers.append(Action(Verb.DISCARD_STAGE, card))

    def take_more(self, table: Table, action: Action) -> None:
        if action.verb is Verb.DISCARD_STAGE:
            remember(table, Remembered.GAVE_UP_STAGE)
            discard(table, action.card)
        else:
            plan_movement(table, action.company_meant, action.card)
        table.push(self.again(self.seat, 0))

    def again(self, seat: int, passes: int) -> Window:
        return EndOfOrganization(seat, passes)


def _offer_movement(table: Table, seat: int, offers: list[Action], specially: bool = False) -> None:
    """Every company that has not been sent anywhere yet may be. [ORG-61]"""
    for company in companies_of(table, seat):
        if company.destination == NONE:
            for site in destinations(table, company, specially):
                offers.append(Action(Verb.PLAN_MOVEMENT, site, number=company.id))


@final
class ReturnNewcomers(Step):
    """If general influence is exceeded, whoever was played this turn goes back to hand first. [ORG-81]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        if not is_exceeded(table, table.active):
            return
        for character in characters_of(table, table.active):
            if noted(table, Remembered.CHARACTER_PLAYED, character) and not table.printed[character].avatar:
                return_to_hand(table, character)


@final
class DiscardUncontrolled(Step):
    """Who was not brought under control again is discarded. [ORG-82]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        for character in characters_of(table, table.active):
            if table.cards[character].controller == UNCONTROLLED:
                discard(table, character)


def is_exceeded(table: Table, seat: int) -> bool:
    """Whether the minds under general influence are too much for it. [ORG-81]"""
    return used_general_influence(table, seat) > controlling_influence(table, seat)


@final
class EndOfLasting(Step):
    """What was to hold through the organization phase is over. [EVT-02]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        if table.lasting:
            end_through_organization(table, self.seat)


@final
class SettleInfluence(Step):
    """As long as general influence is exceeded, somebody has to leave. [ORG-81]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        if is_exceeded(table, self.seat):
            table.push(ChooseWhoLeaves(self.seat))


@final
class ChooseWhoLeaves(Choice):
    """The player chooses who has to leave. [ORG-81]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.WHO_LEAVES

    def options(self, table: Table) -> Sequence[Action]:
        return [
            Action(Verb.DISCARD_CHARACTER, character)
            for character in characters_of(table, self.seat)
            if not table.printed[character].avatar and table.cards[character].controller == GENERAL
        ]

    def take(self, table: Table, action: Action) -> None:
        discard(table, action.card)
        table.push(SettleInfluence(self.seat))

    def refusal(self) -> Reason:
        return Reason.SETTLING_INFLUENCE
