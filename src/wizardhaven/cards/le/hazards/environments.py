"""Hazard environments of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, Both, InPlay
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Within
from wizardhaven.vocabulary.terms import Duplication, Keyword, Length, Phase, Pile, RegionType, Side

STENCH_OF_MORDOR = Event(
    code="LE-141",
    name="Stench of Mordor",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(Use(),),
    abilities=(
        When(
            Occasion.PHASE_BEGINS,
            Tap(Subject.COMPANY),
            about=Subject.EVERYBODY,
            of=Phase.SITE,
            condition=AtPlace(Within((RegionType.DARK_DOMAIN,))),
        ),
        When(
            Occasion.PHASE_BEGINS,
            Tap(Subject.COMPANY),
            about=Subject.EVERYBODY,
            of=Phase.SITE,
            condition=Both((AtPlace(Within((RegionType.SHADOW_LAND,))), InPlay("Doors of Night"))),
        ),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)
