"""What lies open to everybody: reckoned once, however many look at the table. [GLO-091]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.questions import (
    agents_of,
    companies_of,
    general_influence,
    hand_size,
    is_kill,
    kills_of,
    stage_parts,
    unused_general_influence,
    used_general_influence,
)
from wizardhaven.engine.values import IN_PLAY, NONE, POINTS, REMOVED, SITE, STORED, CardId, Table, Value
from wizardhaven.view.cards import CardView
from wizardhaven.view.characters import event_view, site_view
from wizardhaven.view.checks import attempt_view, check_view
from wizardhaven.view.combat import attack_view
from wizardhaven.view.companies import characters_in, company_view
from wizardhaven.view.eyes import Eyes
from wizardhaven.view.points import PointsView, Worths, points_views, worth_views, worths_of


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
class OpenPlayer:
    """What everybody knows of one player; his companies as they look to who knows nothing more."""

    __slots__ = (
        "companies",
        "empty_sites",
        "general_influence",
        "hand_size",
        "marshalling_points",
        "marshalling_points_pile",
        "removed",
        "seat",
        "stage_points",
        "stored",
        "worths",
    )

    def __init__(self, eyes: Eyes, seat: int, marshalling_points: PointsView, worths: Worths) -> None:
        table = eyes.table
        self.seat = seat
        companies = companies_of(table, seat)
        self.companies = [company_view(eyes, one, characters_in(eyes, one)) for one in companies]
        self.empty_sites = tuple([site_view(eyes, site) for site in _empty_sites(eyes, seat)])
        self.general_influence = InfluenceView(
            general_influence(table, seat),
            used_general_influence(table, seat),
            unused_general_influence(table, seat),
        )
        self.marshalling_points = marshalling_points
        self.worths = worth_views(eyes, worths)
        self.stage_points = eyes.sum(stage_parts(table, seat))
        self.marshalling_points_pile = eyes.cards(_points_pile(eyes, seat))
        self.stored = tuple([_stored_view(eyes, card) for card in table.pile(seat, STORED)])
        self.removed = eyes.cards(table.pile(seat, REMOVED))
        self.hand_size = hand_size(table, seat)


@final
class OpenTable:
    """Everything about a table that looks the same from every seat, seen by somebody who sits at none.

    It is of one moment: whoever changes the table makes another.
    """

    __slots__ = ("attack", "attempt", "check", "events", "players", "table")

    def __init__(self, table: Table) -> None:
        eyes = Eyes(table, None)
        worths = worths_of(table)
        points = points_views(table, worths)
        self.table = table
        self.players = [OpenPlayer(eyes, seat, points[seat], worths[seat]) for seat in (0, 1)]
        on_the_table = [
            card
            for card in table.board
            if table.cards[card].company == NONE and table.cards[card].place == IN_PLAY
        ]
        self.events = tuple([event_view(eyes, card) for card in on_the_table])
        self.attack = attack_view(eyes, table.attack) if table.attack is not None else None
        self.check = check_view(eyes, table.check) if table.check is not None else None
        self.attempt = attempt_view(eyes, table.attempt) if table.attempt is not None else None


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
    return StoredView(eyes.card(card), eyes.perhaps(eyes.table.cards[card].card_remembered))
