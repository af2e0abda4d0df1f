"""A company: who is in it, where it is and where it is going. [GLO-020]"""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId, CompanyId
from wizardhaven.engine.state.keyed import Keyed
from wizardhaven.engine.state.values import Value
from wizardhaven.vocabulary.terms import Race, RegionType

STAYING: Final = 0


STARTER: Final = 1


REGION_MOVEMENT: Final = 2


UNDER_DEEPS: Final = 3


SPECIAL: Final = 4


BEATEN_AGENT: Final = "an agent, all strikes of which have failed"
"""What a company has faced besides races and creatures. [CMB-12]"""


@final
class Foe(Value):
    """What is remembered of somebody faced: his race, whether he was a creature, and by what he was keyed."""

    __slots__ = ("by", "creature", "race")

    def __init__(self, race: Race, creature: bool, by: Keyed) -> None:
        self.race = race
        self.creature = creature
        self.by = by


@final
class Company(Value):
    """A leaf of the table. The names of a Starter path are only its first and last region. [MOV-10]

    `base_limit` is the hazard limit as set at the reveal and `hazards` what has been declared against
    it; `faced` names the races and creatures whose attacks it has faced this turn, and `foes` are those of
    whom a card may ask more than that. [MOV-15, CMB-12]
    """

    __slots__ = (
        "base_limit",
        "came_from",
        "destination",
        "entered",
        "faced",
        "foes",
        "hazards",
        "id",
        "members",
        "movement",
        "moved",
        "on_guard",
        "origin",
        "path",
        "regions",
        "returned",
        "seat",
        "site",
        "split",
        "travelled",
        "visited",
    )

    def __init__(self, id: CompanyId, seat: int, site: CardId, members: tuple[CardId, ...]) -> None:
        self.id = id
        self.seat = seat
        self.site: CardId = site
        self.members = members
        self.destination: CardId = NO_CARD
        self.origin: CardId = NO_CARD
        self.came_from: CardId = NO_CARD
        self.movement = STAYING
        self.path: tuple[RegionType, ...] = ()
        self.regions: tuple[str, ...] = ()
        self.base_limit = 0
        self.hazards = 0
        self.faced: tuple[str, ...] = ()
        self.foes: tuple[Foe, ...] = ()
        self.moved = False
        self.returned = False
        self.travelled = False
        self.visited = False
        self.entered = False
        self.on_guard: tuple[CardId, ...] = ()
        self.split = False

    def copy(self) -> Company:
        """A fresh leaf with the same contents."""
        fresh = Company(self.id, self.seat, self.site, self.members)
        fresh.destination = self.destination
        fresh.origin = self.origin
        fresh.came_from = self.came_from
        fresh.movement = self.movement
        fresh.path = self.path
        fresh.regions = self.regions
        fresh.base_limit = self.base_limit
        fresh.hazards = self.hazards
        fresh.faced = self.faced
        fresh.foes = self.foes
        fresh.moved = self.moved
        fresh.returned = self.returned
        fresh.travelled = self.travelled
        fresh.visited = self.visited
        fresh.entered = self.entered
        fresh.on_guard = self.on_guard
        fresh.split = self.split
        return fresh

    @property
    def has_acted(self) -> bool:
        """Whether something it has done, or that was done to it, is written down for this turn."""
        return bool(
            self.travelled
            or self.visited
            or self.moved
            or self.returned
            or self.entered
            or self.hazards
            or self.faced
            or self.path
            or self.regions
            or self.split
        )

    def as_though_alone(self, member: CardId) -> Company:
        """A fresh leaf with nobody else in it."""
        fresh = self.copy()
        fresh.members = (member,)
        return fresh

    def new_site(self) -> CardId:
        """Where it is going, or where it stays. [GLO-071]"""
        return self.destination if self.destination != NONE else self.site
