"""Hazard events of The Wizards that make attacks stronger."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import InPlay
from wizardhaven.vocabulary.effects import CorruptionCheck, ForTheTurn
from wizardhaven.vocabulary.lands import TreatRegionAs, TreatSiteAs
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, any_of
from wizardhaven.vocabulary.targets import ACharacter, AnAutomaticAttack, ARegion, ASite
from wizardhaven.vocabulary.terms import Duplication, Keyword, Length, RegionType, Side, SiteType, Stat

AROUSE_DENIZENS = Event(
    code="TW-6",
    name="Arouse Denizens",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Duplication.ON_A_SITE,),
    uses=(
        Use(
            target=AnAutomaticAttack(SiteType.RUINS_AND_LAIRS),
            effects=(ForTheTurn(Modify(Stat.PROWESS, +3, Sort.ATTACK)),),
        ),
    ),
)

AROUSE_MINIONS = Event(
    code="TW-7",
    name="Arouse Minions",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Duplication.ON_A_SITE,),
    uses=(
        Use(
            target=AnAutomaticAttack(any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
            effects=(ForTheTurn(Modify(Stat.PROWESS, +3, Sort.ATTACK)),),
        ),
    ),
)

AWAKEN_THE_EARTHS_FIRE = Event(
    code="TW-11",
    name="Awaken the Earth’s Fire",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(
        Use(
            target=AnAutomaticAttack(any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
            effects=(ForTheTurn(Modify(Stat.PROWESS, +2, Sort.ATTACK)),),
        ),
        Use(
            target=ARegion(RegionType.SHADOW_LAND),
            requires=(InPlay("Doors of Night"),),
            effects=(ForTheTurn(TreatRegionAs(RegionType.DARK_DOMAIN)),),
        ),
        Use(
            target=ASite(SiteType.SHADOW_HOLD),
            requires=(InPlay("Doors of Night"),),
            effects=(ForTheTurn(TreatSiteAs(SiteType.DARK_HOLD)),),
        ),
    ),
)

EYE_OF_SAURON = Event(
    code="TW-32",
    name="Eye of Sauron",
    side=Side.HAZARD,
    length=Length.LONG,
    uses=(Use(),),
    abilities=(
        Modify(Stat.PROWESS, +1, Sort.AUTOMATIC_ATTACK),
        Modify(Stat.PROWESS, +2, Sort.AUTOMATIC_ATTACK, condition=InPlay("Doors of Night")),
    ),
)

THE_WILL_OF_THE_RING = Event(
    code="TW-101",
    name="The Will of the Ring",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.CORRUPTION,),
    uses=(
        Use(
            target=ACharacter(Having(Keyword.THE_ONE_RING), Whose.OF_THE_COMPANY),
            effects=(CorruptionCheck(by=Subject.TARGET, modifier=-4),),
        ),
    ),
)
