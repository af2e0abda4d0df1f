"""Major items of The Wizards."""

from wizardhaven.vocabulary.abilities import May, StorableAt
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, On, all_of, any_of, named
from wizardhaven.vocabulary.targets import TheAttack, TheStrike
from wizardhaven.vocabulary.terms import Check, ItemClass, Keyword, Moment, Race, SiteType, Skill, Stat

GLAMDRING = Item(
    code="TW-244",
    name="Glamdring",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=1,
    marks=(Mark.UNIQUE, Keyword.WEAPON),
    abilities=(
        Modify(Stat.PROWESS, +3, against=Not(Race.ORC), most=8),
        Modify(Stat.PROWESS, +3, against=Race.ORC, most=9),
    ),
)

GREAT_SHIELD_OF_ROHAN = Item(
    code="TW-250",
    name="Great-shield of Rohan",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.SHIELD),
    abilities=(
        Modify(Stat.BODY, +2, most=9),
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(on=(Subject.BEARER,), who=Skill.WARRIOR),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Fights(Manner.WITHOUT_TAPPING),),
            )
        ),
    ),
)

HAUBERK_OF_BRIGHT_MAIL = Item(
    code="TW-254",
    name="Hauberk of Bright Mail",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=1,
    marks=(Keyword.ARMOR,),
    abilities=(Modify(Stat.BODY, +2, all_of(Subject.BEARER, Skill.WARRIOR), most=9),),
)

SAPLING_OF_THE_WHITE_TREE = Item(
    code="TW-322",
    name="Sapling of the White Tree",
    item_class=ItemClass.MAJOR,
    marshalling_points=1,
    corruption=1,
    not_playable_at=(any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD),),
    abilities=(StorableAt((named("Minas Tirith"),), points=2),),
)

SWORD_OF_GONDOLIN = Item(
    code="TW-336",
    name="Sword of Gondolin",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=2,
    marks=(Keyword.WEAPON,),
    abilities=(Modify(Stat.PROWESS, +2, all_of(Subject.BEARER, Skill.WARRIOR), most=8),),
)

TORQUE_OF_HUES = Item(
    code="TW-351",
    name="Torque of Hues",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=2,
    marks=(Mark.UNIQUE,),
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(),
                costs=(Tap(Subject.THIS_CARD), Tap(Subject.BEARER)),
                effects=(Cancel(Canceled.ATTACK), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
    ),
)

DURINS_AXE = Item(
    code="TW-212",
    name="Durin’s Axe",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.WEAPON),
    abilities=(
        Modify(Stat.PROWESS, +2, most=9),
        Modify(Stat.PROWESS, +2, all_of(Subject.BEARER, Race.DWARF), most=9),
        Modify(Stat.MARSHALLING_POINTS, +2, all_of(Subject.THIS_CARD, On(Race.DWARF))),
        Modify(Stat.CORRUPTION_POINTS, +1, all_of(Subject.BEARER, Race.DWARF)),
    ),
)
