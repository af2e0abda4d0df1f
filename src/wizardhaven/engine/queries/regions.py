"""What regions count as while cards in play change them, and what lies near a site. [MOV-14]"""

from __future__ import annotations

from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.lasting import REGION, Aim, Lasting
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.selectors import SiteNamed, SitesIn
from wizardhaven.vocabulary.standing import TreatRegionAs
from wizardhaven.vocabulary.terms import RegionType


def changed_around_sites(table: Table) -> list[Lasting]:
    """The changes that cards make to the regions around the sites they lie on, region by region."""
    found: list[Lasting] = []
    for card in table.watchers:
        if table.printed[card].around:
            for ability in table.printed[card].abilities:
                if isinstance(ability, TreatRegionAs) and ability.around:
                    for name in near_site(table, table.cards[card].on):
                        found.append(Lasting(card, ability, Aim(REGION, name=name), None, environment=False))
    return found


def near_site(table: Table, site: CardId) -> tuple[str, ...]:
    """The region of a site and those next to it; none for one that lies in no region."""
    printed = table.printed[site].site if site != NONE else None
    if printed is None or printed.region is None:
        return ()
    return table.atlas.near(printed.region)


def type_of_region(table: Table, name: str) -> RegionType | None:
    """What a region counts as, with what cards in play make of it."""
    kind = table.atlas.types.get(name)
    for change in changed_around_sites(table):
        if change.on.name == name and isinstance(change.standing, TreatRegionAs):
            kind = change.standing.region_type
    return kind


def is_playable_near(table: Table, faction: CardId, site: CardId) -> bool:
    """Whether a faction can be played at a site in the region of that one, or in one next to it."""
    card = table.printed[faction].faction
    near = near_site(table, site)
    if card is None:
        return False
    for place in card.playable_at:
        if isinstance(place, SiteNamed):
            if table.atlas.regions_of_sites.get(place.name) in near:
                return True
        elif not isinstance(place, SitesIn) or place.region_types:
            return True  # sites of that sort lie everywhere
        elif any([region in near for region in place.regions]):
            return True
    return False
