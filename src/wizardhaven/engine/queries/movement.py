"""Where a company may go and by which way. [ORG-61 to ORG-73]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from wizardhaven.engine.queries.bound import has_ringwraith, is_bound, may_set_out, may_take
from wizardhaven.engine.queries.companies import companies_of, may_travel, most_regions, standing_on_company
from wizardhaven.engine.queries.holds import Context, holds
from wizardhaven.engine.queries.places import is_place
from wizardhaven.engine.queries.prisoners import hosts_against, site_to_borrow
from wizardhaven.engine.queries.site_events import place_name, surface_of
from wizardhaven.engine.queries.sites import is_haven, is_refuge, site_of
from wizardhaven.engine.queries.under_deeps import adjacency
from wizardhaven.engine.queries.versions import usable_by
from wizardhaven.engine.state.company import REGION, SPECIAL, STARTER, UNDER_DEEPS, Company
from wizardhaven.engine.state.ids import DISCARD, LOCATION, NONE, CardId
from wizardhaven.engine.state.lasting import COMPANY, Aim, Lasting
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.journeys import MayMoveTo, MoreRegions
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, RegionType

NO_STARTER_MOVEMENT: Final = (PlayerKind.FALLEN_WIZARD, PlayerKind.BALROG)
"""Who moves by regions only, if not by another kind of movement. [ORG-68]"""

GORGOROTH: Final = "Gorgoroth"
IMLAD_MORGUL: Final = "Imlad Morgul"


@final
class Way:
    """One way to go: the kind of movement, the types of its regions and their names. [MOV-10, MOV-11]

    Special Movement is brought about by an effect. [ORG-73]
    """

    __slots__ = ("by", "movement", "path", "regions")

    def __init__(
        self,
        movement: int,
        path: tuple[RegionType, ...],
        regions: tuple[str, ...],
        by: Lasting | None = None,
    ) -> None:
        self.movement = movement
        self.path = path
        self.regions = regions
        self.by = by


def starter_path(origin: Site, new: Site, kind: PlayerKind = PlayerKind.WIZARD) -> tuple[RegionType, ...]:
    """The path of Starter Movement between two sites; empty if it does not reach. [ORG-66 to ORG-68]"""
    if kind in NO_STARTER_MOVEMENT:
        return ()
    if GORGOROTH in (origin.region, new.region):
        return ()
    if new.nearest_haven == origin.name:
        return new.path
    if origin.nearest_haven == new.name:
        return tuple(reversed(origin.path))
    for printed in new.haven_paths:
        if printed.from_haven == origin.name:
            return printed.path
    return ()


def region_ways(table: Table, company: Company, origin: Site, new: Site) -> list[tuple[str, ...]]:
    """The ways of Region Movement; none of them passes Imlad Morgul to or from Gorgoroth. [ORG-69, ORG-70]"""
    if origin.region is None or new.region is None:
        return []  # the Under-deeps lie in no region [UND-04]
    if table.settings.starter_movement_only and table.kinds[company.seat] not in NO_STARTER_MOVEMENT:
        return []  # who has no Starter Movement keeps his own way of moving [AGT-31, ORG-68]
    ways = _ways_within_reach(table, company, origin.region, new.region)
    if GORGOROTH not in (origin.region, new.region):
        return list(ways)
    return [way for way in ways if IMLAD_MORGUL not in way[1:-1]]


def _ways_within_reach(table: Table, company: Company, start: str, end: str) -> Sequence[tuple[str, ...]]:
    """The ways of no more regions than the company may move through; some ways may be longer. [ORG-69]"""
    allowing = [one for one in standing_on_company(table, company.id) if isinstance(one, MoreRegions)]
    passed = tuple([name for one in allowing for name in one.through])
    ways = table.atlas.ways(start, end, most_regions(table, company, passed))
    if not passed:
        return ways
    return [way for way in ways if len(way) <= most_regions(table, company, way)]


def reaches(table: Table, company: Company, destination: CardId) -> bool:
    """Whether the company could move to that site by some kind of movement. [ORG-61]"""
    origin = site_of(table, company.site)
    new = site_of(table, destination)
    kind = table.kinds[company.seat]
    if origin.name == new.name or (new.alignment is Alignment.BALROG and kind is not PlayerKind.BALROG):
        return False  # a Balrog site serves other players for playing hazards only [DECK-14]
    if not usable_by(table, company, destination):
        return False
    if is_bound(table, company):
        return may_set_out(table, company, destination) and bool(ways_to(table, company, destination))
    if starter_path(origin, new, kind) or region_ways(table, company, origin, new):
        return True
    if adjacency(table, company.site, destination) is not None:
        return True
    return reaches_specially(table, company, destination)


def reaches_specially(table: Table, company: Company, destination: CardId) -> bool:
    """Whether an effect lets the company move there. [ORG-73]"""
    if not table.lasting and table.kinds[company.seat] is not PlayerKind.FALLEN_WIZARD:
        return False
    return bool(_special_ways(table, company, destination))


def _special_ways(table: Table, company: Company, destination: CardId) -> list[Way]:
    """The ways that effects open, one for each card: a second copy adds nothing."""
    found: list[Way] = []
    names: list[str] = []
    for lasting in table.lasting:
        standing = lasting.standing
        if isinstance(standing, MayMoveTo) and lasting.on.kind == COMPANY:
            name = table.printed[lasting.source].name
            if lasting.on.number == company.id and name not in names:
                if is_place(table, destination, standing.place):
                    names.append(name)
                    found.append(Way(SPECIAL, standing.path, (), lasting))
    for card, ability in _wings(table, company):
        if is_place(table, destination, ability.place):
            lasting = Lasting(card, ability, Aim(COMPANY, company.id), None, environment=False)
            found.append(Way(SPECIAL, ability.path, (), lasting))
    return found


def _wings(table: Table, company: Company) -> list[tuple[CardId, MayMoveTo]]:
    """The cards with its characters that let the company move specially now."""
    found: list[tuple[CardId, MayMoveTo]] = []
    for member in company.members:
        for card in table.cards[member].carried:
            journey = table.printed[card].journey
            if journey is not None:
                context = Context(company.seat, card, company.id)
                if journey.condition is None or holds(table, journey.condition, context):
                    found.append((card, journey))
    return found


def is_held(table: Table, company: Company) -> bool:
    """Whether a card with one of its characters keeps the company from moving."""
    carried = [card for member in company.members for card in table.cards[member].carried]
    return any([table.printed[card].holds_still for card in carried])


def ways_to(table: Table, company: Company, destination: CardId) -> list[Way]:
    """Every way the company could take to that site, Starter Movement first."""
    origin = site_of(table, company.site)
    new = site_of(table, destination)
    found: list[Way] = []
    if not usable_by(table, company, destination):
        return found  # it has become overt, or covert, since it was sent there [ORG-80]
    path = starter_path(origin, new, table.kinds[company.seat])
    if path and origin.region is not None and new.region is not None:
        ends = (origin.region, new.region) if origin.region != new.region else (origin.region,)
        found.append(Way(STARTER, path, ends))
    for regions in region_ways(table, company, origin, new):
        types = tuple([table.atlas.types[name] for name in regions])
        found.append(Way(REGION, types, regions))
    if adjacency(table, company.site, destination) is not None:
        found.append(Way(UNDER_DEEPS, (), ()))
    found.extend(_special_ways(table, company, destination))
    if not is_bound(table, company):
        return found
    return [way for way in found if may_take(table, company, way.movement, way.path)]


def destinations(table: Table, company: Company, specially: bool = False) -> list[CardId]:
    """The site cards that a company may be sent to, perhaps by Special Movement only. [ORG-61 to ORG-65]"""
    if not may_travel(table, company.members) or is_held(table, company):
        return []
    here = place_name(table, company.site)
    closed = [here, *_taken(table, company, here), *_used_up(table, company.seat)]
    found: list[CardId] = []
    in_play: list[str] = []
    versions: list[tuple[str, Alignment]] = []
    for site in _in_play(table, company):
        name = place_name(table, site)
        if name not in closed and _may_go(table, company, site, specially):
            found.append(site)
            in_play.append(table.printed[site].name)
    for site in table.pile(company.seat, LOCATION):
        name = table.printed[site].name
        another = name not in in_play or is_haven(table, site)  # a haven has further copies [ORG-64]
        version = (name, table.printed[site].alignment)
        if another and name not in closed and version not in versions:
            if _may_go(table, company, site, specially):
                versions.append(version)
                found.append(site)
    found.extend(_borrowed(table, company, found))
    return found


def _borrowed(table: Table, company: Company, found: list[CardId]) -> list[CardId]:
    """Rescue sites of which the player has no copy to move to himself. [CMB-67]"""
    borrowed: list[CardId] = []
    open_already = [table.printed[site].name for site in found]
    for host in hosts_against(table, company.seat):
        site = site_to_borrow(table, company.seat, host)
        if site != NONE and table.printed[site].name not in open_already and reaches(table, company, site):
            borrowed.append(site)
            open_already.append(table.printed[site].name)
    return borrowed


def _may_go(table: Table, company: Company, destination: CardId, specially: bool) -> bool:
    if not reaches(table, company, destination):
        return False
    if has_ringwraith(table, company) and is_refuge(table, destination):
        return False
    return not specially or reaches_specially(table, company, destination)


def _taken(table: Table, company: Company, here: str) -> list[str]:
    """Where companies that stand at the same site are already sent. [ORG-62]"""
    return [
        place_name(table, other.destination)
        for other in companies_of(table, company.seat)
        if other.id != company.id and other.destination != NONE and place_name(table, other.site) == here
    ]


def _used_up(table: Table, seat: int) -> list[str]:
    """Sites that lie in the discard pile are closed in all their versions. [ORG-65]

    But for a site of which there may be several, each in its own place. [FW-15]
    """
    found: list[str] = []
    for card in table.pile(seat, DISCARD):
        site = table.printed[card].site
        if site is not None and site.beneath_wizardhaven is None:
            found.append(site.name)
    return found


def _in_play(table: Table, company: Company) -> list[CardId]:
    """Sites at which another company of the player's is, or to which one is going; and the one above."""
    above = surface_of(table, company.site)
    found: list[CardId] = [above] if above != NONE else []
    for other in companies_of(table, company.seat):
        if other.id != company.id:
            for site in (other.site, other.destination):
                if site != NONE and site != company.site and site not in found:
                    found.append(site)
    return found
