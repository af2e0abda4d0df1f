"""Sites by which the new site of a moving company may be replaced. [MOV-13]"""

from __future__ import annotations

from wizardhaven.engine.queries.sites.site_paths import site_path_types
from wizardhaven.engine.queries.sites.site_versions import usable_by
from wizardhaven.engine.queries.sites.sites import site_of
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import LOCATION, NONE, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import ReplaceNewSite
from wizardhaven.vocabulary.terms import RegionType


def replacements(table: Table, seat: int, company: Company | None, effect: ReplaceNewSite) -> list[CardId]:
    """The fitting sites of the player's location deck, one card of each; none if the company stays.

    Both players must use sites of the same alignment.
    """
    if company is not None and effect.present:
        return _instead_of_present(table, company, effect)
    if company is None or company.destination == NONE:
        return []
    alignment = table.kinds[company.seat].sites
    if table.kinds[seat].sites is not alignment:
        return []
    names = [table.printed[company.destination].name]
    found: list[CardId] = []
    for card in table.pile(seat, LOCATION):
        name = table.printed[card].name
        if name in names or site_of(table, card).alignment is not alignment:
            continue
        if _fits(table, card, company.destination, effect):
            names.append(name)
            found.append(card)
    return found


def _instead_of_present(table: Table, company: Company, effect: ReplaceNewSite) -> list[CardId]:
    """The sites in those regions that the company could be at as well, one card of each."""
    names = [table.printed[company.site].name]
    found: list[CardId] = []
    for card in table.pile(company.seat, LOCATION):
        name = table.printed[card].name
        if name not in names and site_of(table, card).region in effect.within:
            if usable_by(table, company, card):
                names.append(name)
                found.append(card)
    return found


def _fits(table: Table, card: CardId, instead_of: CardId, effect: ReplaceNewSite) -> bool:
    if effect.through is not None and not _leads_through(table, card, effect.through):
        return False
    if not effect.nearby:
        return True
    region, old = site_of(table, card).region, site_of(table, instead_of).region
    if region is None or old is None:
        return False
    return region == old or region in table.atlas.adjacent[old]


def _leads_through(table: Table, card: CardId, through: RegionType) -> bool:
    """Whether a site path printed on the site has such a region; a haven may have several. [MOV-10]"""
    if through in site_path_types(table, card):
        return True
    return any([through in printed.path for printed in site_of(table, card).haven_paths])
