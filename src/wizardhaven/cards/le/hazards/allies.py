"""Hazard events of The Lidless Eye that are played on allies."""

from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import AllyAttacks
from wizardhaven.vocabulary.effects import Roll
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Length, Side

STAY_HER_APPETITE = Event(
    code="LE-140",
    name="Stay Her Appetite",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.ALLY, Whose.OF_THE_COMPANY),
            effects=(
                Roll(
                    None,
                    Subject.TARGET,
                    (Amount.MIND,),
                    above=(
                        5,
                        Amount.UNUSED_GENERAL_INFLUENCE,
                        Amount.UNUSED_DIRECT_INFLUENCE,
                    ),
                    then=(AllyAttacks(detaining=Alignment.HERO),),
                ),
            ),
        ),
    ),
)
