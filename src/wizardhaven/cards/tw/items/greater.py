"""Greater items of The Wizards."""

from wizardhaven.vocabulary.bonuses import Bonus, CheckBonus
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Check, ItemClass, Keyword, Race, Stat

NARSIL = Item(
    code="TW-289",
    name="Narsil",
    item_class=ItemClass.GREATER,
    marshalling_points=3,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.WEAPON),
    abilities=(Bonus(Stat.PROWESS, +1), Bonus(Stat.DIRECT_INFLUENCE, +1)),
)

ORCRIST = Item(
    code="TW-295",
    name="Orcrist",
    item_class=ItemClass.GREATER,
    marshalling_points=4,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.WEAPON),
    abilities=(
        Bonus(Stat.PROWESS, +3, maximum=9, maximum_against=((Race.ORC,), 10)),
        Bonus(Stat.PROWESS, +1, against=(Race.ORC,), maximum=10),
    ),
)

SCROLL_OF_ISILDUR = Item(
    code="TW-323",
    name="Scroll of Isildur",
    item_class=ItemClass.GREATER,
    marshalling_points=4,
    corruption=3,
    marks=(Mark.UNIQUE,),
    abilities=(CheckBonus(Check.RING_TEST, +2, to=Subject.COMPANY),),
)
