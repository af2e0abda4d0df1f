"""Hazard permanent-events of The Wizards by which the Shadow reaches farther."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, Not, all_of, any_of, named
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    Keyword,
    Length,
    Phase,
    Pile,
    Race,
    RegionType,
    Side,
    SiteType,
)

THE_NAZGUL_ARE_ABROAD = Event(
    code="TW-96",
    name="The Nazgûl are Abroad",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Permit(
            Deed.KEY,
            Race.NAZGUL,
            where=Not(any_of(SiteType.FREE_HOLD, SiteType.HAVEN)),
            condition=There(all_of(Alignment.HERO, Having(Keyword.THE_ONE_RING)), Subject.COMPANY),
        ),
        Permit(
            Deed.KEY,
            Race.NAZGUL,
            where=RegionType.SHADOW_LAND,
            condition=There(all_of(Alignment.HERO, Having(Sort.RING)), Subject.COMPANY),
        ),
        Permit(
            Deed.KEY,
            Race.NAZGUL,
            where=SiteType.SHADOW_HOLD,
            condition=There(all_of(Alignment.HERO, Having(Sort.RING)), Subject.COMPANY),
        ),
        When(
            Occasion.PHASE_ENDS,
            Put(
                all_of(Sort.CREATURE, Race.NAZGUL),
                Pile.HAND,
                (Pile.DISCARD_PILE,),
                may=True,
                by=Whose.ANYBODYS,
            ),
            about=Subject.EVERYBODY,
            of=Phase.END_OF_TURN,
            condition=There(named("Doors of Night")),
        ),
    ),
)
