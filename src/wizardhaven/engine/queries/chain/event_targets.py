"""Which events a card may be aimed at now. [TIM-21]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import company_of, events_among_points
from wizardhaven.engine.queries.chain.card_targets import members_around
from wizardhaven.engine.queries.companies.companies import moving_to
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.queries.words.holdings import needs_information
from wizardhaven.engine.state.chain import CREATURE_PLAY, ON_GUARD_PLAY
from wizardhaven.engine.state.ids import IN_PLAY, NONE, STORED, CardId
from wizardhaven.engine.state.lasting import CARD, DECLARATION, Aim
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.targets import AnEvent
from wizardhaven.vocabulary.terms import Alignment, Keyword, Points, Side


def event_aims(table: Table, card: CardId, user: CardId, target: AnEvent) -> list[Aim]:
    """Every such event: in play, declared earlier in the chain, or stored."""
    if target.stored_information:
        return _stored(table, target)
    return _events_in_play(table, card, user, target)


def _events_in_play(table: Table, card: CardId, user: CardId, target: AnEvent) -> list[Aim]:
    found: list[Aim] = []
    companions = members_around(table, user if user != NONE else card) if target.on_companion else []
    for seat in (0, 1):
        for other in (*table.pile(seat, IN_PLAY), *events_among_points(table, seat)):
            if table.printed[other].event is None:
                continue
            if target.on_companion and table.cards[other].on not in companions:
                continue
            if target.opponents is not None:
                if table.printed[other].name != target.opponents or seat == table.owners[card]:
                    continue
            if target.own and seat != table.owners[card]:
                continue
            if target.moving_to and company_of(table, other) not in moving_to(table, target.moving_to):
                continue
            if _is_event(table, other, target):
                found.append(Aim(CARD, other))
    if target.also_declared:
        for index, one in enumerate(table.chain):
            if one.card == card or one.kind in (ON_GUARD_PLAY, CREATURE_PLAY):
                continue  # a card on its way to lie face-down cannot be targeted [TIM-27]
            if table.printed[one.card].event is not None and _is_event(table, one.card, target):
                found.append(Aim(DECLARATION, one.card, index))
    return found


def _stored(table: Table, target: AnEvent) -> list[Aim]:
    """The stored cards that are such events and could be played only where information is. [ORG-54]"""
    found: list[Aim] = []
    for one in (*table.pile(0, STORED), *table.pile(1, STORED)):
        if table.printed[one].event is not None and _is_event(table, one, target):
            if needs_information(table.printed[one]):
                found.append(Aim(CARD, one))
    return found


def _can_be_kept(table: Table, card: CardId) -> bool:
    """Whether the active player's card for miscellaneous points, storable somewhere, is at a haven of his."""
    printed = table.printed[card]
    storable = printed.storable
    if storable is None or not storable.places or table.owners[card] != table.active:
        return False
    worth = max(printed.points, storable.points if storable.points is not None else 0)
    company = table.companies.get(company_of(table, card))
    if printed.points_source is not Points.MISCELLANEOUS or worth == 0 or company is None:
        return False
    return is_haven(table, company.site)


def _is_event(table: Table, card: CardId, target: AnEvent) -> bool:
    event = table.printed[card].event
    assert event is not None
    if target.side is not None and (event.side is Side.HAZARD) != (target.side is Side.HAZARD):
        return False
    if target.lengths and event.length not in target.lengths:
        return False
    if target.alignment is not None and event.alignment not in (target.alignment, Alignment.DUAL):
        return False
    if target.by is not None and table.kinds[table.owners[card]].player is not target.by:
        return False
    if target.to_store and not _can_be_kept(table, card):
        return False
    if target.race is not None and table.printed[card].race is not target.race:
        return False
    environment = Keyword.ENVIRONMENT in event.keywords
    return target.environment is None or environment == target.environment
