"""Resource permanent-events of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import StorableAt, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    Keyword,
    Length,
    Moment,
    Pile,
    Side,
    SiteType,
    Stat,
)

THAT_AINT_NO_SECRET = Event(
    code="LE-240",
    name="That Ain’t No Secret",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY),
            costs=(Tap(Subject.TARGET),),
            requires=(Is(Subject.SITE, Mark.INFORMATION),),
        ),
    ),
    abilities=(StorableAt((SiteType.HAVEN,), points=1),),
)

SKIES_OF_FIRE = Event(
    code="LE-228",
    name="Skies of Fire",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    alignment=Alignment.MINION,
    uses=(Use(effects=(Put(all_of(Keyword.ENVIRONMENT, Side.HAZARD), Pile.DISCARD_PILE, count=None),)),),
    abilities=(CountsAs(named("Gates of Morning"), Subject.THIS_CARD),),
)

RUMOR_OF_THE_ONE = Event(
    code="LE-224",
    name="Rumor of the One",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    alignment=Alignment.MINION,
    uses=(Use(),),
    abilities=(
        Modify(Stat.CORRUPTION_POINTS, +1, Sort.RING),
        Modify(Stat.MARSHALLING_POINTS, +1, Sort.RING),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)
