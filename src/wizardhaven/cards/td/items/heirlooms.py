"""Heirlooms and provisions of The Dragons."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.effects import Become, ForTheTurn
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, With, all_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    ItemClass,
    Keyword,
    Moment,
    Pile,
    Skill,
    Stat,
    State,
    Turned,
)

VALIANT_SWORD = Item(
    code="TD-161",
    name="Valiant Sword",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=2,
    marks=(Keyword.HOARD, Keyword.WEAPON),
    abilities=(
        Modify(Stat.PROWESS, +2, most=9),
        Modify(Stat.BODY, +1, all_of(Subject.BEARER, Skill.WARRIOR), most=9),
    ),
)

HABERGEON_OF_SILVER = Item(
    code="TD-120",
    name="Habergeon of Silver",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=2,
    marks=(Keyword.HOARD, Keyword.ARMOR),
    abilities=(Modify(Stat.BODY, +2, most=10),),
)

GOLD_BELT_OF_LORIEN = Item(
    code="TD-119",
    name="Gold Belt of Lórien",
    item_class=ItemClass.SPECIAL,
    corruption=1,
    marks=(Mark.UNIQUE,),
    playable_at=(named("Lórien"),),
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +1),),
)

EMERALD_OF_THE_MARINER = Item(
    code="TD-113",
    name="Emerald of the Mariner",
    item_class=ItemClass.GREATER,
    marshalling_points=3,
    marks=(Mark.UNIQUE, Keyword.HOARD),
    abilities=(Modify(Check.CORRUPTION, +1), Modify(Stat.HAND_SIZE, +1)),
)

SCABBARD_OF_CHALCEDONY = Item(
    code="TD-150",
    name="Scabbard of Chalcedony",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Keyword.HOARD, Duplication.ON_A_CHARACTER),
    abilities=(Modify(Stat.BODY, -1, Subject.FOE),),
)

WAYBREAD = Item(
    code="TD-165",
    name="Waybread",
    item_class=ItemClass.SPECIAL,
    corruption=1,
    playable_at=(named("Lórien"),),
    abilities=(
        May(
            Use(
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(Become(Subject.BEARER, Turned.UNTAPPED),),
            )
        ),
        May(
            Use(
                target=A(all_of(Sort.CHARACTER, Not(State.WOUNDED), With(Subject.USER))),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(Become(Subject.TARGET, Turned.UNTAPPED), Become(Subject.BEARER, Turned.UNTAPPED)),
            )
        ),
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(ForTheTurn(Modify(Stat.REGIONS, +1), on=Subject.COMPANY),),
            )
        ),
    ),
)
