"""Heirlooms of The Dragons that do nothing but make their bearer stronger or wiser."""

from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.selectors import Characters, SiteNamed
from wizardhaven.vocabulary.standing import Bonus, CheckBonus, HandSize
from wizardhaven.vocabulary.terms import Check, ItemClass, Keyword, Skill, Stat

VALIANT_SWORD = Item(
    code="TD-161",
    name="Valiant Sword",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=2,
    keywords=(Keyword.HOARD, Keyword.WEAPON),
    abilities=(
        Bonus(Stat.PROWESS, +2, maximum=9),
        Bonus(Stat.BODY, +1, maximum=9, bearer=Characters(skill=Skill.WARRIOR)),
    ),
)

HABERGEON_OF_SILVER = Item(
    code="TD-120",
    name="Habergeon of Silver",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=2,
    keywords=(Keyword.HOARD, Keyword.ARMOR),
    abilities=(Bonus(Stat.BODY, +2, maximum=10),),
)

GOLD_BELT_OF_LORIEN = Item(
    code="TD-119",
    name="Gold Belt of Lórien",
    item_class=ItemClass.SPECIAL,
    corruption=1,
    unique=True,
    playable_at=(SiteNamed("Lórien"),),
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +1),),
)

EMERALD_OF_THE_MARINER = Item(
    code="TD-113",
    name="Emerald of the Mariner",
    item_class=ItemClass.GREATER,
    marshalling_points=3,
    unique=True,
    keywords=(Keyword.HOARD,),
    abilities=(CheckBonus(Check.CORRUPTION, +1), HandSize(+1)),
)
