"""Resource events that serve the Balrog alone."""

from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Either, Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, EndTheGame, Roll
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, Not, On, SpecificTo, With, all_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    Keyword,
    Length,
    Moment,
    Pile,
    Side,
    Skill,
    State,
    Turned,
)

CHALLENGE_THE_POWER = Event(
    code="BA-52",
    name="Challenge the Power",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_TURN, SpecificTo("The Balrog")),
    marshalling_points=2,
    alignment=Alignment.MINION,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, named("The Balrog"), Having(Keyword.THE_ONE_RING))),
            effects=(
                Roll(
                    None,
                    Subject.TARGET,
                    (
                        Count(Skill.SAGE, Subject.COMPANY),
                        Count(
                            all_of(named("Challenge the Power"), Not(Subject.THIS_CARD)), Subject.EVERYBODY
                        ),
                    ),
                    above=10,
                    then=(EndTheGame(),),
                    failing=(
                        (7, Become(Subject.TARGET, State.ELIMINATED)),
                        (9, Put(Subject.THIS_CARD, Pile.DISCARD_PILE)),
                    ),
                ),
            ),
        ),
    ),
    abilities=(Permit(Deed.USE, Keyword.THE_ONE_RING),),
)

GREAT_FISSURE = Event(
    code="BA-61",
    name="Great Fissure",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(SpecificTo("The Balrog"),),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=A(all_of(Mark.DECLARED, On(all_of(Sort.ATTACK, With(named("The Balrog")))))),
            effects=(Cancel(Canceled.EFFECT),),
        ),
        Use(
            when=Moment.ATTACK,
            target=TheAttack(),
            requires=(
                Either((Is(Subject.NEW_SITE, Mark.UNDER_DEEPS), Is(Subject.ORIGIN, Mark.UNDER_DEEPS))),
            ),
            effects=(Cancel(Canceled.ATTACK),),
        ),
    ),
)

ORDERS_FROM_THE_GREAT_DEMON = Event(
    code="BA-70",
    name="Orders from the Great Demon",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.FOR_A_MINOR_ITEM, SpecificTo("The Balrog")),
    alignment=Alignment.MINION,
    uses=(Use(target=A(Sort.COMPANY)),),
    abilities=(Permit(Deed.JOIN, Mark.LEADER),),
)

ANGBAND_REVISITED = Event(
    code="BA-49",
    name="Angband Revisited",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(SpecificTo("The Balrog"),),
    alignment=Alignment.MINION,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, With(Sort.AVATAR))),
            effects=(Become(Subject.TARGET, Turned.UNTAPPED),),
        ),
    ),
)
