"""Which versions of a site companies and agents use, above all a Fallen-wizard's. [FW-54 to FW-59]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.players.identity import is_player
from wizardhaven.engine.queries.players.overt import is_overt
from wizardhaven.engine.queries.players.stage_points import stage_points
from wizardhaven.engine.queries.sites.on_the_site import is_anothers_wizardhaven
from wizardhaven.engine.queries.sites.sites import is_haven, site_of, site_type
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import DISCARD, IN_PLAY, NO_COMPANY, CardId
from wizardhaven.engine.state.printed.permits import Demand
from wizardhaven.engine.state.printed.printed import SITE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Alignment, SiteType

OVERT: Final = (SiteType.HAVEN, SiteType.FREE_HOLD, SiteType.BORDER_HOLD)
"""The hero sites for which an overt company uses minion cards. [FW-56]"""


def usable_version(table: Table, seat: int, overt: bool, card: CardId) -> bool:
    """Whether an overt or a covert company may use that card of a site, if it matters. [ORG-77, ORG-78]"""
    return not _other_version_is_used(table, seat, card) and _is_for(table, seat, overt, card)


def usable_by(table: Table, company: Company, card: CardId) -> bool:
    """Whether the company may use that card of a site."""
    if not table.kinds[company.seat].versions_by_company:
        return True
    return usable_version(table, company.seat, is_overt(table, company), card)


def usable_alone(table: Table, seat: int, character: CardId, card: CardId) -> bool:
    """Whether the character could use that card of a site in a company of his own."""
    if not table.kinds[seat].versions_by_company:
        return True
    return usable_by(table, Company(NO_COMPANY, seat, card, (character,)), card)


def sites_of_agents(table: Table, seat: int) -> Alignment | None:
    """Of which version the player's agents use site cards, if not of whichever he has. [AGT-29, AGT-30]"""
    return table.kinds[seat].sites_of_agents


def version_for_agents(table: Table, seat: int) -> Alignment:
    """The version of a site by which the player's agents are judged: the one they use, or else his own."""
    return sites_of_agents(table, seat) or table.kinds[seat].sites


def usable_by_agents(table: Table, seat: int, card: CardId) -> bool:
    """Whether an agent of the player's may use that card.

    A Fallen-wizard's use hero sites only, and none that is used in another version. [AGT-29, AGT-30]
    """
    version = sites_of_agents(table, seat)
    if version is None:
        return True
    if site_of(table, card).alignment is not version:
        return False
    return version is not Alignment.HERO or not _other_version_is_used(table, seat, card)


def _other_version_is_used(table: Table, seat: int, card: CardId) -> bool:
    """Whether a version of another alignment is in play or in the discard pile. [FW-57]"""
    name, alignment = table.printed[card].name, table.printed[card].alignment
    for place in (IN_PLAY, DISCARD):
        for other in table.pile(seat, place):
            printed = table.printed[other]
            if printed.kind == SITE and printed.name == name and printed.alignment is not alignment:
                return True
    return False


def _is_for(table: Table, seat: int, overt: bool, card: CardId) -> bool:
    site = site_of(table, card)
    avatar = table.printed[card].specific
    if avatar and not is_player(table, seat, (avatar,)):
        return False
    if site.alignment is Alignment.FALLEN_WIZARD:
        return not is_anothers_wizardhaven(table, card)
    if site.alignment is Alignment.BALROG:
        return False
    kind = site_type(table, card)
    if is_haven(table, card) or kind is SiteType.RUINS_AND_LAIRS:
        return True  # either version will do [FW-54]
    hero = hero_type(table, card)
    minion = (overt and hero in OVERT) or hero in demanded(table, seat, site.name)
    return minion == (site.alignment is Alignment.MINION)


def hero_type(table: Table, card: CardId) -> SiteType:
    """What the hero version of the site is; by that both versions are judged. [FW-56]"""
    site = site_of(table, card)
    return table.atlas.types_of_hero_sites.get(site.name, site.site_type)


def demanded(table: Table, seat: int, name: str) -> tuple[SiteType, ...]:
    """The types of hero site, if this is one, for which cards in play demand minion cards. [FW-59]"""
    found: list[SiteType] = []
    for card in table.watchers:
        for demand in table.printed[card].minion_sites:
            if not _concerns(table, card, demand, seat):
                continue
            under = table.cards[card].on
            if not demand.here:
                found.extend(demand.types)
            elif table.printed[under].name == name:
                found.append(hero_type(table, under))
    return tuple(found)


def _concerns(table: Table, card: CardId, demand: Demand, seat: int) -> bool:
    """Whether the card speaks of that player: its own, that of its bearer, or every Fallen-wizard."""
    if demand.by is Subject.BEARER:
        concerned = table.owners[table.cards[card].on] == seat
    else:
        concerned = demand.by is not None or table.owners[card] == seat
    if not concerned or not demand.stage_points:
        return concerned
    return stage_points(table, seat) >= demand.stage_points
