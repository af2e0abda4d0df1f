"""Magic of Against the Shadow."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import Become, Roll
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, Not, With, all_of
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Phase,
    Pile,
    Side,
    SiteType,
    Stat,
    State,
)

THE_TORMENTED_EARTH = Event(
    code="AS-102",
    name="The Tormented Earth",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SORCERY, Duplication.ON_AN_ATTACK),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Able(Keyword.SORCERY),
            target=TheAttack(Not(Sort.AUTOMATIC_ATTACK)),
            effects=(Cancel(Canceled.ATTACK), Roll(Check.CORRUPTION, Subject.USER, (-4,))),
        ),
        Use(
            when=Moment.ATTACK,
            user=Able(Keyword.SORCERY),
            target=TheAttack(Not(Sort.AUTOMATIC_ATTACK)),
            effects=(Modify(Stat.PROWESS, -3, Subject.ATTACK), Roll(Check.CORRUPTION, Subject.USER, (-4,))),
        ),
    ),
)

WELL_PRESERVED = Event(
    code="AS-108",
    name="Well-preserved",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.SHADOW_MAGIC,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            user=Able(Keyword.SHADOW_MAGIC),
            target=A(all_of(Sort.CHARACTER, State.WOUNDED, With(Subject.USER))),
            effects=(Become(Subject.TARGET, State.WELL), Roll(Check.CORRUPTION, Subject.USER, (-3,))),
        ),
    ),
    abilities=(
        Modify(Stat.BODY, -1),
        When(
            Occasion.PHASE_ENDS,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.BEARER,
            of=Phase.UNTAP,
            condition=Is(Subject.SITE, SiteType.HAVEN),
        ),
    ),
)
