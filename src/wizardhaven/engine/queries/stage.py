"""Stage points: how far a Fallen-wizard has strayed, card by card. [FW-26, FW-27, FW-31]"""

from __future__ import annotations

from wizardhaven.engine.queries.parts import Part, total
from wizardhaven.engine.state.ids import IN_PLAY, POINTS, STORED, CardId
from wizardhaven.engine.state.printed import SITE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import ByStagePoints
from wizardhaven.vocabulary.terms import PlayerKind, Race


def stage_parts(table: Table, seat: int) -> list[Part]:
    """The player's stage points, each with the card that gives them; stored cards still do. [FW-31]"""
    if table.kinds[seat] is not PlayerKind.FALLEN_WIZARD:
        return []
    found: list[Part] = []
    for place in (IN_PLAY, POINTS, STORED):
        for card in table.pile(seat, place):
            printed = table.printed[card]
            if printed.stage_points and printed.stage:
                found.append(Part(card, printed.stage_points))
    sites = [company.site for company in table.companies.values() if company.seat == seat]
    for card in dict.fromkeys(sites):
        if table.printed[card].stage_points:  # only while a company is there [FW-27]
            found.append(Part(card, table.printed[card].stage_points, "FW-27"))
    for card in table.pile(1 - seat, IN_PLAY):
        printed = table.printed[card]
        if printed.stage_points and printed.hazard and printed.kind != SITE:
            found.append(Part(card, printed.stage_points))
    return found


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
    points = stage_points(table, seat)
    for bound, number in amount.above:
        if points > bound:
            return number
    return amount.otherwise


def stage_cards(table: Table, seat: int) -> list[CardId]:
    """The stage cards that the player has, stored ones among them. [FW-31]"""
    places = (IN_PLAY, POINTS, STORED)
    return [card for place in places for card in table.pile(seat, place) if table.printed[card].stage]
