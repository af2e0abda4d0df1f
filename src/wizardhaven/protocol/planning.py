"""What a journey would bring, before anybody sets out: its ways, what may come on them, what is found there.

All of it lies open to the seat that asks: the map, the sites, its own hand.
"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.questions import (
    Way,
    automatic_attacks,
    drawn_regions,
    hazard_limit,
    number_to_reach,
    path_types,
    site_type,
    ways_to,
)
from wizardhaven.engine.steps import SiteWindow, by_way, draws_for, foresee_entering, foresee_journey
from wizardhaven.engine.values import (
    HAND,
    NONE,
    REGION_MOVEMENT,
    STARTER,
    UNDER_DEEPS,
    Action,
    CardId,
    CompanyId,
    Table,
    Verb,
)
from wizardhaven.game.game import Game
from wizardhaven.protocol.anchors import card_anchor, path_anchor
from wizardhaven.protocol.faces.faces import attack_words
from wizardhaven.protocol.faces.speech import region_name
from wizardhaven.protocol.ledgers.odds import option_odds
from wizardhaven.protocol.pictures import Planned, PlannedPlay, PlannedWay
from wizardhaven.text.language import Language
from wizardhaven.text.names import translated
from wizardhaven.view.eyes import Eyes
from wizardhaven.vocabulary.terms import Purpose, RegionType

PERILS: Final = {
    RegionType.FREE_DOMAIN: 1,
    RegionType.BORDER_LAND: 2,
    RegionType.COASTAL_SEA: 2,
    RegionType.WILDERNESS: 3,
    RegionType.SHADOW_LAND: 4,
    RegionType.DARK_DOMAIN: 5,
}
"""How much is commonly met in such a land: a way through less of it is shown first."""
PRINTED: Final = {
    Language.EN: "Printed path",
    Language.DE: "Aufgedruckter Weg",
    Language.FR: "Trajet imprimé",
}


def planned(game: Game, question: str, handle: str, action: Action, language: Language) -> Planned | None:
    """What comes of a journey, or of entering a site; None for an answer that is neither."""
    table, number = game.table, action.company_meant
    if action.verb not in (Verb.PLAN_MOVEMENT, Verb.ENTER):
        return None
    company = table.companies[number]
    site = action.card
    ways = ways_to(table, company, site) if action.verb is Verb.PLAN_MOVEMENT else []
    told = sorted([_way(table, number, site, way, language) for way in ways], key=_peril)
    return Planned(
        question,
        handle,
        site_type(table, site, Purpose.PLAYING_HAZARDS),
        tuple([attack_words(attack, language) for _, attack in automatic_attacks(table, site)]),
        tuple(told),
        _plays(game, number, site, ways),
    )


def _peril(way: PlannedWay) -> int:
    return sum([PERILS[land] for land in way.lands])


def _way(table: Table, number: CompanyId, site: CardId, way: Way, language: Language) -> PlannedWay:
    """One way: through which lands, how many hazards, how many cards for whom."""
    tried = table.clone()
    foresee_journey(tried, number, site, way)
    company = tried.companies[number]
    roll = number_to_reach(tried, company)
    drawn = drawn_regions(table, way.movement, way.path, way.regions)
    return PlannedWay(
        path_anchor(by_way(table, site, way), drawn),
        _called(table, way, language),
        path_types(tried, company),
        hazard_limit(tried, number),
        draws_for(tried, company),
        roll if roll > 0 else None,
    )


def _called(table: Table, way: Way, language: Language) -> str:
    """What tells a way from others: its regions, or how it was found."""
    if way.by is not None:
        return translated(table.printed[way.by.source].name, language)
    if way.movement == STARTER:
        return PRINTED[language]
    if way.movement == UNDER_DEEPS:
        return region_name(None, language)
    assert way.movement == REGION_MOVEMENT
    return ", ".join([translated(region, language) for region in way.regions])


def _plays(game: Game, number: CompanyId, site: CardId, ways: list[Way]) -> tuple[PlannedPlay, ...]:
    """The cards in hand that could be played there and cannot be played here, with their best odds."""
    tried = game.clone()
    tried.everywhere = True
    table = tried.table
    seat = table.companies[number].seat
    now = {option.card for option in game.options()}
    if ways:
        foresee_journey(table, number, site, ways[0])
    foresee_entering(table, number)
    table.push(SiteWindow(seat))
    tried.run()
    found: dict[CardId, int | None] = {}
    for option in tried.options():
        if option.card not in now and option.card in table.pile(seat, HAND):
            odds = option_odds(tried, option)
            found[option.card] = max(odds or 0, found.get(option.card) or 0) or None
    eyes = Eyes(game.table, seat)
    anchors = [(card_anchor(eyes, card), odds) for card, odds in found.items() if card != NONE]
    return tuple([PlannedPlay(anchor, odds) for anchor, odds in anchors if anchor is not None])
