"""Greater items of The Dragons."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.combat import BodyOfFoes, CancelStrike
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.subjects import Subject
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
        Bonus(Stat.BODY, +3, maximum=10),
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(on=(Subject.BEARER,), who=Skill.WARRIOR),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(CancelStrike(ineffectual=True),),
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
        Bonus(Stat.PROWESS, +2, maximum=9, maximum_against=((Race.DRAGON, Race.DRAKE), 12)),
        Bonus(Stat.PROWESS, +2, against=(Race.DRAGON, Race.DRAKE), maximum=12),
        BodyOfFoes(against=(Race.DRAGON, Race.DRAKE), amount=-2),
    ),
)
