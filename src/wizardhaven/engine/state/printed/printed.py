"""A card as the engine reads it: its value with everything a rule asks for often laid out beforehand."""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.state.printed.claims import Claims
from wizardhaven.engine.state.printed.permits import Demand, is_journey, of_deeds, opens_regions, plays_allies
from wizardhaven.engine.state.printed.said import Said
from wizardhaven.engine.state.printed.saying import has_own, is_change_of_attacks, says
from wizardhaven.engine.state.printed.shares import Share
from wizardhaven.engine.state.printed.sought import lies_as, sought_by
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
    SHOWN,
    in_organization_phase,
    is_on_own_agent,
    keeps_a_card,
    looks_back,
    may_start_combat,
    moments_of,
    would_call_the_end,
)
from wizardhaven.vocabulary.abilities import DiscardWhile, LiesOnAvatar, May, StorableAt, When
from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Roll
from wizardhaven.vocabulary.fighting import Fights
from wizardhaven.vocabulary.foes import KeepsCreature, StaysIf
from wizardhaven.vocabulary.journeys import TapsSites
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import How, Modify, changes_attacks
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.piles import DiscardsFromHand, Keeps, ReshufflesUsed
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.putting import comes_among_points
from wizardhaven.vocabulary.rolls import actions, removal_in
from wizardhaven.vocabulary.shapes import TakesShape
from wizardhaven.vocabulary.singular import Own
from wizardhaven.vocabulary.standing import GivenUpInstead
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Named, Such
from wizardhaven.vocabulary.terms import Alignment, Keyword, Length, Pile, Stat
from wizardhaven.vocabulary.whose import is_of_characters, is_of_foes, is_of_items, is_of_rolls
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
class Printed(Claims):
    """What a card says, sorted. Read once from the card, and shared by all games."""

    __slots__ = (
        "acts_among_points",
        "action_bits",
        "action_moments",
        "actions",
        "actions_seek",
        "allows_plays",
        "ally_plays",
        "attack_changes",
        "attacks_by_itself",
        "bonuses",
        "brings",
        "calls_the_end",
        "cancels",
        "cancels_once",
        "changes_all_minds",
        "changes_minds",
        "check_bonuses",
        "doubles_corruption",
        "fitting",
        "gathers",
        "given_instead",
        "gives_way",
        "journey",
        "keeps",
        "keeps_items",
        "keeps_creature",
        "leads_below",
        "lies_as",
        "long_resource",
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
        "of_hands",
        "of_both_sides",
        "on_avatar",
        "opens_regions",
        "outlives",
        "passive",
        "permits",
        "prisons",
        "reads",
        "removal",
        "removing",
        "removes_discarded",
        "said",
        "seeks",
        "shape",
        "shared",
        "speaks_of",
        "starts_combat",
        "stays_if",
        "storable",
        "triggers",
        "use_bits",
        "weights",
        "worths",
        "unwatched",
    )

    def lay_out(self) -> None:
        """Sort what has been read, so that no rule has to look for it again."""
        self.said: Said | None = None  # until it is asked for
        self.fitting: dict[int, bool] = {}  # which selectors it has been found to fit, by their ids
        self.stage = self.resource and self.alignment is Alignment.FALLEN_WIZARD
        if self.stage and self.is_event(Length.PERMANENT):
            self.uses = tuple([in_organization_phase(use) for use in self.uses])
        self.of_both_sides = self.also_a_hazard or self.also_a_resource
        self.long_resource = self.resource and self.is_event(Length.LONG)  # it waits for its phase [LONG-02]
        self.use_bits = tuple([MOMENT_BITS[use.when] for use in self.uses])
        self.moments = moments_of(self.use_bits) | (SHOWN if self.shuffled_back else 0)
        self.starts_combat = tuple([may_start_combat(use) for use in self.uses])
        self.calls_the_end = any([would_call_the_end(use) for use in self.uses])
        self.actions = actions(self.abilities)
        self.action_bits = tuple([MOMENT_BITS[use.when] for use in self.actions])
        self.action_moments = moments_of(self.action_bits)
        self.lies_as = lies_as(self.event, self.item, self.hazard, self.has(Keyword.ENVIRONMENT))
        self.seeks = sought_by(self.uses)
        self.actions_seek = sought_by(self.actions)
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
        self.of_hands = any([m.what is Stat.HAND_SIZE for m in self.modifiers])
        self.of_foes: tuple[Modify, ...] = tuple([m for m in self.modifiers if is_of_foes(m)])
        among = self.among_points or any([comes_among_points(use) for use in self.uses])
        self.acts_among_points = among and not self.hazard and bool(self.abilities)
        self.attack_changes: tuple[Modify | Fights, ...] = tuple(
            [a for a in self.abilities if is_change_of_attacks(a)]
        )
        self.lay_out_forbidden()
        self.lay_out_counting()
        self.permits: tuple[Permit, ...] = tuple([a for a in self.abilities if isinstance(a, Permit)])
        self.allows_plays = of_deeds(self.permits, (Deed.PLAY_ONCE_A_TURN,))
        self.marks_site = any([looks_back(use) for use in self.actions])
        self.doubles_corruption = any(
            [m.what is Stat.CORRUPTION_POINTS and m.how is How.TIMES for m in self.modifiers]
        )
        self.opens_regions: tuple[Permit, ...] = tuple([a for a in self.permits if opens_regions(a)])
        self.keeps_creature = says(self.abilities, KeepsCreature)
        self.stays_if: StaysIf | None = None
        self.leads_below = self.site is not None and (
            bool(self.site.adjacent) or self.site.beneath_wizardhaven is not None
        )
        self.weights: tuple[Modify, ...] = tuple([m for m in self.modifiers if is_of_items(m)])
        self.worths: tuple[Valued, ...] = tuple([Valued(m) for m in self.modifiers if is_worth(m)])
        self.shape: TakesShape | None = None
        self.journey: Permit | None = None
        self.triggers = triggers_of(self.abilities)
        self.occasions = occasions_of(self.triggers)
        self.attacks_by_itself = attacks_by_itself(self.triggers)
        self.outlives = bool(self.occasions & OCCASION_BITS[Occasion.CONTROLLER_LEFT])
        self.unwatched = self.outlives or any(
            [
                isinstance(a, ReshufflesUsed) or (isinstance(a, DiscardsFromHand) and a.to is Pile.PLAY)
                for a in self.abilities
            ]
        )
        self.gives_way = any([when.of is Mark.ANOTHER_FORM for _, when in self.triggers])
        self.ally_plays: tuple[Permit, ...] = tuple([a for a in self.permits if plays_allies(a)])
        self.brings = of_deeds(self.permits, (Deed.BRING, Deed.BRING_ANY_NUMBER, Deed.BRING_ONE))
        self.minion_sites: tuple[Demand, ...] = tuple(
            [Demand(a) for a in self.permits if a.deed is Deed.USE_MINION_SITES]
        )
        self.lifts: Such | None = None
        self.gathers: Keeps | None = None
        self.given_instead = any([isinstance(a, GivenUpInstead) and a.word is None for a in self.abilities])
        self.keeps_items: Keeps | None = None
        self.removes_discarded = has_own(self.abilities, Own.REMOVE_DISCARDED)
        self.removal: Use | None = None
        self.removing: Roll | None = None
        self.cancels: tuple[str, ...] = ()
        self.cancels_once = False
        self.storable: StorableAt | None = None
        self.prisons: TakesPrisoners | None = None
        self.reads = self.permit(Deed.PLAY_READ_AS)
        self.mode = any([word in MODES for word in self.keywords])
        self.passive = self.given_instead or bool(self.minion_sites) or self.everywhere or self.around
        self.passive = self.passive or self.mode or bool(self.bars_names) or bool(self.bars_ways)
        self.passive = self.passive or self.stays_near is not None or self.walks_alone
        self.passive = self.passive or self.reads is not None
        self.keeps = keeps_a_card(self.uses)
        self.needs_agent = self.hazard and any([is_on_own_agent(use) for use in self.uses])
        self.on_avatar = says(self.abilities, LiesOnAvatar)
        self.speaks_of = names_spoken_of(self.uses, self.abilities)
        for ability in self.abilities:
            if isinstance(ability, May):
                removing = removal_in(ability.use)
                if removing is not None:
                    self.removal, self.removing = ability.use, removing
            elif isinstance(ability, Keeps):
                if ability.where is None:
                    self.gathers = ability
                else:
                    self.keeps_items = ability
            elif isinstance(ability, DiscardsFromHand):
                self.passive = self.passive or ability.to is Pile.TOP
            elif isinstance(ability, TakesShape):
                self.shape = ability
            elif isinstance(ability, Permit) and is_journey(ability):
                self.journey = ability
            elif isinstance(ability, Cancels):
                if isinstance(ability.what, Named):
                    self.cancels = ability.what.names
                    self.cancels_once = ability.at_most is not None
            elif isinstance(ability, Permit) and ability.deed is Deed.PLAY_REGARDLESS:
                self.lifts = ability.what
                self.passive = True
            elif isinstance(ability, StorableAt):
                self.storable = ability
            elif isinstance(ability, StaysIf):
                self.stays_if = ability
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
                    TapsSites,
                ),
            ):
                self.passive = self.passive or self.kind != SITE  # whoever comes to a site asks it

    def remember(self, asked: int, fits: bool) -> None:
        """Whether it fits what was asked for by that id; neither it nor a card ever changes."""
        self.fitting[asked] = fits

    def has(self, keyword: Keyword) -> bool:
        """Whether the card carries the keyword. [GLO-057]"""
        return keyword in self.keywords

    def permit(self, deed: Deed) -> Permit | None:
        """The first permission for that deed on the card; None if it speaks of others or of none."""
        for permit in self.permits:
            if permit.deed is deed:
                return permit
        return None

    def is_event(self, length: Length) -> bool:
        """Whether the card is an event of that length."""
        return self.event is not None and self.event.length is length
