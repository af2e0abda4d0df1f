"""Resource short-events of Against the Shadow for minions: ways in the deep, steeds, and the Eye."""

from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import ForTheTurn, Roll
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, Beside, Not, With, Within, all_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Race,
    Side,
    Skill,
    Stat,
)

THE_MISTY_MOUNTAIN_DEEPS = Event(
    code="AS-92",
    name="The Misty Mountain Deeps",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            user=Skill.RANGER,
            effects=(
                ForTheTurn(CountsAs(Beside(named("Anduin Vales")), named("Rhudaur")), on=Subject.COMPANY),
                ForTheTurn(
                    CountsAs(Beside(named("Wold & Foothills")), named("Rhudaur", "Hollin")),
                    on=Subject.COMPANY,
                ),
                ForTheTurn(
                    CountsAs(Beside(named("Fangorn")), named("Hollin", "Dunland")), on=Subject.COMPANY
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
                        condition=Is(
                            Subject.NEW_SITE,
                            Within(
                                (
                                    "Rhudaur",
                                    "Anduin Vales",
                                    "Wold & Foothills",
                                    "Hollin",
                                    "Fangorn",
                                    "Dunland",
                                )
                            ),
                        ),
                        least=2,
                    )
                ),
            ),
        ),
    ),
)

THE_UNDEEPS_OF_ANDUIN = Event(
    code="AS-105",
    name="The Undeeps of Anduin",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            user=Skill.RANGER,
            effects=(
                ForTheTurn(
                    CountsAs(Beside(named("Dagorlad")), named("Rohan", "Anórien")), on=Subject.COMPANY
                ),
                ForTheTurn(CountsAs(Beside(named("Ithilien")), named("Lebennin")), on=Subject.COMPANY),
                ForTheTurn(CountsAs(Beside(named("Harondor")), named("Lebennin")), on=Subject.COMPANY),
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
                        condition=Is(
                            Subject.NEW_SITE,
                            Within(("Rohan", "Dagorlad", "Anórien", "Lebennin", "Ithilien", "Harondor")),
                        ),
                        least=2,
                    )
                ),
            ),
        ),
    ),
)

THE_WHITE_MOUNTAIN_CAVERN_WAYS = Event(
    code="AS-109",
    name="The White Mountain Cavern-ways",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            user=Skill.RANGER,
            effects=(
                ForTheTurn(
                    CountsAs(Beside(named("Anfalas")), named("Old Pûkel-land", "Rohan")), on=Subject.COMPANY
                ),
                ForTheTurn(CountsAs(Beside(named("Lamedon")), named("Rohan", "Anórien")), on=Subject.COMPANY),
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
                        condition=Is(
                            Subject.NEW_SITE,
                            Within(("Old Pûkel-land", "Anfalas", "Rohan", "Lamedon", "Anórien")),
                        ),
                        least=2,
                    )
                ),
            ),
        ),
    ),
)

STEEDS = Event(
    code="AS-100",
    name="Steeds",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=A(Sort.COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING), Unless(Is(Subject.COMPANY, Mark.OVERT))),
            effects=(
                ForTheTurn(Modify(Stat.HAZARD_LIMIT, -2, least=2)),
                ForTheTurn(Modify(Stat.PROWESS, +1, all_of(Sort.ATTACK, Sort.CREATURE)), on=Subject.COMPANY),
            ),
        ),
    ),
)

EYE_NEVER_SLEEPING = Event(
    code="AS-82",
    name="Eye Never Sleeping",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(Sort.CREATURE),
            requires=(Is(Subject.PLAYER, named("Sauron")),),
            effects=(Cancel(Canceled.ATTACK),),
        ),
    ),
)

DRIVEN_AS_BY_A_MADNESS = Event(
    code="AS-81",
    name="Driven as by a Madness",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    marks=(Keyword.SPIRIT_MAGIC, Duplication.ON_AN_ATTACK),
    uses=(
        Use(
            when=Moment.ATTACK,
            user=all_of(Not(Race.RINGWRAITH), Able(Keyword.SPIRIT_MAGIC)),
            target=TheAttack(),
            effects=(
                Modify(Stat.PROWESS, +2, ANYBODY),
                Modify(Stat.BODY, -1, ANYBODY),
                Roll(Check.CORRUPTION, Subject.USER, (-3,)),
            ),
        ),
        Use(
            when=Moment.ATTACK,
            user=all_of(Race.RINGWRAITH, Able(Keyword.SPIRIT_MAGIC)),
            target=TheAttack(),
            effects=(Modify(Stat.PROWESS, +2, ANYBODY), Modify(Stat.BODY, -1, ANYBODY)),
        ),
    ),
)
