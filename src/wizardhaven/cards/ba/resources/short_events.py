"""Resource short-events of The Balrog."""

from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Length, Pile, Side

LONGBOTTOM_LEAF = Event(
    code="BA-30",
    name="Longbottom Leaf",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            effects=(
                Put(Side.RESOURCE, Pile.PLAY_DECK, (Pile.SIDEBOARD,), count=2, up_to=True),
                Put(Subject.THIS_CARD, Pile.REMOVED),
            )
        ),
    ),
)
