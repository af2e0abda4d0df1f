"""Resource permanent-events of The Lidless Eye: what is brought home, and who comes along."""

from wizardhaven.vocabulary.abilities import DiscardWhile, StorableAt
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Happened, Is, Past, There, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import If, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.shapes import BecomesAlly
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, any_of
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    Length,
    Moment,
    Pile,
    Points,
    Race,
    Side,
    SiteType,
    Stat,
    Turned,
)

READY_TO_HIS_WILL = Event(
    code="LE-220",
    name="Ready to His Will",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=1,
    points=Points.ALLY,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(
                all_of(
                    any_of(Race.ORC, Race.TROLL, Race.GIANT, Race.SLAYER, Race.MAN),
                    Sort.CREATURE,
                    Mark.SINGLE_STRIKES,
                )
            ),
            effects=(
                Cancel(Canceled.ALL_ATTACKS),
                Put(Subject.THIS_CARD, Pile.PLAY, onto=Subject.COMPANY),
                If((Is(Subject.THIS_CARD, Mark.IN_PLAY),), (Put(Subject.TARGET, Pile.ASIDE),)),
            ),
        ),
    ),
    abilities=(BecomesAlly(mind=1, prowess=-7, body=8),),
)

SWARM_OF_BATS = Event(
    code="LE-237",
    name="Swarm of Bats",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_COMPANY,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=A(Sort.COMPANY),
            requires=(
                Is(Subject.SITE, any_of(SiteType.HAVEN, SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
                Is(Subject.COMPANY, Mark.OVERT),
                There(Race.ORC, Subject.COMPANY, 2),
            ),
        ),
    ),
    abilities=(
        Modify(Stat.PROWESS, -1, Sort.ATTACK, Subject.COMPANY),
        Modify(Stat.BODY, -1, Sort.ATTACK, Subject.COMPANY),
        DiscardWhile(Happened(Past.LEFT)),
    ),
)

THATS_BEEN_HEARD_BEFORE_TONIGHT = Event(
    code="LE-241",
    name="That’s Been Heard Before Tonight",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY),
            costs=(Tap(Subject.TARGET),),
            requires=(
                Is(Subject.SITE, all_of(any_of(SiteType.BORDER_HOLD, SiteType.FREE_HOLD), Mark.INFORMATION)),
                Unless(Is(Subject.COMPANY, Mark.OVERT)),
            ),
        ),
    ),
    abilities=(
        Forbid(Deed.UNTAP, Subject.BEARER),
        StorableAt((SiteType.HAVEN,), points=2),
    ),
)

TO_SATISFY_THE_QUESTIONER = Event(
    code="LE-246",
    name="To Satisfy the Questioner",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY),
            costs=(Tap(Subject.TARGET),),
            requires=(Is(Subject.SITE, all_of(SiteType.FREE_HOLD, Turned.UNTAPPED)),),
            effects=(Tap(Subject.SITE),),
        ),
    ),
    abilities=(
        Forbid(Deed.UNTAP, Subject.BEARER),
        StorableAt((SiteType.HAVEN,), points=3),
    ),
)
