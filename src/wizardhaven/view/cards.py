"""Cards as a seat sees them: face-up with id and code, or face-down with nothing that tells them apart."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from wizardhaven.engine.values import INVERTED, TAPPED, WOUNDED, CardId, Lying, Value
from wizardhaven.view.seats import PlayerSeat
from wizardhaven.vocabulary.terms import Race, SiteType


class Status(Enum):
    """How a card in play stands that is no event. [GLO-115, GLO-121, GLO-126]"""

    UNTAPPED = "untapped"
    TAPPED = "tapped"
    WOUNDED = "wounded"


class EventStatus(Enum):
    """How an event in play lies: upside-down it is inverted, never wounded. [GLO-117]"""

    UNTAPPED = "untapped"
    TAPPED = "tapped"
    INVERTED = "inverted"


def status_of(status: Lying) -> Status:
    """The word for the engine's number."""
    if status == WOUNDED:
        return Status.WOUNDED
    return Status.TAPPED if status == TAPPED else Status.UNTAPPED


def event_status_of(status: Lying) -> EventStatus:
    """The word for the engine's number where an event is meant."""
    if status == INVERTED:
        return EventStatus.INVERTED
    return EventStatus.TAPPED if status == TAPPED else EventStatus.UNTAPPED


@final
class CardView(Value):
    """A card: its id and its code if the seat knows it, neither if it lies face-down."""

    __slots__ = ("code", "id")

    def __init__(self, id: CardId | None, code: str | None) -> None:
        self.id = id
        self.code = code


FACE_DOWN: Final = CardView(None, None)


@final
class PartView(Value):
    """One step of a sum: the card it comes from, or the rule if it comes from none."""

    __slots__ = ("amount", "card", "rule")

    def __init__(self, card: CardView | None, amount: int, rule: str) -> None:
        self.card = card
        self.amount = amount
        self.rule = rule


@final
class NumberView(Value):
    """A number and what it is made of."""

    __slots__ = ("made_of", "total")

    def __init__(self, total: int, made_of: tuple[PartView, ...]) -> None:
        self.total = total
        self.made_of = made_of


@final
class AsideView(Value):
    """A card off to the side with a host: a prisoner with his rings, a rescue site. [OFF-01]"""

    __slots__ = ("card", "on_it", "status")

    def __init__(self, card: CardView, status: Status, on_it: tuple[CardView, ...]) -> None:
        self.card = card
        self.status = status
        self.on_it = on_it


@final
class RescueAttackView(Value):
    """An attack that rescuers face. [PRS-18]"""

    __slots__ = ("prowess", "race", "strikes")

    def __init__(self, race: Race, strikes: int, prowess: int) -> None:
        self.race = race
        self.strikes = strikes
        self.prowess = prowess


@final
class PrisonView(Value):
    """Where a hazard host holds its prisoners, and what their rescuers face. [PRS-01, PRS-18]

    Without `attacks` that is once more what the site has for automatic-attacks; `tried` says that somebody
    has come for them this turn. [PRS-19]
    """

    __slots__ = ("attacks", "site", "tried")

    def __init__(self, site: SiteView, attacks: tuple[RescueAttackView, ...], tried: bool) -> None:
        self.site = site
        self.attacks = attacks
        self.tried = tried


@final
class EventView(Value):
    """An event that lies on something, or on the table as a whole, with what is off to the side with it.

    One that holds prisoners is their `prison`.
    """

    __slots__ = ("aside", "card", "on_it", "prison", "seat", "status")

    def __init__(
        self,
        card: CardView,
        seat: PlayerSeat,
        status: EventStatus,
        on_it: tuple[EventView, ...],
        aside: tuple[AsideView, ...],
        prison: PrisonView | None,
    ) -> None:
        self.aside = aside
        self.prison = prison
        self.card = card
        self.seat = seat
        self.status = status
        self.on_it = on_it


@final
class ItemView(Value):
    """An item with its bearer. [ITM-01]"""

    __slots__ = ("card", "in_use", "on_it", "status")

    def __init__(self, card: CardView, status: Status, in_use: bool, on_it: tuple[EventView, ...]) -> None:
        self.card = card
        self.status = status
        self.in_use = in_use
        self.on_it = on_it


@final
class AllyView(Value):
    """An ally with the character who controls it."""

    __slots__ = ("body", "card", "on_it", "prowess", "status")

    def __init__(
        self,
        card: CardView,
        status: Status,
        prowess: NumberView,
        body: NumberView,
        on_it: tuple[EventView, ...],
    ) -> None:
        self.card = card
        self.status = status
        self.prowess = prowess
        self.body = body
        self.on_it = on_it


@final
class SiteView(Value):
    """A site card; of one that lies face-down not even its type is told.

    It may be a haven of its player, and his Wizardhaven may be protected. [SET-05, FW-40]
    """

    __slots__ = ("card", "haven", "on_it", "protected", "site_type", "status")

    def __init__(
        self, card: CardView, status: Status, site_type: SiteType | None, on_it: tuple[EventView, ...]
    ) -> None:
        self.card = card
        self.status = status
        self.site_type = site_type
        self.on_it = on_it
        self.haven = False
        self.protected = False


UNKNOWN_SITE: Final = SiteView(FACE_DOWN, Status.UNTAPPED, None, ())
