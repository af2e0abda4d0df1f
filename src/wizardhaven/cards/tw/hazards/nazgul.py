"""The Nazgûl of The Wizards: creatures that may be permanent-events instead."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import HazardLimitCost, Key, Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, Not, On, Within, all_of, any_of
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import Check, Moment, Phase, Pile, Race, RegionType, SiteType, Stat, State

ADUNAPHEL = Creature(
    code="TW-2",
    name="Adûnaphel",
    race=Race.NAZGUL,
    strikes=1,
    prowess=15,
    body=10,
    kill_points=5,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.DARK_HOLD),
        Key(Within(("Brown Lands", "Dagorlad", "Gorgoroth", "Western Mirkwood"))),
        Key(all_of(Sort.SITE, Within(("Brown Lands", "Dagorlad", "Gorgoroth", "Western Mirkwood")))),
    ),
    as_event=(
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                target=A(Sort.CHARACTER, Whose.ANYBODYS),
                costs=(Tap(Subject.THIS_CARD), HazardLimitCost(1)),
                effects=(Tap(Subject.TARGET), Put(Subject.THIS_CARD, Pile.DISCARD_PILE)),
            )
        ),
    ),
)

AKHORAHIL = Creature(
    code="TW-4",
    name="Akhôrahil",
    race=Race.NAZGUL,
    strikes=1,
    prowess=16,
    body=9,
    kill_points=5,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.DARK_HOLD),
        Key(Within(("Harondor", "Horse Plains", "Gorgoroth", "Khand"))),
        Key(all_of(Sort.SITE, Within(("Harondor", "Horse Plains", "Gorgoroth", "Khand")))),
    ),
    as_event=(
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                target=A(Sort.CHARACTER, Whose.ANYBODYS),
                costs=(Tap(Subject.THIS_CARD), HazardLimitCost(1)),
                effects=(ForTheTurn(Modify(Stat.BODY, -1)), Put(Subject.THIS_CARD, Pile.DISCARD_PILE)),
            )
        ),
    ),
)

DWAR_OF_WAW = Creature(
    code="TW-31",
    name="Dwar of Waw",
    race=Race.NAZGUL,
    strikes=1,
    prowess=15,
    body=10,
    kill_points=5,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.DARK_HOLD),
        Key(Within(("Harondor", "Imlad Morgul", "Gorgoroth", "Ithilien"))),
        Key(all_of(Sort.SITE, Within(("Harondor", "Imlad Morgul", "Gorgoroth", "Ithilien")))),
    ),
    as_event=(
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                costs=(Tap(Subject.THIS_CARD), HazardLimitCost(1)),
                effects=(
                    ForTheTurn(
                        Modify(
                            Stat.PROWESS, +1, all_of(Sort.ATTACK, any_of(Race.WOLF, Race.SPIDER, Race.ANIMAL))
                        ),
                        on=Subject.THIS_CARD,
                    ),
                    Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
                ),
            )
        ),
    ),
)

KHAMUL_THE_EASTERLING = Creature(
    code="TW-47",
    name="Khamûl the Easterling",
    race=Race.NAZGUL,
    strikes=1,
    prowess=18,
    body=8,
    kill_points=6,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.DARK_HOLD),
        Key(Within(("Brown Lands", "Heart of Mirkwood", "Gorgoroth", "Southern Mirkwood"))),
        Key(
            all_of(Sort.SITE, Within(("Brown Lands", "Heart of Mirkwood", "Gorgoroth", "Southern Mirkwood")))
        ),
    ),
    as_event=(
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                costs=(Tap(Subject.THIS_CARD), HazardLimitCost(1)),
                effects=(
                    Put(
                        ANYTHING,
                        Pile.DISCARD_PILE,
                        (Pile.HAND,),
                        count=Count(Race.NAZGUL),
                        by=Whose.OPPONENTS,
                    ),
                    Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
                ),
            )
        ),
    ),
)

UVATHA_THE_HORSEMAN = Creature(
    code="TW-107",
    name="Ûvatha the Horseman",
    race=Race.NAZGUL,
    strikes=1,
    prowess=15,
    body=9,
    kill_points=5,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.DARK_HOLD),
        Key(Within(("Harondor", "Horse Plains", "Gorgoroth", "Khand"))),
        Key(all_of(Sort.SITE, Within(("Harondor", "Horse Plains", "Gorgoroth", "Khand")))),
    ),
    as_event=(
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                costs=(Tap(Subject.THIS_CARD), HazardLimitCost(1)),
                effects=(
                    Put(Sort.CREATURE, Pile.HAND, (Pile.DISCARD_PILE,)),
                    Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
                ),
            )
        ),
    ),
)

WITCH_KING_OF_ANGMAR = Creature(
    code="TW-113",
    name="Witch-king of Angmar",
    race=Race.NAZGUL,
    strikes=1,
    prowess=17,
    body=12,
    kill_points=6,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.DARK_HOLD),
        Key(Within(("Angmar", "Gundabad", "Gorgoroth", "Imlad Morgul"))),
        Key(all_of(Sort.SITE, Within(("Angmar", "Gundabad", "Gorgoroth", "Imlad Morgul")))),
    ),
    as_event=(
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                costs=(Tap(Subject.THIS_CARD), HazardLimitCost(1)),
                effects=(
                    ForTheTurn(
                        CountsAs(SiteType.DARK_HOLD, SiteType.SHADOW_HOLD),
                        on=Subject.THIS_CARD,
                        until=Phase.LONG_EVENT,
                    ),
                    Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
                ),
            )
        ),
    ),
)

HOARMURATH_OF_DIR = Creature(
    code="TW-44",
    name="Hoarmûrath of Dír",
    race=Race.NAZGUL,
    strikes=1,
    prowess=15,
    body=9,
    kill_points=5,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.DARK_HOLD),
        Key(Within(("Dagorlad", "Ithilien", "Gorgoroth", "Khand"))),
        Key(all_of(Sort.SITE, Within(("Dagorlad", "Ithilien", "Gorgoroth", "Khand")))),
    ),
    as_event=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(),
                costs=(Tap(Subject.THIS_CARD), HazardLimitCost(1)),
                effects=(
                    Modify(Stat.STRIKES, +1, Subject.ATTACK),
                    Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
                ),
            )
        ),
    ),
)

REN_THE_UNCLEAN = Creature(
    code="TW-83",
    name="Ren the Unclean",
    race=Race.NAZGUL,
    strikes=1,
    prowess=15,
    body=10,
    kill_points=5,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.DARK_HOLD),
        Key(Within(("Dagorlad", "Ithilien", "Gorgoroth", "Horse Plains"))),
        Key(all_of(Sort.SITE, Within(("Dagorlad", "Ithilien", "Gorgoroth", "Horse Plains")))),
    ),
    as_event=(
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                costs=(Tap(Subject.THIS_CARD), HazardLimitCost(1)),
                effects=(
                    Roll(Check.CORRUPTION, Subject.EVERYBODY, of=Sort.CHARACTER),
                    Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
                ),
            )
        ),
    ),
)


INDUR_DAWNDEATH = Creature(
    code="TW-46",
    name="Indûr Dawndeath",
    race=Race.NAZGUL,
    strikes=1,
    prowess=15,
    body=10,
    kill_points=5,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.DARK_HOLD),
        Key(Within(("Harondor", "Imlad Morgul", "Gorgoroth", "Khand"))),
        Key(all_of(Sort.SITE, Within(("Harondor", "Imlad Morgul", "Gorgoroth", "Khand")))),
    ),
    as_event=(
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                target=A(all_of(Sort.CHARACTER, State.WOUNDED), Whose.ANYBODYS),
                costs=(Tap(Subject.THIS_CARD), HazardLimitCost(1)),
                effects=(
                    Put(
                        all_of(Sort.ITEM, Not(Sort.RING), On(Subject.TARGET)),
                        Pile.DISCARD_PILE,
                        by=Whose.OF_THE_COMPANY,
                    ),
                    Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
                ),
            )
        ),
    ),
)
