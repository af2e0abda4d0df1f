"""Stage resources of The White Hand about what is bred, forged and kept at Wizardhavens."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Fetch, KeepCard, LetPlayItem
from wizardhaven.vocabulary.cards import Event, Faction
from wizardhaven.vocabulary.conditions import AtPlace, Has, Is, Unless
from wizardhaven.vocabulary.lands import AllowsPlay
from wizardhaven.vocabulary.places import SiteNamed, SitesOf
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.points import Worth
from wizardhaven.vocabulary.selectors import Holdings, Subject
from wizardhaven.vocabulary.such import AtLeast, Tally, named
from wizardhaven.vocabulary.targets import AnEvent, ASite
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    ItemClass,
    Keyword,
    Length,
    Moment,
    Race,
    Side,
    SiteType,
    Source,
    Stat,
)

AN_UNTIMELY_BROOD = Event(
    code="WH-62",
    name="An Untimely Brood",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    marshalling_points=1,
    stage_points=4,
    duplication=Duplication.BY_A_PLAYER,
    uses=(
        Use(
            requires=(
                Is(Subject.PLAYER, named("Radagast", "Alatar")),
                Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 6)),
                Is(Subject.PLAYER, AtLeast(Tally.WIZARDHAVENS, 1)),
            )
        ),
    ),
    abilities=(AllowsPlay(ally_mind=1, place=SitesOf((SiteType.HAVEN,), protected=True)),),
)

EARTH_EATER = Event(
    code="WH-67",
    name="Earth-eater",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    keywords=(Keyword.TECHNOLOGY,),
    marshalling_points=1,
    uses=(
        Use(
            when=Moment.SITE,
            requires=(
                AtPlace(SiteNamed("Deep Mines")),
                Has(1, Holdings(name="Delver’s Harvest"), more_than=Holdings(name="Earth-eater")),
            ),
        ),
    ),
    abilities=(
        May(
            Use(
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(
                    Fetch(
                        sources=(Source.SIDEBOARD, Source.DISCARD_PILE),
                        item_class=ItemClass.MAJOR,
                        keywords=(Keyword.WEAPON, Keyword.ARMOR, Keyword.SHIELD, Keyword.HELMET),
                        common=True,
                        alignment=Alignment.MINION,
                        to_hand=True,
                    ),
                ),
            )
        ),
    ),
)

WAR_FORGES = Event(
    code="WH-83",
    name="War-forges",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    stage_points=2,
    duplication=Duplication.ON_A_SITE,
    uses=(
        Use(
            target=ASite(SitesOf((SiteType.HAVEN,), protected=True), of_any_company=True),
            requires=(Unless(Is(Subject.PLAYER, named("Radagast"))),),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.SITE,
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(
                    LetPlayItem(
                        (ItemClass.MINOR,),
                        whatever_the_site=True,
                        common=True,
                        sources=(Source.DISCARD_PILE, Source.SIDEBOARD),
                    ),
                ),
            )
        ),
    ),
)

WIZARDS_TROVE = Event(
    code="WH-85",
    name="Wizard’s Trove",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    stage_points=1,
    uses=(
        Use(
            target=ASite(
                SitesOf(
                    (SiteType.HAVEN,),
                    alignment=Alignment.FALLEN_WIZARD,
                    storing="Sapling of the White Tree",
                ),
                of_any_company=True,
            ),
            effects=(KeepCard("The White Tree"),),
        ),
        Use(
            target=AnEvent(Side.RESOURCE, (Length.PERMANENT,), to_store=True),
            effects=(KeepCard(),),
        ),
    ),
    abilities=(Worth(Holdings(kept_with=True)),),
)

SARUMANS_MACHINERY = Event(
    code="WH-120",
    name="Saruman’s Machinery",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    specific="Saruman",
    marshalling_points=1,
    stage_points=4,
    duplication=Duplication.ON_A_SITE,
    uses=(
        Use(
            target=ASite(
                SitesOf((SiteType.HAVEN,), protected=True, only=("Isengard", "The White Towers")),
                of_any_company=True,
            )
        ),
    ),
    abilities=(AllowsPlay(items=Keyword.TECHNOLOGY),),
)

GREATER_HALF_ORCS = Faction(
    code="WH-86",
    name="Greater Half-orcs",
    race=Race.ORC,
    influence_number=11,
    playable_at=(SitesOf((SiteType.HAVEN,), protected=True),),
    marshalling_points=2,
    stage_points=1,
    at_tapped_sites_too=True,
    requires=(Has(1, Holdings(name="A Strident Spawn")), Has(1, Holdings(name="Half-orcs"))),
    unique=False,
    alignment=Alignment.FALLEN_WIZARD,
)

HALF_ORCS = Faction(
    code="WH-87",
    name="Half-orcs",
    race=Race.ORC,
    influence_number=9,
    playable_at=(SitesOf((SiteType.HAVEN,), protected=True),),
    marshalling_points=1,
    stage_points=1,
    at_tapped_sites_too=True,
    requires=(Has(1, Holdings(name="A Strident Spawn")),),
    unique=False,
    alignment=Alignment.FALLEN_WIZARD,
)
