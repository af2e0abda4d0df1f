"""What cards make a site count as. [EVT-10, SET-07, TIM-40]"""

from __future__ import annotations

from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.lands import TreatSiteAs
from wizardhaven.vocabulary.places import names_of, types_of
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Keyword, Purpose


def beyond_environment(table: Table, source: CardId, card: CardId) -> bool:
    """Whether that card cannot affect the site: an environment card, and the Under-deeps. [UND-11, EVT-12]"""
    return table.printed[source].has(Keyword.ENVIRONMENT) and _region(table, card) is None


def treated(table: Table, card: CardId, purpose: Purpose) -> TreatSiteAs | None:
    """The change of type in force for that purpose, the latest one if there are several. [TIM-40]"""
    changes = _changes(table, card, purpose)
    return changes[-1] if changes else None


def is_renewed(table: Table, card: CardId) -> bool:
    """Whether a card in play lets the site untap, and keeps it from the discard pile. [UNT-15]"""
    for event in table.board:
        for change in table.printed[event].treats_sites:
            if change.renewing and change.place is not None and _is_named(table, card, change.place):
                return True
    return False


def is_quiet(table: Table, card: CardId) -> bool:
    """Whether something takes the automatic-attacks off the site. [SITE-14]"""
    return any([change.no_automatic_attacks for change in _changes(table, card, Purpose.EVERYTHING)])


def is_subdued(table: Table, card: CardId) -> bool:
    """Whether something makes the automatic-attacks of the site detainment attacks. [CMB-55]"""
    return any([change.detaining for change in _changes(table, card, Purpose.EVERYTHING)])


def _changes(table: Table, card: CardId, purpose: Purpose) -> list[TreatSiteAs]:
    found: list[TreatSiteAs] = []
    for change in table.printed[card].treats_sites:  # what is printed on the site itself
        _add(table, card, card, change, purpose, found)
    for event in table.board:
        for change in table.printed[event].treats_sites:
            if change.place is not None and _is_named(table, card, change.place):
                _add(table, card, event, change, purpose, found)
    for on_it in table.cards[card].carried:
        for change in table.printed[on_it].treats_sites:
            _add(table, card, on_it, change, purpose, found)
    for elsewhere in on_other_versions(table, card) if table.watchers else ():
        for change in table.printed[elsewhere].treats_sites:
            _add(table, card, elsewhere, change, purpose, found)
    for lasting in table.lasting:
        standing = lasting.standing
        if isinstance(standing, TreatSiteAs) and _is_meant(table, card, lasting.on, standing.place, found):
            _add(table, card, lasting.source, standing, purpose, found)
    return found


def _add(
    table: Table,
    card: CardId,
    source: CardId,
    change: TreatSiteAs,
    purpose: Purpose,
    found: list[TreatSiteAs],
) -> None:
    """Add the change if it is made for that purpose and its card can affect the site."""
    if change.while_away is not None and not _is_away(table, change.while_away, card):
        return
    if purpose in change.purposes or Purpose.EVERYTHING in change.purposes:
        if not beyond_environment(table, source, card):
            found.append(change)


def _is_away(table: Table, name: str, site: CardId) -> bool:
    """Whether the character of that name is in play, and not at the site."""
    for company in table.companies.values():
        if any([table.printed[member].name == name for member in company.members]):
            return table.printed[company.site].name != table.printed[site].name
    return False


def _is_meant(table: Table, card: CardId, on: Aim, place: Such | None, so_far: list[TreatSiteAs]) -> bool:
    """Whether a change of type for a while is about the site: it lies on it, or is for all of its type."""
    types = () if place is None else types_of(place)
    if not types:
        return on.kind == CARD and on.number == card
    site = table.printed[card].site
    normal = site.site_type if site is not None else None
    return (so_far[-1].site_type if so_far else normal) in types


def on_other_versions(table: Table, card: CardId) -> list[CardId]:
    """The cards that lie on another card of this site and speak of all its versions."""
    found: list[CardId] = []
    for event in table.watchers:
        if table.printed[event].everywhere:
            under = table.cards[event].on
            if under not in (NONE, card) and table.printed[under].name == table.printed[card].name:
                found.append(event)
    return found


def _is_named(table: Table, card: CardId, place: Such) -> bool:
    return table.printed[card].name in names_of(place)


def _region(table: Table, card: CardId) -> str | None:
    site = table.printed[card].site
    return site.region if site is not None else None
