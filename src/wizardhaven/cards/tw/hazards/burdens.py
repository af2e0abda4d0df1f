"""The burden that Elves bear, among the hazard events of The Wizards."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Phase,
    Pile,
    Race,
    Side,
    SiteType,
)

THE_BURDEN_OF_TIME = Event(
    code="TW-94",
    name="The Burden of Time",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION, Duplication.ON_A_CHARACTER),
    corruption=2,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Race.ELF), Whose.OF_THE_COMPANY),
            requires=(Unless(Is(Subject.SITE, SiteType.HAVEN)),),
        ),
    ),
    abilities=(
        When(
            Occasion.PHASE_ENDS,
            Roll(Check.CORRUPTION, Subject.BEARER),
            about=Subject.BEARER,
            of=Phase.UNTAP,
            condition=Unless(Is(Subject.SITE, SiteType.HAVEN)),
        ),
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Tap(Subject.BEARER),),
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.BEARER,
                        above=7,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
            )
        ),
    ),
)
