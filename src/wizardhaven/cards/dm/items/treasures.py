"""Treasures of Dark Minions: works of Dwarves and Elves."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import Roll
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.standing import GivenUpInstead
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, all_of, any_of, named
from wizardhaven.vocabulary.terms import Check, ItemClass, Keyword, Pile, Race, SiteType, Stat

LEAF_BROOCH = Item(
    code="DM-171",
    name="Leaf Brooch",
    item_class=ItemClass.SPECIAL,
    corruption=1,
    playable_at=(named("Lórien"),),
    abilities=(GivenUpInstead(),),
)

NECKLACE_OF_GIRION = Item(
    code="DM-174",
    name="Necklace of Girion",
    item_class=ItemClass.SPECIAL,
    marshalling_points=4,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.HOARD),
    playable_at=(named("The Lonely Mountain"),),
    abilities=(
        Modify(
            Stat.DIRECT_INFLUENCE,
            +3,
            against=any_of(
                Race.DWARF, Race.MAN, all_of(Sort.FACTION, Race.DWARF), all_of(Sort.FACTION, Race.MAN)
            ),
        ),
        May(
            Use(
                requires=(Is(Subject.SITE, any_of(SiteType.FREE_HOLD, SiteType.BORDER_HOLD)),),
                effects=(
                    Roll(
                        Check.CORRUPTION,
                        Subject.BEARER,
                        then=(
                            Put(
                                all_of(Sort.ITEM, Not(ItemClass.SPECIAL)),
                                Pile.PLAY,
                                (Pile.HAND,),
                                may=True,
                                onto=Subject.THIS_CARD,
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
)
