"""Resource permanent-events of Dark Minions."""

from wizardhaven.vocabulary.abilities import DiscardWhenDefeated, DiscardWithSite
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ASite, SitesOf
from wizardhaven.vocabulary.standing import OneAttackOnly, TreatSiteAs
from wizardhaven.vocabulary.terms import Duplication, Length, Moment, Side, SiteType

REBUILD_THE_TOWN = Event(
    code="DM-155",
    name="Rebuild the Town",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(
        Use(
            when=Moment.SITE,
            target=ASite(SitesOf((SiteType.RUINS_AND_LAIRS,), no_lairs=True, under_deeps=False)),
        ),
    ),
    abilities=(TreatSiteAs(SiteType.BORDER_HOLD, no_automatic_attacks=True), DiscardWithSite()),
)

FOREWARNED_IS_FOREARMED = Event(
    code="DM-132",
    name="Forewarned Is Forearmed",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    duplication=Duplication.ANYWHERE,
    uses=(Use(),),
    abilities=(OneAttackOnly(), DiscardWhenDefeated()),
)
