"""Beasts of The White Hand that can be won over."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Faction, Modification
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import HomeAt, KeyedTo, Not, Within, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import Alignment, Moment, Pile, Race, RegionType, SiteType, Stat

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
                target=A(
                    all_of(
                        Sort.SITE,
                        Within((RegionType.WILDERNESS,)),
                        Not(any_of(SiteType.HAVEN, SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
                    ),
                    Whose.OF_THE_COMPANY,
                ),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
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
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.ATTACK),),
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
                target=A(Sort.COMPANY),
                costs=(Tap(Subject.THIS_CARD),),
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
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                requires=(Is(Subject.SITE, SiteType.RUINS_AND_LAIRS),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(KeyedTo((RegionType.WILDERNESS, SiteType.RUINS_AND_LAIRS))),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
    ),
)
