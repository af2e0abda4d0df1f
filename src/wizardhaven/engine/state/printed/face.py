"""What is printed on a card, kind for kind, before anything is sorted."""

from __future__ import annotations

from wizardhaven.engine.state.ids import NONE
from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Item, Site
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.terms import Alignment, Duplication, Keyword, Points, Race, Skill


class Face:
    """What a card says of itself, with nothing where it says nothing."""

    __slots__ = (
        "abilities",
        "agent",
        "alignment",
        "ally",
        "also_a_hazard",
        "also_a_resource",
        "always_returns",
        "among_points",
        "at_tapped_sites",
        "avatar",
        "body",
        "card",
        "character",
        "code",
        "corruption",
        "creature",
        "creatures_always_keyed",
        "direct_influence",
        "discarded_on",
        "duplication",
        "event",
        "faction",
        "for_a_minor_item",
        "drives_out_forms",
        "for_leaders",
        "hazard",
        "hoard",
        "identity",
        "information",
        "item",
        "items_though_tapped",
        "keywords",
        "kind",
        "leader",
        "mind",
        "name",
        "never_taps",
        "tests_gold_rings",
        "not_at_the_start",
        "not_transferable",
        "outside_hazard_limit",
        "points",
        "points_source",
        "prowess",
        "race",
        "resource",
        "shuffled_back",
        "from_sideboard",
        "site",
        "skills",
        "specific",
        "stage",
        "stage_points",
        "starred",
        "taps_no_site",
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
        self.duplication: Duplication | None = None
        self.also_a_hazard = False
        self.also_a_resource = False
        self.always_returns = False
        self.among_points = False
        self.at_tapped_sites = False
        self.creatures_always_keyed = False
        self.for_a_minor_item = False
        self.drives_out_forms = False
        self.for_leaders = False
        self.hoard = False
        self.information = False
        self.items_though_tapped = False
        self.never_taps = False
        self.tests_gold_rings = False
        self.not_at_the_start = False
        self.not_transferable = False
        self.outside_hazard_limit = False
        self.shuffled_back = False
        self.from_sideboard = False
        self.starred = False
        self.taps_no_site = False
        self.character: Character | None = None
        self.item: Item | None = None
        self.ally: Ally | None = None
        self.faction: Faction | None = None
        self.event: Event | None = None
        self.creature: Creature | None = None
        self.site: Site | None = None
