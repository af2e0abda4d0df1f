"""Short-events of Dark Minions."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import MovingTo
from wizardhaven.vocabulary.effects import Fetch, ForTheTurn, Untap
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ACharacter, Characters, Subject, Whose
from wizardhaven.vocabulary.standing import HazardLimitChange
from wizardhaven.vocabulary.terms import Length, Moment, Side, Source

HUNDREDS_OF_BUTTERFLIES = Event(
    code="DM-142",
    name="Hundreds of Butterflies",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.MOVEMENT_HAZARD,
            target=ACharacter(Characters(), Whose.OF_THE_COMPANY),
            requires=(MovingTo(),),
            effects=(Untap(Subject.TARGET), ForTheTurn(HazardLimitChange(+1), on=Subject.COMPANY)),
        ),
    ),
)

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
