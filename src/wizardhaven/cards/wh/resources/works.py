"""Stage resources of The White Hand about what is bred, forged and kept at Wizardhavens."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.card_effects import KeepCard, LetPlayItem, Put
from wizardhaven.vocabulary.cards import Event, Faction
from wizardhaven.vocabulary.conditions import AtPlace, Has, Is, Unless
from wizardhaven.vocabulary.lands import AllowsPlay
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, AtLeast, Having, Not, SpecificTo, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, ASite
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    ItemClass,
    Keyword,
    Length,
    Moment,
    Pile,
    Points,
    Race,
    Side,
    SiteType,
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
    marks=(Duplication.BY_A_PLAYER,),
    uses=(
        Use(
            requires=(
                Is(Subject.PLAYER, named("Radagast", "Alatar")),
                Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 6)),
                Is(Subject.PLAYER, AtLeast(Tally.WIZARDHAVENS, 1)),
            )
        ),
    ),
    abilities=(AllowsPlay(ally_mind=1, place=all_of(SiteType.HAVEN, Mark.PROTECTED)),),
)

EARTH_EATER = Event(
    code="WH-67",
    name="Earth-eater",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    marks=(Keyword.TECHNOLOGY,),
    marshalling_points=1,
    uses=(
        Use(
            when=Moment.SITE,
            requires=(
                AtPlace(named("Deep Mines")),
                Has(1, named("Delver’s Harvest"), more_than=named("Earth-eater")),
            ),
        ),
    ),
    abilities=(
        May(
            Use(
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(
                    Put(
                        all_of(
                            Alignment.MINION,
                            ItemClass.MAJOR,
                            Not(Mark.UNIQUE),
                            any_of(Keyword.WEAPON, Keyword.ARMOR, Keyword.SHIELD, Keyword.HELMET),
                        ),
                        Pile.HAND,
                        (Pile.SIDEBOARD, Pile.DISCARD_PILE),
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
    marks=(Duplication.ON_A_SITE,),
    uses=(
        Use(
            target=ASite(all_of(SiteType.HAVEN, Mark.PROTECTED), of_any_company=True),
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
                        sources=(Pile.DISCARD_PILE, Pile.SIDEBOARD),
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
                all_of(SiteType.HAVEN, Alignment.FALLEN_WIZARD, Having(named("Sapling of the White Tree"))),
                of_any_company=True,
            ),
            effects=(KeepCard("The White Tree"),),
        ),
        Use(
            target=A(
                all_of(
                    Sort.EVENT,
                    Side.RESOURCE,
                    Length.PERMANENT,
                    Points.MISCELLANEOUS,
                    Mark.STORABLE,
                    At(SiteType.HAVEN),
                )
            ),
            effects=(KeepCard(),),
        ),
    ),
    abilities=(
        Modify(Stat.MARSHALLING_POINTS, Amount.MARSHALLING_POINTS, With(Subject.THIS_CARD), how=How.SET),
    ),
)

SARUMANS_MACHINERY = Event(
    code="WH-120",
    name="Saruman’s Machinery",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    marks=(Duplication.ON_A_SITE, SpecificTo("Saruman")),
    marshalling_points=1,
    stage_points=4,
    uses=(
        Use(
            target=ASite(
                all_of(SiteType.HAVEN, Mark.PROTECTED, named("Isengard", "The White Towers")),
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
    playable_at=(all_of(SiteType.HAVEN, Mark.PROTECTED),),
    marshalling_points=2,
    stage_points=1,
    marks=(Mark.COMMON, Mark.AT_TAPPED_SITES),
    requires=(Has(1, named("A Strident Spawn")), Has(1, named("Half-orcs"))),
    alignment=Alignment.FALLEN_WIZARD,
)

HALF_ORCS = Faction(
    code="WH-87",
    name="Half-orcs",
    race=Race.ORC,
    influence_number=9,
    playable_at=(all_of(SiteType.HAVEN, Mark.PROTECTED),),
    marshalling_points=1,
    stage_points=1,
    marks=(Mark.COMMON, Mark.AT_TAPPED_SITES),
    requires=(Has(1, named("A Strident Spawn")),),
    alignment=Alignment.FALLEN_WIZARD,
)
