"""Technology of The White Hand: a bow, and what is made of fire and fumes."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, KeyedTo, Not, all_of, any_of
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    Moment,
    Pile,
    Race,
    SiteType,
    Skill,
    Stat,
)

BLASTING_FIRE = Item(
    code="WH-51",
    name="Blasting Fire",
    item_class=ItemClass.SPECIAL,
    marshalling_points=1,
    corruption=1,
    marks=(Mark.AT_TAPPED_SITES, Keyword.TECHNOLOGY),
    playable_at=(
        any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD),
        Having(all_of(Sort.AUTOMATIC_ATTACK, Race.DWARF)),
    ),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(Sort.AUTOMATIC_ATTACK),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(
                    Cancel(Canceled.ATTACKS_HERE),
                    ForTheTurn(
                        Modify(Check.INFLUENCE, +2, Subject.SITE, against=Sort.FACTION),
                        on=Subject.SITE,
                    ),
                ),
            )
        ),
    ),
)

LIQUID_FIRE = Item(
    code="WH-52",
    name="Liquid Fire",
    item_class=ItemClass.SPECIAL,
    marshalling_points=1,
    corruption=1,
    marks=(Mark.AT_TAPPED_SITES, Keyword.TECHNOLOGY),
    playable_at=(
        any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD),
        Having(all_of(Sort.AUTOMATIC_ATTACK, Race.DWARF)),
    ),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(
                    all_of(
                        Sort.CREATURE,
                        Not(any_of(Race.DRAGON, Race.NAZGUL, Race.BALROG)),
                        KeyedTo((Sort.SITE,)),
                    )
                ),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(
                    Fights(Manner.ALL_FAILING),
                    Modify(Check.BODY, -2, Subject.STRIKE),
                ),
            )
        ),
    ),
)

MECHANICAL_BOW = Item(
    code="WH-53",
    name="Mechanical Bow",
    item_class=ItemClass.MAJOR,
    marshalling_points=1,
    corruption=1,
    marks=(Keyword.WEAPON, Keyword.TECHNOLOGY),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.BODY, -1),
        Modify(Stat.PROWESS, +2, all_of(Subject.BEARER, Skill.WARRIOR), most=8),
        Modify(Stat.BODY, -1, Subject.FOE, condition=Is(Subject.BEARER, all_of(Skill.WARRIOR, Mark.TAPPING))),
    ),
)

VILE_FUMES = Item(
    code="WH-54",
    name="Vile Fumes",
    item_class=ItemClass.SPECIAL,
    marshalling_points=1,
    corruption=1,
    marks=(Mark.AT_TAPPED_SITES, Keyword.TECHNOLOGY),
    playable_at=(
        any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD),
        Having(all_of(Sort.AUTOMATIC_ATTACK, Race.DWARF)),
    ),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.SITE,
                requires=(Is(Subject.SITE, any_of(SiteType.BORDER_HOLD, SiteType.SHADOW_HOLD)),),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(Put(Subject.THIS_CARD, Pile.PLAY, onto=Subject.SITE),),
            )
        ),
        CountsAs(SiteType.RUINS_AND_LAIRS, Mark.ANY_VERSION),
        Forbid(Deed.ATTACK, Sort.AUTOMATIC_ATTACK, where=Mark.ANY_VERSION),
        Guards(Attack(Race.GAS, strikes=1, prowess=7)),
        Fights(Manner.EACH_FACES_A_STRIKE),
        Fights(Manner.NOT_CANCELED),
    ),
)
