"""Stage points: how far a Fallen-wizard has strayed, card by card. [FW-26, FW-27, FW-31]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.in_play import leaves_only_with_site
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, POINTS, STORED, CardId
from wizardhaven.engine.state.lasting import CARD
from wizardhaven.engine.state.parts import Part, total
from wizardhaven.engine.state.printed.printed import SITE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import ByStagePoints
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.terms import Length, Race, Stat

LEAST_STAGE_POINTS: Final = 3
"""So many must be left when a stage resource is given up. [FW-30]"""


def stage_parts(table: Table, seat: int) -> list[Part]:
    """The player's stage points, each with the card that gives them; stored cards still do. [FW-31]"""
    if not table.kinds[seat].has_stage_cards:
        return []
    others = table.other_stage_points[seat]
    found = [Part(NO_CARD, others, "FW-26")] if others else []
    for place in (IN_PLAY, POINTS, STORED):
        for card in table.pile(seat, place):
            printed = table.printed[card]
            if printed.stage_points and printed.stage:
                found.append(Part(card, printed.stage_points))
    sites = [company.site for company in table.companies.values() if company.seat == seat]
    for card in dict.fromkeys(sites):
        if table.printed[card].stage_points:  # only while a company is there [FW-27]
            found.append(Part(card, table.printed[card].stage_points, "FW-27"))
    hazards: list[CardId] = []
    for card in table.pile(1 - seat, IN_PLAY):
        printed = table.printed[card]
        if printed.stage_points and printed.hazard and printed.kind != SITE:
            found.append(Part(card, printed.stage_points))
            hazards.append(card)
    if hazards:
        _add_by_stage(table, hazards, found)
    if table.lasting:
        _change(table, seat, found)
    return found


def _add_by_stage(table: Table, hazards: list[CardId], found: list[Part]) -> None:
    """What hazards give him besides, by the stage points that he has with all of them."""
    points = total(found)
    for card in hazards:
        for bonus in table.printed[card].bonuses:
            if bonus.what is Stat.STAGE_POINTS and isinstance(bonus.by, ByStagePoints):
                more = by_bounds(bonus.by, points)
                if more:
                    found.append(Part(card, more))


def _change(table: Table, seat: int, found: list[Part]) -> None:
    """What changes them for the turn, as far as it may."""
    for lasting in table.lasting:
        change, on = lasting.standing, lasting.on
        if isinstance(change, Modify) and change.what is Stat.STAGE_POINTS:
            if on.kind == CARD and table.owners[on.number] == seat:
                assert isinstance(change.by, int)
                before = total(found)
                after = max(before + change.by, min(before, change.least or 0))
                found.append(Part(lasting.source, after - before))


def stage_points(table: Table, seat: int) -> int:
    """The player's stage points. [FW-26]"""
    return total(stage_parts(table, seat))


def by_stage_points(table: Table, amount: ByStagePoints, character: CardId) -> int:
    """The number as it stands for a character: by stage points only if he is a Fallen-wizard himself."""
    if table.printed[character].race is not Race.FALLEN_WIZARD:
        return amount.otherwise
    return of_stage_points(table, amount, table.owners[character])


def of_stage_points(table: Table, amount: ByStagePoints, seat: int) -> int:
    """The number as it stands for a player who is a Fallen-wizard."""
    return by_bounds(amount, stage_points(table, seat))


def by_bounds(amount: ByStagePoints, points: int) -> int:
    """The first number whose bound the stage points exceed; what holds for others never does. [FW-26]"""
    for bound, number in amount.above:
        if points > bound:
            return number
    return amount.least


def specific_events(table: Table, seat: int, name: str) -> list[CardId]:
    """The stage permanent-events that the player has in play which are specific to that avatar. [FW-32]"""
    return [
        card
        for card in table.pile(seat, IN_PLAY)
        if table.printed[card].specific == name and table.printed[card].is_event(Length.PERMANENT)
    ]


def stage_resources(table: Table, seat: int) -> list[CardId]:
    """The player's stage resources: those in play, and those that he has stored. [FW-31]"""
    lying = [card for place in (IN_PLAY, POINTS, STORED) for card in table.pile(seat, place)]
    return [card for card in lying if table.printed[card].stage]


def discardable(table: Table, seat: int) -> list[CardId]:
    """Those of his stage resources that the player could discard: some leave play only with a site."""
    return [card for card in stage_resources(table, seat) if not leaves_only_with_site(table, card)]


def may_be_given_up(table: Table, seat: int) -> list[CardId]:
    """The stage resources in play that leave him enough stage points if he discards one of them. [FW-30]"""
    to_spare = stage_points(table, seat) - LEAST_STAGE_POINTS
    in_play = [card for card in discardable(table, seat) if table.cards[card].place != STORED]
    return [card for card in in_play if _with_what_lies_on_it(table, card) <= to_spare]


def _with_what_lies_on_it(table: Table, card: CardId) -> int:
    """The stage points that go with a card."""
    points = table.printed[card].stage_points
    for on_it in table.cards[card].carried:
        points += _with_what_lies_on_it(table, on_it)
    return points
