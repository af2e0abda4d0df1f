"""Minor items of The Lidless Eye."""

from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.selectors import AnyFaction
from wizardhaven.vocabulary.terms import Alignment, Duplication, ItemClass, Stat

BLAZON_OF_THE_EYE = Item(
    code="LE-302",
    name="Blazon of the Eye",
    item_class=ItemClass.MINOR,
    corruption=1,
    duplication=Duplication.ON_A_CHARACTER,
    alignment=Alignment.MINION,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2, against=(AnyFaction(),)),),
)
