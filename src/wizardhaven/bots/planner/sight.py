"""What the bot makes of its view: every card it can see by its id, every character with his company."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from wizardhaven.bots.planner.odds import Defender
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.engine.values import KINDS, CardId, CompanyId, Kind
from wizardhaven.view.agents import AgentView
from wizardhaven.view.cards import CardView, EventView, SiteView, Status
from wizardhaven.view.characters import CharacterView
from wizardhaven.view.companies import CompanyView
from wizardhaven.view.players import PlayerView
from wizardhaven.view.seat_view import View
from wizardhaven.vocabulary.cards import Card, Character, Site
from wizardhaven.vocabulary.effects import ModifyCheck
from wizardhaven.vocabulary.marked import is_unique
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Points, Skill

HURT: Final = {Status.UNTAPPED: 0, Status.TAPPED: -1, Status.WOUNDED: -2}
"""What being tapped or wounded takes from the prowess. [CMB-30]"""


@final
class Person:
    """A character in play and whose he is."""

    __slots__ = ("company", "id", "seat", "view")

    def __init__(self, id: CardId, seat: int, company: CompanyId, view: CharacterView) -> None:
        self.id = id
        self.seat = seat
        self.company = company
        self.view = view


@final
class Sight:
    """The view, laid out for planning; `names` are the cards in play or gone for good, whoever's they are.

    `in_play` are the bot's own; `kind` is what kind of player it is, `fallen` whether it plays a
    Fallen-wizard and `minions` whether it leads minions; `hosts` are cards of the
    opponent's with something off to the side, `agents` the bot's own. `bearers` are the characters by what
    they bear and control; `gains` is what points of a source have been found to bring, `speeches` what
    events in hand have been found to add to the check for a faction. [OFF-01, AGT-03]
    """

    __slots__ = (
        "agents",
        "bearers",
        "catalogue",
        "codes",
        "companies",
        "fallen",
        "gains",
        "hosts",
        "in_play",
        "kind",
        "mine",
        "minions",
        "names",
        "opponent",
        "own",
        "people",
        "seat",
        "speeches",
        "view",
    )

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.catalogue = cards()
        self.own: PlayerView = view.players[seat]
        self.opponent: PlayerView = view.players[1 - seat]
        self.codes: dict[CardId, str] = {}
        self.names: set[str] = set()
        self.in_play: list[Card] = []
        self.fallen = self.own.kind is PlayerKind.FALLEN_WIZARD
        self.kind: Kind = KINDS[self.own.kind]
        self.minions = self.kind.camp is Alignment.MINION
        self.mine: set[CardId] = set()
        self.hosts: list[EventView] = []
        self.agents: dict[CardId, AgentView] = {}
        self.people: dict[CardId, Person] = {}
        self.bearers: dict[CardId, CardId] = {}
        self.gains: dict[tuple[Points, int], int] = {}
        self.speeches: list[tuple[ModifyCheck, Skill | None]] | None = None
        self.companies: dict[CompanyId, CompanyView] = {}
        for player in view.players:
            self._see_player(player)
            self._see_lost(player)
        self._see_events(view.events)
        for declaration in view.chain:
            self._see(declaration.card, mine=declaration.seat == seat)

    def card(self, id: CardId) -> Card | None:
        """What a card says, if it is one the bot sees."""
        code = self.codes.get(id)
        return None if code is None else self.catalogue.get(code)

    def name(self, id: CardId) -> str:
        """What a card is called."""
        card = self.card(id)
        return "a card" if card is None else card.name

    def hand(self) -> list[CardId]:
        """The bot's own cards in hand."""
        held = self.own.hand.cards
        return [] if held is None else [card.id for card in held if card.id is not None]

    def members(self, company: CompanyId) -> list[Person]:
        """Everybody in a company."""
        return [person for person in self.people.values() if person.company == company]

    def company_of(self, person: CardId) -> CompanyView | None:
        """The company somebody is in."""
        found = self.people.get(person)
        return None if found is None else self.companies.get(found.company)

    def site(self, where: SiteView) -> Site | None:
        """What a site card says, if it lies face-up."""
        if where.card.code is None:
            return None
        card = self.catalogue.get(where.card.code)
        return card if isinstance(card, Site) else None

    def sites(self) -> list[Site]:
        """The sites left in the bot's location deck."""
        found: list[Site] = []
        known = self.own.location_deck.cards
        for seen in () if known is None else known:
            card = None if seen.code is None else self.catalogue.get(seen.code)
            if isinstance(card, Site):
                found.append(card)
        return found

    def unused_influence(self) -> int:
        """The general influence left to control others; some is for all but control. [SET-39]"""
        return self.own.general_influence.unused - self.kind.extra_influence

    def defender(self, person: Person) -> Defender:
        """A character as one who may face a strike."""
        view = person.view
        prowess = view.prowess.total + HURT[view.status]
        return Defender(person.id, prowess, view.body.total, self.person_worth(person))

    def person_worth(self, person: Person) -> float:
        """What the loss of a character would cost, his things with him."""
        card = self.card(person.id)
        if not isinstance(card, Character):
            return 1.0
        if card.avatar is not None:
            return 8.0
        return _worth(card, person.view)

    def _see_player(self, player: PlayerView) -> None:
        mine = player.seat == self.seat
        for pile in (player.hand, player.discard_pile, player.sideboard, player.location_deck, player.pool):
            if pile.cards is not None:
                for card in pile.cards:
                    self._see(card, mine=mine)
        for card in player.marshalling_points_pile:
            self._see_in_play(card, mine=mine)
        for stored in player.stored:
            self._see_in_play(stored.card, mine=mine)
        for company in player.companies:
            self._see_company(company, mine=mine)
        for agent in player.agents:
            self._see_in_play(agent.card, mine=mine)
            self._see_events(agent.events)
            for site in agent.sites:
                self._see(site.card, mine=mine)
            if mine and agent.card.id is not None:
                self.agents[agent.card.id] = agent

    def _see_lost(self, player: PlayerView) -> None:
        """Whoever has been in play and is gone for good does not come again, nor does the other's avatar."""
        for seen in player.removed:
            card = None if seen.code is None else self.catalogue.get(seen.code)
            if card is not None and is_unique(card):
                self.names.add(card.name)
        if player.seat != self.seat and player.avatar:
            self.names.add(player.avatar)

    def _see_company(self, company: CompanyView, mine: bool) -> None:
        self.companies[company.id] = company
        self._see(company.site.card, mine=mine)
        self._see_events(company.site.on_it)
        if company.destination is not None:
            self._see(company.destination.card, mine=mine)
        for card in company.on_guard:
            self._see(card, mine=not mine)
        self._see_events(company.events)
        for character in company.characters:
            self._see_character(character, company)

    def _see_character(self, character: CharacterView, company: CompanyView) -> None:
        mine = company.seat == self.seat
        self._see_in_play(character.card, mine=mine)
        if character.card.id is not None:
            person = Person(character.card.id, company.seat, company.id, character)
            self.people[character.card.id] = person
        for item in character.items:
            self._see_in_play(item.card, mine=mine)
            self._see_events(item.on_it)
            self._bears(character, item.card)
        for ally in character.allies:
            self._see_in_play(ally.card, mine=mine)
            self._bears(character, ally.card)
        self._see_events(character.events)
        for event in character.events:
            self._bears(character, event.card)
        for follower in character.followers:
            self._see_character(follower, company)

    def _bears(self, character: CharacterView, card: CardView) -> None:
        if character.card.id is not None and card.id is not None:
            self.bearers[card.id] = character.card.id

    def _see_events(self, events: Sequence[EventView]) -> None:
        for event in events:
            self._see_in_play(event.card, mine=event.seat == self.seat)
            self._see_events(event.on_it)
            for aside in event.aside:
                self._see(aside.card, mine=False)
            if event.aside and event.seat != self.seat:
                self.hosts.append(event)

    def _see_in_play(self, card: CardView, mine: bool) -> None:
        self._see(card, mine)
        if card.code is not None:
            found = self.catalogue.get(card.code)
            if found is not None:
                self.names.add(found.name)
                if mine:
                    self.in_play.append(found)

    def _see(self, card: CardView, mine: bool) -> None:
        if card.id is not None and card.code is not None:
            self.codes[card.id] = card.code
            if mine:
                self.mine.add(card.id)


def _worth(card: Character, view: CharacterView) -> float:
    mind = 0 if card.mind is None else card.mind
    return 1.0 + card.marshalling_points + mind / 4 + 1.5 * len(view.items) + len(view.allies)
