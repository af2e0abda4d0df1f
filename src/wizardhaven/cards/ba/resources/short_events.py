"""Resource short-events of The Balrog."""

from wizardhaven.vocabulary.card_effects import Discard, Fetch
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.terms import Length, Side, Source

LONGBOTTOM_LEAF = Event(
    code="BA-30",
    name="Longbottom Leaf",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            effects=(
                Fetch(sources=(Source.SIDEBOARD,), sides=(Side.RESOURCE,), count=2, up_to=True),
                Discard(Subject.THIS_CARD, for_good=True),
            )
        ),
    ),
)
