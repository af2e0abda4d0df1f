"""Where a character is at home. [ORG-10]"""

from __future__ import annotations

from wizardhaven.engine.queries.sites.places import is_one_of, is_place
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.such import HomeAt, Named, Such
from wizardhaven.vocabulary.terms import SiteType


def is_home_site(table: Table, character: CardId, site: CardId) -> bool:
    """Whether the site is a home site of the character, by his own card or by one that lies there."""
    card = table.printed[character].character
    if card is None:
        return False
    elsewhere = table.kinds[table.owners[character]].home_for_dark_holds
    if elsewhere is not None and any([_is_any_dark_hold(place) for place in card.home]):
        if is_place(table, site, elsewhere):
            return True  # in place of any Dark-hold [ORG-36]
    elif is_one_of(table, site, card.home):
        return True
    for on_it in table.cards[site].carried:
        for counting in table.printed[on_it].counts:
            if isinstance(counting.as_, HomeAt) and isinstance(counting.what, Named):
                if card.name in counting.what.names:
                    return True
    return False


def _is_any_dark_hold(place: Such) -> bool:
    """Whether he is at home at any Dark-hold."""
    return place is SiteType.DARK_HOLD
