"""What cards make a site count as. [EVT-10, SET-07, TIM-40]"""

from __future__ import annotations

from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import mentions
from wizardhaven.vocabulary.conditions import Both, Condition, There, Unless
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid, forbids
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.places import is_of_other_versions, names_of, types_of
from wizardhaven.vocabulary.such import At, Named, Such, parts
from wizardhaven.vocabulary.terms import Keyword, Purpose, SiteType


def beyond_environment(table: Table, source: CardId, card: CardId) -> bool:
    """Whether that card cannot affect the site: an environment card, and the Under-deeps. [UND-11, EVT-12]"""
    return table.printed[source].has(Keyword.ENVIRONMENT) and _region(table, card) is None


def treated(table: Table, card: CardId, purpose: Purpose) -> SiteType | None:
    """The type of which it counts for that purpose, the latest one if there are several. [TIM-40]"""
    changes = _changes(table, card, purpose)
    return changes[-1] if changes else None


def is_renewed(table: Table, card: CardId) -> bool:
    """Whether a card in play lets the site untap, and keeps it from the discard pile. [UNT-15]"""
    for event in table.board:
        for change in table.printed[event].treats_sites:
            if Purpose.RENEWAL in change.purposes and _is_named(table, card, change.what):
                return True
    return False


def is_quiet(table: Table, card: CardId) -> bool:
    """Whether something takes the automatic-attacks off the site. [SITE-14]"""
    for on_it in table.cards[card].carried:
        if any([takes_attacks(forbidden) for forbidden in table.printed[on_it].forbids]):
            return True
    for elsewhere in on_other_versions(table, card) if table.watchers else ():
        for forbidden in table.printed[elsewhere].forbids:
            if takes_attacks(forbidden) and forbidden.where is Mark.ANY_VERSION:
                return True
    for lasting in table.lasting:
        if forbids(lasting.standing, Deed.ATTACK) and lasting.on.kind == CARD and lasting.on.number == card:
            return True
    return False


def takes_attacks(forbidden: Forbid) -> bool:
    """Whether it takes the automatic-attacks off a site."""
    return forbidden.deed is Deed.ATTACK and forbidden.what is Sort.AUTOMATIC_ATTACK


def is_subdued(table: Table, card: CardId) -> bool:
    """Whether something makes the automatic-attacks of the site detainment attacks. [CMB-55]"""
    for on_it in table.cards[card].carried:
        if any([counting.as_ is Mark.DETAINMENT for counting in table.printed[on_it].counts]):
            return True
    return False


def _changes(table: Table, card: CardId, purpose: Purpose) -> list[SiteType]:
    found: list[SiteType] = []
    for change in table.printed[card].treats_sites:  # what is printed on the site itself
        _add(table, card, card, change, purpose, found)
    for event in table.board:
        for change in table.printed[event].treats_sites:
            if _is_named(table, card, change.what):
                _add(table, card, event, change, purpose, found)
    for on_it in table.cards[card].carried:
        for change in table.printed[on_it].treats_sites:
            if is_of_other_versions(change.what):
                continue
            _add(table, card, on_it, change, purpose, found)
    for elsewhere in on_other_versions(table, card) if table.watchers else ():
        for change in table.printed[elsewhere].treats_sites:
            if not mentions(change.what, Mark.ANY_VERSION):
                continue
            _add(table, card, elsewhere, change, purpose, found)
    for lasting in table.lasting:
        standing = lasting.standing
        if isinstance(standing, CountsAs) and isinstance(standing.as_, SiteType):
            if _is_meant(table, card, lasting.on, standing.what, found):
                _add(table, card, lasting.source, standing, purpose, found)
    return found


def _add(
    table: Table,
    card: CardId,
    source: CardId,
    change: CountsAs,
    purpose: Purpose,
    found: list[SiteType],
) -> None:
    """Add the change if it is made for that purpose and its card can affect the site."""
    if change.condition is not None and not _holds(table, change.condition):
        return
    if purpose in change.purposes or Purpose.EVERYTHING in change.purposes:
        if not beyond_environment(table, source, card):
            assert isinstance(change.as_, SiteType), f"no site counts as {change.as_}"
            found.append(change.as_)


def _holds(table: Table, condition: Condition) -> bool:
    """Whether somebody is in play, at some site or just not there: sites ask for nothing else."""
    if isinstance(condition, Both):
        return all([_holds(table, one) for one in condition.conditions])
    if isinstance(condition, Unless):
        return not _holds(table, condition.condition)
    assert isinstance(condition, There), f"no site counts as something else while {condition}"
    (who,) = [part for part in parts(condition.what) if isinstance(part, Named)]
    places = [part for part in parts(condition.what) if isinstance(part, At)]
    for company in table.companies.values():
        if any([table.printed[member].name in who.names for member in company.members]):
            return all([table.printed[company.site].name in names_of(place.site) for place in places])
    return False


def _is_meant(table: Table, card: CardId, on: Aim, what: Such, so_far: list[SiteType]) -> bool:
    """Whether a change of type for a while is about the site: it lies on it, or is for all of its type."""
    types = types_of(what)
    if not types:
        return on.kind == CARD and on.number == card
    site = table.printed[card].site
    normal = site.site_type if site is not None else None
    return (so_far[-1] if so_far else normal) in types


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
