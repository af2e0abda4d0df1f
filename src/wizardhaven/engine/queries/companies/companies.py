"""Companies: who they are, who is in them and where. [ORG-38]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.races import counts_as
from wizardhaven.engine.queries.sites.on_the_site import place_name
from wizardhaven.engine.queries.sites.sites import site_of
from wizardhaven.engine.queries.words.conditions import is_at_site
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, NO_COMPANY, NONE, CardId, CompanyId
from wizardhaven.engine.state.lasting import CARD, COMPANY
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import is_about_keys, none_of, says
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import forbids
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.piles import DiscardsFromHand
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.such import AllOf, AnyOf, Needing, Not, Such, With, choices
from wizardhaven.vocabulary.terms import Danger, Pile, Race, Skill


def standing_on_company(table: Table, number: CompanyId) -> list[Standing]:
    """What lasts on a company this turn."""
    return [
        lasting.standing
        for lasting in table.lasting
        if lasting.on.kind == COMPANY and lasting.on.number == number
    ]


def no_creatures(table: Table, number: CompanyId, race: Race | None) -> bool:
    """Whether no creature of that race may be played on the company this turn, whatever it is keyed to."""
    for standing in standing_on_company(table, number) if table.lasting else ():
        if forbids(standing, Deed.PLAY) and says(standing.what, Sort.CREATURE):
            if not is_about_keys(standing.what) and _is_such(race, standing.what):
                return True
    return False


def _is_such(race: Race | None, such: Such) -> bool:
    """Whether a creature of that race is meant."""
    if such is Sort.CREATURE:
        return True
    if isinstance(such, AllOf):
        return all([_is_such(race, trait) for trait in such.traits])
    if isinstance(such, Not):
        return not _is_such(race, such.trait)
    if isinstance(such, AnyOf):
        return any([_is_such(race, trait) for trait in such.traits])
    assert isinstance(such, Race), f"no creature that is kept off is {such}"
    return counts_as(race, such)


def shielded(table: Table, number: CompanyId, danger: Danger) -> bool:
    """Whether such hazard effects do nothing to the company."""
    for standing in standing_on_company(table, number):
        if forbids(standing, Deed.AFFECT) and danger in choices(standing.what):
            return True
    return False


def idle_by(table: Table, company: Company) -> list[int]:
    """The lasting effects, by their place, that let the company do nothing in its site phase. [SITE-03]"""
    found: list[int] = []
    for index, lasting in enumerate(table.lasting):
        standing, on = lasting.standing, lasting.on
        if not forbids(standing, Deed.ACT):
            continue
        if standing.what is Mark.MOVING:
            if company.moved and on.kind == CARD and on.number == company.new_site():
                found.append(index)
        elif on.kind == COMPANY and on.number == company.id and not _is_spared(table, company, standing.what):
            found.append(index)
    return found


def _is_spared(table: Table, company: Company, what: Such) -> bool:
    """Whether somebody is in the company for whose sake it may act after all."""
    for someone in none_of(what, With):
        if any([fits(table, member, someone.whom) for member in company.members]):
            return True
    return False


def is_kept(table: Table, character: CardId) -> bool:
    """Whether no effect can discard the character this turn."""
    return bool(table.lasting) and shielded(table, table.cards[character].company, Danger.DISCARDING)


def barred_skill(table: Table, number: CompanyId, skill: Skill | None) -> bool:
    """Whether no resource that needs the skill may be played for the company."""
    if skill is None or not table.lasting:
        return False
    for standing in standing_on_company(table, number):
        if forbids(standing, Deed.PLAY) and isinstance(standing.what, Needing):
            if standing.what.whom is skill:
                return True
    return False


def hunting_card(table: Table, seat: int) -> CardId:
    """The player's card in play that has creatures attack which his opponent discards; NONE if none has."""
    if DiscardsFromHand in table.lexicon:
        for card in table.pile(seat, IN_PLAY):
            for ability in table.printed[card].abilities:
                if isinstance(ability, DiscardsFromHand) and ability.to is Pile.PLAY:
                    return card
    return NO_CARD


def companies_of(table: Table, seat: int) -> list[Company]:
    """A player's companies, in the order in which they came to be."""
    return [company for company in table.companies.values() if company.seat == seat]


def companies_beside(table: Table, company: Company) -> list[Company]:
    """All companies at the site of this one, itself and the opponent's among them."""
    if not is_at_site(table, company):
        return []
    site = place_name(table, company.site)
    return [
        other
        for other in table.companies.values()
        if place_name(table, other.site) == site and is_at_site(table, other)
    ]


def moving_to(table: Table, regions: tuple[str, ...]) -> list[CompanyId]:
    """The companies on their way to a site in one of these regions."""
    return [
        company.id
        for company in table.companies.values()
        if company.destination != NONE and site_of(table, company.destination).region in regions
    ]


def company_at(table: Table, seat: int, site: str) -> CompanyId:
    """A company of the player's at a site of that name, or NONE."""
    for company in table.companies.values():
        if company.seat == seat and table.printed[company.site].name == site:
            return company.id
    return NO_COMPANY
