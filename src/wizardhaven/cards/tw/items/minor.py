"""Minor items of The Wizards."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.effects import CancelAttack, ChangeAttack, CorruptionCheck
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import AnAttack, AnyFaction, FactionsOf, Subject
from wizardhaven.vocabulary.standing import Bonus
from wizardhaven.vocabulary.terms import Duplication, ItemClass, Moment, Race, Stat

ELF_STONE = Item(
    code="TW-224",
    name="Elf-stone",
    item_class=ItemClass.MINOR,
    corruption=1,
    duplication=Duplication.ON_A_CHARACTER,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2, against=(Race.ELF, FactionsOf(Race.ELF))),),
)

HORN_OF_ANOR = Item(
    code="TW-259",
    name="Horn of Anor",
    item_class=ItemClass.MINOR,
    corruption=1,
    duplication=Duplication.ON_A_CHARACTER,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2, against=(AnyFaction(),)),),
)

STAR_GLASS = Item(
    code="TW-330",
    name="Star-glass",
    item_class=ItemClass.MINOR,
    corruption=1,
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=AnAttack((Race.UNDEAD,)),
                costs=(TapCost(Subject.BEARER),),
                effects=(CancelAttack(), CorruptionCheck(by=Subject.BEARER)),
            )
        ),
        May(
            Use(
                when=Moment.ATTACK,
                target=AnAttack((Race.SPIDER, Race.ANIMAL, Race.WOLF)),
                costs=(TapCost(Subject.BEARER),),
                effects=(ChangeAttack(prowess=-2), CorruptionCheck(by=Subject.BEARER)),
            )
        ),
    ),
)
