"""Sites by which the new site of a moving company may be replaced. [MOV-13]"""

from __future__ import annotations

from wizardhaven.engine.queries.sites.site_paths import site_path_types
from wizardhaven.engine.queries.sites.site_versions import usable_by
from wizardhaven.engine.queries.sites.sites import site_of
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import LOCATION, NONE, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Send
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Beside, Such, Within
from wizardhaven.vocabulary.terms import RegionType


def replacements(table: Table, seat: int, company: Company | None, effect: Send) -> list[CardId]:
    """The fitting sites of the player's location deck, one card of each; none if the company stays.

    Both players must use sites of the same alignment.
    """
    if company is not None and effect.what is Subject.SITE:
        return _instead_of_present(table, company, effect)
    if company is None or company.destination == NONE:
        return []
    alignment = table.kinds[company.seat].sites
    if table.kinds[seat].sites is not alignment:
        return []
    assert not isinstance(effect.to, Subject), f"{effect.to} is no sort of site"
    names = [table.printed[company.destination].name]
    found: list[CardId] = []
    for card in table.pile(seat, LOCATION):
        name = table.printed[card].name
        if name in names or site_of(table, card).alignment is not alignment:
            continue
        if _fits(table, card, company.destination, effect.to):
            names.append(name)
            found.append(card)
    return found


def _instead_of_present(table: Table, company: Company, effect: Send) -> list[CardId]:
    """The sites in those regions that the company could be at as well, one card of each."""
    assert isinstance(effect.to, Within), f"another site is never {effect.to}"
    names = [table.printed[company.site].name]
    found: list[CardId] = []
    for card in table.pile(company.seat, LOCATION):
        name = table.printed[card].name
        if name not in names and site_of(table, card).region in effect.to.regions:
            if usable_by(table, company, card):
                names.append(name)
                found.append(card)
    return found


def _fits(table: Table, card: CardId, instead_of: CardId, such: Such) -> bool:
    """Whether its way leads through such a region, or it lies in the same region or an adjacent one."""
    if isinstance(such, RegionType):
        return _leads_through(table, card, such)
    assert isinstance(such, Beside), f"another new site is never {such}"
    assert such.what is Subject.NEW_SITE, f"another new site is never beside {such.what}"
    region, old = site_of(table, card).region, site_of(table, instead_of).region
    if region is None or old is None:
        return False
    return region == old or region in table.atlas.adjacent[old]


def _leads_through(table: Table, card: CardId, through: RegionType) -> bool:
    """Whether a site path printed on the site has such a region; a haven may have several. [MOV-10]"""
    if through in site_path_types(table, card):
        return True
    return any([through in printed.path for printed in site_of(table, card).haven_paths])
