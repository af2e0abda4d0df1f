"""Hazard events of The Wizards: terrors of the Nazgûl, the sea, and the lures of power."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Both, Is, There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, If, Roll, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, all_of
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Phase,
    Pile,
    Race,
    RegionType,
    Side,
    SiteType,
    Stat,
)

LOST_AT_SEA = Event(
    code="TW-50",
    name="Lost at Sea",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(There(RegionType.COASTAL_SEA, Subject.PATH),),
            effects=(ForTheTurn(Forbid(Deed.ACT)),),
        ),
    ),
)

WORDS_OF_POWER_AND_TERROR = Event(
    code="TW-115",
    name="Words of Power and Terror",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Duplication.ON_A_COMPANY,),
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(Race.NAZGUL),
            effects=(ForTheTurn(Modify(Stat.PROWESS, -1, Subject.COMPANY), on=Subject.COMPANY),),
        ),
    ),
)

LURE_OF_CREATION = Event(
    code="TW-56",
    name="Lure of Creation",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION, Duplication.ON_A_CHARACTER),
    corruption=2,
    uses=(Use(target=A(all_of(Sort.CHARACTER, Race.WIZARD), Whose.OF_THE_COMPANY)),),
    abilities=(
        When(
            Occasion.PHASE_ENDS,
            Roll(Check.CORRUPTION, Subject.BEARER),
            about=Subject.BEARER,
            of=Phase.MOVEMENT_HAZARD,
            condition=Both((Is(Subject.COMPANY, Mark.MOVING), Is(Subject.NEW_SITE, SiteType.HAVEN))),
        ),
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Tap(Subject.BEARER),),
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.BEARER,
                        above=6,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
            )
        ),
    ),
)

LURE_OF_POWER = Event(
    code="TW-59",
    name="Lure of Power",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION,),
    uses=(Use(),),
    abilities=(
        When(
            Occasion.INFLUENCE_SUCCEEDED,
            If(
                (),
                (
                    Roll(Check.CORRUPTION, Subject.TARGET, (-4,)),
                    Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
                ),
            ),
            about=Subject.EVERYBODY,
            of=Not(Race.HOBBIT),
        ),
    ),
)
