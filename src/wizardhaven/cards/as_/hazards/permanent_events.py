"""Hazard permanent-events of Against the Shadow."""

from wizardhaven.vocabulary.abilities import DiscardWhile, May, RemovalRoll, When
from wizardhaven.vocabulary.amounts import CharactersInCompany, RegionsInPath
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import CorruptionCheck, ForTheTurn, Untap
from wizardhaven.vocabulary.marks import Sort, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import HazardLimitCost, TapCost, Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.standing import DoesNotUntap
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, AtMost, Not, all_of, any_of
from wizardhaven.vocabulary.targets import ACharacter
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
            target=ACharacter(
                all_of(Not(any_of(Race.WIZARD, Race.RINGWRAITH)), AtMost(Tally.CHARACTERS, 3)),
                Whose.OF_THE_COMPANY,
            )
        ),
    ),
    abilities=(
        When(
            Occasion.PHASE_ENDS,
            CorruptionCheck(by=Subject.BEARER, times=RegionsInPath()),
            about=Subject.BEARER,
            of=Phase.MOVEMENT_HAZARD,
        ),
        Modify(Check.CORRUPTION, CharactersInCompany()),
        RemovalRoll(above=6),
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
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(ForTheTurn(Modify(Stat.HAZARD_LIMIT, +1), on=Subject.COMPANY),),
            )
        ),
        DoesNotUntap(),
        May(
            Use(when=Moment.MOVEMENT_HAZARD, costs=(HazardLimitCost(2),), effects=(Untap(Subject.THIS_CARD),))
        ),
    ),
)
