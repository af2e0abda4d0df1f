"""Hazard long-events of The Balrog."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Both, Either, Is, There, Unless
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import any_of, named
from wizardhaven.vocabulary.terms import Duplication, Keyword, Length, Race, Side, Stat

THE_SUN_SHONE_FIERCELY = Event(
    code="BA-25",
    name="The Sun Shone Fiercely",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(Use(),),
    abilities=(
        Modify(
            Stat.PROWESS,
            -1,
            any_of(Race.ORC, Race.TROLL, Race.DWARF, Race.RINGWRAITH),
            condition=Unless(
                Either((Is(Subject.NEW_SITE, Mark.UNDER_DEEPS), Is(Subject.ORIGIN, Mark.UNDER_DEEPS)))
            ),
        ),
        Modify(
            Stat.PROWESS,
            -1,
            any_of(Race.ORC, Race.TROLL, Race.DWARF, Race.RINGWRAITH),
            condition=Both(
                (
                    Unless(There(named("Doors of Night"))),
                    Unless(
                        Either((Is(Subject.NEW_SITE, Mark.UNDER_DEEPS), Is(Subject.ORIGIN, Mark.UNDER_DEEPS)))
                    ),
                )
            ),
        ),
    ),
)
