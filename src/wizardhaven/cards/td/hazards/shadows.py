"""Hazard events of The Dragons that lie upon every land."""

from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.marks import Sort, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Duplication, Keyword, Length, Side, Stat

SHADOW_OF_MORDOR = Event(
    code="TD-68",
    name="Shadow of Mordor",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(Use(),),
    abilities=(
        Modify(Stat.HAZARD_LIMIT, Count(Tally.DRAWN, Subject.COMPANY), Sort.COMPANY),
        Modify(
            Stat.HAZARD_DRAWS,
            Count(Tally.DRAWN, Subject.COMPANY),
            Sort.COMPANY,
            condition=There(named("Doors of Night")),
        ),
    ),
)
