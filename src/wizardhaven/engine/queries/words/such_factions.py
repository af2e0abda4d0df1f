"""Whether a faction is such a one: by what is printed on it, and by where it can be played. [INF-01]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.sites.regions import is_playable_in
from wizardhaven.engine.state.ids import POINTS, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.places import sites_named
from wizardhaven.vocabulary.such import AllOf, AnyOf, Named, Not, PlayableAt, Such, Within


def fits_faction(table: Table, card: CardId, such: Such) -> bool:
    """Whether the faction is among those meant."""
    if isinstance(such, AllOf):
        for trait in such.traits:
            if not fits_faction(table, card, trait):
                return False
        return True
    if isinstance(such, AnyOf):
        for trait in such.traits:
            if fits_faction(table, card, trait):
                return True
        return False
    if isinstance(such, Not):
        return not fits_faction(table, card, such.trait)
    if isinstance(such, PlayableAt):
        return _is_playable_at(table, card, such.site)
    if such is Mark.IN_PLAY:
        return table.cards[card].place == POINTS
    return fits_printed(table.printed[card], such)


def _is_playable_at(table: Table, card: CardId, site: Such) -> bool:
    """Whether it can be played at that site, or at one in the regions."""
    if isinstance(site, AnyOf):
        return any([_is_playable_at(table, card, choice) for choice in site.traits])
    faction = table.printed[card].faction
    assert faction is not None
    if isinstance(site, Named):
        return any([name in site.names for name in sites_named(faction.playable_at)])
    assert isinstance(site, Within), f"no faction is asked whether it is played at {site}"
    return is_playable_in(table, card, tuple([one for one in site.regions if isinstance(one, str)]))
