"""What the powers of the West grant: a look into the mirror, a new beginning."""

from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING
from wizardhaven.vocabulary.terms import Length, Moment, Pile, Side

FAVOR_OF_THE_VALAR = Event(
    code="TW-239",
    name="Favor of the Valar",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Mark.UNIQUE,),
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            effects=(
                Put(ANYTHING, Pile.PLAY_DECK, (Pile.HAND, Pile.DISCARD_PILE), count=None),
                Put(ANYTHING, Pile.HAND, (Pile.TOP,), count=8),
                Put(Subject.THIS_CARD, Pile.REMOVED),
            ),
        ),
    ),
)
