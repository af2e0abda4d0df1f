"""Hazard permanent-events of The Dragons."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event, FormOf
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    Length,
    Moment,
    Pile,
    Points,
    Race,
    RegionType,
    Side,
    Stat,
)

DAELOMIN_AT_HOME = Event(
    code="TD-11",
    name="Daelomin at Home",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, FormOf("Daelomin")),
    marshalling_points=4,
    points=Points.KILL,
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        Guards(
            Attack(Race.DRAGON, strikes=3, prowess=14, body=8, unless_in_play="Daelomin Ahunt"),
            named("Dancing Spire"),
        ),
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(ForTheTurn(Modify(Stat.HAZARD_LIMIT, +2), on=Subject.COMPANY),),
            )
        ),
    ),
)

EARCARAXE_AT_HOME = Event(
    code="TD-22",
    name="Eärcaraxë at Home",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, FormOf("Eärcaraxë")),
    marshalling_points=4,
    points=Points.KILL,
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        Guards(
            Attack(Race.DRAGON, strikes=2, prowess=18, body=7, unless_in_play="Eärcaraxë Ahunt"),
            named("Isle of the Ulond"),
        ),
        Fights(Manner.ATTACKER_ASSIGNS),
        Modify(Stat.HAZARD_LIMIT, +1, Mark.MOVING, condition=There(RegionType.COASTAL_SEA, Subject.PATH)),
    ),
)

FOOLISH_WORDS = Event(
    code="TD-25",
    name="Foolish Words",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_CHARACTER,),
    uses=(Use(target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY)),),
    abilities=(
        Modify(Check.RIDDLING, -4),
        Modify(Check.OFFERING, -4),
        Modify(Check.INFLUENCE_ATTEMPT, -4),
        Permit(Deed.REVEAL_AGAINST, any_of(Check.RIDDLING, Check.OFFERING, Check.INFLUENCE_ATTEMPT)),
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Tap(Subject.BEARER),),
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.BEARER,
                        above=7,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
            )
        ),
    ),
)
