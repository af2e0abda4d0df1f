"""Major items of The Wizards."""

from wizardhaven.vocabulary.abilities import May, StorableAt
from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.combat import CancelAttack
from wizardhaven.vocabulary.effects import CorruptionCheck
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import any_of, named
from wizardhaven.vocabulary.targets import TheAttack, TheStrike
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Moment, Race, SiteType, Skill, Stat

GLAMDRING = Item(
    code="TW-244",
    name="Glamdring",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=1,
    unique=True,
    keywords=(Keyword.WEAPON,),
    abilities=(Bonus(Stat.PROWESS, +3, maximum=8, maximum_against=((Race.ORC,), 9)),),
)

GREAT_SHIELD_OF_ROHAN = Item(
    code="TW-250",
    name="Great-shield of Rohan",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=2,
    unique=True,
    keywords=(Keyword.SHIELD,),
    abilities=(
        Bonus(Stat.BODY, +2, maximum=9),
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(on=(Subject.BEARER,), who=Skill.WARRIOR),
                costs=(TapCost(Subject.THIS_CARD),),
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
    keywords=(Keyword.ARMOR,),
    abilities=(Bonus(Stat.BODY, +2, maximum=9, bearer=Skill.WARRIOR),),
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
    keywords=(Keyword.WEAPON,),
    abilities=(Bonus(Stat.PROWESS, +2, maximum=8, bearer=Skill.WARRIOR),),
)

TORQUE_OF_HUES = Item(
    code="TW-351",
    name="Torque of Hues",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=2,
    unique=True,
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(),
                costs=(TapCost(Subject.THIS_CARD), TapCost(Subject.BEARER)),
                effects=(CancelAttack(), CorruptionCheck(by=Subject.BEARER)),
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
    unique=True,
    keywords=(Keyword.WEAPON,),
    abilities=(
        Bonus(Stat.PROWESS, +2, maximum=9),
        Bonus(Stat.PROWESS, +2, maximum=9, bearer=Race.DWARF),
        Bonus(Stat.MARSHALLING_POINTS, +2, bearer=Race.DWARF),
        Bonus(Stat.CORRUPTION_POINTS, +1, bearer=Race.DWARF),
    ),
)
