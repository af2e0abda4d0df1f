"""Spawn of The Balrog: what broods in the deepest places."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import MayChangeAttacks
from wizardhaven.vocabulary.conditions import Happened, Past
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import HazardLimitCost, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Check, Keyword, Length, Moment, Points, Race, Side, SiteType, Stat

MONSTROSITY_OF_DIVERSE_SHAPE = Event(
    code="BA-21",
    name="Monstrosity of Diverse Shape",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, Keyword.SPAWN),
    marshalling_points=4,
    points=Points.KILL,
    uses=(Use(),),
    abilities=(
        Guards(Attack(Race.SPAWN, strikes=2, prowess=15, body=9), named("The Drowning-deeps")),
        Guards(Attack(Race.SPAWN, strikes=2, prowess=15, body=9), named("Remains of Thangorodrim")),
        May(
            Use(
                when=Moment.OPPONENTS_SITE,
                target=A(all_of(Sort.CREATURE, any_of(Race.WOLF, Race.ANIMAL), Mark.DISCARDED)),
                costs=(HazardLimitCost(1),),
                requires=(Happened(Past.FACED, named("Monstrosity of Diverse Shape")),),
                effects=(SendCreature(),),
                once_each_turn=True,
            )
        ),
    ),
)

SPAWN_OF_UNGOLIANT = Event(
    code="BA-24",
    name="Spawn of Ungoliant",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, Keyword.SPAWN),
    marshalling_points=4,
    points=Points.KILL,
    uses=(Use(),),
    abilities=(
        Guards(Attack(Race.SPAWN, strikes=3, prowess=15, body=8), named("The Pûkel-deeps")),
        Guards(Attack(Race.SPAWN, strikes=3, prowess=15, body=8), named("The Gem-deeps")),
        Modify(
            Check.BODY,
            +1,
            all_of(Sort.ATTACK, Race.SPIDER),
            any_of(Race.ELF, Race.DWARF, Race.HOBBIT, Race.DUNADAN, Race.MAN),
        ),
    ),
)

UNGOLIANTS_FOUL_ISSUE = Event(
    code="BA-28",
    name="Ungoliant’s Foul Issue",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, Keyword.SPAWN),
    marshalling_points=4,
    points=Points.KILL,
    uses=(Use(),),
    abilities=(
        Guards(Attack(Race.SPAWN, strikes=2, prowess=17, body=7), named("Ancient Deep-hold")),
        Permit(
            Deed.KEY,
            all_of(Race.SPIDER, Not(Mark.UNIQUE)),
            where=all_of(any_of(SiteType.RUINS_AND_LAIRS, SiteType.SHADOW_HOLD), Mark.UNDER_DEEPS),
        ),
    ),
)

UNGOLIANTS_PROGENY = Event(
    code="BA-27",
    name="Ungoliant’s Progeny",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, Keyword.SPAWN),
    marshalling_points=4,
    points=Points.KILL,
    uses=(Use(),),
    abilities=(
        Guards(Attack(Race.SPAWN, strikes=2, prowess=16, body=8), named("The Wind-deeps")),
        Guards(Attack(Race.SPAWN, strikes=2, prowess=16, body=8), named("The Rusted-deeps")),
        MayChangeAttacks(
            (Race.SPIDER,),
            (
                Modify(Stat.PROWESS, +1, Subject.ATTACK),
                Fights(Manner.DETAINING),
            ),
        ),
    ),
)
