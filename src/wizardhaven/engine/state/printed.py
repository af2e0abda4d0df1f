"""A card as the engine reads it: its value with everything a rule asks for often laid out beforehand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.spoken import names_spoken_of
from wizardhaven.vocabulary.abilities import (
    Ability,
    DiscardOnMove,
    DiscardWhenDefeated,
    DiscardWhile,
    HazardLimitForMovers,
    LiesOnAvatar,
    May,
    ReadsResourceAs,
    RemovalRoll,
    StorableAt,
    When,
)
from wizardhaven.vocabulary.agents import AgentAttacks
from wizardhaven.vocabulary.allies import AlliesStayNear, MayPlayAllies
from wizardhaven.vocabulary.attacks import AttacksMovers
from wizardhaven.vocabulary.barring import BarsCards
from wizardhaven.vocabulary.bonuses import AttackBonus, Bonus, CheckBonus, DoublesCorruption
from wizardhaven.vocabulary.card_effects import KeepCard, TurnUpItem
from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Item, Site
from wizardhaven.vocabulary.combat import FaceAttack, HuntCreatures
from wizardhaven.vocabulary.conditions import AtPlace
from wizardhaven.vocabulary.effects import Effect, EndTheGame
from wizardhaven.vocabulary.foes import KeepsCreature, OpensRegions, SendCreature, StaysIf
from wizardhaven.vocabulary.followers import MayBring, PassesFor
from wizardhaven.vocabulary.hazards import CancelsEffectsOf, StandsFor
from wizardhaven.vocabulary.journeys import CannotMove, LiftsDemands, MayMoveTo, MoreRegions
from wizardhaven.vocabulary.lands import AllowsOnePlay, TreatRegionAs, TreatSiteAs
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.piles import DiscardsFromHand, KeepsItems, RemovesDiscarded
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.points import Gathers, Worth
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.shapes import TakesShape
from wizardhaven.vocabulary.standing import GivenUpInstead
from wizardhaven.vocabulary.targets import AnAgent
from wizardhaven.vocabulary.terms import (
    Alignment,
    Keyword,
    Length,
    Moment,
    Movement,
    Points,
    Race,
    Skill,
    Stat,
)
from wizardhaven.vocabulary.wizardhavens import UsesMinionSites

CHARACTER: Final = 0
ITEM: Final = 1
ALLY: Final = 2
FACTION: Final = 3
EVENT: Final = 4
CREATURE: Final = 5
SITE: Final = 6
REGION: Final = 7

MOMENT_BITS: Final[dict[Moment, int]] = {moment: 1 << number for number, moment in enumerate(Moment)}


BRINGING_ATTACKS: Final = (FaceAttack, TurnUpItem, HuntCreatures, AgentAttacks, SendCreature)
"""Effects of which an attack may come."""


def moments_of(bits: tuple[int, ...]) -> int:
    """The moments at which one of these uses could ever be declared, as bits."""
    moments = 0
    for bit in bits:
        moments |= bit
    return moments


def may_start_combat(use: Use, abilities: tuple[Ability, ...]) -> bool:
    """Whether an attack could come of the use when it resolves. [CMB-03]"""
    if any([isinstance(effect, BRINGING_ATTACKS) for effect in use.effects]):
        return True
    return any([isinstance(ability, AttacksMovers) for ability in abilities])


def _calls_the_end(use: Use) -> bool:
    """Whether it would call the end of the game. [WIN-21]"""
    return any([isinstance(effect, EndTheGame) and effect.called for effect in use.effects])


def _looks_back(use: Use) -> bool:
    """Whether it matters where the card was played."""
    return any([isinstance(one, AtPlace) and one.elsewhere for one in use.requires])


def _keeps(uses: tuple[Use, ...]) -> bool:
    """Whether the card is kept with another one that it stores or brings into play."""
    return any([isinstance(effect, KeepCard) for use in uses for effect in use.effects])


def _needs_agent(use: Use) -> bool:
    """Whether it can be played only on an agent of its player's. [AGT-17]"""
    return isinstance(use.target, AnAgent) and not use.target.opponents


def _in_organization_phase(use: Use) -> Use:
    """A stage permanent-event is for the organization phase, unless it says otherwise. [FW-29]"""
    return replace(use, when=Moment.ORGANIZATION) if use.when is Moment.ANY_TIME else use


@final
class Printed:
    """What a card says. Read once a game from the card, and shared by all its clones."""

    __slots__ = (
        "abilities",
        "action_bits",
        "action_moments",
        "actions",
        "agent",
        "alignment",
        "allows_plays",
        "ally",
        "ally_plays",
        "around",
        "attack_bonuses",
        "avatar",
        "bars",
        "bars_ways",
        "body",
        "bonuses",
        "brings",
        "calls_the_end",
        "cancels",
        "card",
        "changes_minds",
        "character",
        "check_bonuses",
        "code",
        "corruption",
        "creature",
        "direct_influence",
        "discarded_on",
        "doubles_corruption",
        "event",
        "everywhere",
        "faction",
        "fewer_regions",
        "gathers",
        "given_instead",
        "gives_way",
        "hazard",
        "holds_still",
        "identity",
        "item",
        "journey",
        "keeps",
        "keeps_items",
        "keeps_creature",
        "keywords",
        "kind",
        "leader",
        "lifts",
        "limits_for_movers",
        "marks_site",
        "mind",
        "minion_sites",
        "moments",
        "name",
        "needs_agent",
        "on_avatar",
        "opens_regions",
        "outlives",
        "passes_for",
        "passive",
        "points",
        "points_source",
        "prisons",
        "prowess",
        "race",
        "reads",
        "removal",
        "removes_discarded",
        "resource",
        "shape",
        "shared",
        "shuffles_back",
        "site",
        "skills",
        "speaks_of",
        "stands_for",
        "specific",
        "stage",
        "stage_points",
        "starts_combat",
        "stays_if",
        "stays_near",
        "storable",
        "unique",
        "use_bits",
        "uses",
        "when_played",
        "worths",
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

    def lay_out(self) -> None:
        """Sort what has been read, so that no rule has to look for it again."""
        self.stage = self.resource and self.alignment is Alignment.FALLEN_WIZARD
        if self.stage and self.is_event(Length.PERMANENT):
            self.uses = tuple([_in_organization_phase(use) for use in self.uses])
        self.use_bits = tuple([MOMENT_BITS[use.when] for use in self.uses])
        self.moments = moments_of(self.use_bits)
        self.starts_combat = tuple([may_start_combat(use, self.abilities) for use in self.uses])
        self.calls_the_end = any([_calls_the_end(use) for use in self.uses])
        self.actions: tuple[Use, ...] = tuple([a.use for a in self.abilities if isinstance(a, May)])
        self.action_bits = tuple([MOMENT_BITS[use.when] for use in self.actions])
        self.action_moments = moments_of(self.action_bits)
        self.bonuses: tuple[Bonus, ...] = tuple([a for a in self.abilities if isinstance(a, Bonus)])
        self.changes_minds = any([bonus.stat is Stat.MIND for bonus in self.bonuses])
        self.shared: tuple[Bonus, ...] = tuple([b for b in self.bonuses if b.to is Subject.COMPANY])
        self.check_bonuses: tuple[CheckBonus, ...] = tuple(
            [a for a in self.abilities if isinstance(a, CheckBonus)]
        )
        self.attack_bonuses: tuple[AttackBonus, ...] = tuple(
            [a for a in self.abilities if isinstance(a, AttackBonus)]
        )
        self.bars: tuple[BarsCards, ...] = tuple([a for a in self.abilities if isinstance(a, BarsCards)])
        self.limits_for_movers: tuple[HazardLimitForMovers, ...] = tuple(
            [a for a in self.abilities if isinstance(a, HazardLimitForMovers)]
        )
        self.around = any([isinstance(a, TreatRegionAs) and a.around for a in self.abilities])
        self.allows_plays: tuple[AllowsOnePlay, ...] = tuple(
            [a for a in self.abilities if isinstance(a, AllowsOnePlay)]
        )
        self.fewer_regions: tuple[MoreRegions, ...] = tuple(
            [a for a in self.abilities if isinstance(a, MoreRegions) and a.amount < 0]
        )
        self.marks_site = any([_looks_back(use) for use in self.actions])
        self.doubles_corruption = any([isinstance(a, DoublesCorruption) for a in self.abilities])
        self.opens_regions: tuple[OpensRegions, ...] = tuple(
            [a for a in self.abilities if isinstance(a, OpensRegions)]
        )
        self.keeps_creature = KeepsCreature() in self.abilities
        self.stays_if: StaysIf | None = None
        self.stays_near: AlliesStayNear | None = None
        self.everywhere = any([isinstance(a, TreatSiteAs) and a.all_versions for a in self.abilities])
        self.worths: tuple[Worth, ...] = tuple([a for a in self.abilities if isinstance(a, Worth)])
        self.shape: TakesShape | None = None
        self.journey: MayMoveTo | None = None
        self.holds_still = CannotMove() in self.abilities
        self.bars_ways: tuple[Movement, ...] = ()
        self.outlives = any(
            [isinstance(a, When) and a.occasion is Occasion.CONTROLLER_LEFT for a in self.abilities]
        )
        self.gives_way = any(
            [
                isinstance(a, When) and a.occasion is Occasion.LIKE_PLAYED and a.of is None
                for a in self.abilities
            ]
        )
        self.ally_plays: tuple[MayPlayAllies, ...] = tuple(
            [a for a in self.abilities if isinstance(a, MayPlayAllies)]
        )
        self.brings: tuple[MayBring, ...] = tuple([a for a in self.abilities if isinstance(a, MayBring)])
        self.minion_sites: tuple[UsesMinionSites, ...] = tuple(
            [a for a in self.abilities if isinstance(a, UsesMinionSites)]
        )
        self.passes_for: Race | None = None
        self.lifts = ""
        self.gathers: Gathers | None = None
        self.given_instead = GivenUpInstead() in self.abilities
        self.keeps_items: KeepsItems | None = None
        self.removes_discarded = RemovesDiscarded() in self.abilities
        self.removal: RemovalRoll | None = None
        self.stands_for = ""
        self.cancels: CancelsEffectsOf | None = None
        self.storable: StorableAt | None = None
        self.prisons: TakesPrisoners | None = None
        self.passive = self.given_instead or bool(self.minion_sites) or self.everywhere or self.around
        self.keeps = _keeps(self.uses)
        self.needs_agent = self.hazard and any([_needs_agent(use) for use in self.uses])
        self.on_avatar = LiesOnAvatar() in self.abilities
        self.when_played: tuple[Effect, ...] = ()
        self.reads: ReadsResourceAs | None = None
        self.speaks_of = names_spoken_of(self.uses, self.abilities)
        for ability in self.abilities:
            if isinstance(ability, RemovalRoll):
                self.removal = ability
            elif isinstance(ability, KeepsItems):
                self.keeps_items = ability
            elif isinstance(ability, DiscardsFromHand):
                self.passive = self.passive or ability.onto_deck
            elif isinstance(ability, PassesFor):
                self.passes_for = ability.race
            elif isinstance(ability, TakesShape):
                self.shape = ability
            elif isinstance(ability, MayMoveTo):
                self.journey = ability
            elif isinstance(ability, CancelsEffectsOf):
                self.cancels = ability
            elif isinstance(ability, StandsFor):
                self.stands_for = ability.name
            elif isinstance(ability, CannotMove) and ability.by:
                self.bars_ways = ability.by
                self.passive = True
            elif isinstance(ability, Gathers):
                self.gathers = ability
            elif isinstance(ability, LiftsDemands):
                self.lifts = ability.card
                self.passive = True
            elif isinstance(ability, StorableAt):
                self.storable = ability
            elif isinstance(ability, ReadsResourceAs):
                self.reads = ability
                self.passive = True
            elif isinstance(ability, StaysIf):
                self.stays_if = ability
            elif isinstance(ability, AlliesStayNear):
                self.stays_near = ability
                self.passive = True
            elif isinstance(ability, TakesPrisoners):
                self.prisons = ability
                self.passive = True
            elif isinstance(ability, When) and ability.occasion is Occasion.PLAYED:
                self.when_played = (*self.when_played, ability.then)
                self.passive = self.passive or self.kind == ITEM  # an event does it as it resolves
            elif isinstance(
                ability,
                (
                    When,
                    KeepsCreature,
                    AttacksMovers,
                    DiscardWhile,
                    DiscardWhenDefeated,
                    DiscardOnMove,
                ),
            ):
                self.passive = True

    def has(self, keyword: Keyword) -> bool:
        """Whether the card carries the keyword. [GLO-057]"""
        return keyword in self.keywords

    def is_event(self, length: Length) -> bool:
        """Whether the card is an event of that length."""
        return self.event is not None and self.event.length is length
