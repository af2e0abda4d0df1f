"""Memories, waiting, a tree and a rescue: resource events of Dark Minions."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.canceling import Cancel, Canceled, Cancels
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Influence, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.standing import GivenUpInstead
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtMost, Having, Not, On, With, all_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
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
            target=A(Sort.CHARACTER),
            requires=(There(Skill.SAGE, Subject.COMPANY),),
            effects=(
                Put(
                    all_of(Side.HAZARD, Length.PERMANENT, Keyword.DARK_ENCHANTMENT, On(Subject.TARGET)),
                    Pile.DISCARD_PILE,
                    count=None,
                ),
            ),
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
            target=A(all_of(Sort.CHARACTER, Not(Race.WIZARD), AtMost(Stat.MIND, 6))),
            requires=(Is(Subject.SITE, Not(SiteType.HAVEN)),),
        ),
    ),
    abilities=(
        Forbid(Deed.MOVE, Subject.COMPANY),
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
            requires=(
                Is(Subject.SITE, all_of(named("Bag End"), Having(named("Earth of Galadriel’s Orchard")))),
            ),
        ),
    ),
    abilities=(
        CountsAs(SiteType.HAVEN, named("Bag End"), (Purpose.HEALING, Purpose.BRINGING, Purpose.RENEWAL)),
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
            requires=(Is(Subject.COMPANY, Mark.MOVING), There(named("Gates of Morning"))),
            effects=(
                Cancel(Canceled.ALL_ATTACKS),
                ForTheTurn(Cancels(all_of(Sort.CREATURE, Not(Mark.UNIQUE)), at_most=1), on=Subject.COMPANY),
                ForTheTurn(Fights(Manner.MUST_TAP), on=Subject.COMPANY),
                ForTheTurn(
                    Forbid(Deed.ACT, Not(With(Race.WIZARD)), unless=named("Eagle-mounts")),
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
            target=A(all_of(Sort.CHARACTER, Skill.DIPLOMAT, Not(Race.WIZARD), Not(Skill.WARRIOR))),
            costs=(Tap(Subject.TARGET),),
            requires=(Is(Subject.SITE, all_of(Not(Mark.UNDER_DEEPS), Turned.UNTAPPED)),),
            effects=(Influence(Sort.FACTION, Sort.CHARACTER, (-2,)),),
        ),
    ),
)
