"""Minor items of The Wizards."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, all_of, any_of
from wizardhaven.vocabulary.targets import TheAttack, TheStrike
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    ItemClass,
    Keyword,
    Moment,
    Pile,
    Race,
    Skill,
    Stat,
)

ELF_STONE = Item(
    code="TW-224",
    name="Elf-stone",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Duplication.ON_A_CHARACTER,),
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=any_of(Race.ELF, all_of(Sort.FACTION, Race.ELF))),),
)

HORN_OF_ANOR = Item(
    code="TW-259",
    name="Horn of Anor",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Duplication.ON_A_CHARACTER,),
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=Sort.FACTION),),
)

STAR_GLASS = Item(
    code="TW-330",
    name="Star-glass",
    item_class=ItemClass.MINOR,
    corruption=1,
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(Race.UNDEAD),
                costs=(Tap(Subject.BEARER),),
                effects=(Cancel(Canceled.ATTACK), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(any_of(Race.SPIDER, Race.ANIMAL, Race.WOLF)),
                costs=(Tap(Subject.BEARER),),
                effects=(Modify(Stat.PROWESS, -2, Subject.ATTACK), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
    ),
)

SHIELD_OF_IRON_BOUND_ASH = Item(
    code="TW-327",
    name="Shield of Iron-bound Ash",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Keyword.SHIELD,),
    abilities=(
        Modify(Stat.BODY, +1, most=8),
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(on=(Subject.BEARER,)),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Modify(Stat.PROWESS, +1, Subject.TARGET),),
            )
        ),
    ),
)

BLACK_ARROW = Item(
    code="TW-494",
    name="Black Arrow",
    item_class=ItemClass.MINOR,
    corruption=1,
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(),
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, all_of(Race.MAN, Skill.WARRIOR)),),
                effects=(
                    Modify(Stat.PROWESS, -1, Subject.ATTACK),
                    Modify(Stat.BODY, -1, Subject.ATTACK),
                ),
            )
        ),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(),
                costs=(Tap(Subject.THIS_CARD), Put(Subject.THIS_CARD, Pile.DISCARD_PILE)),
                requires=(Is(Subject.BEARER, all_of(Skill.WARRIOR, Not(Race.MAN))),),
                effects=(
                    Modify(Stat.PROWESS, -1, Subject.ATTACK),
                    Modify(Stat.BODY, -1, Subject.ATTACK),
                ),
            )
        ),
    ),
)

MIRUVOR = Item(
    code="TW-283",
    name="Miruvor",
    item_class=ItemClass.MINOR,
    corruption=1,
    abilities=(
        May(
            Use(
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(
                    ForTheTurn(
                        Modify(Stat.BODY, +2, Subject.COMPANY, most=10),
                        on=Subject.COMPANY,
                    ),
                ),
            )
        ),
    ),
)
