"""Weapons, armor and keepsakes of The Wizards."""

from wizardhaven.vocabulary.abilities import May, StorableAt
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, any_of, named
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Pile, Race, SiteType, Skill, Stat

DAGGER_OF_WESTERNESSE = Item(
    code="TW-206",
    name="Dagger of Westernesse",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Keyword.WEAPON,),
    abilities=(Modify(Stat.PROWESS, +1, most=8),),
)

STING = Item(
    code="TW-333",
    name="Sting",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Mark.UNIQUE, Keyword.WEAPON),
    abilities=(
        Modify(Stat.PROWESS, +1, most=8),
        Modify(Stat.PROWESS, +1, all_of(Subject.BEARER, Race.HOBBIT), most=8),
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
        Modify(Stat.PROWESS, +2, all_of(Subject.BEARER, Skill.WARRIOR), most=7),
        Modify(Stat.PROWESS, +1, all_of(Subject.BEARER, Race.DWARF, Skill.WARRIOR), most=8),
    ),
)

THE_MITHRIL_COAT = Item(
    code="TW-345",
    name="The Mithril-coat",
    item_class=ItemClass.GREATER,
    marshalling_points=4,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.ARMOR),
    abilities=(Modify(Stat.BODY, +3, most=10),),
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
        Modify(Stat.DIRECT_INFLUENCE, +2, against=any_of(Race.HOBBIT, all_of(Sort.FACTION, Race.HOBBIT))),
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
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(ForTheTurn(Modify(Stat.PROWESS, +1, Subject.COMPANY), on=Subject.COMPANY),),
            )
        ),
    ),
)
