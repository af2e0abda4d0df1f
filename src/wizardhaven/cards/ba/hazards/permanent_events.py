"""Hazard permanent-events of The Balrog."""

from wizardhaven.vocabulary.abilities import RemovalRoll
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import With, all_of, any_of
from wizardhaven.vocabulary.targets import ACharacter
from wizardhaven.vocabulary.terms import Duplication, Length, Race, Side, SiteType, Stat

DIMINISH_AND_DEPART = Event(
    code="BA-17",
    name="Diminish and Depart",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_COMPANY,),
    uses=(Use(target=ACharacter(any_of(Race.ELF, Race.HOBBIT, Race.WIZARD), Whose.OF_THE_COMPANY)),),
    abilities=(
        Modify(Stat.MIND, +1, all_of(With(Subject.COMPANY), any_of(Race.ELF, Race.HOBBIT))),
        Modify(Stat.DIRECT_INFLUENCE, -1, all_of(With(Subject.COMPANY), Race.WIZARD)),
        RemovalRoll(without_roll_at=SiteType.HAVEN),
    ),
)
