"""Hazard permanent-events of Against the Shadow that keep creatures in reserve."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import any_of
from wizardhaven.vocabulary.terms import Length, Race, Side, Stat

SUMMONS_FROM_LONG_SLEEP = Event(
    code="AS-39",
    name="Summons from Long Sleep",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(Permit(Deed.RESERVE, any_of(Race.DRAGON, Race.DRAKE), then=(Modify(Stat.PROWESS, +2),)),),
)
