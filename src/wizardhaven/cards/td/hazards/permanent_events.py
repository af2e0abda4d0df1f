"""Hazard permanent-events of The Dragons."""

from wizardhaven.vocabulary.abilities import May, RemovalRoll, RevealableOnGuardAgainst
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.cards import Event, FormOf
from wizardhaven.vocabulary.conditions import PathHas
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import DiscardCost, Use
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.targets import ACharacter
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    Length,
    Moment,
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
                costs=(DiscardCost(Subject.THIS_CARD),),
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
        Modify(Stat.HAZARD_LIMIT, +1, Mark.MOVING, condition=PathHas(((RegionType.COASTAL_SEA, 1),))),
    ),
)

FOOLISH_WORDS = Event(
    code="TD-25",
    name="Foolish Words",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_CHARACTER,),
    uses=(Use(target=ACharacter(ANYBODY, Whose.OF_THE_COMPANY)),),
    abilities=(
        Modify(Check.RIDDLING, -4),
        Modify(Check.OFFERING, -4),
        Modify(Check.INFLUENCE_ATTEMPT, -4),
        RevealableOnGuardAgainst((Check.RIDDLING, Check.OFFERING, Check.INFLUENCE_ATTEMPT)),
        RemovalRoll(above=7),
    ),
)
