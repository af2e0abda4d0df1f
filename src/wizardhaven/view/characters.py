"""Characters with their followers and all that lies on them, as a seat sees them. [GLO-018]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.questions import (
    aside_with,
    body_parts,
    corruption_points,
    direct_influence,
    followers_of,
    is_haven,
    is_protected,
    left_of,
    mind,
    noted,
    prisoners_of,
    prowess_parts,
    rescue_attacks,
    rescue_site,
    site_type,
)
from wizardhaven.engine.values import ALLY, ITEM, NONE, UNCHARGED, UNCONTROLLED, CardId, Remembered, Value
from wizardhaven.view.cards import (
    UNKNOWN_SITE,
    AllyView,
    AsideView,
    CardView,
    EventView,
    ItemView,
    NumberView,
    PrisonView,
    RescueAttackView,
    SiteView,
    Status,
    event_status_of,
    status_of,
)
from wizardhaven.view.eyes import Eyes


@final
class CharacterView(Value):
    """A character in play; `uncontrolled` until his player's next organization phase. [ORG-31]

    `direct_influence` is what is left of `whole_direct_influence` when his followers have been paid for.
    """

    __slots__ = (
        "allies",
        "body",
        "card",
        "corruption_points",
        "direct_influence",
        "events",
        "followers",
        "items",
        "mind",
        "prowess",
        "status",
        "uncontrolled",
        "whole_direct_influence",
    )

    def __init__(self, card: CardView, status: Status, prowess: NumberView, body: NumberView) -> None:
        self.card = card
        self.status = status
        self.prowess = prowess
        self.body = body
        self.mind = 0
        self.direct_influence = 0
        self.corruption_points = 0
        self.uncontrolled = False
        self.whole_direct_influence = 0
        self.followers: tuple[CharacterView, ...] = ()
        self.items: tuple[ItemView, ...] = ()
        self.allies: tuple[AllyView, ...] = ()
        self.events: tuple[EventView, ...] = ()


def character_view(eyes: Eyes, card: CardId) -> CharacterView:
    """A character, his followers with him."""
    table = eyes.table
    state = table.cards[card]
    view = CharacterView(
        eyes.card(card),
        status_of(state.status),
        eyes.sum(prowess_parts(table, card, None)),
        eyes.sum(body_parts(table, card)),
    )
    view.mind = mind(table, card)
    view.whole_direct_influence = direct_influence(table, card)
    view.direct_influence = left_of(table, card, view.whole_direct_influence)
    view.corruption_points = corruption_points(table, card)
    view.uncontrolled = state.controller in (UNCONTROLLED, UNCHARGED)
    view.followers = tuple([character_view(eyes, follower) for follower in followers_of(table, card)])
    kinds = [(held, table.printed[held].kind) for held in state.carried]
    view.items = tuple([_item_view(eyes, held) for held, kind in kinds if kind == ITEM])
    view.allies = tuple([_ally_view(eyes, held) for held, kind in kinds if kind == ALLY])
    view.events = tuple([event_view(eyes, held) for held, kind in kinds if kind not in (ITEM, ALLY)])
    return view


def event_view(eyes: Eyes, card: CardId) -> EventView:
    """An event in play, with what lies on it."""
    state = eyes.table.cards[card]
    aside = tuple([_aside_view(eyes, other) for other in aside_with(eyes.table, card)])
    return EventView(
        eyes.card(card),
        eyes.table.owners[card],
        event_status_of(state.status),
        events_on(eyes, card),
        aside,
        _prison_view(eyes, card) if aside else None,
    )


def _prison_view(eyes: Eyes, host: CardId) -> PrisonView | None:
    """What a host is to its prisoners, once it holds somebody."""
    table = eyes.table
    site = rescue_site(table, host)
    if site == NONE or not prisoners_of(table, host):
        return None
    attacks = [
        RescueAttackView(attack.race, attack.strikes, attack.prowess)
        for attack in rescue_attacks(table, host)
        if attack.race is not None
    ]
    tried = noted(table, Remembered.RESCUE_TRIED, host)
    return PrisonView(site_view(eyes, site), tuple(attacks), tried)


def _aside_view(eyes: Eyes, card: CardId) -> AsideView:
    state = eyes.table.cards[card]
    return AsideView(eyes.card(card), status_of(state.status), eyes.cards(state.carried))


def events_on(eyes: Eyes, card: CardId) -> tuple[EventView, ...]:
    """The events that lie on a card."""
    return tuple([event_view(eyes, on_it) for on_it in eyes.table.cards[card].carried])


def _item_view(eyes: Eyes, card: CardId) -> ItemView:
    state = eyes.table.cards[card]
    return ItemView(eyes.card(card), status_of(state.status), state.in_use, events_on(eyes, card))


def _ally_view(eyes: Eyes, card: CardId) -> AllyView:
    table = eyes.table
    return AllyView(
        eyes.card(card),
        status_of(table.cards[card].status),
        eyes.sum(prowess_parts(table, card, None)),
        eyes.sum(body_parts(table, card)),
        events_on(eyes, card),
    )


def site_view(eyes: Eyes, card: CardId) -> SiteView:
    """A site card, with its type as it is treated now; nothing of one that lies face-down."""
    if not eyes.knows(card):
        return UNKNOWN_SITE
    table = eyes.table
    view = SiteView(
        eyes.card(card),
        status_of(table.cards[card].status),
        site_type(table, card),
        events_on(eyes, card),
    )
    view.haven = is_haven(table, card)
    view.protected = is_protected(table, card)
    return view
