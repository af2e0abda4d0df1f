"""Companies: their size, their hazard limit, how far they may go. [ORG-38, MOV-15]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.alignments import ORC_KIND
from wizardhaven.engine.queries.characters import is_any, matches, size
from wizardhaven.engine.queries.holds import Context, count_type, holds, is_at_site, path_types
from wizardhaven.engine.queries.notes import noted
from wizardhaven.engine.queries.site_events import place_name
from wizardhaven.engine.queries.sites import is_haven
from wizardhaven.engine.state.atlas import MOST_REGIONS, NORMAL_REGIONS
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import IN_PLAY, NONE, CardId, CompanyId
from wizardhaven.engine.state.lasting import CARD, COMPANY
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.barring import BarsCards
from wizardhaven.vocabulary.followers import AnySize
from wizardhaven.vocabulary.hazards import HazardLimitChange, NoCreatures, ShieldedFrom
from wizardhaven.vocabulary.journeys import MoreRegions, NothingAtSite
from wizardhaven.vocabulary.piles import DiscardsFromHand
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import Danger, PlayerKind, Race, Skill

LARGEST: Final = 7
FREE_FOLK: Final = (Race.ELF, Race.DWARF, Race.HOBBIT, Race.DUNADAN)
LEAST_REGIONS: Final = 2


def base_hazard_limit(table: Table, company: Company) -> int:
    """The size of the company or 2; half of it, rounded up, after the sideboard was used. [MOV-15]"""
    limit = max(2, size(table, company.members))
    if noted(table, Remembered.HAZARD_SIDEBOARD):
        limit = (limit + 1) // 2
    return limit


def hazard_limit(table: Table, number: CompanyId) -> int:
    """The hazard limit as it stands. [MOV-16]"""
    company = table.companies[number]
    limit = company.base_limit
    for _, amount in limits_for_movers(table, company):
        limit += amount
    if table.lasting:
        changes = [(amount, least) for _, amount, least in lasting_limits(table, company)]
        limit = _changed_limit(limit, changes)
    return max(0, limit)


def limits_for_movers(table: Table, company: Company) -> list[tuple[CardId, int]]:
    """By how much the new site and cards in play change the hazard limit of a company that moves."""
    found: list[tuple[CardId, int]] = []
    moving = company.destination != NONE
    for change in table.printed[company.destination].limits_for_movers if moving else ():
        found.append((company.destination, change.amount))
    for card in table.board:
        for change in table.printed[card].limits_for_movers:
            if not moving and not change.or_staying:
                continue
            context = Context(table.owners[card], card, company.id)
            needed = [one for one in (change.condition, change.also) if one is not None]
            if all([holds(table, one, context) for one in needed]):
                found.append((card, change.amount))
    return found


def lasting_limits(table: Table, company: Company) -> list[tuple[CardId, int, int]]:
    """By how much what lasts this turn changes the hazard limit, and how low it may bring it. [MOV-18]"""
    found: list[tuple[CardId, int, int]] = []
    for lasting in table.lasting:
        if lasting.on.kind != COMPANY or lasting.on.number != company.id:
            continue
        one = lasting.standing
        if isinstance(one, HazardLimitChange):
            context = Context(company.seat, NONE, company.id)
            if one.condition is None or holds(table, one.condition, context):
                times = 1 if one.per is None else count_type(path_types(table, company), one.per)
                if one.doubled_if is not None and holds(table, one.doubled_if, context):
                    times *= 2
                found.append((lasting.source, one.amount * times, one.minimum))
    return found


def _changed_limit(limit: int, changes: list[tuple[int, int]]) -> int:
    """The limit after all changes, in the order that the resource player chooses: the best for him. [MOV-18]

    What raises it comes first, then what lowers it, the highest minimum before the others.
    """
    limit += sum([amount for amount, _ in changes if amount > 0])
    lowering = [change for change in changes if change[0] < 0]
    for minimum in sorted({least for _, least in lowering}, reverse=True):
        less = sum([amount for amount, least in lowering if least == minimum])
        limit = min(limit, max(minimum, limit + less))
    return limit


def standing_on_company(table: Table, number: CompanyId) -> list[Standing]:
    """What lasts on a company this turn."""
    return [
        lasting.standing
        for lasting in table.lasting
        if lasting.on.kind == COMPANY and lasting.on.number == number
    ]


def no_creatures(table: Table, number: CompanyId, race: Race | None) -> bool:
    """Whether no creature of that race may be played on the company this turn."""
    for standing in standing_on_company(table, number) if table.lasting else ():
        if isinstance(standing, NoCreatures) and not is_any(race, standing.other_than):
            return True
    return False


def shielded(table: Table, number: CompanyId, danger: Danger) -> bool:
    """Whether such hazard effects do nothing to the company."""
    for standing in standing_on_company(table, number):
        if isinstance(standing, ShieldedFrom) and danger in standing.dangers:
            return True
    return False


def idle_by(table: Table, company: Company) -> list[int]:
    """The lasting effects, by their place, that let the company do nothing in its site phase. [SITE-03]"""
    found: list[int] = []
    for index, lasting in enumerate(table.lasting):
        standing, on = lasting.standing, lasting.on
        if not isinstance(standing, NothingAtSite):
            continue
        spared = standing.unless_with
        if spared is not None and any([matches(table, member, spared) for member in company.members]):
            continue
        if standing.of_movers:
            if company.moved and on.kind == CARD and on.number == company.new_site():
                found.append(index)
        elif on.kind == COMPANY and on.number == company.id:
            found.append(index)
    return found


def is_kept(table: Table, character: CardId) -> bool:
    """Whether no effect can discard the character this turn."""
    return bool(table.lasting) and shielded(table, table.cards[character].company, Danger.DISCARDING)


def barred_skill(table: Table, number: CompanyId, skill: Skill | None) -> bool:
    """Whether no resource that needs the skill may be played for the company."""
    if skill is None or not table.lasting:
        return False
    for standing in standing_on_company(table, number):
        if isinstance(standing, BarsCards) and standing.needing is skill:
            return True
    return False


def may_mix(table: Table, members: tuple[CardId, ...]) -> bool:
    """Whether these races may travel together. [ORG-39]"""
    if not any([is_any(table.printed[member].race, ORC_KIND) for member in members]):
        return True
    return not any([is_any(table.printed[member].race, FREE_FOLK) for member in members])


def may_travel(table: Table, members: tuple[CardId, ...]) -> bool:
    """Whether they may be one company away from a haven. [ORG-38 to ORG-40]"""
    leaders = [member for member in members if table.printed[member].leader]
    if len(leaders) > 1 or not may_mix(table, members):
        return False
    return size(table, members) <= LARGEST or _may_have_any_size(table, members)


def _may_have_any_size(table: Table, members: tuple[CardId, ...]) -> bool:
    """Whether a card on the company of one of them lets it be as large as it likes."""
    numbers = {table.cards[member].company for member in members}
    for card in table.board:
        if table.cards[card].company != NONE and table.cards[card].company in numbers:
            if any([isinstance(ability, AnySize) for ability in table.printed[card].abilities]):
                return True
    return False


def may_be_company(table: Table, site: CardId, members: tuple[CardId, ...]) -> bool:
    """Whether these characters may be one company there."""
    return is_haven(table, site) or may_travel(table, members)


def most_regions(table: Table, company: Company, through: tuple[str, ...] = ()) -> int:
    """Through how many regions the company may move, on a way through these regions. [ORG-69]"""
    most = NORMAL_REGIONS
    for standing in standing_on_company(table, company.id) if table.lasting else ():
        if isinstance(standing, MoreRegions):
            if not standing.through or any([region in standing.through for region in through]):
                most += standing.amount
    best = 0
    for member in company.members:
        for card in table.cards[member].carried:
            for ability in table.printed[card].abilities:
                if isinstance(ability, MoreRegions) and ability.amount > best:
                    context = Context(company.seat, card, company.id)
                    if ability.condition is None or holds(table, ability.condition, context):
                        best = ability.amount
    return max(min(MOST_REGIONS, most + best) - _fewer_regions(table, company), LEAST_REGIONS)


def _fewer_regions(table: Table, company: Company) -> int:
    """How many regions cards in play take off the way of every company."""
    fewer = 0
    for card in table.board:
        for change in table.printed[card].fewer_regions:
            context = Context(table.owners[card], card, company.id)
            if change.condition is None or holds(table, change.condition, context):
                fewer -= change.amount
    return fewer


def hunting_card(table: Table, seat: int) -> CardId:
    """The player's card in play that has creatures attack which his opponent discards; NONE if none has."""
    if table.kinds[seat] is PlayerKind.FALLEN_WIZARD:
        for card in table.pile(seat, IN_PLAY):
            for ability in table.printed[card].abilities:
                if isinstance(ability, DiscardsFromHand) and ability.creatures_attack:
                    return card
    return NONE


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


def company_at(table: Table, seat: int, site: str) -> CompanyId:
    """A company of the player's at a site of that name, or NONE."""
    for company in table.companies.values():
        if company.seat == seat and table.printed[company.site].name == site:
            return company.id
    return NONE
