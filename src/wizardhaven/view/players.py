"""A player as a seat sees him: companies, influence, points and piles. [SET-38]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.questions import agents_of
from wizardhaven.engine.values import (
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    LOCATION,
    OUT,
    PILES,
    POOL,
    SIDEBOARD,
    SITE,
    CardId,
    Place,
    Value,
)
from wizardhaven.view.agents import AgentView, agent_view
from wizardhaven.view.cards import CardView, NumberView, SiteView
from wizardhaven.view.companies import CompanyView, company_view, knows_more
from wizardhaven.view.eyes import Eyes
from wizardhaven.view.openly import InfluenceView, OpenPlayer, StoredView
from wizardhaven.view.points import PointsView, WorthView
from wizardhaven.view.seats import PlayerSeat
from wizardhaven.vocabulary.terms import PlayerKind


class PileView(Value):
    """A pile: how many cards lie in it, and which, if the seat may look through it."""

    __slots__ = ("cards", "count")

    def __init__(self, count: int, cards: tuple[CardView, ...] | None) -> None:
        self.count = count
        self.cards = cards


@final
class OpenPileView(PileView):
    """A pile that the seat may look through."""

    __slots__ = ()


@final
class ClosedPileView(PileView):
    """A pile of which the seat only knows how many cards lie in it."""

    __slots__ = ()

    def __init__(self, count: int) -> None:
        super().__init__(count, None)


@final
class OwnPiles:
    """Piles as their own players see them, who look through them again only when they have changed."""

    __slots__ = ("_seen",)

    def __init__(self) -> None:
        self._seen: dict[int, tuple[tuple[CardId, ...], OpenPileView]] = {}

    def pile(self, eyes: Eyes, seat: int, place: Place) -> PileView:
        """A pile that only its owner looks through; a pile that changes is another tuple of cards."""
        cards = eyes.table.pile(seat, place)
        if not eyes.owns(seat):
            return ClosedPileView(len(cards))
        seen = self._seen.get(seat * PILES + place)
        if seen is None or seen[0] is not cards:
            seen = cards, OpenPileView(len(cards), eyes.cards(cards))
            self._seen[seat * PILES + place] = seen
        return seen[1]


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

    def __init__(self, eyes: Eyes, openly: OpenPlayer, piles: OwnPiles) -> None:
        table, seat = eyes.table, openly.seat
        self.seat: PlayerSeat = seat
        self.kind: PlayerKind = table.kinds[seat].player
        self.declared: str = table.declared[seat]
        self.companies: tuple[CompanyView, ...] = tuple([_company(eyes, view) for view in openly.companies])
        self.agents: tuple[AgentView, ...] = tuple(
            [agent_view(eyes, agent) for agent in agents_of(table, seat)]
        )
        self.empty_sites: tuple[SiteView, ...] = openly.empty_sites
        self.general_influence: InfluenceView = openly.general_influence
        self.marshalling_points: PointsView = openly.marshalling_points
        self.worths: tuple[WorthView, ...] = openly.worths
        self.stage_points: NumberView = openly.stage_points
        self.marshalling_points_pile: tuple[CardView, ...] = openly.marshalling_points_pile
        self.stored: tuple[StoredView, ...] = openly.stored
        self.removed: tuple[CardView, ...] = openly.removed
        self.hand_size: int = openly.hand_size
        self.hand: PileView = piles.pile(eyes, seat, HAND)
        self.discard_pile: PileView = piles.pile(eyes, seat, DISCARD)
        self.sideboard: PileView = piles.pile(eyes, seat, SIDEBOARD)
        self.location_deck: PileView = _location_deck(eyes, seat, piles)
        self.play_deck: PileView = ClosedPileView(len(table.pile(seat, DECK)))
        self.pool: PileView = _pool(eyes, seat)
        self.out_of_the_game: PileView = piles.pile(eyes, seat, OUT)
        self.pick: CardView | None = _pick(eyes, seat)
        self.exhaustions: int = table.exhaustions[seat]
        self.avatar: str = table.revealed_avatars[seat]
        self.avatar_eliminated: bool = table.eliminated_avatars[seat]


def _company(eyes: Eyes, openly: CompanyView) -> CompanyView:
    """A company as everybody sees it, unless the seat knows what lies face-down with it."""
    company = eyes.table.companies[openly.id]
    return company_view(eyes, company, openly.characters) if knows_more(eyes, company) else openly


def _pool(eyes: Eyes, seat: int) -> PileView:
    """The pool; of the opponent's only what the draft has set aside is known. [SET-15]"""
    cards = eyes.table.pile(seat, POOL)
    known = tuple([card for card in cards if eyes.knows(card)])
    return OpenPileView(len(cards), eyes.cards(known))


def _location_deck(eyes: Eyes, seat: int, piles: OwnPiles) -> PileView:
    """The location deck; a site that lies face-down with a company could still be any of it. [ORG-61]"""
    if eyes.owns(seat):
        return piles.pile(eyes, seat, LOCATION)
    sites = [c for c in eyes.table.pile(seat, IN_PLAY) if eyes.table.printed[c].kind == SITE]
    face_down = [card for card in sites if not eyes.knows(card)]
    return ClosedPileView(len(eyes.table.pile(seat, LOCATION)) + len(face_down))


def _pick(eyes: Eyes, seat: int) -> CardView | None:
    """The card chosen face-down in this round of the draft; nobody else learns whether there is one."""
    if eyes.owns(seat):
        for card in eyes.table.sealed:
            if eyes.table.owners[card] == seat:
                return eyes.card(card)
    return None
