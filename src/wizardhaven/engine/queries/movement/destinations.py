"""Where a company may be sent. [ORG-61 to ORG-65]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.companies.composition import may_travel, solitude
from wizardhaven.engine.queries.movement.most_regions import most_regions
from wizardhaven.engine.queries.movement.ringwraith_and_balrog import has_ringwraith, is_bound, may_set_out
from wizardhaven.engine.queries.movement.ways import (
    is_held,
    moves_by_regions,
    passes_of,
    reaches_specially,
    regions_allowing_more,
    starter_path,
    ways_to,
    ways_within_reach,
)
from wizardhaven.engine.queries.players.overt import is_overt
from wizardhaven.engine.queries.prisoners.prisoners import hosts_against, site_to_borrow
from wizardhaven.engine.queries.sites.on_the_site import never_leaves, place_name, surface_of
from wizardhaven.engine.queries.sites.site_versions import usable_version
from wizardhaven.engine.queries.sites.sites import is_haven, is_shunned_by, site_of
from wizardhaven.engine.queries.sites.under_deeps import adjacency, may_lead_below
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import DISCARD, IN_PLAY, LOCATION, NONE, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.terms import Alignment, Race


@final
class _Scope:
    """What decides where a company may go, asked once for all sites; `regions` are for Region Movement."""

    __slots__ = ("bound", "leads_below", "origin", "overt", "regions", "ringwraith")

    def __init__(
        self,
        origin: Site,
        leads_below: bool,
        bound: bool,
        overt: bool,
        ringwraith: bool,
        regions: frozenset[str],
    ) -> None:
        self.origin = origin
        self.leads_below = leads_below
        self.bound = bound
        self.overt = overt
        self.ringwraith = ringwraith
        self.regions = regions


def destinations(table: Table, company: Company, specially: bool = False) -> list[CardId]:
    """The site cards that a company may be sent to, perhaps by Special Movement only. [ORG-61 to ORG-65]"""
    if not may_travel(table, company.members) or is_held(table, company):
        return []
    if len(company.members) > 1 and solitude(table, company.members) != NONE:
        return []
    here = place_name(table, company.site)
    closed = {here, *_taken(table, company, here), *_used_up(table, company.seat)}
    scope = _scope_of(table, company)
    asked = specially or scope.ringwraith
    found: list[CardId] = []
    in_play: set[str] = set()
    names: set[str] = set()
    versions: list[tuple[str, Alignment]] = []
    for site in _in_play(table, company):
        name = place_name(table, site)
        if name not in closed and _reaches(table, company, scope, site):
            if not asked or _is_open(table, company, scope, site, specially):
                found.append(site)
                in_play.add(table.printed[site].name)
    for site in table.pile(company.seat, LOCATION):
        name = table.printed[site].name
        if name in closed or (name in in_play and not is_haven(table, site)):
            continue  # but a haven has further copies [ORG-64]
        if name in names and (name, table.printed[site].alignment) in versions:
            continue
        if _reaches(table, company, scope, site):
            if not asked or _is_open(table, company, scope, site, specially):
                names.add(name)
                versions.append((name, table.printed[site].alignment))
                found.append(site)
    found.extend(_borrowed(table, company, scope, found))
    return found


def _scope_of(table: Table, company: Company) -> _Scope:
    """What decides where the company may go now."""
    return _Scope(
        site_of(table, company.site),
        may_lead_below(table, company.site),
        is_bound(table, company),
        table.kinds[company.seat].versions_by_company and is_overt(table, company),
        has_ringwraith(table, company),
        _regions_within_reach(table, company),
    )


def _reaches(table: Table, company: Company, scope: _Scope, destination: CardId) -> bool:
    """Whether the company could move to that site by some kind of movement. [ORG-61]"""
    origin = scope.origin
    new = table.printed[destination].site
    assert new is not None, f"card {destination} is no site"
    kind = table.kinds[company.seat]
    if origin.name == new.name or (new.alignment is Alignment.BALROG and not kind.uses_balrog_sites):
        return False  # a Balrog site serves other players for playing hazards only [DECK-14]
    if scope.bound:
        return may_set_out(table, company, destination) and bool(ways_to(table, company, destination))
    if new.region not in scope.regions and not starter_path(kind, origin, new):
        below = scope.leads_below or may_lead_below(table, destination)
        if not below or adjacency(table, company.site, destination) is None:
            if not reaches_specially(table, company, destination):
                return False
    return not kind.versions_by_company or usable_version(table, company.seat, scope.overt, destination)


def _regions_within_reach(table: Table, company: Company) -> frozenset[str]:
    """The regions near enough for Region Movement; perhaps only by some ways. [ORG-69]"""
    start = site_of(table, company.site).region
    if start is None or not moves_by_regions(table, company):
        return frozenset()
    if not regions_allowing_more(table, company):
        return table.atlas.within(start, most_regions(table, company), passes_of(table, company))
    return frozenset([end for end in table.atlas.adjacent if ways_within_reach(table, company, start, end)])


def _borrowed(table: Table, company: Company, scope: _Scope, found: list[CardId]) -> list[CardId]:
    """Rescue sites of which the player has no copy to move to himself. [CMB-67]"""
    borrowed: list[CardId] = []
    hosts = hosts_against(table, company.seat)
    open_already = [table.printed[site].name for site in found] if hosts else []
    for host in hosts:
        site = site_to_borrow(table, company.seat, host)
        if site != NONE and table.printed[site].name not in open_already:
            if _reaches(table, company, scope, site):
                borrowed.append(site)
                open_already.append(table.printed[site].name)
    return borrowed


def _is_open(table: Table, company: Company, scope: _Scope, destination: CardId, specially: bool) -> bool:
    """Whether a Ringwraith may go where the company reaches, and by the kind of movement that is meant."""
    if scope.ringwraith and is_shunned_by(table, destination, Race.RINGWRAITH):
        return False
    if not specially or reaches_specially(table, company, destination):
        return True
    new = table.printed[destination].site
    opened = len(passes_of(table, company)) > table.kinds[company.seat].gate_of_mordor
    return opened and new is not None and new.region in scope.regions


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
    if Deed.LEAVE_PLAY in table.lexicon:
        for card in table.pile(company.seat, IN_PLAY):
            if table.printed[card].site is not None and never_leaves(table, card) and card not in found:
                found.append(card)
    return found
