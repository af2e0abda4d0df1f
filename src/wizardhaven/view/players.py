"""A player as a seat sees him: companies, influence, points and piles. [SET-38]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.queries.agents import agents_of
from wizardhaven.engine.queries.companies import companies_of
from wizardhaven.engine.queries.hands import hand_size
from wizardhaven.engine.queries.in_play import is_kill, kills_of
from wizardhaven.engine.queries.influence import (
    general_influence,
    unused_general_influence,
    used_general_influence,
)
from wizardhaven.engine.queries.stage import stage_parts
from wizardhaven.engine.state.ids import (
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    LOCATION,
    OUT,
    POINTS,
    POOL,
    REMOVED,
    SIDEBOARD,
    STORED,
    CardId,
)
from wizardhaven.engine.state.printed import SITE
from wizardhaven.engine.state.values import Value
from wizardhaven.view.agents import AgentView, agent_view
from wizardhaven.view.cards import CardView, SiteView
from wizardhaven.view.characters import site_view
from wizardhaven.view.companies import CompanyView, company_view
from wizardhaven.view.eyes import Eyes
from wizardhaven.view.points import PointsView, worth_views


@final
class PileView(Value):
    """A pile: how many cards lie in it, and which, if the seat may look through it."""

    __slots__ = ("cards", "count")

    def __init__(self, count: int, cards: tuple[CardView, ...] | None) -> None:
        self.count = count
        self.cards = cards


@final
class StoredView(Value):
    """A stored card and the site at which it was stored. [ORG-54]"""

    __slots__ = ("at", "card")

    def __init__(self, card: CardView, at: CardView | None) -> None:
        self.card = card
        self.at = at


@final
class InfluenceView(Value):
    """General influence. [SET-38]"""

    __slots__ = ("total", "unused", "used")

    def __init__(self, total: int, used: int, unused: int) -> None:
        self.total = total
        self.used = used
        self.unused = unused


@final
class PlayerView(Value):
    """One player; `marshalling_points_pile` holds his factions and kills, `pick` his sealed draft pick.

    `empty_sites` are sites of companies that are gone; `declared` is the Fallen-wizard he plays, `worths`
    what his cards are worth to him, `stage_points` how far he has strayed. [FW-06, FW-26, FW-44]
    """

    __slots__ = (
        "agents",
        "avatar",
        "avatar_eliminated",
        "companies",
        "declared",
        "discard_pile",
        "empty_sites",
        "exhaustions",
        "general_influence",
        "hand",
        "hand_size",
        "kind",
        "location_deck",
        "marshalling_points",
        "marshalling_points_pile",
        "out_of_the_game",
        "pick",
        "play_deck",
        "pool",
        "removed",
        "seat",
        "sideboard",
        "stage_points",
        "stored",
        "worths",
    )

    def __init__(self, eyes: Eyes, seat: int, marshalling_points: PointsView) -> None:
        table = eyes.table
        self.seat = seat
        self.kind: str = table.kinds[seat].value
        self.declared = table.declared[seat]
        self.companies: tuple[CompanyView, ...] = tuple(
            [company_view(eyes, company) for company in companies_of(table, seat)]
        )
        self.agents: tuple[AgentView, ...] = tuple(
            [agent_view(eyes, agent) for agent in agents_of(table, seat)]
        )
        self.empty_sites: tuple[SiteView, ...] = tuple(
            [site_view(eyes, site) for site in _empty_sites(eyes, seat)]
        )
        self.general_influence = InfluenceView(
            general_influence(table, seat),
            used_general_influence(table, seat),
            unused_general_influence(table, seat),
        )
        self.marshalling_points = marshalling_points
        self.worths = worth_views(eyes, seat)
        self.stage_points = eyes.sum(stage_parts(table, seat))
        self.marshalling_points_pile = eyes.cards(_points_pile(eyes, seat))
        self.stored = tuple([_stored_view(eyes, card) for card in table.pile(seat, STORED)])
        self.removed = eyes.cards(table.pile(seat, REMOVED))
        self.hand_size = hand_size(table, seat)
        self.hand = _own(eyes, seat, HAND)
        self.discard_pile = _own(eyes, seat, DISCARD)
        self.sideboard = _own(eyes, seat, SIDEBOARD)
        self.location_deck = _location_deck(eyes, seat)
        self.play_deck = PileView(len(table.pile(seat, DECK)), None)
        self.pool = _pool(eyes, seat)
        self.out_of_the_game = _own(eyes, seat, OUT)
        self.pick: CardView | None = _pick(eyes, seat)
        self.exhaustions = table.exhaustions[seat]
        self.avatar = table.revealed_avatars[seat]
        self.avatar_eliminated = table.eliminated_avatars[seat]


def _own(eyes: Eyes, seat: int, place: int) -> PileView:
    """A pile that only its owner looks through."""
    cards = eyes.table.pile(seat, place)
    return PileView(len(cards), eyes.cards(cards) if eyes.owns(seat) else None)


def _pool(eyes: Eyes, seat: int) -> PileView:
    """The pool; of the opponent's only what the draft has set aside is known. [SET-15]"""
    cards = eyes.table.pile(seat, POOL)
    known = tuple([card for card in cards if eyes.knows(card)])
    return PileView(len(cards), eyes.cards(known))


def _location_deck(eyes: Eyes, seat: int) -> PileView:
    """The location deck; a site that lies face-down with a company could still be any of it. [ORG-61]"""
    cards = eyes.table.pile(seat, LOCATION)
    if eyes.owns(seat):
        return PileView(len(cards), eyes.cards(cards))
    sites = [c for c in eyes.table.pile(seat, IN_PLAY) if eyes.table.printed[c].kind == SITE]
    face_down = [card for card in sites if not eyes.knows(card)]
    return PileView(len(cards) + len(face_down), None)


def _empty_sites(eyes: Eyes, seat: int) -> list[CardId]:
    """Sites in play that nobody uses any more; they leave play with the last movement. [UNT-11]"""
    used: list[CardId] = []
    for company in eyes.table.companies.values():
        used.extend([company.site, company.destination])
    for agent in agents_of(eyes.table, seat):
        used.extend(agent.sites)
    in_play = eyes.table.pile(seat, IN_PLAY)
    return [card for card in in_play if eyes.table.printed[card].kind == SITE and card not in used]


def _points_pile(eyes: Eyes, seat: int) -> tuple[CardId, ...]:
    """What the player has won over and what he has defeated. [GLO-066]"""
    table = eyes.table
    won = [card for card in table.pile(seat, POINTS) if not is_kill(table, card)]
    return (*won, *kills_of(table, seat))


def _stored_view(eyes: Eyes, card: CardId) -> StoredView:
    return StoredView(eyes.card(card), eyes.perhaps(eyes.table.cards[card].remembers))


def _pick(eyes: Eyes, seat: int) -> CardView | None:
    """The card chosen face-down in this round of the draft; nobody else learns whether there is one."""
    if eyes.owns(seat):
        for card in eyes.table.sealed:
            if eyes.table.owners[card] == seat:
                return eyes.card(card)
    return None
