"""The Dwarven Rings of The Wizards: alike for every bearer, each with a power of its own for a Dwarf."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import Become, Roll, Tap
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import On, all_of
from wizardhaven.vocabulary.terms import Check, ItemClass, Keyword, Pile, Race, Stat, Turned

DWARVEN_RING_OF_BARINS_TRIBE = Item(
    code="TW-213",
    name="Dwarven Ring of Barin’s Tribe",
    item_class=ItemClass.SPECIAL,
    marshalling_points=4,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.DWARVEN_RING),
    abilities=(
        Modify(Stat.PROWESS, +2),
        Modify(Stat.PROWESS, +2, all_of(Subject.BEARER, Race.DWARF)),
        Modify(Stat.DIRECT_INFLUENCE, +2),
        Modify(Stat.DIRECT_INFLUENCE, +5, all_of(Subject.BEARER, Race.DWARF)),
        Modify(Stat.MARSHALLING_POINTS, +2, all_of(Subject.THIS_CARD, On(Race.DWARF))),
        Modify(Stat.CORRUPTION_POINTS, +2, all_of(Subject.BEARER, Race.DWARF)),
        May(
            Use(
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.BEARER, Race.DWARF),),
                effects=(
                    Put(
                        all_of(ItemClass.MAJOR, Mark.PLAYABLE_HERE),
                        Pile.PLAY,
                        (Pile.PLAY_DECK,),
                        may=True,
                        onto=Subject.COMPANY,
                    ),
                    Roll(Check.CORRUPTION, Subject.BEARER, (+2,)),
                ),
            )
        ),
    ),
)

DWARVEN_RING_OF_BAVORS_TRIBE = Item(
    code="TW-214",
    name="Dwarven Ring of Bávor’s Tribe",
    item_class=ItemClass.SPECIAL,
    marshalling_points=4,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.DWARVEN_RING),
    abilities=(
        Modify(Stat.PROWESS, +2),
        Modify(Stat.PROWESS, +2, all_of(Subject.BEARER, Race.DWARF)),
        Modify(Stat.DIRECT_INFLUENCE, +2),
        Modify(Stat.DIRECT_INFLUENCE, +5, all_of(Subject.BEARER, Race.DWARF)),
        Modify(Stat.MARSHALLING_POINTS, +2, all_of(Subject.THIS_CARD, On(Race.DWARF))),
        Modify(Stat.CORRUPTION_POINTS, +2, all_of(Subject.BEARER, Race.DWARF)),
        May(
            Use(
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.BEARER, Race.DWARF),),
                effects=(
                    Put(
                        all_of(ItemClass.GREATER, Mark.PLAYABLE_HERE),
                        Pile.PLAY,
                        (Pile.PLAY_DECK,),
                        may=True,
                        onto=Subject.COMPANY,
                    ),
                    Roll(Check.CORRUPTION, Subject.BEARER, (+2,)),
                ),
            )
        ),
    ),
)

DWARVEN_RING_OF_DRUINS_TRIBE = Item(
    code="TW-215",
    name="Dwarven Ring of Drúin’s Tribe",
    item_class=ItemClass.SPECIAL,
    marshalling_points=4,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.DWARVEN_RING),
    abilities=(
        Modify(Stat.PROWESS, +2),
        Modify(Stat.PROWESS, +2, all_of(Subject.BEARER, Race.DWARF)),
        Modify(Stat.DIRECT_INFLUENCE, +2),
        Modify(Stat.DIRECT_INFLUENCE, +5, all_of(Subject.BEARER, Race.DWARF)),
        Modify(Stat.MARSHALLING_POINTS, +2, all_of(Subject.THIS_CARD, On(Race.DWARF))),
        Modify(Stat.CORRUPTION_POINTS, +2, all_of(Subject.BEARER, Race.DWARF)),
        May(
            Use(
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.BEARER, Race.DWARF),),
                effects=(
                    Put(
                        all_of(ItemClass.GREATER, Mark.PLAYABLE_HERE),
                        Pile.PLAY,
                        (Pile.PLAY_DECK,),
                        may=True,
                        onto=Subject.COMPANY,
                    ),
                    Roll(Check.CORRUPTION, Subject.BEARER, (+2,)),
                ),
            )
        ),
    ),
)

DWARVEN_RING_OF_DURINS_TRIBE = Item(
    code="TW-216",
    name="Dwarven Ring of Durin’s Tribe",
    item_class=ItemClass.SPECIAL,
    marshalling_points=4,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.DWARVEN_RING),
    abilities=(
        Modify(Stat.PROWESS, +2),
        Modify(Stat.PROWESS, +2, all_of(Subject.BEARER, Race.DWARF)),
        Modify(Stat.DIRECT_INFLUENCE, +2),
        Modify(Stat.DIRECT_INFLUENCE, +5, all_of(Subject.BEARER, Race.DWARF)),
        Modify(Stat.MARSHALLING_POINTS, +2, all_of(Subject.THIS_CARD, On(Race.DWARF))),
        Modify(Stat.CORRUPTION_POINTS, +2, all_of(Subject.BEARER, Race.DWARF)),
        May(
            Use(
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.BEARER, Race.DWARF),),
                effects=(
                    Become(Subject.SITE, Turned.UNTAPPED),
                    Roll(Check.CORRUPTION, Subject.BEARER, (+2,)),
                ),
            )
        ),
    ),
)

DWARVEN_RING_OF_DWALINS_TRIBE = Item(
    code="TW-217",
    name="Dwarven Ring of Dwálin’s Tribe",
    item_class=ItemClass.SPECIAL,
    marshalling_points=4,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.DWARVEN_RING),
    abilities=(
        Modify(Stat.PROWESS, +2),
        Modify(Stat.PROWESS, +2, all_of(Subject.BEARER, Race.DWARF)),
        Modify(Stat.DIRECT_INFLUENCE, +2),
        Modify(Stat.DIRECT_INFLUENCE, +5, all_of(Subject.BEARER, Race.DWARF)),
        Modify(Stat.MARSHALLING_POINTS, +2, all_of(Subject.THIS_CARD, On(Race.DWARF))),
        Modify(Stat.CORRUPTION_POINTS, +2, all_of(Subject.BEARER, Race.DWARF)),
        May(
            Use(
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.BEARER, Race.DWARF),),
                effects=(
                    Put(
                        all_of(ItemClass.MAJOR, Mark.PLAYABLE_HERE),
                        Pile.PLAY,
                        (Pile.PLAY_DECK,),
                        may=True,
                        onto=Subject.COMPANY,
                    ),
                    Roll(Check.CORRUPTION, Subject.BEARER, (+2,)),
                ),
            )
        ),
    ),
)

DWARVEN_RING_OF_THELORS_TRIBE = Item(
    code="TW-218",
    name="Dwarven Ring of Thélor’s Tribe",
    item_class=ItemClass.SPECIAL,
    marshalling_points=4,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.DWARVEN_RING),
    abilities=(
        Modify(Stat.PROWESS, +2),
        Modify(Stat.PROWESS, +2, all_of(Subject.BEARER, Race.DWARF)),
        Modify(Stat.DIRECT_INFLUENCE, +2),
        Modify(Stat.DIRECT_INFLUENCE, +5, all_of(Subject.BEARER, Race.DWARF)),
        Modify(Stat.MARSHALLING_POINTS, +2, all_of(Subject.THIS_CARD, On(Race.DWARF))),
        Modify(Stat.CORRUPTION_POINTS, +2, all_of(Subject.BEARER, Race.DWARF)),
        May(
            Use(
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.BEARER, Race.DWARF),),
                effects=(
                    Put(ItemClass.MINOR, Pile.HAND, (Pile.PLAY_DECK, Pile.DISCARD_PILE), count=2, up_to=True),
                    Roll(Check.CORRUPTION, Subject.BEARER, (+2,)),
                ),
            )
        ),
    ),
)

DWARVEN_RING_OF_THRARS_TRIBE = Item(
    code="TW-219",
    name="Dwarven Ring of Thrár’s Tribe",
    item_class=ItemClass.SPECIAL,
    marshalling_points=4,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.DWARVEN_RING),
    abilities=(
        Modify(Stat.PROWESS, +2),
        Modify(Stat.PROWESS, +2, all_of(Subject.BEARER, Race.DWARF)),
        Modify(Stat.DIRECT_INFLUENCE, +2),
        Modify(Stat.DIRECT_INFLUENCE, +5, all_of(Subject.BEARER, Race.DWARF)),
        Modify(Stat.MARSHALLING_POINTS, +2, all_of(Subject.THIS_CARD, On(Race.DWARF))),
        Modify(Stat.CORRUPTION_POINTS, +2, all_of(Subject.BEARER, Race.DWARF)),
        May(
            Use(
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.BEARER, Race.DWARF),),
                effects=(
                    Put(ItemClass.MINOR, Pile.HAND, (Pile.PLAY_DECK, Pile.DISCARD_PILE), count=2, up_to=True),
                    Roll(Check.CORRUPTION, Subject.BEARER, (+2,)),
                ),
            )
        ),
    ),
)
