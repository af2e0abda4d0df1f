"""Resource events of The Wizards: spells against attacks, and what a people is good at."""

from wizardhaven.vocabulary.abilities import DiscardWhile
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, There, Unless
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import ForTheTurn, ModifyCheck, Roll
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.targets import A, TheAttack, TheRoll, TheStrike
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Race,
    RegionType,
    Side,
    Skill,
    Stat,
)

HALFLING_STEALTH = Event(
    code="TW-252",
    name="Halfling Stealth",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.STRIKE,
            target=TheStrike(who=Race.HOBBIT),
            effects=(Cancel(Canceled.STRIKE),),
        ),
    ),
)

KINDLING_OF_THE_SPIRIT = Event(
    code="TW-262",
    name="Kindling of the Spirit",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SPELL,),
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Race.WIZARD,
            target=TheAttack(),
            effects=(
                Modify(Stat.PROWESS, +2, ANYBODY),
                Roll(Check.CORRUPTION, Subject.USER, (-2,)),
            ),
        ),
    ),
)

WIZARDS_FIRE = Event(
    code="TW-360",
    name="Wizard’s Fire",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SPELL,),
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Race.WIZARD,
            target=TheAttack(),
            effects=(
                Modify(Stat.PROWESS, +5, Race.WIZARD),
                Roll(Check.CORRUPTION, Subject.USER, (-4,)),
            ),
        ),
    ),
)

WIZARDS_FLAME = Event(
    code="TW-361",
    name="Wizard’s Flame",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SPELL,),
    uses=(
        Use(
            user=Race.WIZARD,
            effects=(
                ForTheTurn(Modify(Stat.PROWESS, -2, Sort.ATTACK), on=Subject.COMPANY),
                Roll(Check.CORRUPTION, Subject.USER, (-3,)),
            ),
        ),
        Use(
            when=Moment.ATTACK,
            user=Race.WIZARD,
            target=TheAttack(),
            effects=(
                ForTheTurn(Modify(Stat.PROWESS, -2, Sort.ATTACK), on=Subject.COMPANY),
                Roll(Check.CORRUPTION, Subject.USER, (-3,)),
            ),
        ),
    ),
)

TEMPERING_FRIENDSHIP = Event(
    code="TW-337",
    name="Tempering Friendship",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.CHECK,
            target=TheRoll((Check.INFLUENCE,), against=(Sort.FACTION,)),
            effects=(ModifyCheck(+4),),
        ),
    ),
)

STARS = Event(
    code="TW-331",
    name="Stars",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(Race.UNDEAD),
            effects=(Modify(Stat.PROWESS, -1, Subject.ATTACK),),
        ),
        Use(
            target=A(RegionType.DARK_DOMAIN, Whose.OF_THE_COMPANY),
            requires=(There(named("Gates of Morning")),),
            effects=(ForTheTurn(CountsAs(RegionType.SHADOW_LAND, Subject.TARGET)),),
        ),
        Use(
            target=A(RegionType.SHADOW_LAND, Whose.OF_THE_COMPANY),
            requires=(There(named("Gates of Morning")),),
            effects=(ForTheTurn(CountsAs(RegionType.WILDERNESS, Subject.TARGET)),),
        ),
    ),
)

STONE_OF_ERECH = Event(
    code="TW-334",
    name="Stone of Erech",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE,),
    marshalling_points=2,
    uses=(Use(requires=(Is(Subject.SITE, named("Vale of Erech")), There(named("Men of Lamedon")))),),
    abilities=(DiscardWhile(Unless(There(named("Men of Lamedon")))),),
)

OLD_FRIENDSHIP = Event(
    code="TW-293",
    name="Old Friendship",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.CHECK,
            user=Skill.DIPLOMAT,
            target=TheRoll((Check.INFLUENCE,), by=Subject.USER, against=(Sort.CHARACTER,)),
            effects=(ModifyCheck(+5),),
        ),
        Use(
            when=Moment.CHECK,
            user=Skill.DIPLOMAT,
            target=TheRoll((Check.CORRUPTION,)),
            effects=(ModifyCheck(+4),),
        ),
    ),
)
