"""Hazard long-events of The Lidless Eye."""

from wizardhaven.vocabulary.bonuses import AttackBonus
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import InPlay, Unless
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import any_of
from wizardhaven.vocabulary.terms import Duplication, Length, Race, Side

CHILL_THEM_WITH_FEAR = Event(
    code="LE-106",
    name="Chill Them with Fear",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        AttackBonus(of=any_of(Race.ELF, Race.DWARF, Race.DUNADAN, Race.HOBBIT), strikes=+1, prowess=+1),
        AttackBonus(
            of=any_of(Race.ELF, Race.DWARF, Race.DUNADAN, Race.HOBBIT),
            strikes=+1,
            prowess=+1,
            condition=Unless(InPlay("Doors of Night")),
        ),
    ),
)
