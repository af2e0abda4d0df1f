"""Resource long-events of Dark Minions."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import DiscardsFromHand
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Check, Duplication, Length, Pile, Side

SECRET_WAYS = Event(
    code="DM-157",
    name="Secret Ways",
    side=Side.RESOURCE,
    length=Length.LONG,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(Modify(Check.UNDER_DEEPS_MOVEMENT, +4, Subject.COMPANY),),
)

ENDURING_TALES = Event(
    code="DM-125",
    name="Enduring Tales",
    side=Side.RESOURCE,
    length=Length.LONG,
    uses=(Use(),),
    abilities=(DiscardsFromHand(Pile.TOP),),
)
