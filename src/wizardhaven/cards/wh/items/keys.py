"""Keys to the towers of the Fallen-wizards."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Moment, Pile

KEYS_OF_ORTHANC = Item(
    code="WH-88",
    name="Keys of Orthanc",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    stage_points=1,
    corruption=1,
    marks=(Mark.UNIQUE,),
    playable_at=(named("Minas Tirith"),),
    alignment=Alignment.FALLEN_WIZARD,
    abilities=(
        May(
            Use(
                when=Moment.ORGANIZATION,
                effects=(Put(named("The Fortress of Isen"), Pile.HAND, (Pile.PLAY_DECK, Pile.DISCARD_PILE)),),
            )
        ),
        May(
            Use(
                when=Moment.ORGANIZATION,
                target=A(all_of(Sort.EVENT, named("The Fortress of Isen")), Whose.OPPONENTS),
                effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
            )
        ),
    ),
)

KEYS_TO_THE_WHITE_TOWERS = Item(
    code="WH-89",
    name="Keys to the White Towers",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    stage_points=1,
    corruption=1,
    marks=(Mark.UNIQUE,),
    playable_at=(named("Barrow-downs"),),
    alignment=Alignment.FALLEN_WIZARD,
    abilities=(
        May(
            Use(
                when=Moment.ORGANIZATION,
                effects=(
                    Put(named("Fortress of the Towers"), Pile.HAND, (Pile.PLAY_DECK, Pile.DISCARD_PILE)),
                ),
            )
        ),
        May(
            Use(
                when=Moment.ORGANIZATION,
                target=A(all_of(Sort.EVENT, named("Fortress of the Towers")), Whose.OPPONENTS),
                effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
            )
        ),
    ),
)
