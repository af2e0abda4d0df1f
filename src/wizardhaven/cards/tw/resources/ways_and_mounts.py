"""Resource short-events of The Wizards: hiding, horses, and rangers who know other ways."""

from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Beside, With, Within, all_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Duplication, Length, Moment, Side, Skill, Stat

HIDING = Event(
    code="TW-256",
    name="Hiding",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            user=Skill.SCOUT,
            effects=(
                ForTheTurn(Forbid(Deed.MOVE), on=Subject.COMPANY),
                ForTheTurn(Cancels(Sort.CREATURE), on=Subject.COMPANY),
            ),
        ),
    ),
)

HORSES = Event(
    code="TW-260",
    name="Horses",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=A(Sort.COMPANY),
            effects=(
                ForTheTurn(Modify(Stat.HAZARD_LIMIT, -2, least=2)),
                ForTheTurn(Modify(Stat.PROWESS, +2, all_of(Sort.ATTACK, Sort.CREATURE)), on=Subject.COMPANY),
            ),
        ),
    ),
)

ANDUIN_RIVER = Event(
    code="TW-191",
    name="Anduin River",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_A_COMPANY,),
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            user=Skill.RANGER,
            costs=(Tap(Subject.USER),),
            effects=(
                ForTheTurn(
                    CountsAs(Beside(named("Dagorlad")), named("Rohan", "Anórien")), on=Subject.COMPANY
                ),
                ForTheTurn(
                    CountsAs(Beside(named("Ithilien")), named("Anórien", "Lebennin")), on=Subject.COMPANY
                ),
                ForTheTurn(CountsAs(Beside(named("Harondor")), named("Lebennin")), on=Subject.COMPANY),
            ),
        ),
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=A(all_of(Sort.COMPANY, With(Skill.RANGER))),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                ForTheTurn(
                    Modify(
                        Stat.HAZARD_LIMIT,
                        -2,
                        condition=Is(
                            Subject.NEW_SITE,
                            Within(("Rohan", "Dagorlad", "Anórien", "Ithilien", "Lebennin", "Harondor")),
                        ),
                        least=2,
                    )
                ),
            ),
        ),
    ),
)

MISTY_MOUNTAINS = Event(
    code="TW-284",
    name="Misty Mountains",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_A_COMPANY,),
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            user=Skill.RANGER,
            costs=(Tap(Subject.USER),),
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
            when=Moment.END_OF_ORGANIZATION,
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

WHITE_MOUNTAINS = Event(
    code="TW-359",
    name="White Mountains",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_A_COMPANY,),
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            user=Skill.RANGER,
            costs=(Tap(Subject.USER),),
            effects=(
                ForTheTurn(
                    CountsAs(Beside(named("Anfalas")), named("Old Pûkel-land", "Rohan")), on=Subject.COMPANY
                ),
                ForTheTurn(CountsAs(Beside(named("Lamedon")), named("Rohan", "Anórien")), on=Subject.COMPANY),
            ),
        ),
        Use(
            when=Moment.END_OF_ORGANIZATION,
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
