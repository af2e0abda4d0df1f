"""Hazard short-events of The Balrog."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import Duplication, Length, Moment, Side, Stat

UNABATED_IN_MALICE = Event(
    code="BA-26",
    name="Unabated in Malice",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Mark.OUTSIDE_HAZARD_LIMIT, Duplication.ON_AN_ATTACK),
    uses=(
        Use(
            target=A(Sort.AUTOMATIC_ATTACK, Whose.OF_THE_COMPANY),
            effects=(
                ForTheTurn(
                    Modify(Stat.STRIKES, +1, Sort.ATTACK),
                    also=(
                        Modify(Stat.PROWESS, +1, Sort.ATTACK),
                        Modify(Stat.BODY, -2, Sort.ATTACK),
                        Fights(Manner.SHIELDED_ONCE),
                    ),
                ),
            ),
        ),
        Use(
            when=Moment.ATTACK,
            target=TheAttack(named("Shelob")),
            effects=(
                ForTheTurn(
                    Modify(Stat.STRIKES, +1, Sort.ATTACK),
                    also=(
                        Modify(Stat.PROWESS, +1, Sort.ATTACK),
                        Modify(Stat.BODY, -2, Sort.ATTACK),
                        Fights(Manner.SHIELDED_ONCE),
                    ),
                ),
            ),
        ),
    ),
)
