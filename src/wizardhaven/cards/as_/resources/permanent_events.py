"""Resource permanent-events of Against the Shadow."""

from wizardhaven.vocabulary.abilities import DiscardWhile, May, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import CancelAttack
from wizardhaven.vocabulary.conditions import AtPlace, Happened, Is, Past
from wizardhaven.vocabulary.effects import ReplaceNewSite
from wizardhaven.vocabulary.followers import AnotherLeader
from wizardhaven.vocabulary.lands import TreatSiteAs
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.standing import StoringAtEndOfTurn
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, On, With, Within, all_of, named
from wizardhaven.vocabulary.targets import ACompany, ASite, TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    Length,
    Moment,
    Pile,
    Race,
    Side,
    SiteType,
)

HOLD_REBUILT_AND_REPAIRED = Event(
    code="AS-88",
    name="Hold Rebuilt and Repaired",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            target=ASite(all_of(SiteType.RUINS_AND_LAIRS, Not(Mark.LAIR), Not(Mark.UNDER_DEEPS))),
        ),
    ),
    abilities=(TreatSiteAs(SiteType.SHADOW_HOLD, detaining=True),),
)

ORDERS_FROM_LUGBURZ = Event(
    code="AS-94",
    name="Orders from Lugbúrz",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.FOR_A_MINOR_ITEM, Duplication.ON_A_COMPANY),
    alignment=Alignment.MINION,
    uses=(Use(target=ACompany()),),
    abilities=(
        AnotherLeader(Race.TROLL),
        Modify(Check.CORRUPTION, +1, all_of(With(Subject.COMPANY), On(all_of(Race.TROLL, Mark.LEADER)))),
        DiscardWhile(Is(Subject.PLAYER, named("Ren the Ringwraith"))),
        DiscardWhile(Happened(Past.LEADER_LEFT)),
    ),
)

SAFE_FROM_THE_SHADOW = Event(
    code="AS-54",
    name="Safe from the Shadow",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        StoringAtEndOfTurn(),
        When(
            Occasion.DECK_EXHAUSTED, then=Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY
        ),
    ),
)

TOKENS_TO_SHOW = Event(
    code="AS-101",
    name="Tokens to Show",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        StoringAtEndOfTurn(Alignment.MINION),
        When(
            Occasion.DECK_EXHAUSTED, then=Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY
        ),
    ),
    alignment=Alignment.MINION,
)

FARMER_MAGGOT = Event(
    code="AS-48",
    name="Farmer Maggot",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE,),
    uses=(Use(),),
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(),
                requires=(AtPlace(Within(("The Shire", "Arthedain", "Cardolan"))),),
                effects=(
                    ReplaceNewSite(within=("The Shire", "Arthedain", "Cardolan"), present=True),
                    CancelAttack(),
                    Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
                ),
            )
        ),
    ),
)
