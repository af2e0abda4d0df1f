"""Hazard environments of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Discard
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, Both, InPlay
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.places import SitesIn
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.terms import Duplication, Keyword, Length, Phase, RegionType, Side

STENCH_OF_MORDOR = Event(
    code="LE-141",
    name="Stench of Mordor",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    keywords=(Keyword.ENVIRONMENT,),
    duplication=Duplication.ANYWHERE,
    uses=(Use(),),
    abilities=(
        When(
            Occasion.BEGINNING_OF_COMPANYS,
            Tap(Subject.COMPANY),
            of=Phase.SITE,
            condition=AtPlace(SitesIn(region_types=(RegionType.DARK_DOMAIN,))),
        ),
        When(
            Occasion.BEGINNING_OF_COMPANYS,
            Tap(Subject.COMPANY),
            of=Phase.SITE,
            condition=Both(
                (AtPlace(SitesIn(region_types=(RegionType.SHADOW_LAND,))), InPlay("Doors of Night"))
            ),
        ),
        When(Occasion.DECK_EXHAUSTED, Discard(Subject.THIS_CARD)),
    ),
)
