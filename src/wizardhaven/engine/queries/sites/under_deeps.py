"""The Under-deeps: which sites lie next to each other. [UND-02 to UND-06]"""

from __future__ import annotations

from wizardhaven.engine.queries.players.stage_points import stage_points
from wizardhaven.engine.queries.sites.on_the_site import surface_of
from wizardhaven.engine.queries.sites.places import is_place
from wizardhaven.engine.queries.sites.sites import is_haven, is_protected, is_under_deeps, site_of
from wizardhaven.engine.state.ids import IN_PLAY, NONE, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.such import Named
from wizardhaven.vocabulary.terms import SiteType
from wizardhaven.vocabulary.under_deeps import Adjacent


def adjacency(table: Table, origin: CardId, new: CardId) -> Adjacent | None:
    """How the one site lists the other; the card of the site of origin comes first. [ORG-72, UND-06]"""
    if not may_lead_below(table, origin) and not may_lead_below(table, new):
        return None
    if surface_of(table, origin) == new or _may_go_beneath(table, origin, new):
        return Adjacent(Named((table.printed[new].name,)), 0)  # [FW-41]
    for one, other in ((origin, new), (new, origin)):
        for way in _ways_below(table, one):
            if is_place(table, other, way.place):
                return way
    if _is_cut_off(table, origin) or _is_cut_off(table, new):
        return None
    listed = _listing(table, origin, new)
    if listed is not None and _is_breached(table, origin) and not is_under_deeps(site_of(table, new)):
        return Adjacent(listed.place, 0)
    return listed if listed is not None else _listing(table, new, origin)


def _is_breached(table: Table, below: CardId) -> bool:
    """Whether a card on the Under-deeps site opens the way from there to its surface site."""
    for card in table.cards[below].carried:
        for ability in table.printed[card].abilities:
            if isinstance(ability, Adjacent) and ability.place is Mark.SURFACE:
                return True
    return False


def _is_cut_off(table: Table, site: CardId) -> bool:
    """Whether it is a Wizardhaven above the ground, from which no printed way leads below. [UND-03]"""
    if table.kinds[table.owners[site]].havens_are_surface_sites or is_under_deeps(site_of(table, site)):
        return False
    return is_haven(table, site)


def may_lead_below(table: Table, site: CardId) -> bool:
    """Whether the card of a site, or one that lies on it, may speak of what lies next to it there."""
    return table.printed[site].leads_below or bool(table.cards[site].carried)


def _ways_below(table: Table, site: CardId) -> list[Adjacent]:
    """Where cards on the site make it lead, each to the Under-deeps site that was chosen for it."""
    found: list[Adjacent] = []
    for card in table.cards[site].carried:
        for ability in table.printed[card].abilities:
            if isinstance(ability, Adjacent) and table.cards[card].remembers != NONE:
                name = list(table.atlas.surfaces)[table.cards[card].remembers]
                found.append(Adjacent(Named((name,)), ability.number))
    return found


def near_below(table: Table, site: CardId) -> list[int]:
    """The Under-deeps sites, by their place in the atlas, with a surface site near that of the site."""
    above = surface_of(table, site)
    region = site_of(table, above).region if above != NONE else None
    if region is None:
        return []
    near = table.atlas.near(region)
    every = list(table.atlas.surfaces.values())
    return [index for index, regions in enumerate(every) if any([one in near for one in regions])]


def has_chosen_way(site: Site) -> bool:
    """Whether one way from the site leads to a single one of several sites."""
    return any([way.chosen for way in site.adjacent])


def _listing(table: Table, by: CardId, site: CardId) -> Adjacent | None:
    for adjacent in site_of(table, by).adjacent:
        if is_place(table, site, adjacent.place) and _is_chosen(table, by, site, adjacent):
            return adjacent
    return None


def _is_chosen(table: Table, by: CardId, site: CardId, way: Adjacent) -> bool:
    """Whether nothing else has been chosen, if the way leads to one such site alone."""
    if not way.chosen or table.cards[by].place != IN_PLAY or table.cards[by].remembers == NONE:
        return True
    return table.printed[table.cards[by].card_remembered].name == table.printed[site].name


def _may_go_beneath(table: Table, haven: CardId, below: CardId) -> bool:
    """Whether a company may go from the one site to the other, which lies beneath it or is laid there.

    Only from a protected Wizardhaven of its player's, and with enough stage points; no two such sites lie
    beneath the same Wizardhaven. [FW-41]
    """
    needed = site_of(table, below).beneath_wizardhaven
    if needed is None:
        return False
    seat = table.owners[below]
    if table.owners[haven] != seat or not is_protected(table, haven) or stage_points(table, seat) < needed:
        return False
    if table.cards[below].place == IN_PLAY:
        return surface_of(table, below) == haven
    name = table.printed[haven].name
    others = [surface_of(table, site) for site in table.pile(seat, IN_PLAY)]
    return not any([other != NONE and table.printed[other].name == name for other in others])


def is_surface_site(table: Table, site: CardId, below: CardId) -> bool:
    """Whether the site lies above that Under-deeps site: listed with 0, no Free-hold. [UND-02, GLO-113]"""
    if not table.kinds[table.owners[site]].havens_are_surface_sites and is_haven(table, site):
        return surface_of(table, below) == site  # [UND-03]
    listed = _listing(table, below, site)
    free_hold = site_of(table, site).site_type is SiteType.FREE_HOLD
    return listed is not None and listed.number == 0 and not free_hold
