"""Hazard long-events of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import There, Unless
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import all_of, any_of, named
from wizardhaven.vocabulary.terms import Duplication, Length, Race, Side, Stat

CHILL_THEM_WITH_FEAR = Event(
    code="LE-106",
    name="Chill Them with Fear",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Modify(
            Stat.STRIKES, +1, all_of(Sort.ATTACK, any_of(Race.ELF, Race.DWARF, Race.DUNADAN, Race.HOBBIT))
        ),
        Modify(
            Stat.PROWESS, +1, all_of(Sort.ATTACK, any_of(Race.ELF, Race.DWARF, Race.DUNADAN, Race.HOBBIT))
        ),
        Modify(
            Stat.STRIKES,
            +1,
            all_of(Sort.ATTACK, any_of(Race.ELF, Race.DWARF, Race.DUNADAN, Race.HOBBIT)),
            condition=Unless(There(named("Doors of Night"))),
        ),
        Modify(
            Stat.PROWESS,
            +1,
            all_of(Sort.ATTACK, any_of(Race.ELF, Race.DWARF, Race.DUNADAN, Race.HOBBIT)),
            condition=Unless(There(named("Doors of Night"))),
        ),
    ),
)
