"""A card on the table of a scene: what a story may ask about it."""

from __future__ import annotations

from typing import final

from wizardhaven.engine.questions import (
    agent_of,
    aside_with,
    body,
    control_cost,
    corruption_points,
    direct_influence,
    is_overt,
    lies_face_down,
    points_of,
    prowess,
    unused_direct_influence,
)
from wizardhaven.engine.values import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    NO_CARD,
    NONE,
    ON_GUARD,
    PILE_NAMES,
    POINTS,
    REMOVED,
    STORED,
    TAPPED,
    UNCHARGED,
    UNCONTROLLED,
    UNTAPPED,
    WOUNDED,
    CardId,
    Company,
    Table,
)
from wizardhaven.errors import ImpossiblePosition
from wizardhaven.vocabulary.terms import Race


@final
class Piece:
    """One card, followed wherever it goes. Two pieces are the same if they are the same card."""

    __slots__ = ("id", "table")

    def __init__(self, table: Table, id: CardId) -> None:
        self.table = table
        self.id = id

    def __repr__(self) -> str:
        return f"{self.name} ({PILE_NAMES[self.table.cards[self.id].place]})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Piece) and self.id == other.id

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def name(self) -> str:
        """The card's English name."""
        return self.table.printed[self.id].name

    @property
    def is_untapped(self) -> bool:
        """Whether it stands upright."""
        return self.table.cards[self.id].status == UNTAPPED

    @property
    def is_tapped(self) -> bool:
        """Whether it is tapped (a wounded card is not)."""
        return self.table.cards[self.id].status == TAPPED

    @property
    def is_wounded(self) -> bool:
        """Whether it is wounded."""
        return self.table.cards[self.id].status == WOUNDED

    @property
    def place(self) -> str:
        """The pile it is in, by name."""
        return PILE_NAMES[self.table.cards[self.id].place]

    @property
    def in_play(self) -> bool:
        """Whether it is on the table."""
        return self.table.cards[self.id].place == IN_PLAY

    @property
    def in_hand(self) -> bool:
        """Whether it is in its owner's hand."""
        return self.table.cards[self.id].place == HAND

    @property
    def in_deck(self) -> bool:
        """Whether it is in its owner's play deck."""
        return self.table.cards[self.id].place == DECK

    @property
    def is_discarded(self) -> bool:
        """Whether it is in its owner's discard pile."""
        return self.table.cards[self.id].place == DISCARD

    @property
    def is_eliminated(self) -> bool:
        """Whether it is removed from play."""
        return self.table.cards[self.id].place == REMOVED

    @property
    def is_stored(self) -> bool:
        """Whether it is stored."""
        return self.table.cards[self.id].place == STORED

    @property
    def among_points(self) -> bool:
        """Whether it is in a marshalling point pile."""
        return self.table.cards[self.id].place == POINTS

    @property
    def is_on_guard(self) -> bool:
        """Whether it lies on-guard."""
        return self.table.cards[self.id].place == ON_GUARD

    @property
    def is_aside(self) -> bool:
        """Whether it is off to the side with a host."""
        return self.table.cards[self.id].place == ASIDE

    @property
    def is_in_use(self) -> bool:
        """Whether an item is in use."""
        return self.table.cards[self.id].in_use

    @property
    def bearer(self) -> Piece | None:
        """The card it lies on."""
        on = self.table.cards[self.id].on
        return None if on == NONE else Piece(self.table, on)

    @property
    def controller(self) -> Piece | None:
        """The character it follows; None under general influence or under nobody's."""
        controller = self.table.cards[self.id].controller
        return Piece(self.table, controller) if controller >= 0 else None

    @property
    def is_uncontrolled(self) -> bool:
        """Whether a character has lost its controller and has not been brought under control again."""
        return self.table.cards[self.id].controller in (UNCONTROLLED, UNCHARGED)

    @property
    def company(self) -> Company:
        """The company a character is in."""
        company = self.table.companies.get(self.table.cards[self.id].company)
        if company is None:
            raise ImpossiblePosition(f"{self.name} is in no company.", self.id)
        return company

    @property
    def site(self) -> str:
        """The name of the site its company is at."""
        return self.table.printed[self.company.site].name

    @property
    def is_face_down(self) -> bool:
        """Whether an agent hazard lies face-down."""
        return lies_face_down(self.table, self.id)

    @property
    def trail(self) -> list[str]:
        """The names of the site cards with an agent hazard; the last one is where it is."""
        agent = agent_of(self.table, self.id)
        return [self.table.printed[site].name for site in agent.sites] if agent is not None else []

    @property
    def companions(self) -> list[str]:
        """The names of everybody in its company, itself included."""
        return [self.table.printed[member].name for member in self.company.members]

    def aside(self, name: str) -> Piece:
        """The card of that name off to the side with this one."""
        with_it = [Piece(self.table, card) for card in aside_with(self.table, self.id)]
        return next(piece for piece in with_it if piece.name == name)

    def prowess(self, against: Race | None = None) -> int:
        """Its prowess with everything in force."""
        return prowess(self.table, self.id, against)

    @property
    def body(self) -> int:
        """Its body with everything in force."""
        return body(self.table, self.id)

    @property
    def corruption_points(self) -> int:
        """A character's corruption point total."""
        return corruption_points(self.table, self.id)

    @property
    def control_cost(self) -> int:
        """The influence that it takes to control a character. [ORG-30]"""
        return control_cost(self.table, self.id)

    @property
    def is_overt(self) -> bool:
        """Whether a character's company is overt; it is covert otherwise. [ORG-41]"""
        return is_overt(self.table, self.company)

    @property
    def points(self) -> int:
        """What it is worth to its player where it is. [GLO-065]"""
        return points_of(self.table, self.id)

    def direct_influence(self, against: Piece | None = None) -> int:
        """A character's direct influence, nothing deducted."""
        return direct_influence(self.table, self.id, NO_CARD if against is None else against.id)

    def unused_direct_influence(self, against: Piece | None = None) -> int:
        """What its followers leave of it."""
        return unused_direct_influence(self.table, self.id, NO_CARD if against is None else against.id)
