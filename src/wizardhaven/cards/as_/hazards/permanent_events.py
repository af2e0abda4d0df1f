"""Hazard permanent-events of Against the Shadow."""

from wizardhaven.vocabulary.abilities import DiscardWhile, May, When
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import HazardLimitCost, Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, AtLeast, AtMost, Not, all_of, any_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Phase,
    Pile,
    Race,
    Side,
    Stat,
    Turned,
)

ALONE_AND_UNADVISED = Event(
    code="AS-24",
    name="Alone and Unadvised",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION, Duplication.ON_A_CHARACTER),
    corruption=4,
    uses=(
        Use(
            target=A(
                all_of(
                    Sort.CHARACTER, Not(any_of(Race.WIZARD, Race.RINGWRAITH)), AtMost(Tally.CHARACTERS, 3)
                ),
                Whose.OF_THE_COMPANY,
            )
        ),
    ),
    abilities=(
        When(
            Occasion.PHASE_ENDS,
            Roll(Check.CORRUPTION, Subject.BEARER, times=Count(ANYTHING, Subject.PATH)),
            about=Subject.BEARER,
            of=Phase.MOVEMENT_HAZARD,
        ),
        Modify(Check.CORRUPTION, Count(Sort.CHARACTER, Subject.COMPANY)),
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
        DiscardWhile(Is(Subject.COMPANY, AtLeast(Tally.CHARACTERS, 4))),
    ),
)

FULL_OF_FROTH_AND_RAGE = Event(
    code="AS-30",
    name="Full of Froth and Rage",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Modify(Stat.PROWESS, +2, all_of(Sort.ATTACK, any_of(Race.SPIDER, Race.ANIMAL))),
        When(Occasion.ATTACK_DEFEATED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.THIS_CARD),
    ),
)

POWER_BUILT_BY_WAITING = Event(
    code="AS-34",
    name="Power Built by Waiting",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                costs=(Tap(Subject.THIS_CARD),),
                effects=(ForTheTurn(Modify(Stat.HAZARD_LIMIT, +1), on=Subject.COMPANY),),
            )
        ),
        Forbid(Deed.UNTAP, Subject.THIS_CARD),
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                costs=(HazardLimitCost(2),),
                effects=(Become(Subject.THIS_CARD, Turned.UNTAPPED),),
            )
        ),
    ),
)
