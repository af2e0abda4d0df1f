"""Keys to the towers of the Fallen-wizards."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Discard, Fetch
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Subject, Whose
from wizardhaven.vocabulary.such import Sort, all_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Moment, Source

KEYS_OF_ORTHANC = Item(
    code="WH-88",
    name="Keys of Orthanc",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    stage_points=1,
    corruption=1,
    unique=True,
    playable_at=(named("Minas Tirith"),),
    alignment=Alignment.FALLEN_WIZARD,
    abilities=(
        May(
            Use(
                when=Moment.ORGANIZATION,
                effects=(
                    Fetch(
                        (Source.PLAY_DECK, Source.DISCARD_PILE), names=("The Fortress of Isen",), to_hand=True
                    ),
                ),
            )
        ),
        May(
            Use(
                when=Moment.ORGANIZATION,
                target=A(all_of(Sort.EVENT, named("The Fortress of Isen")), Whose.OPPONENTS),
                effects=(Discard(Subject.TARGET),),
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
    unique=True,
    playable_at=(named("Barrow-downs"),),
    alignment=Alignment.FALLEN_WIZARD,
    abilities=(
        May(
            Use(
                when=Moment.ORGANIZATION,
                effects=(
                    Fetch(
                        (Source.PLAY_DECK, Source.DISCARD_PILE),
                        names=("Fortress of the Towers",),
                        to_hand=True,
                    ),
                ),
            )
        ),
        May(
            Use(
                when=Moment.ORGANIZATION,
                target=A(all_of(Sort.EVENT, named("Fortress of the Towers")), Whose.OPPONENTS),
                effects=(Discard(Subject.TARGET),),
            )
        ),
    ),
)
