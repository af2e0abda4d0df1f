"""Companies that creep along and keep out of sight."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Roll
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    Length,
    Moment,
    Movement,
    Pile,
    Side,
    Skill,
    Stat,
)

CREPT_ALONG_CAREFULLY = Event(
    code="BA-29",
    name="Crept Along Carefully",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(when=Moment.ORGANIZATION, target=A(Sort.COMPANY)),),
    abilities=(
        Forbid(Deed.MOVE, Subject.COMPANY, where=Movement.STARTER),
        Forbid(Deed.MOVE, Subject.COMPANY, where=Mark.UNDER_DEEPS),
        Modify(Stat.REGIONS, 3, how=How.SET),
        Modify(Stat.HAZARD_LIMIT, -1, condition=Is(Subject.COMPANY, Movement.REGION), least=2),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(Sort.COMPANY),
                effects=(
                    Roll(
                        None,
                        Subject.THIS_CARD,
                        (Count(Skill.RANGER, Subject.COMPANY),),
                        above=7,
                        then=(Cancel(Canceled.ATTACK),),
                    ),
                    Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
                ),
            )
        ),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
        May(Use(when=Moment.ORGANIZATION, effects=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),))),
    ),
)

GOING_EVER_UNDER_DARK = Event(
    code="BA-37",
    name="Going Ever Under Dark",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_COMPANY,),
    alignment=Alignment.MINION,
    uses=(Use(when=Moment.ORGANIZATION, target=A(Sort.COMPANY)),),
    abilities=(
        Forbid(Deed.MOVE, Subject.COMPANY, where=Movement.STARTER),
        Modify(Stat.REGIONS, 3, how=How.SET),
        Modify(Stat.HAZARD_LIMIT, -1, condition=Is(Subject.COMPANY, Movement.REGION), least=2),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(Sort.COMPANY),
                effects=(
                    Roll(
                        None,
                        Subject.THIS_CARD,
                        (Count(Skill.SCOUT, Subject.COMPANY),),
                        above=7,
                        then=(Cancel(Canceled.ATTACK),),
                    ),
                    Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
                ),
            )
        ),
        May(Use(when=Moment.ORGANIZATION, effects=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),))),
    ),
)
