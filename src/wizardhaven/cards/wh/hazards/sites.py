"""Hazards of The White Hand about sites."""

from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import ForTheTurn, RollFor
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.lands import TreatSiteAs
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.standing import MakesOvert
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Normally, Not, Within, all_of, any_of
from wizardhaven.vocabulary.targets import ACharacter, ASite
from wizardhaven.vocabulary.terms import Alignment, Length, Pile, Race, RegionType, Side, SiteType
from wizardhaven.vocabulary.wizardhavens import HasAttacksOf, UsesMinionSites

CAST_FROM_THE_ORDER = Event(
    code="WH-15",
    name="Cast from the Order",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(
        Use(
            target=ACharacter(Race.FALLEN_WIZARD, Whose.OF_THE_COMPANY),
            effects=(
                RollFor(
                    (Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    plus=(Amount.STAGE_POINTS,),
                    below=16,
                    by=Subject.THIS_CARD,
                ),
            ),
        ),
    ),
    abilities=(
        UsesMinionSites((SiteType.BORDER_HOLD, SiteType.FREE_HOLD, SiteType.HAVEN), Whose.OF_THE_COMPANY),
        MakesOvert(),
    ),
)

HEART_GROWN_COLD = Event(
    code="WH-21",
    name="Heart Grown Cold",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(
        UsesMinionSites((SiteType.HAVEN,), Whose.ANYBODYS),
        UsesMinionSites((SiteType.FREE_HOLD,), Whose.ANYBODYS, stage_points=5),
        UsesMinionSites((SiteType.BORDER_HOLD,), Whose.ANYBODYS, stage_points=8),
    ),
)

NATURES_REVENGE = Event(
    code="WH-27",
    name="Nature’s Revenge",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(
        Use(
            target=ASite(
                all_of(
                    Within((RegionType.WILDERNESS,)),
                    Normally(any_of(SiteType.BORDER_HOLD, SiteType.SHADOW_HOLD)),
                )
            )
        ),
        Use(
            target=ASite(
                all_of(
                    Within((RegionType.WILDERNESS,)),
                    SiteType.HAVEN,
                    Alignment.FALLEN_WIZARD,
                    Not(Mark.PROTECTED),
                )
            )
        ),
    ),
    abilities=(
        TreatSiteAs(SiteType.RUINS_AND_LAIRS, all_versions=True),
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
            target=ASite(all_of(any_of(SiteType.BORDER_HOLD, SiteType.FREE_HOLD), Alignment.HERO)),
            effects=(ForTheTurn(HasAttacksOf(Alignment.MINION, prowess=+2)),),
        ),
        Use(
            target=ASite(all_of(any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD), Alignment.MINION)),
            effects=(ForTheTurn(HasAttacksOf(Alignment.HERO, prowess=+2)),),
        ),
    ),
)
