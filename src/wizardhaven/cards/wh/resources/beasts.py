"""Beasts of The White Hand that can be won over."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.cards import Faction, Modification
from wizardhaven.vocabulary.combat import CancelAttack
from wizardhaven.vocabulary.conditions import AtPlace, Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import DiscardCost, TapCost, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import HomeAt, KeyedTo, Not, Within, all_of, any_of, named
from wizardhaven.vocabulary.targets import ACompany, ASite, TheAttack
from wizardhaven.vocabulary.terms import Alignment, Moment, Race, RegionType, SiteType, Stat

A_PANOPLY_OF_WINGS = Faction(
    code="WH-37",
    name="A Panoply of Wings",
    race=Race.ANIMAL,
    influence_number=11,
    playable_at=(
        all_of(
            Within((RegionType.WILDERNESS,)),
            Not(any_of(SiteType.HAVEN, SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
        ),
    ),
    modifications=(Modification(Is(Subject.PLAYER, named("Radagast")), +3),),
    marshalling_points=1,
    marks=(Mark.COMMON, Mark.AT_TAPPED_SITES),
    abilities=(
        May(
            Use(
                target=ASite(
                    all_of(
                        Within((RegionType.WILDERNESS,)),
                        Not(any_of(SiteType.HAVEN, SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
                    )
                ),
                costs=(DiscardCost(Subject.THIS_CARD),),
                effects=(ForTheTurn(Permit(Deed.PLAY, Mark.INFORMATION)),),
            )
        ),
    ),
)

BEASTS_OF_THE_WOOD = Faction(
    code="WH-38",
    name="Beasts of the Wood",
    race=Race.ANIMAL,
    influence_number=11,
    playable_at=(
        all_of(
            Within(
                (
                    "Woodland Realm",
                    "Western Mirkwood",
                    "Heart of Mirkwood",
                    "Southern Mirkwood",
                    "Fangorn",
                    "Cardolan",
                )
            ),
            Not(any_of(SiteType.HAVEN, SiteType.DARK_HOLD)),
        ),
    ),
    modifications=(Modification(Is(Subject.PLAYER, named("Radagast")), +3),),
    marshalling_points=1,
    marks=(Mark.COMMON, Mark.AT_TAPPED_SITES),
    alignment=Alignment.DUAL,
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(
                    KeyedTo(
                        (
                            "Woodland Realm",
                            "Western Mirkwood",
                            "Heart of Mirkwood",
                            "Southern Mirkwood",
                            "Fangorn",
                            "Cardolan",
                        )
                    )
                ),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(CancelAttack(),),
            )
        ),
    ),
)

WILD_HORSES = Faction(
    code="WH-39",
    name="Wild Horses",
    race=Race.ANIMAL,
    influence_number=11,
    playable_at=(
        all_of(
            Within(("Rohan", "Khand", "Dorwinion", "Horse Plains", "Southern Rhovanion", "Harondor")),
            Not(SiteType.HAVEN),
        ),
    ),
    modifications=(
        Modification(
            all_of(
                Race.MAN,
                HomeAt(
                    Within(("Rohan", "Khand", "Dorwinion", "Horse Plains", "Southern Rhovanion", "Harondor"))
                ),
            ),
            +3,
        ),
    ),
    marshalling_points=1,
    marks=(Mark.COMMON, Mark.AT_TAPPED_SITES),
    abilities=(
        May(
            Use(
                when=Moment.ORGANIZATION,
                target=ACompany(),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(
                    ForTheTurn(
                        Modify(
                            Stat.REGIONS,
                            +1,
                            Within(
                                (
                                    "Rohan",
                                    "Khand",
                                    "Dorwinion",
                                    "Horse Plains",
                                    "Southern Rhovanion",
                                    "Harondor",
                                )
                            ),
                        )
                    ),
                ),
            )
        ),
    ),
)

WILD_HOUNDS = Faction(
    code="WH-40",
    name="Wild Hounds",
    race=Race.ANIMAL,
    influence_number=11,
    playable_at=(all_of(Within((RegionType.WILDERNESS,)), SiteType.RUINS_AND_LAIRS),),
    modifications=(Modification(Is(Subject.PLAYER, named("Radagast")), +3),),
    marshalling_points=1,
    marks=(Mark.COMMON, Mark.AT_TAPPED_SITES),
    alignment=Alignment.DUAL,
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(Sort.AUTOMATIC_ATTACK),
                costs=(DiscardCost(Subject.THIS_CARD),),
                requires=(AtPlace(SiteType.RUINS_AND_LAIRS),),
                effects=(CancelAttack(),),
            )
        ),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(KeyedTo((RegionType.WILDERNESS, SiteType.RUINS_AND_LAIRS))),
                costs=(DiscardCost(Subject.THIS_CARD),),
                effects=(CancelAttack(),),
            )
        ),
    ),
)
