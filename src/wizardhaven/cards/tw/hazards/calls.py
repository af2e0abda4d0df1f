"""Hazard short-events of The Wizards that call characters away."""

from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import PathHas, Unless
from wizardhaven.vocabulary.effects import RollFor
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import With
from wizardhaven.vocabulary.targets import ACharacter
from wizardhaven.vocabulary.terms import Length, Pile, Race, RegionType, Side

CALL_OF_THE_SEA = Event(
    code="TW-19",
    name="Call of the Sea",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACharacter(Race.ELF, Whose.OF_THE_COMPANY),
            requires=(Unless(PathHas(((RegionType.COASTAL_SEA, 1),))),),
            effects=(
                RollFor(
                    (Put(Subject.TARGET, Pile.HAND, onto=With(Subject.TARGET)),),
                    plus=(Amount.UNUSED_GENERAL_INFLUENCE,),
                    below=10,
                ),
            ),
        ),
        Use(
            target=ACharacter(Race.ELF, Whose.OF_THE_COMPANY),
            requires=(PathHas(((RegionType.COASTAL_SEA, 1),)),),
            effects=(
                RollFor(
                    (Put(Subject.TARGET, Pile.HAND, onto=With(Subject.TARGET)),),
                    plus=(Amount.UNUSED_GENERAL_INFLUENCE,),
                    below=13,
                ),
            ),
        ),
    ),
)
