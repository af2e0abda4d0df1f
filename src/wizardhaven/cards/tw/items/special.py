"""Special items of The Wizards."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import BearerAble, BearerHasSkill, DeckHolds
from wizardhaven.vocabulary.effects import CancelStrike, CorruptionCheck, Fetch
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import AStrike, SiteNamed, Subject
from wizardhaven.vocabulary.standing import Bonus, GrantsSkill, NoPointsFor
from wizardhaven.vocabulary.terms import (
    Duplication,
    ItemClass,
    Keyword,
    Moment,
    PlayerKind,
    Race,
    Skill,
    Source,
    Stat,
)

LESSER_RING = Item(
    code="TW-266",
    name="Lesser Ring",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=1,
    keywords=(Keyword.LESSER_RING,),
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2),),
)

MAGIC_RING_OF_STEALTH = Item(
    code="TW-274",
    name="Magic Ring of Stealth",
    item_class=ItemClass.SPECIAL,
    marshalling_points=3,
    corruption=2,
    keywords=(Keyword.MAGIC_RING,),
    duplication=Duplication.ON_A_CHARACTER,
    abilities=(
        GrantsSkill(Skill.SCOUT),
        May(
            Use(
                when=Moment.STRIKE,
                target=AStrike(on_bearer=True),
                costs=(TapCost(Subject.THIS_CARD),),
                requires=(BearerHasSkill(Skill.SCOUT),),
                effects=(CancelStrike(),),
            )
        ),
    ),
)

PALANTIR_OF_ORTHANC = Item(
    code="TW-300",
    name="Palantír of Orthanc",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=2,
    unique=True,
    keywords=(Keyword.PALANTIR,),
    playable_at=(SiteNamed("Isengard"),),
    abilities=(
        May(
            Use(
                costs=(TapCost(Subject.THIS_CARD),),
                requires=(BearerAble(Keyword.PALANTIR), DeckHolds(at_least=5)),
                effects=(Fetch(sources=(Source.DISCARD_PILE,)), CorruptionCheck(by=Subject.BEARER)),
            )
        ),
        NoPointsFor((PlayerKind.FALLEN_WIZARD,)),
    ),
)

THE_ONE_RING = Item(
    code="TW-347",
    name="The One Ring",
    item_class=ItemClass.SPECIAL,
    marshalling_points=6,
    corruption=6,
    unique=True,
    keywords=(Keyword.THE_ONE_RING,),
    abilities=(
        Bonus(Stat.PROWESS, +5, maximum=Amount.TWICE_PRINTED_PROWESS),
        Bonus(Stat.BODY, +5, maximum=10),
        Bonus(Stat.DIRECT_INFLUENCE, +5),
        May(
            Use(
                when=Moment.STRIKE,
                target=AStrike(on_bearer=True, not_by=(Race.UNDEAD, Race.NAZGUL)),
                effects=(CorruptionCheck(by=Subject.BEARER, modifier=-2, then=CancelStrike()),),
            )
        ),
        Bonus(Stat.CORRUPTION_POINTS, +1, to=Subject.COMPANY),
    ),
)
