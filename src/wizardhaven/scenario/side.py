"""One player's side of a scene: what he has on the table."""

from __future__ import annotations

from typing import final

from wizardhaven.engine.questions import agent_of
from wizardhaven.engine.setting_up import (
    choose_for,
    enter_play,
    follow,
    form_company,
    give_item,
    join_company,
    lay_on,
    lay_on_board,
    lay_on_guard,
    lose_controller,
    put_among_points,
    put_aside,
    put_back,
    put_down,
    put_site_into_play,
    take_prisoner,
)
from wizardhaven.engine.values import (
    CHARACTER,
    ITEM,
    LOCATION,
    NO_COMPANY,
    NONE,
    OUT,
    TAPPED,
    UNCHARGED,
    UNCONTROLLED,
    UNTAPPED,
    WOUNDED,
    CompanyId,
)
from wizardhaven.errors import ImpossiblePosition
from wizardhaven.scenario.naming import company_called, full_name
from wizardhaven.scenario.piece import Piece
from wizardhaven.scenario.piles import refuse_no_site
from wizardhaven.scenario.player import Player
from wizardhaven.vocabulary.cards import Card

STATUS = {"untapped": UNTAPPED, "tapped": TAPPED, "wounded": WOUNDED}


@final
class Side(Player):
    """A player’s half of the table while it is being set."""

    def site(self, name: str | Card, status: str = "untapped") -> Piece:
        """A site card in play."""
        piece = self._new(name, LOCATION)
        put_site_into_play(self.table, piece.id)
        self.turn(piece, status)
        return piece

    def beneath(self, company: Piece, above: Piece) -> None:
        """A company's site lies beneath a Wizardhaven of the player's. [FW-41]"""
        below = self.table.printed[company.company.site]
        if below.site is None or below.site.beneath_wizardhaven is None:
            raise ImpossiblePosition(f"{full_name(below)} lies beneath no Wizardhaven.", company.id)
        choose_for(self.table, company.company.site, above.id)

    def company(self, site: str | Card, *members: str | Card, site_status: str = "untapped") -> list[Piece]:
        """A company of these characters, all under general influence, at a site of its own."""
        return self._company_at(self.site(site, site_status), members)

    def company_beside(self, neighbour: Piece, *members: str | Card) -> list[Piece]:
        """A second company on the site card of another one, as long as they have not joined. [MOV-46]"""
        return self._company_at(Piece(self.table, neighbour.company.site), members)

    def _company_at(self, at: Piece, members: tuple[str | Card, ...]) -> list[Piece]:
        if not members:
            raise ImpossiblePosition(f"Nobody is in the company at {at.name}.", at.id)
        pieces = [self._enters(member) for member in members]
        form_company(self.table, self.seat, at.id, tuple([piece.id for piece in pieces]))
        self.table.facts.clear()
        return pieces

    def _enters(self, card: str | Card) -> Piece:
        piece = self._new(card, OUT)
        enter_play(self.table, piece.id)
        if self.table.printed[piece.id].avatar:
            self.avatar_revealed(piece.name)
        return piece

    def character(
        self,
        card: str | Card,
        at: str = "Rivendell",
        status: str = "untapped",
        follower_of: Piece | None = None,
    ) -> Piece:
        """A character, in the company at that site or, if there is none yet, in one of its own."""
        number: CompanyId = company_called(self.table, self.seat, at)
        if number == NONE:
            piece = self.company(at, card)[0]
        else:
            piece = self._enters(card)
            join_company(self.table, piece.id, number)
        if follower_of is not None:
            follow(self.table, piece.id, follower_of.id)
        self.turn(piece, status)
        self.table.facts.clear()
        return piece

    def follow(self, piece: Piece, leader: Piece) -> None:
        """Put a character under another one's control."""
        follow(self.table, piece.id, leader.id)
        self.table.facts.clear()

    def lost_controller(self, piece: Piece, to_prison: bool = False) -> None:
        """A follower is controlled by nobody until his player's next organization phase. [ORG-31, PRS-10]"""
        lose_controller(self.table, piece.id, UNCHARGED if to_prison else UNCONTROLLED)
        self.table.facts.clear()

    def on_guard(self, card: str | Card, against: Piece) -> Piece:
        """A card placed on-guard in the movement/hazard phase of the other player's company. [MOV-36]"""
        piece = self._new(card, OUT)
        lay_on_guard(self.table, against.company.id, piece.id)
        self.table.facts.clear()
        return piece

    def agent(
        self,
        card: str | Card,
        sites: tuple[str | Card, ...] = (),
        status: str = "untapped",
        face_up: bool = False,
    ) -> Piece:
        """An agent hazard that was put down in an earlier turn, face-down unless the scene says otherwise.

        `sites` is the way it has come; without any it is at a home site of its own, not named yet. One
        that lies face-up shows the last of them.
        """
        piece = self._new(card, OUT)
        put_down(self.table, piece.id)
        trail = tuple([self.site(site).id for site in (sites[-1:] if face_up else sites)])
        put = agent_of(self.table, piece.id)
        assert put is not None
        fresh = put.copy()
        fresh.face_down = not face_up
        fresh.sites = trail
        fresh.shown = len(trail) if face_up else 0
        put_back(self.table, fresh)
        state = self.table.cards[piece.id].copy()
        state.entered = 0
        self.table.cards[piece.id] = state
        self.turn(piece, status)
        self.table.facts.clear()
        return piece

    def gives(self, card: str | Card, to: Piece, status: str = "untapped") -> Piece:
        """An item, an ally or an event on a character, a site or another card; also the opponent's."""
        piece = self._new(card, OUT)
        if self.table.printed[piece.id].kind == ITEM:
            give_item(self.table, piece.id, to.id)
        else:
            lay_on(self.table, piece.id, to.id)
        self.turn(piece, status)
        self.table.facts.clear()
        return piece

    def event(self, card: str | Card, on_company_of: Piece | None = None) -> Piece:
        """A long- or permanent-event in play on nothing, or on a company."""
        piece = self._new(card, OUT)
        company = NO_COMPANY if on_company_of is None else on_company_of.company.id
        if self.table.printed[piece.id].acts_among_points:
            put_among_points(self.table, piece.id)
        else:
            lay_on_board(self.table, piece.id, company)
        self.table.facts.clear()
        return piece

    def aside(self, card: str | Card, host: Piece) -> Piece:
        """A card off to the side with an event in play."""
        piece = self._new(card, OUT)
        put_aside(self.table, piece.id, host.id)
        self.table.facts.clear()
        return piece

    def holds(self, host: str | Card, prisoner: Piece, at: str | Card) -> Piece:
        """A hazard host of this player's, with a character of the other player's held at a site."""
        piece = self.event(host)
        if self.table.printed[piece.id].prisons is None:
            raise ImpossiblePosition(f"{piece.name} holds no prisoners.", piece.id)
        self._is_prisoner(prisoner)
        refuse_no_site(self.aside(at, piece))
        take_prisoner(self.table, piece.id, prisoner.id)
        self.table.facts.clear()
        return piece

    def holds_too(self, host: Piece, prisoner: Piece) -> None:
        """A hazard host in play holds somebody else as well."""
        self._is_prisoner(prisoner)
        take_prisoner(self.table, host.id, prisoner.id)
        self.table.facts.clear()

    def _is_prisoner(self, piece: Piece) -> None:
        if self.table.printed[piece.id].kind != CHARACTER:
            raise ImpossiblePosition(f"{piece.name} is no character.", piece.id)

    def borrows(self, site: Piece, *members: str | Card) -> list[Piece]:
        """A company that is at the rescue site of a host, for want of a copy of its own."""
        put_site_into_play(self.table, site.id)
        return self._company_at(site, members)

    def turn(self, piece: Piece, status: str) -> None:
        """Turn a card untapped, tapped or wounded."""
        if status not in STATUS:
            raise ImpossiblePosition(f"“{status}” is none of {', '.join(STATUS)}.", piece.id)
        fresh = self.table.cards[piece.id].copy()
        fresh.status = STATUS[status]
        self.table.cards[piece.id] = fresh

    def characters(self) -> list[Piece]:
        """Everybody this player has in play."""
        return [
            Piece(self.table, member)
            for company in self.table.companies.values()
            if company.seat == self.seat
            for member in company.members
            if self.table.printed[member].kind == CHARACTER
        ]
