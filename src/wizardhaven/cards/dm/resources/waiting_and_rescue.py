"""Memories, waiting, a tree and a rescue: resource events of Dark Minions."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put, RemoveHazardEvents, TryFaction
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import CancelAttack, MustTap
from wizardhaven.vocabulary.conditions import AtPlace, CompanyHas, InPlay, MovingTo
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.followers import Control
from wizardhaven.vocabulary.hazards import AttacksAreCanceled
from wizardhaven.vocabulary.journeys import CannotMove, NothingAtSite
from wizardhaven.vocabulary.lands import TreatSiteAs
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.places import SiteNamed, SitesOf
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.points import Worth
from wizardhaven.vocabulary.selectors import Characters, Holdings, Subject
from wizardhaven.vocabulary.standing import GivenUpInstead
from wizardhaven.vocabulary.targets import ACharacter, AnAttack
from wizardhaven.vocabulary.terms import (
    Duplication,
    Keyword,
    Length,
    Moment,
    Pile,
    Points,
    Purpose,
    Race,
    Side,
    SiteType,
    Skill,
)

MEMORIES_RECALLED = Event(
    code="DM-149",
    name="Memories Recalled",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACharacter(),
            requires=(CompanyHas((Characters(skill=Skill.SAGE),)),),
            effects=(RemoveHazardEvents(of=Subject.TARGET, keyword=Keyword.DARK_ENCHANTMENT),),
        ),
    ),
    abilities=(GivenUpInstead(Keyword.LOST_KNOWLEDGE, tapping=Characters(skill=Skill.SAGE)),),
)

AWAIT_THE_ADVENT_OF_ALLIES = Event(
    code="DM-117",
    name="Await the Advent of Allies",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    duplication=Duplication.ON_A_CHARACTER,
    uses=(
        Use(
            target=ACharacter(Characters(other_than=(Race.WIZARD,), mind_at_most=6)),
            requires=(AtPlace(SitesOf(not_of=(SiteType.HAVEN,))),),
        ),
    ),
    abilities=(
        CannotMove(),
        Control(0, general=True),
        Worth(Holdings(bearer=True), points=0),
        When(Occasion.BEARER_WOUNDED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE)),
        When(Occasion.SITE_NEEDED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE)),
    ),
)

MALLORN = Event(
    code="DM-148",
    name="Mallorn",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    unique=True,
    marshalling_points=3,
    uses=(
        Use(
            when=Moment.SITE,
            requires=(AtPlace(SitesOf(only=("Bag End",), storing="Earth of Galadriel’s Orchard")),),
        ),
    ),
    abilities=(
        TreatSiteAs(
            SiteType.HAVEN,
            place=SiteNamed("Bag End"),
            purposes=(Purpose.HEALING, Purpose.BRINGING),
            renewing=True,
        ),
        Worth(Holdings(sources=(Points.FACTION,), races=(Race.HOBBIT,)), more=1),
    ),
)

FIFTEEN_BIRDS_IN_FIVE_FIRTREES = Event(
    code="DM-129",
    name="Fifteen Birds in Five Firtrees",
    side=Side.RESOURCE,
    length=Length.SHORT,
    duplication=Duplication.ON_A_TURN,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=AnAttack(by_creature=True, not_unique=True),
            requires=(MovingTo(), InPlay("Gates of Morning")),
            effects=(
                CancelAttack(and_further=True),
                ForTheTurn(AttacksAreCanceled(next_common=True), on=Subject.COMPANY),
                ForTheTurn(MustTap(), on=Subject.COMPANY),
                ForTheTurn(
                    NothingAtSite(
                        unless_discarding="Eagle-mounts", unless_with=Characters(races=(Race.WIZARD,))
                    ),
                    on=Subject.COMPANY,
                ),
            ),
        ),
    ),
)

HOUR_OF_NEED = Event(
    code="DM-141",
    name="Hour of Need",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=ACharacter(
                Characters(skill=Skill.DIPLOMAT, lacking=Skill.WARRIOR, other_than=(Race.WIZARD,))
            ),
            costs=(TapCost(Subject.TARGET),),
            requires=(AtPlace(SitesOf(tapped=False, under_deeps=False)),),
            effects=(TryFaction(-2),),
        ),
    ),
)
