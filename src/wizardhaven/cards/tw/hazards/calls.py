"""Hazard short-events of The Wizards that call characters away."""

from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import There, Unless
from wizardhaven.vocabulary.effects import Roll
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import With, all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Length, Pile, Race, RegionType, Side

CALL_OF_THE_SEA = Event(
    code="TW-19",
    name="Call of the Sea",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Race.ELF), Whose.OF_THE_COMPANY),
            requires=(Unless(There(RegionType.COASTAL_SEA, Subject.PATH)),),
            effects=(
                Roll(
                    None,
                    Subject.TARGET,
                    (Amount.UNUSED_GENERAL_INFLUENCE,),
                    above=9,
                    failing=(Put(Subject.TARGET, Pile.HAND, onto=With(Subject.TARGET)),),
                ),
            ),
        ),
        Use(
            target=A(all_of(Sort.CHARACTER, Race.ELF), Whose.OF_THE_COMPANY),
            requires=(There(RegionType.COASTAL_SEA, Subject.PATH),),
            effects=(
                Roll(
                    None,
                    Subject.TARGET,
                    (Amount.UNUSED_GENERAL_INFLUENCE,),
                    above=12,
                    failing=(Put(Subject.TARGET, Pile.HAND, onto=With(Subject.TARGET)),),
                ),
            ),
        ),
    ),
)
