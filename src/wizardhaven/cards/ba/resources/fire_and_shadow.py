"""What serves the Balrog as long as he walks in one of his forms."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import SpecificTo, With, all_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Check, Duplication, Length, Moment, Side, Stat

CLOAKED_BY_DARKNESS = Event(
    code="BA-53",
    name="Cloaked by Darkness",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Mark.FROM_SIDEBOARD, SpecificTo("The Balrog")),
    alignment=Alignment.MINION,
    uses=(
        Use(
            target=A(Sort.COMPANY),
            requires=(There(named("Great Shadow")),),
            effects=(ForTheTurn(Modify(Stat.HAZARD_LIMIT, -1)),),
        ),
    ),
)

HEART_OF_DARK_FIRE = Event(
    code="BA-63",
    name="Heart of Dark Fire",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Mark.FROM_SIDEBOARD, Duplication.ON_A_TURN, SpecificTo("The Balrog")),
    alignment=Alignment.MINION,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, named("The Balrog"))),
            requires=(There(named("Strangling Coils")),),
            effects=(
                ForTheTurn(
                    Modify(Stat.DIRECT_INFLUENCE, +5, condition=There(named("Strangling Coils"))),
                ),
            ),
        ),
    ),
)

TERROR_HERALDS_DOOM = Event(
    code="BA-78",
    name="Terror Heralds Doom",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Mark.FROM_SIDEBOARD, SpecificTo("The Balrog")),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            requires=(There(named("Flame of Udûn")),),
            effects=(
                ForTheTurn(
                    Modify(Check.INFLUENCE_ATTEMPT, +2, all_of(Sort.CHARACTER, With(Subject.PLAYER))),
                    on=Subject.THIS_CARD,
                ),
            ),
        ),
    ),
)
