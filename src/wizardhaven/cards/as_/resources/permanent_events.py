"""Resource permanent-events of Against the Shadow."""

from wizardhaven.vocabulary.abilities import DiscardWhile, May, When
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Happened, Is, Past
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Send
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, On, With, Within, all_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
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
            target=A(
                all_of(Sort.SITE, SiteType.RUINS_AND_LAIRS, Not(Mark.LAIR), Not(Mark.UNDER_DEEPS)),
                Whose.OF_THE_COMPANY,
            ),
        ),
    ),
    abilities=(
        CountsAs(SiteType.SHADOW_HOLD, Subject.SITE),
        CountsAs(Mark.DETAINMENT, Sort.AUTOMATIC_ATTACK),
    ),
)

ORDERS_FROM_LUGBURZ = Event(
    code="AS-94",
    name="Orders from Lugbúrz",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.FOR_A_MINOR_ITEM, Duplication.ON_A_COMPANY),
    alignment=Alignment.MINION,
    uses=(Use(target=A(Sort.COMPANY)),),
    abilities=(
        Permit(Deed.JOIN, all_of(Mark.LEADER, Race.TROLL)),
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
        Permit(Deed.STORE_AT_END_OF_TURN, by=Alignment.HERO),
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
        Permit(Deed.STORE_AT_END_OF_TURN, by=Alignment.MINION),
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
                requires=(Is(Subject.SITE, Within(("The Shire", "Arthedain", "Cardolan"))),),
                effects=(
                    Send(Within(("The Shire", "Arthedain", "Cardolan")), Subject.SITE),
                    Cancel(Canceled.ATTACK),
                    Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
                ),
            )
        ),
    ),
)
