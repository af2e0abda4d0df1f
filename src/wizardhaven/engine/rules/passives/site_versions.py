"""Cards in play change which versions of sites a Fallen-wizard uses: his sites follow. [FW-58, ORG-79]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.changes.site_versions import exchange_site
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.players.overt import is_overt
from wizardhaven.engine.queries.prisoners.prisoners import is_borrowed
from wizardhaven.engine.queries.sites.site_versions import OVERT, demanded, hero_type
from wizardhaven.engine.queries.sites.sites import in_location_deck, is_haven, site_type
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Alignment, SiteType

ENDS: Final = (Happening.DISCARDED, Happening.REMOVED, Happening.RETURNED_TO_HAND)


def follow_demands(table: Table) -> None:
    """Hero sites for which minion cards are demanded are exchanged at once, where there is such a card.

    When a card that has demanded it is gone, so are minion sites that only it called for; and so they are
    when a stage card is gone without whose points it demands less. A company that merely turns overt or
    covert changes nothing. [ORG-80]
    """
    ended = _demand_has_ended(table)
    if not ended and not any([bool(table.printed[card].minion_sites) for card in table.watchers]):
        return
    for seat in (0, 1):
        if table.kinds[seat].versions_by_company:
            for site in _sites_of_companies(table, seat):
                wanted = _wanted(table, seat, site, ended)
                if wanted is not None:
                    other = in_location_deck(table, seat, table.printed[site].name, wanted)
                    if other != NONE:
                        exchange_site(table, site, other)


def _demand_has_ended(table: Table) -> bool:
    for fact in table.facts:
        if fact.kind in ENDS and fact.card >= 0:
            gone = table.printed[fact.card]
            if gone.minion_sites or (gone.stage_points and _demands_by_stage_points(table)):
                return True
    return False


def _demands_by_stage_points(table: Table) -> bool:
    for card in table.watchers:
        if any([demand.stage_points for demand in table.printed[card].minion_sites]):
            return True
    return False


def _sites_of_companies(table: Table, seat: int) -> list[CardId]:
    found: list[CardId] = []
    for company in companies_of(table, seat):
        for site in (company.site, company.destination, company.origin):
            if site != NONE and site not in found and not is_borrowed(table, site):
                found.append(site)
    return found


def _wanted(table: Table, seat: int, site: CardId, ended: bool) -> Alignment | None:
    """The version for which the site must be exchanged now, if any."""
    hero = table.printed[site].alignment is Alignment.HERO
    if not hero and not (ended and table.printed[site].alignment is Alignment.MINION):
        return None
    kind = hero_type(table, site)
    if (kind in demanded(table, seat, table.printed[site].name)) is not hero:
        return None
    if is_haven(table, site) or site_type(table, site) is SiteType.RUINS_AND_LAIRS:
        return None
    if hero:
        return Alignment.MINION
    return None if kind in OVERT and _overt_company_is_at(table, seat, site) else Alignment.HERO


def _overt_company_is_at(table: Table, seat: int, site: CardId) -> bool:
    there = [one for one in companies_of(table, seat) if site in (one.site, one.destination)]
    return any([is_overt(table, one) for one in there])
