"""The burden that Elves bear, among the hazard events of The Wizards."""

from wizardhaven.vocabulary.abilities import RemovalRoll, When
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, Unless
from wizardhaven.vocabulary.effects import CorruptionCheck
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import ACharacter
from wizardhaven.vocabulary.terms import Duplication, Keyword, Length, Phase, Race, Side, SiteType

THE_BURDEN_OF_TIME = Event(
    code="TW-94",
    name="The Burden of Time",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION, Duplication.ON_A_CHARACTER),
    corruption=2,
    uses=(
        Use(
            target=ACharacter(Race.ELF, Whose.OF_THE_COMPANY),
            requires=(Unless(AtPlace(SiteType.HAVEN)),),
        ),
    ),
    abilities=(
        When(
            Occasion.PHASE_ENDS,
            CorruptionCheck(by=Subject.BEARER),
            about=Subject.BEARER,
            of=Phase.UNTAP,
            condition=Unless(AtPlace(SiteType.HAVEN)),
        ),
        RemovalRoll(above=7),
    ),
)
