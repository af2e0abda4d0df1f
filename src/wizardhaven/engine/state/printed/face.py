"""What is printed on a card, kind for kind, before anything is sorted."""

from __future__ import annotations

from wizardhaven.engine.state.ids import NONE
from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Item, Site
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.terms import Alignment, Keyword, Points, Race, Skill


class Face:
    """What a card says of itself, with nothing where it says nothing."""

    __slots__ = (
        "abilities",
        "agent",
        "alignment",
        "ally",
        "avatar",
        "body",
        "card",
        "character",
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
        "kind",
        "leader",
        "mind",
        "name",
        "points",
        "points_source",
        "prowess",
        "race",
        "resource",
        "shuffles_back",
        "site",
        "skills",
        "specific",
        "stage",
        "stage_points",
        "unique",
        "uses",
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
        self.stage = False
        self.stage_points = 0
        self.specific = ""
        self.shuffles_back = False
        self.character: Character | None = None
        self.item: Item | None = None
        self.ally: Ally | None = None
        self.faction: Faction | None = None
        self.event: Event | None = None
        self.creature: Creature | None = None
        self.site: Site | None = None
