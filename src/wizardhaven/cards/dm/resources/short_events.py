"""Short-events of Dark Minions."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import Fetch
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.terms import Length, Side, Source

SMOKE_RINGS = Event(
    code="DM-159",
    name="Smoke Rings",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            effects=(
                Fetch(
                    sources=(Source.SIDEBOARD, Source.DISCARD_PILE), sides=(Side.RESOURCE,), characters=True
                ),
            )
        ),
    ),
)
