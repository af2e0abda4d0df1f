"""Technology of The White Hand: a bow, and what is made of fire and fumes."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.attacks import AddsAutomaticAttack
from wizardhaven.vocabulary.bonuses import Bonus, CheckBonus
from wizardhaven.vocabulary.card_effects import PlaceWith
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.combat import BodyOfFoes, CancelAttack
from wizardhaven.vocabulary.conditions import AtPlace
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.lands import TreatSiteAs
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import DiscardCost, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, KeyedTo, Not, all_of, any_of
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    Moment,
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
    keywords=(Keyword.TECHNOLOGY,),
    playable_at=(
        any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD),
        Having(all_of(Sort.AUTOMATIC_ATTACK, Race.DWARF)),
    ),
    marks=(Mark.AT_TAPPED_SITES,),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(Sort.AUTOMATIC_ATTACK),
                costs=(DiscardCost(Subject.THIS_CARD),),
                effects=(
                    CancelAttack(and_others_here=True),
                    ForTheTurn(
                        CheckBonus(Check.INFLUENCE, +2, against=(Sort.FACTION,), to=Subject.SITE),
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
    keywords=(Keyword.TECHNOLOGY,),
    playable_at=(
        any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD),
        Having(all_of(Sort.AUTOMATIC_ATTACK, Race.DWARF)),
    ),
    marks=(Mark.AT_TAPPED_SITES,),
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
                costs=(DiscardCost(Subject.THIS_CARD),),
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
    keywords=(Keyword.WEAPON, Keyword.TECHNOLOGY),
    alignment=Alignment.MINION,
    abilities=(
        Bonus(Stat.BODY, -1),
        Bonus(Stat.PROWESS, +2, maximum=8, bearer=Skill.WARRIOR),
        BodyOfFoes(amount=-1, bearer=Skill.WARRIOR, if_tapping=True),
    ),
)

VILE_FUMES = Item(
    code="WH-54",
    name="Vile Fumes",
    item_class=ItemClass.SPECIAL,
    marshalling_points=1,
    corruption=1,
    keywords=(Keyword.TECHNOLOGY,),
    playable_at=(
        any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD),
        Having(all_of(Sort.AUTOMATIC_ATTACK, Race.DWARF)),
    ),
    marks=(Mark.AT_TAPPED_SITES,),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.SITE,
                requires=(AtPlace(any_of(SiteType.BORDER_HOLD, SiteType.SHADOW_HOLD)),),
                costs=(DiscardCost(Subject.THIS_CARD),),
                effects=(PlaceWith(Subject.SITE),),
            )
        ),
        TreatSiteAs(SiteType.RUINS_AND_LAIRS, all_versions=True, no_automatic_attacks=True),
        AddsAutomaticAttack(None, Race.GAS, strikes=1, prowess=7),
        Fights(Manner.EACH_FACES_A_STRIKE),
        Fights(Manner.NOT_CANCELED),
    ),
)
