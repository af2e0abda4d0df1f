"""Attempts of an avatar on cards of the opponent's that are far from him."""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import company_of, factions_of, unique_is_taken
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.influence.reach import is_near
from wizardhaven.engine.queries.numbers.influence import unused_general_influence
from wizardhaven.engine.queries.sites.places import is_one_of
from wizardhaven.engine.queries.sites.regions import is_such_site
from wizardhaven.engine.queries.sites.sites import site_of
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.state.checks import Attempt
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import HAND, IN_PLAY, LOCATION, NO_CARD, NONE, CardId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.parts import Part
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.permits import Permit


def gives_reach(table: Table, seat: int) -> CardId:
    """The card that lets the player's avatar try cards of the opponent's from afar, or NONE."""
    if Deed.INFLUENCE_FROM_AFAR in table.lexicon:
        for card in table.board:
            if table.owners[card] == seat and _word(table, card) is not None:
                return card
    return NO_CARD


def _word(table: Table, card: CardId) -> Permit | None:
    return table.printed[card].permit(Deed.INFLUENCE_FROM_AFAR)


def _share(word: Permit, influence: int) -> int:
    """How much of the general influence stands for direct influence, rounded up."""
    for change in word.then:
        if isinstance(change, Modify) and isinstance(change.by, int) and change.how is How.DIVIDED:
            influence = -(-influence // change.by)
            if isinstance(change.most, int):
                influence = min(change.most, influence)
    return influence


def afar_parts(table: Table, attempt: Attempt) -> list[Part]:
    """What stands for his direct influence if the attempt is made from afar; nothing if it is not."""
    company = table.companies.get(table.cards[attempt.character].company)
    if company is None or not table.printed[attempt.character].avatar:
        return []
    card = gives_reach(table, attempt.seat)
    word = _word(table, card) if card != NONE else None
    if word is None or is_near(table, company, attempt.target):
        return []
    share = _share(word, unused_general_influence(table, attempt.seat))
    return [Part(card, share), Part(card, -(regions_between(table, company, attempt.target) or 0))]


def regions_between(table: Table, company: Company, target: CardId) -> int | None:
    """How many regions the way to where the attempt would be made has, both ends counted. [INF-05]

    None if one of them lies in no region.
    """
    start = site_of(table, company.site).region
    if start is None:
        return None
    faction = table.printed[target].faction
    if faction is not None:
        ends = _regions_of(table, faction)
    else:
        other = table.companies.get(company_of(table, target))
        region = site_of(table, other.site).region if other is not None else None
        ends = [region] if region is not None else []
    steps = _steps(table, start, ends)
    return None if steps is None else steps + 1


def regions_on_the_way(table: Table, company: Company, faction: CardId) -> int | None:
    """How many regions the way to where the faction can be played has, both ends counted; None for no way."""
    start = site_of(table, company.site).region
    printed = table.printed[faction].faction
    if start is None or printed is None:
        return None
    steps = _steps(table, start, _regions_of(table, printed))
    return None if steps is None else steps + 1


def factions_to_try(table: Table, company: Company, within: int = 0) -> list[CardId]:
    """The factions in the player's hand that could be won over from where the company is.

    If it is a road from a haven, it must be short enough, and the opponent may have the faction in play.
    """
    found: list[CardId] = []
    for card in table.pile(company.seat, HAND):
        faction = table.printed[card].faction
        if faction is None or faction.freely is not None:
            continue
        if within:
            if not _is_on_the_road(table, company, faction, within):
                continue
            if unique_is_taken(table, card) and opposing_copy(table, company.seat, card) == NONE:
                continue
        elif unique_is_taken(table, card):
            continue
        context = Context(company.seat, card, company.id)
        if all([holds(table, condition, context) for condition in faction.requires]):
            if within or regions_on_the_way(table, company, card) is not None:
                found.append(card)
    return found


def opposing_copy(table: Table, seat: int, card: CardId) -> CardId:
    """The opponent's copy of a unique faction, if it may be tried now; NONE if there is none. [INF-04]"""
    if not table.printed[card].unique or table.turn <= 2 or noted(table, Remembered.DEALT_WITH_OPPONENT):
        return NO_CARD
    for other in factions_of(table, 1 - seat):
        if table.printed[other].name == table.printed[card].name:
            return other
    return NO_CARD


def _is_on_the_road(table: Table, company: Company, faction: Faction, most: int) -> bool:
    """Whether a site card of the player's shows a short way from this haven to where it can be played."""
    haven = table.printed[company.site].name
    for site in (*table.pile(company.seat, LOCATION), *table.pile(company.seat, IN_PLAY)):
        printed = table.printed[site].site
        if printed is None or not is_one_of(table, site, faction.playable_at):
            continue
        paths = [way.path for way in printed.haven_paths if way.from_haven == haven]
        if printed.nearest_haven == haven:
            paths.append(printed.path)
        if any([len(path) <= most for path in paths]):
            return True
    return False


def _steps(table: Table, start: str, ends: list[str]) -> int | None:
    """How many borders are crossed on the shortest way to one of these regions."""
    reached, steps = [start], 0
    seen = [start]
    while reached:
        if any([region in ends for region in reached]):
            return steps
        beyond: list[str] = []
        for region in reached:
            for other in table.atlas.adjacent.get(region, ()):
                if other not in seen:
                    seen.append(other)
                    beyond.append(other)
        reached = beyond
        steps += 1
    return None


def _regions_of(table: Table, faction: Faction) -> list[str]:
    """The regions of all sites where the faction can be played."""
    found: list[str] = []
    for name, region in table.atlas.regions_of_sites.items():
        if any([is_such_site(table, faction, name, place) for place in faction.playable_at]):
            found.append(region)
    return found
