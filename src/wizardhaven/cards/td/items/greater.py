"""Greater items of The Dragons."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, any_of
from wizardhaven.vocabulary.targets import TheStrike
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Moment, Race, Skill, Stat

ENRUNED_SHIELD = Item(
    code="TD-114",
    name="Enruned Shield",
    item_class=ItemClass.GREATER,
    marshalling_points=3,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.HOARD, Keyword.SHIELD),
    abilities=(
        Modify(Stat.BODY, +3, most=10),
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(on=(Subject.BEARER,), who=Skill.WARRIOR),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.EFFECT_OF_STRIKE),),
            )
        ),
    ),
)

WORMSBANE = Item(
    code="TD-172",
    name="Wormsbane",
    item_class=ItemClass.GREATER,
    marshalling_points=4,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.WEAPON),
    abilities=(
        Modify(Stat.PROWESS, +2, against=Not(any_of(Race.DRAGON, Race.DRAKE)), most=9),
        Modify(Stat.PROWESS, +2, against=any_of(Race.DRAGON, Race.DRAKE), most=12),
        Modify(Stat.PROWESS, +2, against=any_of(Race.DRAGON, Race.DRAKE), most=12),
        Modify(Stat.BODY, -2, Subject.FOE, against=any_of(Race.DRAGON, Race.DRAKE)),
    ),
)
