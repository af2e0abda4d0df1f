"""Resource short-events of Against the Shadow: ways around Mordor, and a stand against the Shadow."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.fighting import Detains
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Beside, With, Within, all_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import Alignment, Duplication, Length, Moment, Race, Side, Skill, Stat

THE_ASH_MOUNTAIN_DEEPS = Event(
    code="AS-78",
    name="The Ash Mountain Deeps",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            user=Skill.RANGER,
            effects=(
                ForTheTurn(
                    CountsAs(Beside(named("Gorgoroth")), named("Dagorlad", "Horse Plains")),
                    on=Subject.COMPANY,
                ),
                ForTheTurn(
                    Guards(Attack(Race.ORC, strikes=4, prowess=6, abilities=(Detains(),))), on=Subject.COMPANY
                ),
            ),
        ),
        Use(
            when=Moment.ORGANIZATION,
            target=A(all_of(Sort.COMPANY, With(Skill.RANGER))),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                ForTheTurn(
                    Modify(
                        Stat.HAZARD_LIMIT,
                        -2,
                        condition=Is(Subject.NEW_SITE, Within(("Dagorlad", "Gorgoroth", "Horse Plains"))),
                        least=2,
                    )
                ),
            ),
        ),
    ),
)

THE_MOUNTAINS_OF_SHADOW_DEEPS = Event(
    code="AS-93",
    name="The Mountains of Shadow Deeps",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            user=Skill.RANGER,
            effects=(
                ForTheTurn(CountsAs(Beside(named("Gorgoroth")), named("Ithilien")), on=Subject.COMPANY),
                ForTheTurn(
                    CountsAs(Beside(named("Nurn")), named("Ithilien", "Harondor")), on=Subject.COMPANY
                ),
                ForTheTurn(
                    Guards(Attack(Race.ORC, strikes=4, prowess=6, abilities=(Detains(),))), on=Subject.COMPANY
                ),
            ),
        ),
        Use(
            when=Moment.ORGANIZATION,
            target=A(all_of(Sort.COMPANY, With(Skill.RANGER))),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                ForTheTurn(
                    Modify(
                        Stat.HAZARD_LIMIT,
                        -2,
                        condition=Is(Subject.NEW_SITE, Within(("Ithilien", "Gorgoroth", "Nurn", "Harondor"))),
                        least=2,
                    )
                ),
            ),
        ),
    ),
)

POWER_AGAINST_THE_SHADOW = Event(
    code="AS-53",
    name="Power Against the Shadow",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_A_COMPANY,),
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(Alignment.MINION),
            effects=(ForTheTurn(Modify(Stat.PROWESS, +3, Subject.COMPANY), on=Subject.COMPANY),),
        ),
    ),
)
