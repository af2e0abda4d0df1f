"""Memories, waiting, a tree and a rescue: resource events of Dark Minions."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put, RemoveHazardEvents, TryFaction
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import CancelAttack
from wizardhaven.vocabulary.conditions import AtPlace, CompanyHas, InPlay, MovingTo
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.hazards import AttacksAreCanceled
from wizardhaven.vocabulary.journeys import CannotMove, NothingAtSite
from wizardhaven.vocabulary.lands import TreatSiteAs
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.standing import GivenUpInstead
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtMost, Having, Not, all_of, named
from wizardhaven.vocabulary.targets import ACharacter, TheAttack
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
    Stat,
    Turned,
)

MEMORIES_RECALLED = Event(
    code="DM-149",
    name="Memories Recalled",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACharacter(),
            requires=(CompanyHas((Skill.SAGE,)),),
            effects=(RemoveHazardEvents(of=Subject.TARGET, keyword=Keyword.DARK_ENCHANTMENT),),
        ),
    ),
    abilities=(GivenUpInstead(Keyword.LOST_KNOWLEDGE, tapping=Skill.SAGE),),
)

AWAIT_THE_ADVENT_OF_ALLIES = Event(
    code="DM-117",
    name="Await the Advent of Allies",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_CHARACTER,),
    uses=(
        Use(
            target=ACharacter(all_of(Not(Race.WIZARD), AtMost(Stat.MIND, 6))),
            requires=(AtPlace(Not(SiteType.HAVEN)),),
        ),
    ),
    abilities=(
        CannotMove(),
        Modify(Stat.CONTROL, 0, against=Subject.PLAYER, how=How.SET),
        Modify(Stat.MARSHALLING_POINTS, 0, how=How.SET),
        When(Occasion.WOUNDED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.BEARER),
        When(
            Occasion.CARD_PLAYED,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            of=all_of(Side.RESOURCE, Mark.NEEDS_SITE, Not(named("Await the Advent of Allies"))),
        ),
    ),
)

MALLORN = Event(
    code="DM-148",
    name="Mallorn",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE,),
    marshalling_points=3,
    uses=(
        Use(
            when=Moment.SITE,
            requires=(AtPlace(all_of(named("Bag End"), Having(named("Earth of Galadriel’s Orchard")))),),
        ),
    ),
    abilities=(
        TreatSiteAs(
            SiteType.HAVEN,
            place=named("Bag End"),
            purposes=(Purpose.HEALING, Purpose.BRINGING),
            renewing=True,
        ),
        Modify(Stat.MARSHALLING_POINTS, +1, all_of(Points.FACTION, Race.HOBBIT)),
    ),
)

FIFTEEN_BIRDS_IN_FIVE_FIRTREES = Event(
    code="DM-129",
    name="Fifteen Birds in Five Firtrees",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_A_TURN,),
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(all_of(Sort.CREATURE, Not(Mark.UNIQUE))),
            requires=(MovingTo(), InPlay("Gates of Morning")),
            effects=(
                CancelAttack(and_further=True),
                ForTheTurn(AttacksAreCanceled(next_common=True), on=Subject.COMPANY),
                ForTheTurn(Fights(Manner.MUST_TAP), on=Subject.COMPANY),
                ForTheTurn(
                    NothingAtSite(unless_discarding="Eagle-mounts", unless_with=Race.WIZARD),
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
            target=ACharacter(all_of(Skill.DIPLOMAT, Not(Race.WIZARD), Not(Skill.WARRIOR))),
            costs=(TapCost(Subject.TARGET),),
            requires=(AtPlace(all_of(Not(Mark.UNDER_DEEPS), Turned.UNTAPPED)),),
            effects=(TryFaction(-2),),
        ),
    ),
)
