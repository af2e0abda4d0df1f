"""Creatures of The Wizards."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.conditions import Happened, Past
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, On, Within, all_of, any_of, named
from wizardhaven.vocabulary.terms import ItemClass, Pile, Race, RegionType, Side, SiteType, Stat

AMBUSHER = Creature(
    code="TW-5",
    name="Ambusher",
    race=Race.MAN,
    strikes=2,
    prowess=10,
    kill_points=1,
    keyed_to=(Key(RegionType.FREE_DOMAIN), Key(RegionType.BORDER_LAND)),
    abilities=(Fights(Manner.ATTACKER_ASSIGNS),),
)

BERT_BURAT = Creature(
    code="TW-16",
    name="“Bert” (Bûrat)",
    race=Race.TROLL,
    strikes=1,
    prowess=12,
    kill_points=1,
    marks=(Mark.UNIQUE,),
    keyed_to=(Key(RegionType.WILDERNESS), Key(RegionType.SHADOW_LAND), Key(SiteType.SHADOW_HOLD)),
    abilities=(
        When(
            Occasion.WOUNDED,
            Put(all_of(Sort.ITEM, Not(ItemClass.SPECIAL), On(Subject.TARGET)), Pile.DISCARD_PILE, count=None),
            about=Subject.ATTACK,
            condition=Happened(Past.FACED, named("“William” (Wûluag)", "“Tom” (Tûma)")),
        ),
    ),
)

CAVE_DRAKE = Creature(
    code="TW-20",
    name="Cave-drake",
    race=Race.DRAGON,
    strikes=2,
    prowess=10,
    kill_points=1,
    keyed_to=(Key(RegionType.WILDERNESS, count=2), Key(SiteType.RUINS_AND_LAIRS)),
    abilities=(Fights(Manner.ATTACKER_ASSIGNS),),
)

CORSAIRS_OF_UMBAR = Creature(
    code="TW-24",
    name="Corsairs of Umbar",
    race=Race.MAN,
    strikes=5,
    prowess=9,
    kill_points=1,
    keyed_to=(
        Key(RegionType.COASTAL_SEA),
        Key(
            Within(
                (
                    "Andrast",
                    "Anfalas",
                    "Belfalas",
                    "Cardolan",
                    "Enedhwaith",
                    "Harondor",
                    "Lindon",
                    "Lebennin",
                    "Old Pûkel-land",
                )
            )
        ),
        Key(
            all_of(
                Within(
                    (
                        "Andrast",
                        "Anfalas",
                        "Belfalas",
                        "Cardolan",
                        "Enedhwaith",
                        "Harondor",
                        "Lindon",
                        "Lebennin",
                        "Old Pûkel-land",
                    )
                ),
                any_of(SiteType.RUINS_AND_LAIRS, SiteType.SHADOW_HOLD),
            )
        ),
        Key(
            all_of(
                Sort.SITE,
                Within(
                    (
                        "Elven Shores",
                        "Eriadoran Coast",
                        "Andrast Coast",
                        "Bay of Belfalas",
                        "Mouths of the Anduin",
                    )
                ),
            )
        ),
    ),
)

MOUTH_OF_SAURON = Creature(
    code="TW-65",
    name="Mouth of Sauron",
    race=Race.MAN,
    strikes=1,
    prowess=13,
    body=8,
    kill_points=3,
    marks=(Mark.UNIQUE,),
    keyed_to=(Key(RegionType.DARK_DOMAIN), Key(SiteType.DARK_HOLD)),
    as_short_event=(Use(effects=(Put(Side.HAZARD, Pile.HAND, (Pile.DISCARD_PILE,)),)),),
)

OLD_MAN_WILLOW = Creature(
    code="TW-70",
    name="Old Man Willow",
    race=Race.AWAKENED_PLANT,
    strikes=1,
    prowess=13,
    kill_points=1,
    keyed_to=(
        Key(RegionType.WILDERNESS, count=2),
        Key(Within(("Fangorn", "Heart of Mirkwood", "Southern Mirkwood", "Western Mirkwood"))),
        Key(
            all_of(
                Within(("Fangorn", "Heart of Mirkwood", "Southern Mirkwood", "Western Mirkwood")),
                any_of(SiteType.RUINS_AND_LAIRS, SiteType.SHADOW_HOLD, SiteType.DARK_HOLD),
            )
        ),
        Key(named("Old Forest")),
        Key(named("Drúadan Forest")),
    ),
    abilities=(Modify(Stat.PROWESS, +2, Subject.THIS_CARD, Race.HOBBIT),),
)

ORC_GUARD = Creature(
    code="TW-72",
    name="Orc-guard",
    race=Race.ORC,
    strikes=5,
    prowess=8,
    kill_points=1,
    keyed_to=(
        Key(RegionType.SHADOW_LAND),
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.SHADOW_HOLD),
        Key(SiteType.DARK_HOLD),
    ),
)

ORC_LIEUTENANT = Creature(
    code="TW-73",
    name="Orc-lieutenant",
    race=Race.ORC,
    strikes=1,
    prowess=7,
    kill_points=1,
    keyed_to=(
        Key(RegionType.WILDERNESS),
        Key(RegionType.SHADOW_LAND),
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.RUINS_AND_LAIRS),
        Key(SiteType.SHADOW_HOLD),
        Key(SiteType.DARK_HOLD),
    ),
    abilities=(
        Modify(Stat.PROWESS, +4, Subject.THIS_CARD, condition=Happened(Past.FACED, Race.ORC)),
        Modify(Stat.PROWESS, +3, Subject.THIS_CARD, condition=Happened(Past.FACED, named("Uruk-lieutenant"))),
    ),
)

ORC_WARBAND = Creature(
    code="TW-76",
    name="Orc-warband",
    race=Race.ORC,
    strikes=5,
    prowess=4,
    kill_points=1,
    keyed_to=(
        Key(RegionType.WILDERNESS),
        Key(RegionType.SHADOW_LAND),
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.RUINS_AND_LAIRS),
        Key(SiteType.SHADOW_HOLD),
        Key(SiteType.DARK_HOLD),
    ),
    abilities=(Modify(Stat.PROWESS, +3, Subject.THIS_CARD, condition=Happened(Past.FACED, Race.ORC)),),
)

ORC_WATCH = Creature(
    code="TW-78",
    name="Orc-watch",
    race=Race.ORC,
    strikes=3,
    prowess=9,
    kill_points=1,
    keyed_to=(
        Key(RegionType.SHADOW_LAND),
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.SHADOW_HOLD),
        Key(SiteType.DARK_HOLD),
    ),
)

PUKEL_MEN = Creature(
    code="TW-82",
    name="Pûkel-men",
    race=Race.PUKEL_CREATURE,
    strikes=2,
    prowess=11,
    kill_points=1,
    keyed_to=(
        Key(SiteType.SHADOW_HOLD),
        Key(SiteType.DARK_HOLD),
        Key(
            all_of(
                Within(
                    (
                        "Andrast",
                        "Anfalas",
                        "Anórien",
                        "Dunland",
                        "Enedhwaith",
                        "Gap of Isen",
                        "Lamedon",
                        "Old Pûkel Gap",
                        "Old Pûkel-land",
                        "Rohan",
                    )
                ),
                SiteType.RUINS_AND_LAIRS,
            )
        ),
    ),
)

SILENT_WATCHER = Creature(
    code="TW-88",
    name="Silent Watcher",
    race=Race.PUKEL_CREATURE,
    strikes=1,
    prowess=8,
    kill_points=1,
    keyed_to=(Key(SiteType.SHADOW_HOLD), Key(SiteType.DARK_HOLD)),
    abilities=(Fights(Manner.EACH_FACES_A_STRIKE),),
)

TOM_TUMA = Creature(
    code="TW-103",
    name="“Tom” (Tûma)",
    race=Race.TROLL,
    strikes=1,
    prowess=13,
    kill_points=1,
    marks=(Mark.UNIQUE,),
    keyed_to=(Key(RegionType.WILDERNESS, count=2),),
    abilities=(
        When(
            Occasion.WOUNDED,
            Put(all_of(Sort.ITEM, Not(ItemClass.SPECIAL), On(Subject.TARGET)), Pile.DISCARD_PILE, count=None),
            about=Subject.ATTACK,
            condition=Happened(Past.FACED, named("“Bert” (Bûrat)", "“William” (Wûluag)")),
        ),
    ),
)

WARGS = Creature(
    code="TW-109",
    name="Wargs",
    race=Race.WOLF,
    strikes=2,
    prowess=9,
    kill_points=1,
    keyed_to=(
        Key(RegionType.BORDER_LAND),
        Key(RegionType.WILDERNESS),
        Key(RegionType.SHADOW_LAND),
    ),
)

WILLIAM_WULUAG = Creature(
    code="TW-112",
    name="“William” (Wûluag)",
    race=Race.TROLL,
    strikes=1,
    prowess=11,
    kill_points=1,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(RegionType.WILDERNESS),
        Key(RegionType.SHADOW_LAND),
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.SHADOW_HOLD),
        Key(SiteType.DARK_HOLD),
    ),
    abilities=(
        When(
            Occasion.WOUNDED,
            Put(all_of(Sort.ITEM, Not(ItemClass.SPECIAL), On(Subject.TARGET)), Pile.DISCARD_PILE, count=None),
            about=Subject.ATTACK,
            condition=Happened(Past.FACED, named("“Bert” (Bûrat)", "“Tom” (Tûma)")),
        ),
    ),
)
