"""Hazard short-events of The Dragons by which the wounds of Dragons go deep."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, With, WoundedBy, all_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import Duplication, Length, Moment, Race, Side, Stat

SUBTLETY_OF_GUILE = Event(
    code="TD-74",
    name="Subtlety of Guile",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Duplication.ON_A_CHARACTER_OR_COMPANY,),
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Not(Race.WIZARD), WoundedBy(Race.DRAGON)), Whose.OF_THE_COMPANY),
            effects=(ForTheTurn(Modify(Stat.BODY, -1)),),
        ),
        Use(
            target=A(
                all_of(Sort.CHARACTER, Not(Race.WIZARD), WoundedBy(named("Itangast"))), Whose.OF_THE_COMPANY
            ),
            effects=(ForTheTurn(Modify(Stat.BODY, -2)),),
        ),
        Use(
            when=Moment.ATTACK,
            target=TheAttack(named("Itangast")),
            effects=(
                ForTheTurn(
                    Modify(Stat.BODY, -1, all_of(Not(Race.WIZARD), With(Subject.COMPANY))),
                    on=Subject.COMPANY,
                ),
            ),
        ),
    ),
)
