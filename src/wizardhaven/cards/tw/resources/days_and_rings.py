"""Resource events of The Wizards: days that are good for everybody, rings, and seeing-stones."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import On, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    ItemClass,
    Keyword,
    Length,
    Race,
    Side,
    Skill,
    Stat,
    Turned,
)

CLEAR_SKIES = Event(
    code="TW-203",
    name="Clear Skies",
    side=Side.RESOURCE,
    length=Length.LONG,
    marks=(Keyword.ENVIRONMENT,),
    uses=(Use(requires=(There(named("Gates of Morning")),)),),
    abilities=(Modify(Stat.PROWESS, +2, Subject.EVERYBODY),),
)

SUN = Event(
    code="TW-335",
    name="Sun",
    side=Side.RESOURCE,
    length=Length.LONG,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(Use(),),
    abilities=(
        Modify(Stat.PROWESS, +1, Race.DUNADAN),
        Modify(
            Stat.PROWESS,
            -1,
            any_of(Sort.AUTOMATIC_ATTACK, Sort.CREATURE),
            condition=There(named("Gates of Morning")),
        ),
        Modify(Stat.PROWESS, +1, Race.MAN, condition=There(named("Gates of Morning"))),
        Modify(Stat.PROWESS, +1, Race.DUNADAN, condition=There(named("Gates of Morning"))),
    ),
)

NARYA = Event(
    code="TW-290",
    name="Narya",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, named("Gandalf"))),
            effects=(
                ForTheTurn(
                    Modify(Stat.PROWESS, +4),
                    also=(Modify(Stat.BODY, +1), Modify(Stat.DIRECT_INFLUENCE, +2)),
                ),
                Become(Subject.COMPANY, Turned.UNTAPPED),
                Roll(Check.CORRUPTION, Subject.TARGET, (-5,)),
            ),
        ),
    ),
)

TEST_OF_LORE = Event(
    code="TW-340",
    name="Test of Lore",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            user=Skill.SAGE,
            target=A(all_of(Sort.ITEM, ItemClass.GOLD_RING)),
            effects=(Roll(Check.RING_TEST, Subject.TARGET, (-1,)),),
        ),
    ),
)

USE_PALANTIR = Event(
    code="TW-355",
    name="Use Palantír",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            user=Skill.SAGE,
            target=A(all_of(Sort.ITEM, Keyword.PALANTIR, On(Subject.USER))),
            costs=(Tap(Subject.USER),),
            effects=(ForTheTurn(Permit(Deed.USE, Keyword.PALANTIR)),),
        ),
    ),
)
