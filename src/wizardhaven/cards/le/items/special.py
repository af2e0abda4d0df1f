"""Special items of The Lidless Eye that are found at a single place, and The One Ring."""

from wizardhaven.vocabulary.abilities import May, StorableAt, When
from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.marks import Mark, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, Able, AtLeast, Not, any_of, named
from wizardhaven.vocabulary.targets import TheStrike
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    Moment,
    Pile,
    PlayerKind,
    Race,
    Skill,
    Stat,
)

PALANTIR_OF_ELOSTIRION = Item(
    code="LE-332",
    name="Palantír of Elostirion",
    item_class=ItemClass.SPECIAL,
    marshalling_points=3,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.PALANTIR),
    playable_at=(named("The White Towers"),),
    no_points_for=(PlayerKind.FALLEN_WIZARD,),
    alignment=Alignment.MINION,
    abilities=(
        When(Occasion.COMPANY_ARRIVES, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.COMPANY),
        Modify(Stat.HAND_SIZE, +1, condition=Is(Subject.BEARER, Skill.SAGE)),
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Able(Keyword.PALANTIR)),),
                effects=(Put(ANYTHING, Pile.HAND, (Pile.TOP,)), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
        May(
            Use(
                costs=(Tap(Subject.BEARER), Tap(Subject.THIS_CARD)),
                requires=(Is(Subject.BEARER, Skill.SAGE),),
                effects=(Put(ANYTHING, Pile.HAND, (Pile.TOP,)), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
    ),
)

PALANTIR_OF_MINAS_TIRITH = Item(
    code="LE-333",
    name="Palantír of Minas Tirith",
    item_class=ItemClass.SPECIAL,
    marshalling_points=3,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.PALANTIR),
    playable_at=(named("Minas Tirith"),),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Able(Keyword.PALANTIR)),),
                effects=(Look(Pile.TOP, 5, Whose.ANYBODYS), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
    ),
)

PALANTIR_OF_ORTHANC = Item(
    code="LE-334",
    name="Palantír of Orthanc",
    item_class=ItemClass.SPECIAL,
    marshalling_points=3,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.PALANTIR),
    playable_at=(named("Isengard"),),
    no_points_for=(PlayerKind.FALLEN_WIZARD,),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(
                    Is(Subject.BEARER, Able(Keyword.PALANTIR)),
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

RED_BOOK_OF_WESTMARCH = Item(
    code="LE-339",
    name="Red Book of Westmarch",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=2,
    marks=(Mark.UNIQUE,),
    playable_at=(named("Bag End"),),
    alignment=Alignment.MINION,
    abilities=(StorableAt((named("Barad-dûr"),), points=5),),
)

THE_ONE_RING = Item(
    code="LE-326",
    name="The One Ring",
    item_class=ItemClass.SPECIAL,
    marshalling_points=6,
    corruption=6,
    marks=(Mark.UNIQUE, Keyword.THE_ONE_RING),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.PROWESS, +5, most=Amount.TWICE_PRINTED_PROWESS),
        Modify(Stat.BODY, +5, most=10),
        Modify(Stat.DIRECT_INFLUENCE, +5),
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(Not(any_of(Race.UNDEAD, Race.NAZGUL)), on=(Subject.BEARER,)),
                effects=(Roll(Check.CORRUPTION, Subject.BEARER, (-2,), then=(Cancel(Canceled.STRIKE),)),),
            )
        ),
        Modify(
            Stat.CORRUPTION_POINTS, +1, Subject.COMPANY, condition=Is(Subject.BEARER, Not(Race.RINGWRAITH))
        ),
    ),
)
