"""Hazard permanent-events of The Balrog."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import With, all_of, any_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Check, Duplication, Length, Moment, Pile, Race, Side, SiteType, Stat

DIMINISH_AND_DEPART = Event(
    code="BA-17",
    name="Diminish and Depart",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_COMPANY,),
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, any_of(Race.ELF, Race.HOBBIT, Race.WIZARD)), Whose.OF_THE_COMPANY)
        ),
    ),
    abilities=(
        Modify(Stat.MIND, +1, all_of(With(Subject.COMPANY), any_of(Race.ELF, Race.HOBBIT))),
        Modify(Stat.DIRECT_INFLUENCE, -1, all_of(With(Subject.COMPANY), Race.WIZARD)),
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.SITE, SiteType.HAVEN),),
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.BEARER,
                        times=0,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
            )
        ),
    ),
)
