"""Resource short-events of The Wizards for combat."""

from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import Become
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, Not, all_of
from wizardhaven.vocabulary.targets import TheAttack, TheStrike
from wizardhaven.vocabulary.terms import Duplication, Length, Moment, Race, Side, Skill, Stat, State

RISKY_BLOW = Event(
    code="TW-319",
    name="Risky Blow",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.STRIKE,
            user=Skill.WARRIOR,
            target=TheStrike(),
            effects=(
                Modify(Stat.PROWESS, +3, Subject.TARGET),
                Modify(Stat.BODY, -1, Subject.TARGET),
            ),
        ),
    ),
)

BLOCK = Event(
    code="TW-199",
    name="Block",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.STRIKE,
            user=Skill.WARRIOR,
            target=TheStrike(),
            effects=(Fights(Manner.WITHOUT_TAPPING),),
        ),
    ),
)

THE_OLD_THRUSH = Event(
    code="TW-346",
    name="The Old Thrush",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_AN_ATTACK,),
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(all_of(Not(Race.NAZGUL), AtLeast(Stat.PROWESS, 13))),
            effects=(
                Modify(Stat.PROWESS, -3, Subject.ATTACK),
                Modify(Stat.BODY, -3, Subject.ATTACK),
            ),
        ),
    ),
)

ESCAPE = Event(
    code="TW-229",
    name="Escape",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Not(State.WOUNDED),
            target=TheAttack(),
            effects=(Cancel(Canceled.ATTACK), Become(Subject.USER, State.WOUNDED)),
        ),
    ),
)

LUCKY_STRIKE = Event(
    code="TW-270",
    name="Lucky Strike",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.STRIKE,
            user=Skill.WARRIOR,
            target=TheStrike(),
            effects=(Fights(Manner.ROLLS_TWICE),),
        ),
    ),
)

LAPSE_OF_WILL = Event(
    code="TW-264",
    name="Lapse of Will",
    side=Side.RESOURCE,
    length=Length.LONG,
    uses=(Use(),),
    abilities=(
        Modify(Stat.PROWESS, -1, Sort.ATTACK),
        Modify(Stat.PROWESS, -3, all_of(Sort.ATTACK, Race.NAZGUL)),
    ),
)
