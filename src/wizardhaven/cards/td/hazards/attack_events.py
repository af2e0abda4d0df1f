"""Hazard events of The Dragons about attacks, attempts and other events."""

from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Happened, Past, There
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Check, Duplication, Length, Pile, Race, Side, SiteType, Stat

INCITE_MINIONS = Event(
    code="TD-35",
    name="Incite Minions",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Duplication.ON_A_SITE,),
    uses=(
        Use(
            target=A(
                all_of(Sort.AUTOMATIC_ATTACK, At(any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD))),
                Whose.OF_THE_COMPANY,
            ),
            effects=(ForTheTurn(Fights(Manner.TWICE)),),
        ),
    ),
)

MANY_SORROWS_BEFALL = Event(
    code="TD-46",
    name="Many Sorrows Befall",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Mark.UNIQUE,),
    uses=(
        Use(
            target=A(all_of(Sort.EVENT, Side.RESOURCE, Length.LONG), Whose.ANYBODYS),
            effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
        ),
        Use(
            target=A(all_of(Sort.EVENT, Side.RESOURCE, Length.SHORT, Mark.DECLARED), Whose.ANYBODYS),
            effects=(Cancel(Canceled.CARD),),
        ),
    ),
)

TIMES_ARE_EVIL = Event(
    code="TD-76",
    name="Times Are Evil",
    side=Side.HAZARD,
    length=Length.LONG,
    uses=(Use(),),
    abilities=(
        Modify(Check.OFFERING, -3, Subject.COMPANY),
        Modify(Check.INFLUENCE_ATTEMPT, -3, Subject.COMPANY),
    ),
)

WORMS_STENCH = Event(
    code="TD-88",
    name="Worm’s Stench",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(Happened(Past.FACED, any_of(Race.DRAGON, Race.DRAKE)),),
            effects=(
                ForTheTurn(
                    Modify(Stat.PROWESS, +2, all_of(Sort.ATTACK, any_of(Race.SPIDER, Race.ANIMAL))),
                    on=Subject.COMPANY,
                ),
                ForTheTurn(
                    Modify(
                        Stat.PROWESS,
                        +2,
                        all_of(Sort.ATTACK, Race.WOLF),
                        condition=There(named("Doors of Night")),
                    ),
                    on=Subject.COMPANY,
                ),
                ForTheTurn(
                    Modify(
                        Stat.STRIKES,
                        +1,
                        all_of(Sort.ATTACK, any_of(Race.WOLF, Race.SPIDER, Race.ANIMAL)),
                        condition=There(named("Doors of Night")),
                    ),
                    on=Subject.COMPANY,
                ),
            ),
        ),
    ),
)
