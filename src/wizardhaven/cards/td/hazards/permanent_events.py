"""Hazard permanent-events of The Dragons."""

from wizardhaven.vocabulary.abilities import RemovalRoll, RevealableOnGuardAgainst
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ACharacter, Characters, Whose
from wizardhaven.vocabulary.standing import CheckBonus
from wizardhaven.vocabulary.terms import Check, Duplication, Length, Side

FOOLISH_WORDS = Event(
    code="TD-25",
    name="Foolish Words",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    duplication=Duplication.ON_A_CHARACTER,
    uses=(Use(target=ACharacter(Characters(), Whose.OF_THE_COMPANY)),),
    abilities=(
        CheckBonus(Check.RIDDLING, -4),
        CheckBonus(Check.OFFERING, -4),
        CheckBonus(Check.INFLUENCE, -4),
        RevealableOnGuardAgainst((Check.RIDDLING, Check.OFFERING, Check.INFLUENCE)),
        RemovalRoll(above=7),
    ),
)
