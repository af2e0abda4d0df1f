"""Hazard permanent-events of The Wizards."""

from wizardhaven.vocabulary.abilities import (
    RemovalRoll,
    When,
)
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import CorruptionCheck, DiscardEnvironments
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ACharacter, Characters, Subject, Whose
from wizardhaven.vocabulary.terms import Duplication, Keyword, Length, Occasion, Race, Side

DOORS_OF_NIGHT = Event(
    code="TW-28",
    name="Doors of Night",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    keywords=(Keyword.ENVIRONMENT,),
    duplication=Duplication.ANYWHERE,
    uses=(Use(),),
    abilities=(When(Occasion.PLAYED, DiscardEnvironments(Side.RESOURCE)),),
)

LURE_OF_EXPEDIENCE = Event(
    code="TW-57",
    name="Lure of Expedience",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    keywords=(Keyword.CORRUPTION,),
    corruption=2,
    duplication=Duplication.ON_A_CHARACTER,
    uses=(
        Use(
            target=ACharacter(
                Characters(other_than=(Race.RINGWRAITH, Race.WIZARD, Race.HOBBIT)), Whose.OF_THE_COMPANY
            )
        ),
    ),
    abilities=(When(Occasion.COMPANY_GAINS_ITEM, CorruptionCheck(by=Subject.BEARER)), RemovalRoll(above=5)),
)
