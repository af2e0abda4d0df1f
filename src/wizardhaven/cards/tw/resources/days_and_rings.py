"""Resource events of The Wizards: days that are good for everybody, rings, and seeing-stones."""

from wizardhaven.vocabulary.bonuses import AttackBonus, Bonus
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.marks import Sort
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
    abilities=(Bonus(Stat.PROWESS, +2, to=Subject.EVERYBODY),),
)

SUN = Event(
    code="TW-335",
    name="Sun",
    side=Side.RESOURCE,
    length=Length.LONG,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(Use(),),
    abilities=(
        Bonus(Stat.PROWESS, +1, to=Subject.EVERYBODY, bearer=Race.DUNADAN),
        AttackBonus(
            of=any_of(Sort.AUTOMATIC_ATTACK, Sort.CREATURE),
            prowess=-1,
            condition=There(named("Gates of Morning")),
        ),
        Bonus(
            Stat.PROWESS,
            +1,
            to=Subject.EVERYBODY,
            bearer=Race.MAN,
            condition=There(named("Gates of Morning")),
        ),
        Bonus(
            Stat.PROWESS,
            +1,
            to=Subject.EVERYBODY,
            bearer=Race.DUNADAN,
            condition=There(named("Gates of Morning")),
        ),
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
                    Bonus(Stat.PROWESS, +4),
                    also=(Bonus(Stat.BODY, +1), Bonus(Stat.DIRECT_INFLUENCE, +2)),
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
