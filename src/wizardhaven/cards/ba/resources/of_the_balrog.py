"""Resource events that serve the Balrog alone."""

from wizardhaven.vocabulary.abilities import DiscardWhile
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Either, Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, EndTheGame, ModifyCheck, Roll, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, Not, On, SpecificTo, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack, TheRoll
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Pile,
    Race,
    Side,
    Skill,
    Stat,
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

MAKERS_MAP = Event(
    code="BA-66",
    name="Maker’s Map",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(SpecificTo("The Balrog"),),
    marshalling_points=2,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            target=A(all_of(Sort.CHARACTER, Skill.RANGER)),
            costs=(Tap(Subject.TARGET),),
            requires=(Is(Subject.SITE, all_of(Turned.UNTAPPED, Mark.INFORMATION)),),
            effects=(Tap(Subject.SITE),),
        ),
    ),
    abilities=(Modify(Check.UNDER_DEEPS_MOVEMENT, +2, Subject.COMPANY),),
)

MINE_OR_NO_ONES = Event(
    code="BA-68",
    name="Mine or No One’s",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_A_CHECK, SpecificTo("The Balrog")),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.CHECK,
            target=TheRoll(
                (Check.INFLUENCE_ATTEMPT,),
                named("The Balrog"),
                (
                    Sort.ITEM,
                    Sort.ALLY,
                    all_of(Sort.FACTION, any_of(Race.TROLL, Race.ORC), Mark.IN_PLAY),
                ),
            ),
            effects=(ModifyCheck(+10),),
        ),
    ),
)

OBEY_HIM_OR_DIE = Event(
    code="BA-69",
    name="Obey Him or Die",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_CHARACTER, SpecificTo("The Balrog")),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=A(all_of(Sort.CHARACTER, Mark.LEADER, With(Sort.AVATAR))),
        ),
    ),
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2),
        Forbid(Deed.FAIL_BODY_CHECK, Subject.BEARER),
        DiscardWhile(Is(Subject.BEARER, Mark.OUTDONE)),
    ),
)
