"""Allies of The Wizards."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Ally
from wizardhaven.vocabulary.conditions import Both, Is, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtMost, Beside, BoundFor, KeyedTo, Not, Within, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import Danger, Keyword, Moment, Pile, RegionType, Side, SiteType, Skill

BILL_THE_PONY = Ally(
    code="TW-198",
    name="Bill the Pony",
    prowess=-2,
    body=10,
    mind=1,
    playable_at=(named("Bree"), named("Bag End")),
    marshalling_points=1,
    marks=(Mark.UNIQUE, Mark.AT_TAPPED_SITES),
    abilities=(
        Permit(
            Deed.GO_TO_NEAREST_HAVEN,
            condition=Both(
                (
                    Is(Subject.SITE, all_of(Not(SiteType.HAVEN), Not(Mark.UNDER_DEEPS))),
                    Is(Subject.COMPANY, AtMost(Tally.SIZE, 3)),
                )
            ),
        ),
    ),
)

GOLDBERRY = Ally(
    code="TW-245",
    name="Goldberry",
    mind=2,
    playable_at=(named("Old Forest"),),
    marshalling_points=1,
    marks=(Mark.UNIQUE,),
    abilities=(
        Fights(Manner.NOT_ATTACKED),
        May(
            Use(
                target=A(all_of(Side.HAZARD, Mark.DECLARED, Danger.RETURN_TO_ORIGIN)),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.EFFECT),),
            )
        ),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(KeyedTo((RegionType.WILDERNESS,))),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
    ),
)

GOLLUM = Ally(
    code="TW-246",
    name="Gollum",
    prowess=2,
    body=9,
    mind=4,
    playable_at=(named("Goblin-gate"), named("Moria")),
    skills=(Skill.SCOUT,),
    marshalling_points=2,
    marks=(Mark.UNIQUE,),
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(KeyedTo((RegionType.WILDERNESS, RegionType.SHADOW_LAND))),
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.COMPANY, AtMost(Tally.SIZE, 2)),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
        May(
            Use(
                target=A(all_of(Sort.ITEM, Keyword.THE_ONE_RING, Beside(Subject.THIS_CARD))),
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.SITE, Not(SiteType.HAVEN)),),
                effects=(Put(Subject.TARGET, Pile.DISCARD_PILE), Put(Subject.THIS_CARD, Pile.DISCARD_PILE)),
            )
        ),
    ),
)

GWAIHIR = Ally(
    code="TW-251",
    name="Gwaihir",
    prowess=4,
    body=8,
    mind=4,
    playable_at=(named("Eagles’ Eyrie"),),
    marshalling_points=2,
    marks=(Mark.UNIQUE,),
    abilities=(
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                requires=(
                    Is(Subject.COMPANY, AtMost(Tally.SIZE, 2)),
                    Is(Subject.SITE, Not(Mark.UNDER_DEEPS)),
                ),
                effects=(
                    ForTheTurn(
                        Permit(
                            Deed.MOVE,
                            where=Within(
                                (
                                    RegionType.WILDERNESS,
                                    RegionType.BORDER_LAND,
                                    RegionType.FREE_DOMAIN,
                                    RegionType.COASTAL_SEA,
                                )
                            ),
                        ),
                        on=Subject.COMPANY,
                    ),
                ),
            )
        ),
    ),
)

LEAFLOCK = Ally(
    code="TW-265",
    name="Leaflock",
    prowess=5,
    body=8,
    mind=3,
    playable_at=(named("Wellinghall"),),
    marshalling_points=2,
    marks=(Mark.UNIQUE,),
    abilities=(
        May(
            Use(
                target=A(all_of(Side.HAZARD, Mark.DECLARED)),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.CARD),),
            ),
        ),
        Fights(Manner.NOT_ATTACKED, any_of(Sort.AUTOMATIC_ATTACK, KeyedTo((Sort.SITE,)))),
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Unless(
                Is(
                    Subject.NEW_SITE,
                    Within(
                        (
                            "Fangorn",
                            "Rohan",
                            "Gap of Isen",
                            "Wold & Foothills",
                            "Enedhwaith",
                            "Old Pûkel-land",
                            "Brown Lands",
                            "Anduin Vales",
                            "Redhorn Gate",
                        )
                    ),
                )
            ),
        ),
    ),
)

QUICKBEAM = Ally(
    code="TW-307",
    name="Quickbeam",
    prowess=6,
    body=9,
    mind=3,
    playable_at=(named("Wellinghall"),),
    marshalling_points=2,
    marks=(Mark.UNIQUE,),
    abilities=(Fights(Manner.NOT_ATTACKED, any_of(Sort.AUTOMATIC_ATTACK, KeyedTo((Sort.SITE,)))),),
)

SKINBARK = Ally(
    code="TW-328",
    name="Skinbark",
    prowess=10,
    body=9,
    mind=3,
    playable_at=(named("Wellinghall"),),
    marshalling_points=2,
    marks=(Mark.UNIQUE,),
    abilities=(
        Fights(Manner.NOT_ATTACKED, any_of(Sort.AUTOMATIC_ATTACK, KeyedTo((Sort.SITE,)))),
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Unless(
                Is(
                    Subject.NEW_SITE,
                    Within(
                        (
                            "Fangorn",
                            "Rohan",
                            "Gap of Isen",
                            "Wold & Foothills",
                            "Anduin Vales",
                            "Redhorn Gate",
                        )
                    ),
                )
            ),
        ),
    ),
)

TREEBEARD = Ally(
    code="TW-353",
    name="Treebeard",
    prowess=8,
    body=9,
    mind=3,
    playable_at=(named("Wellinghall"),),
    skills=(Skill.SAGE,),
    marshalling_points=2,
    marks=(Mark.UNIQUE,),
    abilities=(
        Fights(Manner.NOT_ATTACKED, any_of(Sort.AUTOMATIC_ATTACK, KeyedTo((Sort.SITE,)))),
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Unless(
                Is(
                    Subject.NEW_SITE,
                    Within(
                        (
                            "Fangorn",
                            "Rohan",
                            "Gap of Isen",
                            "Wold & Foothills",
                            "Enedhwaith",
                            "Old Pûkel-land",
                            "Brown Lands",
                            "Anduin Vales",
                            "Redhorn Gate",
                        )
                    ),
                )
            ),
        ),
    ),
)

TOM_BOMBADIL = Ally(
    code="TW-350",
    name="Tom Bombadil",
    prowess=12,
    body=11,
    mind=4,
    playable_at=(named("Old Forest"),),
    skills=(Skill.SAGE,),
    marshalling_points=3,
    marks=(Mark.UNIQUE,),
    abilities=(
        May(
            Use(
                target=A(
                    all_of(
                        Side.HAZARD,
                        Mark.DECLARED,
                        BoundFor(Within(("Arthedain", "Cardolan", "Rhudaur", "The Shire"))),
                    )
                ),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.CARD),),
            )
        ),
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Unless(Is(Subject.NEW_SITE, Within(("Arthedain", "Cardolan", "Rhudaur", "The Shire")))),
        ),
    ),
)
