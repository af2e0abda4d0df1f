"""Allies of The White Hand."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Ally
from wizardhaven.vocabulary.conditions import There, Unless
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, Not, Within, all_of, named
from wizardhaven.vocabulary.targets import TheStrike
from wizardhaven.vocabulary.terms import Moment, SiteType, Stat

NOBLE_STEED = Ally(
    code="WH-33",
    name="Noble Steed",
    prowess=0,
    body=8,
    mind=1,
    playable_at=(
        all_of(
            Within(("Rohan", "Southern Rhovanion", "Khand", "Dorwinion", "Horse Plains", "Harondor")),
            Not(SiteType.HAVEN),
        ),
    ),
    marshalling_points=1,
    marks=(Mark.AT_TAPPED_SITES,),
    abilities=(
        Modify(
            Stat.REGIONS,
            +2,
            condition=Unless(
                There(Not(Having(named("Noble Steed", "Bill the Pony", "Shadowfax"))), Subject.COMPANY)
            ),
        ),
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(
                    Not(Sort.AUTOMATIC_ATTACK),
                    on=(
                        Subject.BEARER,
                        Subject.THIS_CARD,
                    ),
                ),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.STRIKE),),
            )
        ),
    ),
)
