"""Minor items of The Dragons."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.effects import ForTheTurn, Untap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import DiscardCost, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, all_of
from wizardhaven.vocabulary.targets import ASite
from wizardhaven.vocabulary.terms import ItemClass, Moment, Race, Stat

CRAM = Item(
    code="TD-105",
    name="Cram",
    item_class=ItemClass.MINOR,
    corruption=1,
    abilities=(
        May(Use(costs=(DiscardCost(Subject.THIS_CARD),), effects=(Untap(Subject.BEARER),))),
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(DiscardCost(Subject.THIS_CARD),),
                effects=(ForTheTurn(Modify(Stat.REGIONS, +1), on=Subject.COMPANY),),
            )
        ),
    ),
)

THRORS_MAP = Item(
    code="TD-158",
    name="Thrór’s Map",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Mark.UNIQUE,),
    abilities=(
        May(
            Use(
                target=ASite(Having(all_of(Sort.AUTOMATIC_ATTACK, Race.DRAGON)), of_any_company=True),
                costs=(DiscardCost(Subject.THIS_CARD),),
                effects=(Untap(Subject.TARGET),),
            )
        ),
    ),
)
