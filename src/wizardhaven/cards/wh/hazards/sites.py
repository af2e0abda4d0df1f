"""Hazards of The White Hand about sites."""

from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards, HasAttacksOf
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Roll
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, Normally, Not, Within, all_of, any_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    Length,
    Pile,
    PlayerKind,
    Race,
    RegionType,
    Side,
    SiteType,
    Stat,
)

CAST_FROM_THE_ORDER = Event(
    code="WH-15",
    name="Cast from the Order",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Race.FALLEN_WIZARD), Whose.OF_THE_COMPANY),
            effects=(
                Roll(
                    None,
                    Subject.THIS_CARD,
                    (Amount.STAGE_POINTS,),
                    above=15,
                    failing=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                ),
            ),
        ),
    ),
    abilities=(
        Permit(
            Deed.USE_MINION_SITES,
            where=any_of(SiteType.BORDER_HOLD, SiteType.FREE_HOLD, SiteType.HAVEN),
            by=Subject.BEARER,
        ),
        CountsAs(Mark.OVERT, Subject.COMPANY),
    ),
)

HEART_GROWN_COLD = Event(
    code="WH-21",
    name="Heart Grown Cold",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(
        Permit(Deed.USE_MINION_SITES, where=SiteType.HAVEN, by=PlayerKind.FALLEN_WIZARD),
        Permit(
            Deed.USE_MINION_SITES,
            where=SiteType.FREE_HOLD,
            condition=Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 5)),
            by=PlayerKind.FALLEN_WIZARD,
        ),
        Permit(
            Deed.USE_MINION_SITES,
            where=SiteType.BORDER_HOLD,
            condition=Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 8)),
            by=PlayerKind.FALLEN_WIZARD,
        ),
    ),
)

NATURES_REVENGE = Event(
    code="WH-27",
    name="Nature’s Revenge",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(
        Use(
            target=A(
                all_of(
                    Sort.SITE,
                    Within((RegionType.WILDERNESS,)),
                    Normally(any_of(SiteType.BORDER_HOLD, SiteType.SHADOW_HOLD)),
                ),
                Whose.OF_THE_COMPANY,
            )
        ),
        Use(
            target=A(
                all_of(
                    Sort.SITE,
                    Within((RegionType.WILDERNESS,)),
                    SiteType.HAVEN,
                    Alignment.FALLEN_WIZARD,
                    Not(Mark.PROTECTED),
                ),
                Whose.OF_THE_COMPANY,
            )
        ),
    ),
    abilities=(
        CountsAs(SiteType.RUINS_AND_LAIRS, Mark.ANY_VERSION),
        Guards(Attack(Race.ANIMAL, strikes=1, prowess=7)),
        Fights(Manner.EACH_FACES_A_STRIKE),
    ),
)

WHOLE_VILLAGES_ROUSED = Event(
    code="WH-31",
    name="Whole Villages Roused",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(
                all_of(Sort.SITE, any_of(SiteType.BORDER_HOLD, SiteType.FREE_HOLD), Alignment.HERO),
                Whose.OF_THE_COMPANY,
            ),
            effects=(ForTheTurn(HasAttacksOf(Alignment.MINION, prowess=+2)),),
        ),
        Use(
            target=A(
                all_of(Sort.SITE, any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD), Alignment.MINION),
                Whose.OF_THE_COMPANY,
            ),
            effects=(ForTheTurn(HasAttacksOf(Alignment.HERO, prowess=+2)),),
        ),
    ),
)
