"""Hazard permanent-events of Against the Shadow about who is in a company, and how it goes."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not
from wizardhaven.vocabulary.terms import Duplication, Length, Movement, Pile, Race, Side, Stat

SHORT_LEGS_ARE_SLOW = Event(
    code="AS-37",
    name="Short Legs Are Slow",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Modify(
            Stat.REGIONS,
            -1,
            Sort.COMPANY,
            condition=There(Race.HOBBIT, Subject.COMPANY, Count(Not(Race.HOBBIT), Subject.COMPANY)),
        ),
        Forbid(
            Deed.MOVE,
            Sort.COMPANY,
            where=Movement.STARTER,
            condition=There(Race.HOBBIT, Subject.COMPANY, Count(Not(Race.HOBBIT), Subject.COMPANY)),
        ),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)
