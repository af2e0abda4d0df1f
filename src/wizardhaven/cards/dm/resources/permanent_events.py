"""Resource permanent-events of Dark Minions."""

from wizardhaven.vocabulary.abilities import DiscardWhenDefeated, ReadsResourceAs, StorableAt
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace
from wizardhaven.vocabulary.effects import FaceAttack, Fetch, PlaceWith, Tap
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ASite, SitesOf, Subject
from wizardhaven.vocabulary.standing import DoesNotUntap, OneAttackOnly, TreatSiteAs
from wizardhaven.vocabulary.terms import Duplication, Keyword, Length, Moment, Race, Side, SiteType, Source

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
    abilities=(TreatSiteAs(SiteType.BORDER_HOLD, no_automatic_attacks=True),),
)

THE_WINDLORD_FOUND_ME = Event(
    code="DM-164",
    name="The Windlord Found Me",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=3,
    duplication=Duplication.BY_A_PLAYER,
    uses=(
        Use(
            when=Moment.SITE,
            requires=(
                AtPlace(
                    SitesOf((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD), tapped=False, or_named=("Isengard",))
                ),
            ),
            effects=(Tap(Subject.SITE), FaceAttack(Race.ORC, strikes=4, prowess=9), PlaceWith()),
        ),
    ),
    abilities=(
        DoesNotUntap(Subject.BEARER),
        StorableAt(
            (SitesOf((SiteType.HAVEN,)),),
            then=Fetch(sources=(Source.PLAY_DECK, Source.DISCARD_PILE), avatar_into_play=True),
        ),
    ),
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

CROWN_OF_FLOWERS = Event(
    code="DM-121",
    name="Crown of Flowers",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    keywords=(Keyword.ENVIRONMENT,),
    uses=(Use(),),
    abilities=(ReadsResourceAs(in_play=("Gates of Morning",), not_in_play=("Doors of Night",)),),
)
