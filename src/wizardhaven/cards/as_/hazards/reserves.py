"""Hazard permanent-events of Against the Shadow that keep creatures in reserve."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.foes import ReservesCreature
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.terms import Length, Race, Side

SUMMONS_FROM_LONG_SLEEP = Event(
    code="AS-39",
    name="Summons from Long Sleep",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(ReservesCreature((Race.DRAGON, Race.DRAKE), prowess=+2),),
)
