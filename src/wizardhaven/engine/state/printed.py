"""A card as the engine reads it: its value with everything a rule asks for often laid out beforehand."""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.spoken import names_spoken_of
from wizardhaven.vocabulary.abilities import (
    Ability,
    AttacksMovers,
    DiscardOnMove,
    DiscardWhenDefeated,
    DiscardWhile,
    HazardLimitForMovers,
    May,
    ReadsResourceAs,
    RemovalRoll,
    StorableAt,
    When,
)
from wizardhaven.vocabulary.cards import (
    Ally,
    Card,
    Character,
    Creature,
    Event,
    Faction,
    Item,
    Region,
    Site,
)
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.standing import AttackBonus, Bonus, CheckBonus
from wizardhaven.vocabulary.terms import (
    Alignment,
    Keyword,
    Length,
    Moment,
    Occasion,
    Points,
    Race,
    Side,
    Skill,
)

CHARACTER: Final = 0
ITEM: Final = 1
ALLY: Final = 2
FACTION: Final = 3
EVENT: Final = 4
CREATURE: Final = 5
SITE: Final = 6
REGION: Final = 7

MOMENT_BITS: Final[dict[Moment, int]] = {moment: 1 << number for number, moment in enumerate(Moment)}


def moments_of(bits: tuple[int, ...]) -> int:
    """The moments at which one of these uses could ever be declared, as bits."""
    moments = 0
    for bit in bits:
        moments |= bit
    return moments


@final
class Printed:
    """What a card says. Made once a game and shared by all its clones."""

    __slots__ = (
        "abilities",
        "action_bits",
        "action_moments",
        "actions",
        "agent",
        "alignment",
        "ally",
        "attack_bonuses",
        "avatar",
        "body",
        "bonuses",
        "card",
        "character",
        "check_bonuses",
        "code",
        "corruption",
        "creature",
        "direct_influence",
        "discarded_on",
        "event",
        "faction",
        "hazard",
        "identity",
        "item",
        "keywords",
        "limits_for_movers",
        "kind",
        "leader",
        "mind",
        "moments",
        "name",
        "passive",
        "points",
        "points_source",
        "prisons",
        "prowess",
        "race",
        "reads",
        "removal",
        "resource",
        "shared",
        "shuffles_back",
        "site",
        "skills",
        "speaks_of",
        "storable",
        "unique",
        "use_bits",
        "uses",
        "when_played",
    )

    def __init__(self, card: Card) -> None:
        self.card = card
        self.code: str = card.code
        self.name: str = card.name
        self.kind = NONE
        self.identity: str = card.name
        self.unique = False
        self.alignment = Alignment.HERO
        self.abilities: tuple[Ability, ...] = ()
        self.uses: tuple[Use, ...] = ()
        self.keywords: tuple[Keyword, ...] = ()
        self.race: Race | None = None
        self.skills: tuple[Skill, ...] = ()
        self.prowess = 0
        self.body = 0
        self.mind = 0
        self.direct_influence = 0
        self.corruption = 0
        self.points = 0
        self.points_source = Points.MISCELLANEOUS
        self.avatar = False
        self.agent = False
        self.leader = False
        self.discarded_on: tuple[int, ...] = ()
        self.hazard = False
        self.resource = False
        self.shuffles_back = False
        self.character: Character | None = None
        self.item: Item | None = None
        self.ally: Ally | None = None
        self.faction: Faction | None = None
        self.event: Event | None = None
        self.creature: Creature | None = None
        self.site: Site | None = None
        self._read(card)
        self._lay_out()

    def _lay_out(self) -> None:
        self.use_bits = tuple([MOMENT_BITS[use.when] for use in self.uses])
        self.moments = moments_of(self.use_bits)
        self.actions: tuple[Use, ...] = tuple([a.use for a in self.abilities if isinstance(a, May)])
        self.action_bits = tuple([MOMENT_BITS[use.when] for use in self.actions])
        self.action_moments = moments_of(self.action_bits)
        self.bonuses: tuple[Bonus, ...] = tuple([a for a in self.abilities if isinstance(a, Bonus)])
        self.shared: tuple[Bonus, ...] = tuple([b for b in self.bonuses if b.to is Subject.COMPANY])
        self.check_bonuses: tuple[CheckBonus, ...] = tuple(
            [a for a in self.abilities if isinstance(a, CheckBonus)]
        )
        self.attack_bonuses: tuple[AttackBonus, ...] = tuple(
            [a for a in self.abilities if isinstance(a, AttackBonus)]
        )
        self.limits_for_movers: tuple[HazardLimitForMovers, ...] = tuple(
            [a for a in self.abilities if isinstance(a, HazardLimitForMovers)]
        )
        self.removal: RemovalRoll | None = None
        self.storable: StorableAt | None = None
        self.prisons: TakesPrisoners | None = None
        self.passive = False
        self.when_played: tuple[Effect, ...] = ()
        self.reads: ReadsResourceAs | None = None
        self.speaks_of = names_spoken_of(self.uses, self.abilities)
        for ability in self.abilities:
            if isinstance(ability, RemovalRoll):
                self.removal = ability
            elif isinstance(ability, StorableAt):
                self.storable = ability
            elif isinstance(ability, ReadsResourceAs):
                self.reads = ability
                self.passive = True
            elif isinstance(ability, TakesPrisoners):
                self.prisons = ability
                self.passive = True
            elif isinstance(ability, When) and ability.occasion is Occasion.PLAYED:
                self.when_played = (*self.when_played, ability.then)
            elif isinstance(
                ability,
                (
                    When,
                    AttacksMovers,
                    DiscardWhile,
                    DiscardWhenDefeated,
                    DiscardOnMove,
                ),
            ):
                self.passive = True

    def _read(self, card: Card) -> None:
        if isinstance(card, Character):
            self._read_character(card)
        elif isinstance(card, Item):
            self._read_item(card)
        elif isinstance(card, Ally):
            self._read_ally(card)
        elif isinstance(card, Faction):
            self._read_faction(card)
        elif isinstance(card, Event):
            self._read_event(card)
        elif isinstance(card, Creature):
            self._read_creature(card)
        elif isinstance(card, Site):
            self.kind = SITE
            self.site = card
            self.alignment = card.alignment
            self.abilities = card.abilities
        else:
            assert isinstance(card, Region)
            self.kind = REGION

    def _read_character(self, card: Character) -> None:
        self.kind = CHARACTER
        self.character = card
        self.alignment = card.alignment
        self.unique = card.unique
        self.abilities = card.abilities
        self.race = card.race
        self.skills = card.skills
        self.prowess = card.prowess
        self.body = card.body
        self.mind = card.mind if card.mind is not None else 0
        self.direct_influence = card.direct_influence
        self.points = card.marshalling_points
        self.points_source = Points.CHARACTER
        self.avatar = card.avatar is not None
        self.agent = card.agent
        self.hazard = card.agent
        self.leader = card.leader
        self.discarded_on = card.discarded_on

    def _read_item(self, card: Item) -> None:
        self.kind = ITEM
        self.item = card
        self.alignment = card.alignment
        self.resource = True
        self.unique = card.unique
        self.abilities = card.abilities
        self.keywords = card.keywords
        self.corruption = card.corruption
        self.points = card.marshalling_points
        self.points_source = Points.ITEM

    def _read_ally(self, card: Ally) -> None:
        self.kind = ALLY
        self.ally = card
        self.alignment = card.alignment
        self.resource = True
        self.unique = card.unique
        self.abilities = card.abilities
        self.skills = card.skills
        self.prowess = card.prowess
        self.body = card.body
        self.mind = card.mind
        self.points = card.marshalling_points
        self.points_source = Points.ALLY

    def _read_faction(self, card: Faction) -> None:
        self.kind = FACTION
        self.faction = card
        self.alignment = card.alignment
        self.resource = True
        self.unique = card.unique
        self.abilities = card.abilities
        self.race = card.race
        self.points = card.marshalling_points
        self.points_source = Points.FACTION

    def _read_event(self, card: Event) -> None:
        self.kind = EVENT
        self.event = card
        self.alignment = card.alignment
        self.hazard = card.side is Side.HAZARD
        self.resource = card.side is Side.RESOURCE
        self.unique = card.unique
        self.abilities = card.abilities
        self.uses = card.uses
        self.keywords = card.keywords
        self.corruption = card.corruption
        self.points = card.marshalling_points
        self.points_source = card.points
        self.race = card.race
        self.shuffles_back = card.shuffles_back
        if card.manifestation_of is not None:
            self.identity = card.manifestation_of

    def _read_creature(self, card: Creature) -> None:
        self.kind = CREATURE
        self.creature = card
        self.hazard = True
        self.unique = card.unique
        self.abilities = card.abilities
        self.race = card.race
        self.prowess = card.prowess
        self.body = card.body if card.body is not None else NONE
        self.points = card.kill_points
        self.points_source = Points.KILL
        if card.as_event:
            self._read_as_event(card)

    def _read_as_event(self, card: Creature) -> None:
        """A creature that can be a permanent-event instead is read as both. [MOV-39]"""
        self.uses = (Use(),)
        self.abilities = (*card.abilities, *card.as_event)
        self.event = Event(
            card.code, card.name, Side.HAZARD, Length.PERMANENT, self.uses, card.as_event, unique=card.unique
        )

    def has(self, keyword: Keyword) -> bool:
        """Whether the card carries the keyword. [GLO-057]"""
        return keyword in self.keywords

    def is_event(self, length: Length) -> bool:
        """Whether the card is an event of that length."""
        return self.event is not None and self.event.length is length
