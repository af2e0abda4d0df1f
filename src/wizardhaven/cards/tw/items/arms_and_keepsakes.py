"""Weapons, armor and keepsakes of The Wizards."""

from wizardhaven.vocabulary.abilities import May, StorableAt
from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import DiscardCost, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, named
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Race, SiteType, Skill, Stat

DAGGER_OF_WESTERNESSE = Item(
    code="TW-206",
    name="Dagger of Westernesse",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Keyword.WEAPON,),
    abilities=(Bonus(Stat.PROWESS, +1, maximum=8),),
)

STING = Item(
    code="TW-333",
    name="Sting",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Mark.UNIQUE, Keyword.WEAPON),
    abilities=(
        Bonus(Stat.PROWESS, +1, maximum=8),
        Bonus(Stat.PROWESS, +1, maximum=8, bearer=Race.HOBBIT),
    ),
)

DWARVEN_AXE = Item(
    code="TW-499",
    name="Dwarven Axe",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=2,
    marks=(Keyword.WEAPON,),
    abilities=(
        Bonus(Stat.PROWESS, +2, maximum=7, bearer=Skill.WARRIOR),
        Bonus(Stat.PROWESS, +1, maximum=8, bearer=all_of(Race.DWARF, Skill.WARRIOR)),
    ),
)

THE_MITHRIL_COAT = Item(
    code="TW-345",
    name="The Mithril-coat",
    item_class=ItemClass.GREATER,
    marshalling_points=4,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.ARMOR),
    abilities=(Bonus(Stat.BODY, +3, maximum=10),),
)

EARTH_OF_GALADRIELS_ORCHARD = Item(
    code="TW-221",
    name="Earth of Galadriel’s Orchard",
    item_class=ItemClass.SPECIAL,
    corruption=1,
    marks=(Mark.UNIQUE,),
    playable_at=(named("Lórien"),),
    abilities=(StorableAt((named("Bag End"),), points=2),),
)

RED_BOOK_OF_WESTMARCH = Item(
    code="TW-313",
    name="Red Book of Westmarch",
    item_class=ItemClass.SPECIAL,
    corruption=1,
    marks=(Mark.UNIQUE,),
    playable_at=(named("Bag End"),),
    abilities=(
        Bonus(Stat.DIRECT_INFLUENCE, +2, against=(Race.HOBBIT, all_of(Sort.FACTION, Race.HOBBIT))),
        StorableAt((SiteType.HAVEN,), points=1),
    ),
)

POTION_OF_PROWESS = Item(
    code="TW-304",
    name="Potion of Prowess",
    item_class=ItemClass.MINOR,
    corruption=1,
    abilities=(
        May(
            Use(
                costs=(DiscardCost(Subject.THIS_CARD),),
                effects=(ForTheTurn(Bonus(Stat.PROWESS, +1, to=Subject.COMPANY), on=Subject.COMPANY),),
            )
        ),
    ),
)
