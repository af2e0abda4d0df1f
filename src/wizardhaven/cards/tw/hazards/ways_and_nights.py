"""Hazard events of The Wizards about long ways, dark nights and longing."""

from wizardhaven.vocabulary.abilities import RemovalRoll, When
from wizardhaven.vocabulary.amounts import RegionsInPath
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, InPlay, MovingTo
from wizardhaven.vocabulary.effects import CorruptionCheck, ForTheTurn, Tap
from wizardhaven.vocabulary.lands import TreatRegionAs, TreatSiteAs
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not
from wizardhaven.vocabulary.targets import ACharacter, ACompany, ARegion, ASite
from wizardhaven.vocabulary.terms import (
    Duplication,
    Keyword,
    Length,
    Phase,
    Race,
    RegionType,
    Side,
    SiteType,
    Stat,
)

LOST_IN_BORDER_LANDS = Event(
    code="TW-51",
    name="Lost in Border-lands",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACompany(Whose.OF_THE_COMPANY),
            requires=(MovingTo(Sort.SITE),),
            effects=(
                ForTheTurn(
                    Modify(Stat.HAZARD_LIMIT, RegionsInPath(RegionType.BORDER_LAND)), on=Subject.COMPANY
                ),
            ),
        ),
    ),
)

LOST_IN_SHADOW_LANDS = Event(
    code="TW-54",
    name="Lost in Shadow-lands",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACompany(Whose.OF_THE_COMPANY),
            requires=(MovingTo(Sort.SITE),),
            effects=(
                ForTheTurn(
                    Modify(Stat.HAZARD_LIMIT, RegionsInPath(RegionType.SHADOW_LAND)), on=Subject.COMPANY
                ),
            ),
        ),
    ),
)

LOST_IN_THE_WILDERNESS = Event(
    code="TW-55",
    name="Lost in the Wilderness",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACompany(Whose.OF_THE_COMPANY),
            requires=(MovingTo(Sort.SITE),),
            effects=(
                ForTheTurn(
                    Modify(Stat.HAZARD_LIMIT, RegionsInPath(RegionType.WILDERNESS)), on=Subject.COMPANY
                ),
            ),
        ),
    ),
)

NEW_MOON = Event(
    code="TW-68",
    name="New Moon",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(
        Use(
            target=ACharacter(Race.ELF, Whose.OF_THE_COMPANY),
            effects=(Tap(Subject.TARGET),),
        ),
        Use(
            target=ARegion(RegionType.FREE_DOMAIN),
            requires=(InPlay("Doors of Night"),),
            effects=(ForTheTurn(TreatRegionAs(RegionType.BORDER_LAND)),),
        ),
        Use(
            target=ASite(SiteType.FREE_HOLD),
            requires=(InPlay("Doors of Night"),),
            effects=(ForTheTurn(TreatSiteAs(SiteType.BORDER_HOLD)),),
        ),
    ),
)

WEARINESS_OF_THE_HEART = Event(
    code="TW-111",
    name="Weariness of the Heart",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.CORRUPTION, Duplication.ON_A_CHARACTER),
    uses=(
        Use(
            target=ACharacter(whose=Whose.OF_THE_COMPANY),
            effects=(ForTheTurn(Modify(Stat.PROWESS, -1)),),
        ),
        Use(
            target=ACharacter(whose=Whose.OF_THE_COMPANY),
            effects=(CorruptionCheck(by=Subject.TARGET),),
        ),
    ),
)

LURE_OF_THE_SENSES = Event(
    code="TW-60",
    name="Lure of the Senses",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION, Duplication.ON_A_CHARACTER),
    corruption=2,
    uses=(Use(target=ACharacter(Not(Race.RINGWRAITH), Whose.OF_THE_COMPANY)),),
    abilities=(
        When(
            Occasion.PHASE_ENDS,
            CorruptionCheck(by=Subject.BEARER),
            about=Subject.BEARER,
            of=Phase.UNTAP,
            condition=AtPlace(SiteType.HAVEN),
        ),
        RemovalRoll(above=6),
    ),
)
