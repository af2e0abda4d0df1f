"""Magic of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import MovingTo
from wizardhaven.vocabulary.effects import CorruptionCheck, ForTheTurn
from wizardhaven.vocabulary.hazards import HazardLimitChange
from wizardhaven.vocabulary.lands import TreatRegionAs, TreatSiteAs
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Characters, Subject
from wizardhaven.vocabulary.targets import ARegion, ASite
from wizardhaven.vocabulary.terms import Alignment, Keyword, Length, Moment, RegionType, Side, SiteType

DEEPER_SHADOW = Event(
    code="LE-179",
    name="Deeper Shadow",
    side=Side.RESOURCE,
    length=Length.SHORT,
    keywords=(Keyword.SHADOW_MAGIC,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.MOVEMENT_HAZARD,
            user=Characters(using=Keyword.SHADOW_MAGIC),
            target=ASite(SitesOf((SiteType.RUINS_AND_LAIRS,))),
            requires=(MovingTo(),),
            effects=(
                ForTheTurn(TreatSiteAs(SiteType.SHADOW_HOLD)),
                CorruptionCheck(by=Subject.USER, modifier=-3),
            ),
        ),
        Use(
            when=Moment.MOVEMENT_HAZARD,
            user=Characters(using=Keyword.SHADOW_MAGIC),
            target=ARegion(RegionType.WILDERNESS),
            requires=(MovingTo(),),
            effects=(
                ForTheTurn(TreatRegionAs(RegionType.SHADOW_LAND)),
                CorruptionCheck(by=Subject.USER, modifier=-3),
            ),
        ),
        Use(
            when=Moment.MOVEMENT_HAZARD,
            user=Characters(using=Keyword.SHADOW_MAGIC),
            requires=(MovingTo(),),
            effects=(
                ForTheTurn(HazardLimitChange(-1), on=Subject.COMPANY),
                CorruptionCheck(by=Subject.USER, modifier=-3),
            ),
        ),
    ),
)
