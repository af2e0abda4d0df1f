"""Which items, allies and factions a site lets be played. [SITE-22, SITE-31]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.cards.sayings import taps_site
from wizardhaven.engine.queries.sites.on_the_site import nothing_is_playable
from wizardhaven.engine.queries.sites.places import is_one_of
from wizardhaven.engine.queries.sites.sites import has_hoard, site_of
from wizardhaven.engine.state.ids import TAPPED, CardId
from wizardhaven.engine.state.lasting import CARD
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import ALLY, FACTION, ITEM, Printed
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.cards import Item, Site
from wizardhaven.vocabulary.conditions import asked_of, sites_asked_for
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marked import has_keyword
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.permits import permits
from wizardhaven.vocabulary.such import AllOf, AnyOf, Named, Such
from wizardhaven.vocabulary.targets import aimed_at
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword


def refused_here(table: Table, site: CardId, card: CardId) -> Reason | None:
    """Why the site is not the place for an item, ally or faction; None if it is."""
    printed = table.printed[card]
    if printed.item is not None:
        return item_refusal(table, site, printed.item)
    if printed.ally is not None:
        return None if is_one_of(table, site, printed.ally.playable_at) else Reason.NOT_PLAYABLE_HERE
    if printed.faction is not None:
        return None if is_one_of(table, site, printed.faction.playable_at) else Reason.NOT_PLAYABLE_HERE
    return Reason.GENERAL


def item_refusal(table: Table, site: CardId, item: Item) -> Reason | None:
    """By class at sites that allow it, or only where its own text says. [SITE-31]"""
    if is_barred(table, site, item):
        return Reason.NOT_PLAYABLE_HERE
    if is_also_for(table, site, item):
        return None
    if item.item_class is ItemClass.SPECIAL:
        if not item.playable_at:
            return Reason.ONLY_BY_RING_TEST
        return None if is_one_of(table, site, item.playable_at) else Reason.NOT_PLAYABLE_HERE
    if not site_allows(table, site, item):
        return Reason.NOT_PLAYABLE_HERE
    return None


def is_also_for(table: Table, site: CardId, item: Item) -> bool:
    """Whether the item may be played at that site, which is tapped, whatever it allows."""
    if not item.also_at_tapped or table.cards[site].status != TAPPED:
        return False
    return is_one_of(table, site, item.also_at_tapped)


def is_barred(table: Table, site: CardId, item: Item) -> bool:
    """Whether its own text keeps the item from here, or it needs a hoard and there is none. [ITM-13]

    What a special item says of sites is where it can be played at all, whatever they allow. [SITE-31]
    """
    if item.not_playable_at and is_one_of(table, site, item.not_playable_at):
        return True
    if item.playable_at and item.item_class is not ItemClass.SPECIAL:
        if not is_one_of(table, site, item.playable_at):
            return True
    return has_keyword(item, Keyword.HOARD) and not has_hoard(table, site)


def site_allows(table: Table, site: CardId, item: Item) -> bool:
    """Whether the site lists the item's class, and the item where it lists only some."""
    return lists_item(site_of(table, site), item) and not nothing_is_playable(table, site)


def lists_item(site: Site, item: Item) -> bool:
    """Whether the card of the site lists the item's class, or such items of it."""
    for such in site.playable_items:
        if such is item.item_class:
            return True
        if isinstance(such, AllOf) and _is_such(item, such):
            return True
    return False


def _is_such(item: Item, trait: Such) -> bool:
    """Whether the item is one of those to which the site keeps its class: by name, keyword or side."""
    if isinstance(trait, AllOf):
        return all([_is_such(item, part) for part in trait.traits])
    if isinstance(trait, AnyOf):
        return any([_is_such(item, choice) for choice in trait.traits])
    if isinstance(trait, ItemClass):
        return item.item_class is trait
    if isinstance(trait, Keyword):
        return has_keyword(item, trait)
    if isinstance(trait, Named):
        return item.name in trait.names
    assert isinstance(trait, Alignment), f"no site keeps its items to {trait}"
    return item.alignment is trait


def spares_site(table: Table, site: CardId, card: CardId) -> bool:
    """Whether the card would be the first item, or of its class, there this turn, which spares the site.

    [SITE-24]
    """
    item = table.printed[card].item
    if item is None:
        return False
    permit = table.printed[site].permit(Deed.PLAY_WITHOUT_TAPPING)
    of_class = permit is not None and permit.what is item.item_class
    if not of_class and not (table.lasting and _lets_first_item(table, site)):
        return False
    return not noted(table, Remembered.USED, site)


def _lets_first_item(table: Table, site: CardId) -> bool:
    """Whether for this turn the first item there is one that does not tap the site."""
    for lasting in table.lasting:
        if lasting.on.kind == CARD and lasting.on.number == site:
            if permits(lasting.standing, Deed.PLAY_WITHOUT_TAPPING):
                return True
    return False


def needs_site(printed: Printed) -> bool:
    """Whether a resource taps the site where it is played, or can be played only at such a site."""
    if printed.kind in (ITEM, ALLY, FACTION) and printed.event is None:
        return True
    for use in printed.uses:
        if taps_site(use) or aimed_at(use.target) is Sort.SITE:
            return True
        if any([sites_asked_for(one) is not None for one in asked_of(use.requires)]):
            return True
    return False
