"""Resource short-events of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import CorruptionCheck, Discard, Fetch
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import AnEvent, Characters, Subject
from wizardhaven.vocabulary.terms import Alignment, Length, Side, Skill, Source

VOICES_OF_MALICE = Event(
    code="LE-250",
    name="Voices of Malice",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            user=Characters(skill=Skill.SAGE),
            target=AnEvent(side=Side.HAZARD, lengths=(Length.PERMANENT, Length.LONG), environment=False),
            costs=(TapCost(Subject.USER),),
            effects=(Discard(Subject.TARGET), CorruptionCheck(by=Subject.USER, modifier=-2)),
        ),
    ),
)

WEIGH_ALL_THINGS_TO_A_NICETY = Event(
    code="LE-253",
    name="Weigh All Things to a Nicety",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
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
