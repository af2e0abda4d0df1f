"""Hazard short-events of The Balrog."""

from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, There, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import Duplication, Keyword, Length, Moment, Side, SiteType, Stat

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

GLANCE_OF_ARIEN = Event(
    code="BA-19",
    name="Glance of Arien",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.ENVIRONMENT, Duplication.ON_A_TURN),
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, named("The Balrog")), Whose.OF_THE_COMPANY),
            requires=(
                Is(Subject.NEW_SITE, Not(Mark.UNDER_DEEPS)),
                Unless(There(named("Gates of Morning"))),
            ),
            effects=(ForTheTurn(Modify(Stat.PROWESS, -2), also=(Modify(Stat.BODY, -1),)),),
        ),
        Use(
            target=A(all_of(Sort.CHARACTER, named("The Balrog")), Whose.OF_THE_COMPANY),
            requires=(
                Is(Subject.NEW_SITE, Not(Mark.UNDER_DEEPS)),
                There(named("Gates of Morning")),
            ),
            effects=(ForTheTurn(Modify(Stat.PROWESS, -4), also=(Modify(Stat.BODY, -2),)),),
        ),
    ),
)

DARKNESS_MADE_BY_MALICE = Event(
    code="BA-15",
    name="Darkness Made by Malice",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(
                Is(Subject.NEW_SITE, any_of(SiteType.RUINS_AND_LAIRS, Mark.UNDER_DEEPS)),
                Unless(There(Sort.CHARACTER, Subject.COMPANY, Count(Keyword.SPAWN, Subject.EVERYBODY))),
            ),
            effects=(ForTheTurn(Forbid(Deed.ACT)),),
        ),
    ),
)
