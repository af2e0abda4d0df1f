"""The arts of single Fallen-wizards: shapes, garb and tools."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import CompanySize
from wizardhaven.vocabulary.effects import ForTheTurn, ReturnToHand
from wizardhaven.vocabulary.journeys import CannotMove
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import ACompany, SitesOf, Subject
from wizardhaven.vocabulary.shapes import TakesShape
from wizardhaven.vocabulary.standing import CheckBonus, HandSize, MayMoveTo
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Keyword,
    Length,
    Moment,
    Occasion,
    RegionType,
    Side,
    Skill,
)

MASTER_OF_SHAPES = Event(
    code="WH-112",
    name="Master of Shapes",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    keywords=(Keyword.SHAPESHIFTER,),
    stage_points=1,
    specific="Radagast",
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        TakesShape(9, 10, 1, 25, (Skill.WARRIOR, Skill.RANGER), staying_untapped=-1),
        CheckBonus(Check.CORRUPTION, -2),
        When(Occasion.LIKE_PLAYED, ReturnToHand(Subject.THIS_CARD), of=Keyword.SHAPESHIFTER),
        May(Use(when=Moment.ORGANIZATION, effects=(ReturnToHand(Subject.THIS_CARD),))),
    ),
)

SHIFTER_OF_HUES = Event(
    code="WH-115",
    name="Shifter of Hues",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    keywords=(Keyword.SHAPESHIFTER,),
    stage_points=1,
    specific="Radagast",
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        TakesShape(6, 10, 3, 27, (Skill.WARRIOR, Skill.DIPLOMAT)),
        CheckBonus(Check.CORRUPTION, -2),
        CannotMove(),
        HandSize(+1),
        When(Occasion.LIKE_PLAYED, ReturnToHand(Subject.THIS_CARD), of=Keyword.SHAPESHIFTER),
        May(
            Use(
                target=ACompany(moving_through=RegionType.WILDERNESS),
                costs=(TapCost(Subject.BEARER),),
                effects=(
                    ForTheTurn(
                        CheckBonus(Check.CORRUPTION, +2, to=Subject.COMPANY), through_organization=True
                    ),
                ),
            )
        ),
        May(Use(when=Moment.ORGANIZATION, effects=(ReturnToHand(Subject.THIS_CARD),))),
    ),
)

WINGED_CHANGE_MASTER = Event(
    code="WH-116",
    name="Winged Change-master",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    keywords=(Keyword.SHAPESHIFTER,),
    stage_points=1,
    specific="Radagast",
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        TakesShape(3, 9, 8, 19, (Skill.SCOUT, Skill.DIPLOMAT)),
        CheckBonus(Check.CORRUPTION, -2),
        MayMoveTo(
            SitesOf(under_deeps=False),
            condition=CompanySize(at_most=1, with_allies=True, uncounted=("Radagast’s Black Bird",)),
        ),
        When(Occasion.LIKE_PLAYED, ReturnToHand(Subject.THIS_CARD), of=Keyword.SHAPESHIFTER),
        May(Use(when=Moment.ORGANIZATION, effects=(ReturnToHand(Subject.THIS_CARD),))),
    ),
)
