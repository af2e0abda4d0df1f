"""By which ways a company may go to a site. [ORG-66 to ORG-73]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from wizardhaven.engine.queries.companies.companies import standing_on_company
from wizardhaven.engine.queries.movement.most_regions import most_regions
from wizardhaven.engine.queries.movement.ringwraith_and_balrog import is_bound, may_take
from wizardhaven.engine.queries.sites.places import is_place
from wizardhaven.engine.queries.sites.site_versions import usable_by
from wizardhaven.engine.queries.sites.sites import site_of
from wizardhaven.engine.queries.sites.under_deeps import adjacency
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.state.atlas import GATE_OF_MORDOR, GORGOROTH, Passes
from wizardhaven.engine.state.company import REGION_MOVEMENT, SPECIAL, STARTER, UNDER_DEEPS, Company
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.kinds.kind import Kind
from wizardhaven.engine.state.lasting import COMPANY, Aim, Lasting
from wizardhaven.engine.state.lexicon import Journeys
from wizardhaven.engine.state.printed.permits import is_journey
from wizardhaven.engine.state.printed.printed import ITEM
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import names_in
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import forbids
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.places import path_of
from wizardhaven.vocabulary.such import Beside, Within
from wizardhaven.vocabulary.terms import RegionType


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


def starter_path(kind: Kind, origin: Site, new: Site) -> tuple[RegionType, ...]:
    """The path of Starter Movement between two sites; empty if it does not reach. [ORG-66 to ORG-68]"""
    if not kind.starter_movement:
        return ()
    if GORGOROTH in (origin.region, new.region) and not kind.starter_in_gorgoroth:
        return ()
    if new.nearest_haven == origin.name:
        return new.path
    if origin.nearest_haven == new.name:
        return tuple(reversed(origin.path))
    for printed in new.haven_paths:
        if printed.from_haven == origin.name:
            return printed.path
    return ()


def region_ways(table: Table, company: Company, origin: Site, new: Site) -> Sequence[tuple[str, ...]]:
    """The ways of Region Movement. [ORG-69, ORG-70]"""
    if origin.region is None or new.region is None or not moves_by_regions(table, company):
        return []  # the Under-deeps lie in no region [UND-04]
    return ways_within_reach(table, company, origin.region, new.region)


def moves_by_regions(table: Table, company: Company) -> bool:
    """Whether Region Movement is open; who has no Starter Movement keeps his own way. [AGT-31, ORG-68]"""
    return not table.settings.starter_movement_only or not table.kinds[company.seat].starter_movement


def regions_allowing_more(table: Table, company: Company) -> tuple[str, ...]:
    """The regions through which the company may go farther than elsewhere."""
    standing = standing_on_company(table, company.id) if table.lasting else []
    passed: list[str] = []
    for one in standing:
        if isinstance(one, Modify) and isinstance(one.of, Within):
            passed.extend([name for name in one.of.regions if isinstance(name, str)])
    return tuple(passed)


def passes_of(table: Table, company: Company) -> Passes:
    """The regions that are neighbours for this company alone, in pairs. [ORG-71]"""
    passes: list[tuple[str, str]] = []
    if table.kinds[company.seat].gate_of_mordor:
        passes.append(GATE_OF_MORDOR)
    for one in standing_on_company(table, company.id) if table.lasting else ():
        if isinstance(one, CountsAs) and isinstance(one.as_, Beside):
            for name in names_in(one.what):
                passes.extend([(name, beside) for beside in names_in(one.as_.what)])
    return tuple(passes)


def ways_within_reach(table: Table, company: Company, start: str, end: str) -> Sequence[tuple[str, ...]]:
    """The ways of no more regions than the company may move through; some ways may be longer. [ORG-69]"""
    passed = regions_allowing_more(table, company)
    ways = table.atlas.open_ways(start, end, most_regions(table, company, passed), passes_of(table, company))
    if not passed:
        return ways
    return [way for way in ways if len(way) <= most_regions(table, company, way)]


def reaches_specially(table: Table, company: Company, destination: CardId) -> bool:
    """Whether an effect lets the company move there. [ORG-73]"""
    if not table.lasting and Journeys not in table.lexicon:
        return False
    return bool(_special_ways(table, company, destination))


def _special_ways(table: Table, company: Company, destination: CardId) -> list[Way]:
    """The ways that effects open, one for each card: a second copy adds nothing."""
    found: list[Way] = []
    names: list[str] = []
    for lasting in table.lasting:
        standing = lasting.standing
        if isinstance(standing, Permit) and is_journey(standing) and lasting.on.kind == COMPANY:
            name = table.printed[lasting.source].name
            if lasting.on.number == company.id and name not in names:
                if _leads_to(table, standing, destination):
                    names.append(name)
                    found.append(Way(SPECIAL, path_of(standing.what), (), lasting))
    for card, ability in _wings(table, company):
        if _leads_to(table, ability, destination):
            lasting = Lasting(card, ability, Aim(COMPANY, company.id), None, environment=False)
            found.append(Way(SPECIAL, path_of(ability.what), (), lasting))
    return found


def _leads_to(table: Table, journey: Permit, destination: CardId) -> bool:
    return journey.where is not None and is_place(table, destination, journey.where)


def _wings(table: Table, company: Company) -> list[tuple[CardId, Permit]]:
    """The cards with its characters that let the company move specially now; items in use only. [ITM-08]"""
    found: list[tuple[CardId, Permit]] = []
    for member in company.members:
        for card in table.cards[member].carried:
            journey = table.printed[card].journey
            if journey is not None and (table.printed[card].kind != ITEM or table.cards[card].in_use):
                context = Context(company.seat, card, company.id)
                if journey.condition is None or holds(table, journey.condition, context):
                    found.append((card, journey))
    return found


def is_held(table: Table, company: Company) -> bool:
    """Whether a card with one of its characters, or what lasts on it, keeps the company from moving."""
    for standing in standing_on_company(table, company.id) if table.lasting else ():
        if forbids(standing, Deed.MOVE) and standing.where is None:
            return True
    carried = [card for member in company.members for card in table.cards[member].carried]
    return any([table.printed[card].holds_still for card in carried])


def ways_to(table: Table, company: Company, destination: CardId) -> list[Way]:
    """Every way the company could take to that site, Starter Movement first."""
    origin = site_of(table, company.site)
    new = site_of(table, destination)
    found: list[Way] = []
    if not usable_by(table, company, destination):
        return found  # it has become overt, or covert, since it was sent there [ORG-80]
    path = starter_path(table.kinds[company.seat], origin, new)
    if path and origin.region is not None and new.region is not None:
        ends = (origin.region, new.region) if origin.region != new.region else (origin.region,)
        found.append(Way(STARTER, path, ends))
    for regions in region_ways(table, company, origin, new):
        types = tuple([table.atlas.types[name] for name in regions])
        found.append(Way(REGION_MOVEMENT, types, regions))
    if adjacency(table, company.site, destination) is not None:
        found.append(Way(UNDER_DEEPS, (), ()))
    found.extend(_special_ways(table, company, destination))
    if not is_bound(table, company):
        return found
    return [way for way in found if may_take(table, company, way.movement, way.path)]


def ways_through(
    table: Table, company: Company, destination: CardId, through: RegionType | None
) -> list[Way]:
    """Those of its ways to that site on which a region of the type lies; all, if none is asked for."""
    ways = ways_to(table, company, destination)
    return ways if through is None else [way for way in ways if through in way.path]
