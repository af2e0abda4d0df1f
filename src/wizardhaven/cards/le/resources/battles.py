"""Minion resource events of The Lidless Eye for those who fight, and for those who must not."""

from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, Not, all_of, any_of
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Pile,
    Race,
    RegionType,
    Side,
    SiteType,
    Stat,
    Turned,
)

MOTIONLESS_AMONG_THE_SLAIN = Event(
    code="LE-206",
    name="Motionless Among the Slain",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(),
            effects=(Fights(Manner.DEFENDER_ASSIGNS), Modify(Check.BODY, +1, Subject.ATTACK)),
        ),
    ),
)

IN_THE_NAME_OF_MORDOR = Event(
    code="LE-197",
    name="In the Name of Mordor",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=ANYBODY,
            target=TheAttack(
                all_of(
                    Mark.DETAINMENT,
                    KeyedTo(
                        (
                            SiteType.DARK_HOLD,
                            RegionType.DARK_DOMAIN,
                            SiteType.SHADOW_HOLD,
                            RegionType.SHADOW_LAND,
                        )
                    ),
                )
            ),
            costs=(Tap(Subject.USER),),
            effects=(Cancel(Canceled.ATTACK),),
        ),
        Use(
            target=A(all_of(Sort.EVENT, Side.HAZARD, Race.NAZGUL), Whose.ANYBODYS),
            effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
        ),
    ),
)


ORC_MOUNTS = Event(
    code="LE-218",
    name="Orc-mounts",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    marks=(Duplication.ON_A_COMPANY,),
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=A(Sort.COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING), Is(Subject.COMPANY, Mark.OVERT)),
            effects=(
                ForTheTurn(Modify(Stat.HAZARD_LIMIT, +2), on=Subject.COMPANY),
                ForTheTurn(Modify(Stat.PROWESS, -1, all_of(Sort.ATTACK, Sort.CREATURE)), on=Subject.COMPANY),
            ),
        ),
    ),
)

LEG_IT_DOUBLE_QUICK = Event(
    code="LE-202",
    name="Leg It Double Quick",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.END_OF_MOVEMENT_HAZARD,
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                Become(Subject.COMPANY, Turned.TAPPED),
                ForTheTurn(Permit(Deed.MOVE_ON, where=ANY_SITE)),
            ),
        ),
    ),
)

THE_RING_LEAVES_ITS_MARK = Event(
    code="LE-223",
    name="The Ring Leaves Its Mark",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            effects=(
                Put(
                    any_of(Keyword.BLACK_RIDER_MODE, Keyword.FELL_RIDER_MODE, Keyword.HERALDED_LORD_MODE),
                    Pile.PLAY_DECK,
                    (Pile.SIDEBOARD, Pile.DISCARD_PILE),
                ),
            ),
        ),
        Use(
            target=A(all_of(Sort.CHARACTER, Race.RINGWRAITH, Not(Mark.FOLLOWER))),
            effects=(Roll(None, Subject.TARGET, above=6, then=(Become(Subject.TARGET, Turned.UNTAPPED),)),),
        ),
    ),
)
