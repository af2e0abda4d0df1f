"""A card as the engine reads it: its value with everything a rule asks for often laid out beforehand."""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.state.printed.face import Face
from wizardhaven.engine.state.printed.saying import is_change_of_attacks, says
from wizardhaven.engine.state.printed.shares import Share
from wizardhaven.engine.state.printed.spoken_of import names_spoken_of
from wizardhaven.engine.state.printed.triggers import (
    OCCASION_BITS,
    attacks_by_itself,
    is_of_own_play,
    occasions_of,
    triggers_of,
)
from wizardhaven.engine.state.printed.uses import (
    MOMENT_BITS,
    in_organization_phase,
    is_on_own_agent,
    keeps_a_card,
    looks_back,
    may_start_combat,
    moments_of,
    would_call_the_end,
)
from wizardhaven.vocabulary.abilities import (
    DiscardWhile,
    LiesOnAvatar,
    May,
    ReadsResourceAs,
    RemovalRoll,
    StorableAt,
    When,
)
from wizardhaven.vocabulary.allies import AlliesStayNear, MayPlayAllies
from wizardhaven.vocabulary.barring import BarsCards
from wizardhaven.vocabulary.fighting import Fights
from wizardhaven.vocabulary.foes import KeepsCreature, OpensRegions, StaysIf
from wizardhaven.vocabulary.followers import MayBring, WalksAlone
from wizardhaven.vocabulary.hazards import CancelsEffectsOf
from wizardhaven.vocabulary.journeys import CannotMove, LiftsDemands, MayMoveTo
from wizardhaven.vocabulary.lands import AllowsPlay, TreatRegionAs, TreatSiteAs
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import How, Modify, changes_attacks
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.piles import DiscardsFromHand, KeepsItems, RemovesDiscarded, ReshufflesUsed
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.points import Gathers
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.shapes import TakesShape
from wizardhaven.vocabulary.standing import CountsAs, GivenUpInstead
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Alignment, Keyword, Length, Movement, Race, Stat
from wizardhaven.vocabulary.whose import is_of_characters, is_of_foes, is_of_rolls
from wizardhaven.vocabulary.wizardhavens import UsesMinionSites
from wizardhaven.vocabulary.worth import Valued, is_worth

CHARACTER: Final = 0


ITEM: Final = 1


ALLY: Final = 2


FACTION: Final = 3


EVENT: Final = 4


CREATURE: Final = 5


SITE: Final = 6


REGION_CARD: Final = 7


MODES: Final = (Keyword.BLACK_RIDER_MODE, Keyword.FELL_RIDER_MODE, Keyword.HERALDED_LORD_MODE)
"""In one of these a Ringwraith may leave his Darkhavens. [ORG-74]"""


@final
class Printed(Face):
    """What a card says, sorted. Read once from the card, and shared by all games."""

    __slots__ = (
        "acts_among_points",
        "action_bits",
        "action_moments",
        "actions",
        "allows_plays",
        "ally_plays",
        "around",
        "attack_changes",
        "attacks_by_itself",
        "bars",
        "bars_ways",
        "bonuses",
        "brings",
        "calls_the_end",
        "cancels",
        "changes_all_minds",
        "changes_minds",
        "check_bonuses",
        "doubles_corruption",
        "everywhere",
        "fitting",
        "gathers",
        "given_instead",
        "gives_way",
        "holds_still",
        "journey",
        "keeps",
        "keeps_items",
        "keeps_creature",
        "leads_below",
        "lifts",
        "marks_site",
        "minion_sites",
        "mode",
        "modifiers",
        "moments",
        "needs_agent",
        "occasions",
        "of_control",
        "of_foes",
        "on_avatar",
        "opens_regions",
        "outlives",
        "passes_for",
        "passive",
        "prisons",
        "reads",
        "removal",
        "removes_discarded",
        "shape",
        "shared",
        "speaks_of",
        "stands_for",
        "starts_combat",
        "stays_if",
        "stays_near",
        "storable",
        "triggers",
        "treats_sites",
        "use_bits",
        "worths",
        "unwatched",
    )

    def lay_out(self) -> None:
        """Sort what has been read, so that no rule has to look for it again."""
        self.fitting: dict[int, bool] = {}  # which selectors it has been found to fit, by their ids
        self.stage = self.resource and self.alignment is Alignment.FALLEN_WIZARD
        if self.stage and self.is_event(Length.PERMANENT):
            self.uses = tuple([in_organization_phase(use) for use in self.uses])
        self.use_bits = tuple([MOMENT_BITS[use.when] for use in self.uses])
        self.moments = moments_of(self.use_bits)
        self.starts_combat = tuple([may_start_combat(use) for use in self.uses])
        self.calls_the_end = any([would_call_the_end(use) for use in self.uses])
        self.actions: tuple[Use, ...] = tuple([a.use for a in self.abilities if isinstance(a, May)])
        self.action_bits = tuple([MOMENT_BITS[use.when] for use in self.actions])
        self.action_moments = moments_of(self.action_bits)
        self.modifiers: tuple[Modify, ...] = tuple(
            [a for a in self.abilities if isinstance(a, Modify) and not changes_attacks(a)]
        )
        self.bonuses: tuple[Share, ...] = tuple([Share(m) for m in self.modifiers if is_of_characters(m)])
        self.changes_minds = any([bonus.what is Stat.MIND for bonus in self.bonuses])
        self.changes_all_minds = any(
            [bonus.what is Stat.MIND and bonus.scope is Subject.EVERYBODY for bonus in self.bonuses]
        )
        self.shared: tuple[Share, ...] = tuple([b for b in self.bonuses if b.scope is Subject.COMPANY])
        self.check_bonuses: tuple[Share, ...] = tuple([Share(m) for m in self.modifiers if is_of_rolls(m)])
        self.of_control: tuple[Share, ...] = tuple(
            [Share(m) for m in self.modifiers if m.what is Stat.CONTROL]
        )
        self.of_foes: tuple[Modify, ...] = tuple([m for m in self.modifiers if is_of_foes(m)])
        self.acts_among_points = self.among_points and not self.hazard and bool(self.abilities)
        self.attack_changes: tuple[Modify | Fights, ...] = tuple(
            [a for a in self.abilities if is_change_of_attacks(a)]
        )
        self.bars: tuple[BarsCards, ...] = tuple([a for a in self.abilities if isinstance(a, BarsCards)])
        self.around = any([isinstance(a, TreatRegionAs) and a.around for a in self.abilities])
        self.allows_plays: tuple[AllowsPlay, ...] = tuple(
            [a for a in self.abilities if isinstance(a, AllowsPlay)]
        )
        self.marks_site = any([looks_back(use) for use in self.actions])
        self.doubles_corruption = any(
            [m.what is Stat.CORRUPTION_POINTS and m.how is How.TIMES for m in self.modifiers]
        )
        self.opens_regions: tuple[OpensRegions, ...] = tuple(
            [a for a in self.abilities if isinstance(a, OpensRegions)]
        )
        self.keeps_creature = says(self.abilities, KeepsCreature)
        self.stays_if: StaysIf | None = None
        self.stays_near: AlliesStayNear | None = None
        self.treats_sites: tuple[TreatSiteAs, ...] = tuple(
            [a for a in self.abilities if isinstance(a, TreatSiteAs)]
        )
        self.leads_below = self.site is not None and (
            bool(self.site.adjacent) or self.site.beneath_wizardhaven is not None
        )
        self.everywhere = any([change.all_versions for change in self.treats_sites])
        self.worths: tuple[Valued, ...] = tuple([Valued(m) for m in self.modifiers if is_worth(m)])
        self.shape: TakesShape | None = None
        self.journey: MayMoveTo | None = None
        self.holds_still = any([isinstance(a, CannotMove) and not a.by for a in self.abilities])
        self.bars_ways: tuple[Movement, ...] = ()
        self.triggers = triggers_of(self.abilities)
        self.occasions = occasions_of(self.triggers)
        self.attacks_by_itself = attacks_by_itself(self.triggers)
        self.outlives = bool(self.occasions & OCCASION_BITS[Occasion.CONTROLLER_LEFT])
        self.unwatched = self.outlives or any(
            [
                isinstance(a, ReshufflesUsed) or (isinstance(a, DiscardsFromHand) and a.creatures_attack)
                for a in self.abilities
            ]
        )
        self.gives_way = any([when.of is Mark.ANOTHER_FORM for _, when in self.triggers])
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
        self.given_instead = any([isinstance(a, GivenUpInstead) and a.word is None for a in self.abilities])
        self.keeps_items: KeepsItems | None = None
        self.removes_discarded = says(self.abilities, RemovesDiscarded)
        self.removal: RemovalRoll | None = None
        self.stands_for = ""
        self.cancels: CancelsEffectsOf | None = None
        self.storable: StorableAt | None = None
        self.prisons: TakesPrisoners | None = None
        self.mode = any([word in MODES for word in self.keywords])
        self.passive = self.given_instead or bool(self.minion_sites) or self.everywhere or self.around
        self.passive = self.passive or self.mode or any([bars.names for bars in self.bars])
        self.keeps = keeps_a_card(self.uses)
        self.needs_agent = self.hazard and any([is_on_own_agent(use) for use in self.uses])
        self.on_avatar = says(self.abilities, LiesOnAvatar)
        self.reads: ReadsResourceAs | None = None
        self.speaks_of = names_spoken_of(self.uses, self.abilities)
        for ability in self.abilities:
            if isinstance(ability, RemovalRoll):
                self.removal = ability
            elif isinstance(ability, KeepsItems):
                self.keeps_items = ability
            elif isinstance(ability, DiscardsFromHand):
                self.passive = self.passive or ability.onto_deck
            elif isinstance(ability, CountsAs):
                if isinstance(ability.what, Race):
                    self.passes_for = ability.what
                else:
                    self.stands_for = ability.what
            elif isinstance(ability, TakesShape):
                self.shape = ability
            elif isinstance(ability, MayMoveTo):
                self.journey = ability
            elif isinstance(ability, CancelsEffectsOf):
                self.cancels = ability
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
            elif isinstance(ability, When) and ability.about is Subject.ATTACK:
                continue  # the attack itself asks for it
            elif isinstance(ability, When) and is_of_own_play(ability):
                self.passive = self.passive or self.kind == ITEM  # an event does it as it resolves
            elif isinstance(
                ability,
                (
                    When,
                    KeepsCreature,
                    DiscardWhile,
                    WalksAlone,
                ),
            ):
                self.passive = True

    def remember(self, asked: int, fits: bool) -> None:
        """Whether it fits what was asked for by that id; neither it nor a card ever changes."""
        self.fitting[asked] = fits

    def has(self, keyword: Keyword) -> bool:
        """Whether the card carries the keyword. [GLO-057]"""
        return keyword in self.keywords

    def is_event(self, length: Length) -> bool:
        """Whether the card is an event of that length."""
        return self.event is not None and self.event.length is length
