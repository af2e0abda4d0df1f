"""Resources of The Lidless Eye for a Ringwraith himself: his modes, his followers, his rule, his blade."""

from wizardhaven.vocabulary.abilities import DiscardWhile, LiesOnAvatar, May, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, There, Unless
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, Beside, Not, With, all_of, any_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    Keyword,
    Length,
    Moment,
    Pile,
    Race,
    Side,
    SiteType,
    Stat,
)

BADE_TO_RULE = Event(
    code="LE-167",
    name="Bade to Rule",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.BY_A_PLAYER,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            requires=(There(all_of(Sort.AVATAR, At(SiteType.HAVEN)), Subject.PLAYER),),
        ),
        Use(requires=(Unless(There(Sort.AVATAR, Subject.PLAYER)),)),
    ),
    abilities=(
        LiesOnAvatar(),
        Modify(Stat.DIRECT_INFLUENCE, -2),
        Modify(Stat.GENERAL_INFLUENCE, +5),
        When(Occasion.COMPANY_ARRIVES, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.COMPANY),
        May(Use(when=Moment.ORGANIZATION, effects=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),))),
    ),
)

BLACK_RIDER = Event(
    code="LE-170",
    name="Black Rider",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.BLACK_RIDER_MODE, Duplication.ON_A_COMPANY),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=A(all_of(Sort.COMPANY, With(all_of(Race.RINGWRAITH, Not(Mark.FOLLOWER))))),
            requires=(Is(Subject.SITE, SiteType.HAVEN),),
        ),
    ),
    abilities=(
        When(
            Occasion.COMPANY_ORGANIZES,
            Put(all_of(Mark.FOLLOWER, Race.RINGWRAITH, With(Subject.COMPANY)), Pile.DISCARD_PILE, count=None),
            about=Subject.COMPANY,
            condition=Is(Subject.SITE, SiteType.HAVEN),
        ),
        When(
            Occasion.COMPANY_ORGANIZES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Is(Subject.SITE, SiteType.HAVEN),
        ),
    ),
)

BY_THE_RINGWRAITHS_WORD = Event(
    code="LE-174",
    name="By the Ringwraith’s Word",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.BY_A_PLAYER,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=A(all_of(Sort.CHARACTER, Not(Race.RINGWRAITH), Beside(Sort.AVATAR))),
            requires=(There(all_of(Sort.AVATAR, At(SiteType.HAVEN)), Subject.PLAYER),),
        ),
    ),
    abilities=(
        CountsAs(Mark.LEADER),
        Forbid(Deed.FAIL_BODY_CHECK, Subject.BEARER),
        Modify(Stat.DIRECT_INFLUENCE, +4, against=With(Subject.BEARER)),
        DiscardWhile(Is(Subject.BEARER, Mark.OUTDONE)),
    ),
)

FELL_RIDER = Event(
    code="LE-183",
    name="Fell Rider",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.FELL_RIDER_MODE, Duplication.ON_A_COMPANY),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=A(all_of(Sort.COMPANY, With(all_of(Race.RINGWRAITH, Not(Mark.FOLLOWER))))),
            requires=(Is(Subject.SITE, SiteType.HAVEN),),
        ),
    ),
    abilities=(
        Modify(Stat.PROWESS, +2, all_of(With(Subject.COMPANY), Race.RINGWRAITH)),
        Modify(Stat.DIRECT_INFLUENCE, -3, all_of(With(Subject.COMPANY), Race.RINGWRAITH)),
        Forbid(Deed.JOIN, any_of(Race.RINGWRAITH, Sort.ALLY)),
        When(
            Occasion.COMPANY_ORGANIZES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Is(Subject.SITE, SiteType.HAVEN),
        ),
    ),
)

HERALDED_LORD = Event(
    code="LE-190",
    name="Heralded Lord",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.HERALDED_LORD_MODE,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=A(all_of(Sort.COMPANY, With(all_of(Race.RINGWRAITH, Not(Mark.FOLLOWER))))),
            requires=(Is(Subject.SITE, SiteType.HAVEN),),
        ),
    ),
    abilities=(
        Modify(Stat.PROWESS, -2, Subject.COMPANY),
        Modify(Stat.DIRECT_INFLUENCE, +3, Subject.COMPANY),
        When(
            Occasion.COMPANY_ORGANIZES,
            Put(all_of(Mark.FOLLOWER, Race.RINGWRAITH, With(Subject.COMPANY)), Pile.DISCARD_PILE, count=None),
            about=Subject.COMPANY,
            condition=Is(Subject.SITE, SiteType.HAVEN),
        ),
        When(
            Occasion.COMPANY_ORGANIZES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Is(Subject.SITE, SiteType.HAVEN),
        ),
    ),
)

MORGUL_BLADE = Event(
    code="LE-205",
    name="Morgul-blade",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_CHARACTER,),
    alignment=Alignment.MINION,
    uses=(Use(target=A(all_of(Sort.CHARACTER, Race.RINGWRAITH))),),
    abilities=(
        Modify(Stat.PROWESS, -1, Subject.FOE),
        Modify(Stat.BODY, -1, Subject.FOE),
        When(Occasion.STRIKE_FAILED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.BEARER),
    ),
)

THEY_RIDE_TOGETHER = Event(
    code="LE-242",
    name="They Ride Together",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=A(all_of(Sort.COMPANY, With(all_of(Race.RINGWRAITH, Not(Mark.FOLLOWER))))),
            requires=(Is(Subject.SITE, SiteType.HAVEN),),
            effects=(
                Put(
                    all_of(Sort.CHARACTER, Race.RINGWRAITH),
                    Pile.PLAY,
                    (Pile.HAND,),
                    count=None,
                    may=True,
                    onto=Sort.AVATAR,
                ),
            ),
        ),
    ),
)

WHILE_THE_YELLOW_FACE_SLEEPS = Event(
    code="LE-255",
    name="While the Yellow Face Sleeps",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.MINION,
    marks=(Duplication.BY_A_PLAYER,),
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=A(all_of(Sort.CHARACTER, Race.RINGWRAITH, Not(Mark.FOLLOWER))),
            requires=(Is(Subject.SITE, SiteType.HAVEN),),
        ),
    ),
    abilities=(
        Modify(Stat.HAND_SIZE, +1),
        When(Occasion.COMPANY_ARRIVES, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.COMPANY),
    ),
)
