"""The organizing block: a character is played or discarded, companies are set. [ORG-01, ORG-05, ORG-37]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.changes.companies import join_company
from wizardhaven.engine.changes.control import follow, free
from wizardhaven.engine.changes.piles import remember
from wizardhaven.engine.queries.agents.agents import is_character_for
from wizardhaven.engine.queries.cards.in_play import avatar_of, is_avatar
from wizardhaven.engine.queries.cards.notes import noted, noted_with
from wizardhaven.engine.queries.characters.admission import comes_besides, is_welcome
from wizardhaven.engine.queries.characters.one_a_turn import called, counts_as_action, may_act
from wizardhaven.engine.queries.characters.ringwraith_followers import may_lead
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.companies.composition import may_be_company
from wizardhaven.engine.queries.numbers.control_cost import general_cost
from wizardhaven.engine.queries.numbers.influence import (
    can_control,
    controlling_influence,
    followers_of,
    used_general_influence,
)
from wizardhaven.engine.queries.sites.home_sites import is_home_site
from wizardhaven.engine.queries.sites.on_the_site import place_name
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.rules.characters.brought_by_a_card import bring_by_leave, offer_by_leave
from wizardhaven.engine.rules.characters.coming_into_play import offer_character, why_not_character
from wizardhaven.engine.rules.characters.followers import KeepFollowers
from wizardhaven.engine.rules.companies.split import PlaceHazards, are_parts, join, offer_split, split_off
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import GENERAL, HAND, NONE, UNCONTROLLED, CardId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import CHARACTER
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table

# Which change of control is noted.
FREED: Final = 0


FOLLOWED: Final = 1


@final
class Organizing(Choice):
    """Nothing else may be done until the block is closed. [ORG-01]

    Within a block each character changes companies at most once, is freed at most once and becomes a
    follower at most once: every arrangement can be reached that way, and nobody can go round in circles.
    """

    __slots__ = ()

    asks: ClassVar[Question] = Question.ORGANIZING

    def options(self, table: Table) -> Sequence[Action]:
        offers = [Action(Verb.FINISH_ORGANIZING)]
        for card in (*table.pile(self.seat, HAND), *called(table, self.seat)):
            if is_character_for(table, self.seat, card):
                if may_act(table, self.seat, card):
                    offer_character(table, self.seat, card, offers)
                    offer_by_leave(table, self.seat, card, offers)
                else:
                    offers.extend(_welcomed(table, self.seat, card))
        _offer_discards(table, self.seat, offers)
        for company in companies_of(table, self.seat):
            _offer_control(table, company, offers)
            _offer_companies(table, company, offers)
        return offers

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.FINISH_ORGANIZING:
            table.push(PlaceHazards())
            return
        _rearrange(table, self.seat, action)
        table.push(KeepFollowers(), Organizing(self.seat))

    def why_not(self, table: Table, card: CardId) -> Reason | None:
        if table.printed[card].agent and not is_character_for(table, self.seat, card):
            return Reason.AGENTS_ARE_HAZARDS
        if table.printed[card].kind != CHARACTER:
            return Reason.NOT_WHILE_ORGANIZING
        if not may_act(table, self.seat, card):
            return None if _welcomed(table, self.seat, card) else Reason.ONE_CHARACTER_A_TURN
        return why_not_character(table, self.seat, card)


def _welcomed(table: Table, seat: int, card: CardId) -> list[Action]:
    """How a character could come into play whom nobody counts: he may come besides others, or joins a
    company that has room for any number of them. [ORG-05]
    """
    offers: list[Action] = []
    if comes_besides(table, card):
        offer_character(table, seat, card, offers)
        return offers
    if table.board:
        offer_character(table, seat, card, offers)
    return [offer for offer in offers if is_welcome(table, card, offer.company_meant)]


def _offer_discards(table: Table, seat: int, offers: list[Action]) -> None:
    """Anybody but an avatar, at his home site or a haven. [ORG-06]"""
    for company in companies_of(table, seat):
        for member in company.members:
            card = table.printed[member].character
            if card is None or card.avatar is not None or not may_act(table, seat, member):
                continue
            if is_haven(table, company.site) or is_home_site(table, member, company.site):
                offers.append(Action(Verb.DISCARD_CHARACTER, member))


def _offer_control(table: Table, company: Company, offers: list[Action]) -> None:
    """Becoming a follower, or coming under general influence. [ORG-45, ORG-46]"""
    used, most = used_general_influence(table, company.seat), controlling_influence(table, company.seat)
    for member in company.members:
        if table.printed[member].avatar:
            _offer_lord(table, company, member, offers)
            continue
        controller = table.cards[member].controller
        if controller != GENERAL and not noted_with(table, Remembered.CONTROL_CHANGED, member, FREED):
            if used + general_cost(table, member) <= most:
                offers.append(Action(Verb.FREE, member))
        if noted_with(table, Remembered.CONTROL_CHANGED, member, FOLLOWED) or followers_of(table, member):
            continue
        for leader in company.members:
            if leader not in (member, controller) and can_control(table, leader, member):
                offers.append(Action(Verb.FOLLOW, member, leader))


def _offer_lord(table: Table, company: Company, member: CardId, offers: list[Action]) -> None:
    """A Ringwraith who has lost his lord may follow him again once he is back beside him. [ORG-23]"""
    lord = avatar_of(table, company.seat)
    if table.cards[member].controller == UNCONTROLLED and lord in company.members:
        if may_lead(table, lord, member):
            offers.append(Action(Verb.FOLLOW, member, lord))


def _offer_companies(table: Table, company: Company, offers: list[Action]) -> None:
    """Changing companies, joining two of them, splitting one. [ORG-47, ORG-48, ORG-50]"""
    if company.destination != NONE:
        return
    site = place_name(table, company.site)
    others = [
        other
        for other in companies_of(table, company.seat)
        if other.id != company.id and other.destination == NONE and place_name(table, other.site) == site
    ]
    for other in others:
        together = (*company.members, *other.members)
        if other.id > company.id and not are_parts(table, company.id, other.id):
            if may_be_company(table, company.site, together):
                offers.append(Action(Verb.JOIN_COMPANIES, number=company.id, company=other.id))
    for member in company.members:
        if not _leads_a_group(table, member) or noted(table, Remembered.REARRANGED, member):
            continue
        group = (member, *followers_of(table, member))
        if len(group) == len(company.members):
            continue
        offer_split(table, company, member, offers)
        for other in others:
            if may_be_company(table, other.site, (*other.members, *group)):
                offers.append(Action(Verb.CHANGE_COMPANY, member, number=other.id))


def _leads_a_group(table: Table, member: CardId) -> bool:
    """An avatar or somebody under general influence moves with his followers. [ORG-47]"""
    return is_avatar(table, member) or table.cards[member].controller == GENERAL


def _rearrange(table: Table, seat: int, action: Action) -> None:
    verb = action.verb
    if verb is Verb.PLAY_CHARACTER:
        counted = not is_welcome(table, action.card, action.company_meant)
        if counted and not comes_besides(table, action.card):
            remember(table, counts_as_action(table, seat, action.card))
        bring_by_leave(table, seat, action)
    elif verb is Verb.DISCARD_CHARACTER:
        remember(table, counts_as_action(table, seat, action.card))
        discard(table, action.card)
    elif verb is Verb.FOLLOW:
        remember(table, Remembered.CONTROL_CHANGED, action.card, FOLLOWED)
        follow(table, action.card, action.other)
    elif verb is Verb.FREE:
        remember(table, Remembered.CONTROL_CHANGED, action.card, FREED)
        free(table, action.card)
    elif verb is Verb.JOIN_COMPANIES:
        join(table, action.company_meant, action.company)
    else:
        remember(table, Remembered.REARRANGED, action.card)
        if verb is Verb.SPLIT:
            split_off(table, action)
        else:
            for member in (action.card, *followers_of(table, action.card)):
                join_company(table, member, action.company_meant)
