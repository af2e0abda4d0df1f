"""Allies who are too far from where they come from, by the nearest havens of the sites. [SET-07]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import company_of
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.resources.allies import is_of_itself
from wizardhaven.engine.queries.sites.on_the_map import is_on_the_map
from wizardhaven.engine.queries.sites.sites import is_under_deeps, site_of
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.printed.printed import ALLY
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Alignment


def homesick_allies(table: Table, what: Such) -> list[CardId]:
    """The allies in play, if they are such, who are in the Under-deeps or too far away."""
    found: list[CardId] = []
    for company in table.companies.values():
        for member in company.members:
            for card in table.cards[member].carried:
                if table.printed[card].kind == ALLY and fits_printed(table.printed[card], what):
                    if is_homesick(table, card):
                        found.append(card)
    return found


def is_homesick(table: Table, ally: CardId) -> bool:
    """Whether its site has another nearest haven than every site at which it may be played."""
    site = site_of(table, table.companies[company_of(table, ally)].site)
    if is_under_deeps(site):
        return True
    side = _side(table.printed[ally].alignment)
    here = table.atlas.nearest_havens.get((site.name, side))
    if here is None:  # there is no card of the site for the ally's side: the one in play must do
        here = table.atlas.nearest_havens.get((site.name, site.alignment), "")
    return here not in _havens_of(table, ally, side)


def _side(alignment: Alignment) -> Alignment:
    """Whose site cards count for an ally."""
    return Alignment.MINION if alignment in (Alignment.MINION, Alignment.BALROG) else Alignment.HERO


def _havens_of(table: Table, card: CardId, side: Alignment) -> list[str]:
    """The nearest havens of all sites at which the ally may be played by its own text."""
    ally = table.printed[card].ally
    if ally is None:
        return []
    places = [*ally.playable_at]
    for way in table.printed[card].ally_plays:
        if is_of_itself(way) and way.where is not None:
            places.append(way.where)
    found: list[str] = []
    for key, haven in table.atlas.nearest_havens.items():
        if key[1] is side and any([is_on_the_map(table, key[0], side, place) for place in places]):
            found.append(haven)
    return found
