"""Resource events of The Dragons about lore that is learnt, and rituals."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import Become, ForTheTurn, ModifyCheck, Roll, Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack, TheRoll
from wizardhaven.vocabulary.terms import (
    Check,
    ItemClass,
    Keyword,
    Length,
    Moment,
    Pile,
    Purpose,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
    State,
    Turned,
)

GIFT_OF_COMPREHENSION = Event(
    code="TD-118",
    name="Gift of Comprehension",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    corruption=2,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Race.DUNADAN)),
            costs=(Tap(Subject.TARGET),),
            requires=(Is(Subject.SITE, SiteType.HAVEN),),
        ),
    ),
    abilities=(CountsAs(Skill.SAGE),),
)

LORE_OF_THE_AGES = Event(
    code="TD-129",
    name="Lore of the Ages",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    corruption=2,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Race.ELF)),
            costs=(Tap(Subject.TARGET),),
            requires=(Is(Subject.SITE, SiteType.HAVEN),),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(),
                costs=(Tap(Subject.BEARER),),
                effects=(Modify(Stat.PROWESS, +1, ANYBODY), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
    ),
)

HOUSES_OF_HEALING = Event(
    code="TD-125",
    name="Houses of Healing",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(target=A(all_of(Sort.SITE, SiteType.FREE_HOLD))),),
    abilities=(CountsAs(SiteType.HAVEN, Subject.SITE, (Purpose.HEALING,)),),
)

MASTER_OF_WOOD_WATER_OR_HILL = Event(
    code="TD-136",
    name="Master of Wood, Water, or Hill",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.RITUAL,),
    uses=(
        Use(
            user=Skill.SAGE,
            target=A(RegionType.WILDERNESS, Whose.OF_THE_COMPANY),
            costs=(Tap(Subject.USER),),
            effects=(
                ForTheTurn(CountsAs(RegionType.BORDER_LAND, Subject.TARGET)),
                Roll(Check.CORRUPTION, Subject.USER),
            ),
        ),
        Use(
            user=Skill.SAGE,
            target=A(RegionType.WILDERNESS, Whose.OF_THE_COMPANY),
            costs=(Tap(Subject.USER),),
            effects=(
                ForTheTurn(CountsAs(RegionType.SHADOW_LAND, Subject.TARGET)),
                Roll(Check.CORRUPTION, Subject.USER),
            ),
        ),
        Use(
            user=Skill.SAGE,
            target=A(RegionType.SHADOW_LAND, Whose.OF_THE_COMPANY),
            costs=(Tap(Subject.USER),),
            effects=(
                ForTheTurn(CountsAs(RegionType.WILDERNESS, Subject.TARGET)),
                Roll(Check.CORRUPTION, Subject.USER),
            ),
        ),
        Use(
            user=Skill.SAGE,
            target=A(RegionType.BORDER_LAND, Whose.OF_THE_COMPANY),
            costs=(Tap(Subject.USER),),
            effects=(
                ForTheTurn(CountsAs(RegionType.WILDERNESS, Subject.TARGET)),
                Roll(Check.CORRUPTION, Subject.USER),
            ),
        ),
    ),
)

WIELDED_TWICE = Event(
    code="TD-167",
    name="Wielded Twice",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.RITUAL,),
    uses=(
        Use(
            user=Skill.SAGE,
            target=A(Sort.ITEM),
            costs=(Tap(Subject.USER),),
            effects=(Become(Subject.TARGET, Turned.UNTAPPED), Roll(Check.CORRUPTION, Subject.USER)),
        ),
    ),
)

VANISH_IN_SUNLIGHT = Event(
    code="TD-162",
    name="Vanish in Sunlight!",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(any_of(Race.NAZGUL, Race.UNDEAD)),
            effects=(
                Modify(Stat.PROWESS, -2, Subject.ATTACK),
                Modify(Stat.PROWESS, -2, Subject.ATTACK, condition=There(named("Gates of Morning"))),
            ),
        ),
    ),
)

TALES_OF_THE_HUNT = Event(
    code="TD-155",
    name="Tales of the Hunt",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    corruption=2,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Race.MAN)),
            costs=(Tap(Subject.TARGET),),
            requires=(Is(Subject.SITE, SiteType.BORDER_HOLD),),
        ),
    ),
    abilities=(
        May(
            Use(
                target=A(all_of(Sort.CHARACTER, Not(State.WOUNDED), With(Subject.USER))),
                costs=(Tap(Subject.BEARER),),
                effects=(Become(Subject.TARGET, Turned.UNTAPPED), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
    ),
)

MATHOM_LORE = Event(
    code="TD-137",
    name="Mathom Lore",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    corruption=2,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Race.HOBBIT)),
            costs=(Tap(Subject.TARGET),),
            requires=(Is(Subject.SITE, named("Bag End")),),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Tap(Subject.BEARER),),
                effects=(
                    Put(ItemClass.MINOR, Pile.HAND, (Pile.PLAY_DECK, Pile.DISCARD_PILE)),
                    Roll(Check.CORRUPTION, Subject.BEARER),
                ),
            )
        ),
    ),
)

STAR_OF_HIGH_HOPE = Event(
    code="TD-154",
    name="Star of High Hope",
    side=Side.RESOURCE,
    length=Length.LONG,
    marks=(Keyword.ENVIRONMENT,),
    uses=(Use(),),
    abilities=(
        Modify(Stat.PROWESS, +1, Race.ELF),
        Modify(Stat.PROWESS, +1, Race.DUNADAN),
        Modify(Stat.PROWESS, +1, Race.ELF, condition=There(named("Gates of Morning"))),
        Modify(Stat.PROWESS, +1, Race.DUNADAN, condition=There(named("Gates of Morning"))),
    ),
)

WHEN_I_KNOW_ANYTHING = Event(
    code="TD-166",
    name="When I Know Anything",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.LIGHT_ENCHANTMENT,),
    marshalling_points=1,
    corruption=1,
    uses=(
        Use(
            when=Moment.SITE,
            target=A(all_of(Sort.CHARACTER, Skill.SAGE), Whose.OF_THE_COMPANY),
            costs=(Tap(Subject.TARGET),),
            requires=(Is(Subject.SITE, all_of(Turned.UNTAPPED, Mark.INFORMATION)),),
            effects=(Tap(Subject.SITE),),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.CHECK,
                target=TheRoll((Check.CORRUPTION,)),
                costs=(Tap(Subject.BEARER),),
                effects=(ModifyCheck(+3), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
    ),
)
