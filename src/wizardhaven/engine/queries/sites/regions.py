"""What regions count as while cards in play change them, and what lies near a site. [MOV-14]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import named
from wizardhaven.engine.queries.sites.on_the_map import is_on_the_map
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.lasting import REGION, Aim, Lasting
from wizardhaven.engine.state.lexicon import RegionTypes
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import names_in
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.conditions import Condition, There
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.such import Beside, Named, Such, parts
from wizardhaven.vocabulary.terms import Alignment, RegionType


def changed_around_sites(table: Table) -> list[Lasting]:
    """The changes that cards make to the regions around the sites they lie on, region by region."""
    found: list[Lasting] = []
    for card in table.watchers:
        if table.printed[card].around:
            for counting in table.printed[card].counts:
                if isinstance(counting.what, Beside):
                    for name in near_site(table, table.cards[card].on):
                        found.append(Lasting(card, counting, Aim(REGION, name=name), None, environment=False))
    return found


def changed_everywhere(table: Table) -> list[Lasting]:
    """The changes that events make to all regions of a type, in the order in which a card says them."""
    found: list[Lasting] = []
    for card in table.board if RegionTypes in table.lexicon else ():
        for counting in table.printed[card].treats_regions:
            if counting.condition is not None and not _is_there(table, counting.condition):
                continue
            found.append(Lasting(card, counting, Aim(REGION), None, environment=False))
    return found


def _is_there(table: Table, condition: Condition) -> bool:
    """Whether a card of that name is in play: of lands nothing else is asked."""
    assert isinstance(condition, There), f"no land counts as another while {condition}"
    return any([named(table, name) != NONE for name in names_in(condition.what)])


def near_site(table: Table, site: CardId) -> tuple[str, ...]:
    """The region of a site and those next to it; none for one that lies in no region."""
    printed = table.printed[site].site if site != NONE else None
    if printed is None or printed.region is None:
        return ()
    return table.atlas.near(printed.region)


def type_of_region(table: Table, name: str) -> RegionType | None:
    """What a region counts as, with what cards in play make of it."""
    kind = table.atlas.types.get(name)
    for change in (*changed_everywhere(table), *changed_around_sites(table)):
        standing = change.standing
        if isinstance(standing, CountsAs) and (change.on.name == name or standing.what is kind):
            kind = region_types(standing.as_)[0]
    return kind


def region_types(such: Such) -> tuple[RegionType, ...]:
    """As what a region counts: of one type, once or several times."""
    return tuple([part for part in parts(such) if isinstance(part, RegionType)])


def is_playable_near(table: Table, faction: CardId, site: CardId) -> bool:
    """Whether a faction can be played at a site in the region of that one, or in one next to it."""
    return is_playable_in(table, faction, near_site(table, site))


def is_playable_in(table: Table, faction: CardId, regions: tuple[str, ...]) -> bool:
    """Whether a faction can be played at a site in one of these regions."""
    card = table.printed[faction].faction
    if card is None:
        return False
    for name, region in table.atlas.regions_of_sites.items():
        if region in regions:
            if any([is_such_site(table, card, name, place) for place in card.playable_at]):
                return True
    return False


def is_such_site(table: Table, faction: Faction, name: str, place: Such) -> bool:
    """Whether a site that need not be in play is one of those; only what is printed counts."""
    if isinstance(place, Named):
        return name in place.names
    return any([is_on_the_map(table, name, side, place) for side in _sides(faction, place)])


def _sides(faction: Faction, place: Such) -> tuple[Alignment, ...]:
    """Whose sites are meant: a faction of neither side comes to those of both, or to Wizardhavens."""
    if any([part is Mark.PROTECTED for part in parts(place)]):
        return (Alignment.FALLEN_WIZARD,)
    if faction.alignment in (Alignment.HERO, Alignment.MINION):
        return (faction.alignment,)
    return (Alignment.HERO, Alignment.MINION)
