"""Which cards a fetch could bring."""

from __future__ import annotations

from wizardhaven.engine.queries.agents.agents import home_names, is_character_for
from wizardhaven.engine.queries.cards.open_piles import open_pile
from wizardhaven.engine.queries.cards.races import is_any
from wizardhaven.engine.queries.cards.rings import is_ring
from wizardhaven.engine.queries.resources.findable import PLACES
from wizardhaven.engine.queries.resources.playable_at_site import refused_here
from wizardhaven.engine.queries.sites.site_versions import version_for_agents
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId
from wizardhaven.engine.state.printed.printed import CREATURE, FACTION
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.card_effects import Fetch
from wizardhaven.vocabulary.terms import Keyword, Length, Side, SiteType


def fetchable(table: Table, seat: int, fetch: Fetch, site: CardId = NO_CARD) -> list[CardId]:
    """The cards that a fetch could bring, pile by pile; perhaps only what can be played at a site."""
    found: list[CardId] = []
    for source in fetch.sources:
        for card in open_pile(table, seat, PLACES[source]):
            if _is_wanted(table, card, fetch, site):
                found.append(card)
    return found


def any_in_sources(table: Table, seat: int, fetch: Fetch) -> bool:
    """Whether there is any card at all where the fetch looks, sites left aside."""
    return any(
        [
            table.printed[card].site is None
            for source in fetch.sources
            for card in table.pile(seat, PLACES[source])
        ]
    )


def _comes_from(table: Table, card: CardId, types: tuple[SiteType, ...]) -> bool:
    """Whether a home site of the agent is of one of these types, as its player's agents use it."""
    version = version_for_agents(table, table.owners[card])
    return any([table.atlas.types_of_sites.get((home, version)) in types for home in home_names(table, card)])


def _is_wanted(table: Table, card: CardId, fetch: Fetch, site: CardId) -> bool:
    printed = table.printed[card]
    if printed.site is not None:
        return False
    if fetch.keywords and not any([printed.has(keyword) for keyword in fetch.keywords]):
        return False
    if fetch.events and printed.event is None:
        return False
    if fetch.no_short_events and printed.is_event(Length.SHORT):
        return False
    if (fetch.common and printed.unique) or fetch.alignment not in (None, printed.alignment):
        return False
    if fetch.needing is not None:
        return any([use.user is not None and use.user.skill is fetch.needing for use in printed.uses])
    if fetch.playable_here:
        return site != NONE and refused_here(table, site, card) is None
    if fetch.agents_from:
        return printed.agent and _comes_from(table, card, fetch.agents_from)
    if fetch.factions:
        return printed.kind == FACTION
    if fetch.names:
        return printed.name in fetch.names
    if fetch.rings:
        return printed.item is not None and is_ring(printed.item) and not printed.has(Keyword.THE_ONE_RING)
    if fetch.item_class is not None:
        return printed.item is not None and printed.item.item_class is fetch.item_class
    if fetch.unique_of is not None:
        if printed.hazard and printed.unique and is_any(printed.race, (fetch.unique_of,)):
            return True
        if not fetch.creatures:
            return False
    if fetch.creatures:
        return printed.kind == CREATURE and (not fetch.races or is_any(printed.race, fetch.races))
    if fetch.avatar_into_play:
        return printed.avatar
    if fetch.races:
        return is_character_for(table, table.owners[card], card) and is_any(printed.race, fetch.races)
    if not fetch.sides:
        return True
    if is_character_for(table, table.owners[card], card) and fetch.characters:
        return True
    if Side.RESOURCE in fetch.sides and printed.resource:
        return True
    return Side.HAZARD in fetch.sides and printed.hazard
