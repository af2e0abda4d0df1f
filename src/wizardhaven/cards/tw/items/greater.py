"""Greater items of The Wizards."""

from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not
from wizardhaven.vocabulary.terms import Check, ItemClass, Keyword, Race, Stat

NARSIL = Item(
    code="TW-289",
    name="Narsil",
    item_class=ItemClass.GREATER,
    marshalling_points=3,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.WEAPON),
    abilities=(Modify(Stat.PROWESS, +1), Modify(Stat.DIRECT_INFLUENCE, +1)),
)

ORCRIST = Item(
    code="TW-295",
    name="Orcrist",
    item_class=ItemClass.GREATER,
    marshalling_points=4,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.WEAPON),
    abilities=(
        Modify(Stat.PROWESS, +3, against=Not(Race.ORC), most=9),
        Modify(Stat.PROWESS, +3, against=Race.ORC, most=10),
        Modify(Stat.PROWESS, +1, against=Race.ORC, most=10),
    ),
)

SCROLL_OF_ISILDUR = Item(
    code="TW-323",
    name="Scroll of Isildur",
    item_class=ItemClass.GREATER,
    marshalling_points=4,
    corruption=3,
    marks=(Mark.UNIQUE,),
    abilities=(Modify(Check.RING_TEST, +2, Subject.COMPANY),),
)
