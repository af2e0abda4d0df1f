"""Seeing-stones and Dwarven Rings of The Lidless Eye that do what others of their kind do."""

from wizardhaven.vocabulary.abilities import May, StorableAt, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, Able, AtLeast, AtMost, Needing, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    Length,
    Pile,
    Race,
    Side,
    Skill,
    Stat,
)

DWARVEN_RING_OF_BARINS_TRIBE = Item(
    code="LE-305",
    name="Dwarven Ring of Barin’s Tribe",
    item_class=ItemClass.SPECIAL,
    marshalling_points=4,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.DWARVEN_RING),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.CORRUPTION_POINTS, +2, all_of(Subject.BEARER, Race.DWARF)),
        May(
            Use(
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.BEARER, Race.DWARF),),
                effects=(
                    Put(
                        all_of(any_of(ItemClass.MAJOR, ItemClass.GOLD_RING), Mark.PLAYABLE_HERE),
                        Pile.PLAY,
                        (Pile.PLAY_DECK, Pile.DISCARD_PILE),
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
    code="LE-306",
    name="Dwarven Ring of Bávor’s Tribe",
    item_class=ItemClass.SPECIAL,
    marshalling_points=4,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.DWARVEN_RING),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.CORRUPTION_POINTS, +2, all_of(Subject.BEARER, Race.DWARF)),
        May(
            Use(
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.BEARER, Race.DWARF),),
                effects=(
                    Put(
                        all_of(ItemClass.GREATER, Mark.PLAYABLE_HERE),
                        Pile.PLAY,
                        (Pile.PLAY_DECK, Pile.DISCARD_PILE),
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
    code="LE-307",
    name="Dwarven Ring of Drúin’s Tribe",
    item_class=ItemClass.SPECIAL,
    marshalling_points=4,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.DWARVEN_RING),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.CORRUPTION_POINTS, +2, all_of(Subject.BEARER, Race.DWARF)),
        May(
            Use(
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.BEARER, Race.DWARF),),
                effects=(
                    Put(
                        all_of(ItemClass.GREATER, Mark.PLAYABLE_HERE),
                        Pile.PLAY,
                        (Pile.PLAY_DECK, Pile.DISCARD_PILE),
                        may=True,
                        onto=Subject.COMPANY,
                    ),
                    Roll(Check.CORRUPTION, Subject.BEARER, (+2,)),
                ),
            )
        ),
    ),
)

DWARVEN_RING_OF_DWALINS_TRIBE = Item(
    code="LE-309",
    name="Dwarven Ring of Dwálin’s Tribe",
    item_class=ItemClass.SPECIAL,
    marshalling_points=4,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.DWARVEN_RING),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.CORRUPTION_POINTS, +2, all_of(Subject.BEARER, Race.DWARF)),
        May(
            Use(
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.BEARER, Race.DWARF),),
                effects=(
                    Put(
                        all_of(any_of(ItemClass.MAJOR, ItemClass.GOLD_RING), Mark.PLAYABLE_HERE),
                        Pile.PLAY,
                        (Pile.PLAY_DECK, Pile.DISCARD_PILE),
                        may=True,
                        onto=Subject.COMPANY,
                    ),
                    Roll(Check.CORRUPTION, Subject.BEARER, (+2,)),
                ),
            )
        ),
    ),
)

PALANTIR_OF_AMON_SUL = Item(
    code="LE-330",
    name="Palantír of Amon Sûl",
    item_class=ItemClass.GREATER,
    marshalling_points=3,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.PALANTIR),
    alignment=Alignment.MINION,
    abilities=(
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Is(Subject.COMPANY, AtMost(Tally.CHARACTERS, 1)),
        ),
        StorableAt((named("Barad-dûr"),), points=5),
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Able(Keyword.PALANTIR)),),
                effects=(Look(Pile.HAND, None, Whose.OPPONENTS), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(
                    Is(Subject.BEARER, Able(Keyword.PALANTIR)),
                    There(all_of(named("Palantír of Annúminas"), Alignment.MINION)),
                ),
                effects=(
                    Put(Needing(Skill.SAGE), Pile.HAND, (Pile.PLAY_DECK, Pile.DISCARD_PILE)),
                    Roll(Check.CORRUPTION, Subject.BEARER),
                ),
            )
        ),
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(
                    Is(Subject.BEARER, Able(Keyword.PALANTIR)),
                    There(all_of(named("Palantír of Elostirion"), Alignment.MINION)),
                ),
                effects=(Put(ANYTHING, Pile.HAND, (Pile.TOP,)), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
    ),
)

PALANTIR_OF_OSGILIATH = Item(
    code="LE-335",
    name="Palantír of Osgiliath",
    item_class=ItemClass.GREATER,
    marshalling_points=3,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.PALANTIR),
    alignment=Alignment.MINION,
    abilities=(
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Is(Subject.COMPANY, AtMost(Tally.CHARACTERS, 3)),
        ),
        StorableAt((named("Barad-dûr"),), points=5),
        May(
            Use(
                target=A(all_of(Sort.EVENT, Side.HAZARD, Length.PERMANENT), Whose.ANYBODYS),
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Able(Keyword.PALANTIR)),),
                effects=(Put(Subject.TARGET, Pile.DISCARD_PILE), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(
                    Is(Subject.BEARER, Able(Keyword.PALANTIR)),
                    There(all_of(named("Palantír of Amon Sûl"), Alignment.MINION)),
                ),
                effects=(Look(Pile.HAND, None, Whose.OPPONENTS), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(
                    Is(Subject.BEARER, Able(Keyword.PALANTIR)),
                    There(all_of(named("Palantír of Annúminas"), Alignment.MINION)),
                ),
                effects=(
                    Put(Needing(Skill.SAGE), Pile.HAND, (Pile.PLAY_DECK, Pile.DISCARD_PILE)),
                    Roll(Check.CORRUPTION, Subject.BEARER),
                ),
            )
        ),
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(
                    Is(Subject.BEARER, Able(Keyword.PALANTIR)),
                    There(all_of(named("Palantír of Elostirion"), Alignment.MINION)),
                ),
                effects=(Put(ANYTHING, Pile.HAND, (Pile.TOP,)), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(
                    Is(Subject.BEARER, Able(Keyword.PALANTIR)),
                    There(all_of(named("Palantír of Minas Tirith"), Alignment.MINION)),
                ),
                effects=(Look(Pile.TOP, 5, Whose.ANYBODYS), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(
                    Is(Subject.BEARER, Able(Keyword.PALANTIR)),
                    There(all_of(named("Palantír of Orthanc"), Alignment.MINION)),
                    Is(Subject.PLAYER, AtLeast(Tally.PLAY_DECK, 5)),
                ),
                effects=(
                    Put(ANYTHING, Pile.PLAY_DECK, (Pile.DISCARD_PILE,)),
                    Roll(Check.CORRUPTION, Subject.BEARER),
                ),
            )
        ),
    ),
)
