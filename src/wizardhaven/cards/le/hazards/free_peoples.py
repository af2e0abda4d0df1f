"""Elves, Dúnedain and others that minions must fear, among the creatures of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.conditions import There, Unless
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import HomeAt, Not, With, Within, all_of, any_of, named
from wizardhaven.vocabulary.terms import Alignment, Race, RegionType, SiteType, Stat

ARTHADAN_RANGERS = Creature(
    code="LE-60",
    name="Arthadan Rangers",
    race=Race.DUNADAN,
    strikes=1,
    prowess=10,
    body=6,
    kill_points=2,
    marks=(Mark.STARRED,),
    keyed_to=(
        Key(Within(("Arthedain", "Rhudaur", "Cardolan", "Hollin", "The Shire"))),
        Key(all_of(Sort.SITE, Within(("Arthedain", "Rhudaur", "Cardolan", "Hollin", "The Shire")))),
    ),
    abilities=(
        Fights(Manner.EACH_FACES_A_STRIKE),
        Detains(any_of(Alignment.HERO, Not(Mark.OVERT))),
        Fights(Manner.ONLY_AGAINST, Not(With(HomeAt(named("Bree"))))),
    ),
)

BEORNING_TOLL = Creature(
    code="LE-62",
    name="Beorning Toll",
    race=Race.MAN,
    strikes=1,
    prowess=11,
    body=6,
    kill_points=2,
    marks=(Mark.STARRED,),
    keyed_to=(
        Key(Within(("Anduin Vales", "Wold & Foothills", "High Pass", "Redhorn Gate"))),
        Key(
            all_of(
                Within(("Anduin Vales", "Wold & Foothills", "High Pass", "Redhorn Gate")), Not(SiteType.HAVEN)
            )
        ),
    ),
    abilities=(
        Fights(Manner.EACH_FACES_A_STRIKE),
        Detains(any_of(Alignment.HERO, Not(Mark.OVERT))),
        Fights(Manner.ONLY_AGAINST, Not(With(HomeAt(named("Beorn’s House"))))),
    ),
)

THE_BORDER_WATCH = Creature(
    code="LE-63",
    name="The Border-watch",
    race=Race.MAN,
    strikes=5,
    prowess=7,
    kill_points=1,
    marks=(Mark.STARRED,),
    keyed_to=(
        Key(RegionType.FREE_DOMAIN),
        Key(RegionType.BORDER_LAND),
        Key(SiteType.FREE_HOLD),
        Key(SiteType.BORDER_HOLD),
    ),
    abilities=(
        Detains(Alignment.HERO),
        Modify(Stat.STRIKES, -3, Subject.THIS_CARD, Alignment.HERO),
    ),
)

ELVES_UPON_ERRANTRY = Creature(
    code="LE-70",
    name="Elves upon Errantry",
    race=Race.ELF,
    strikes=4,
    prowess=9,
    kill_points=1,
    marks=(Mark.STARRED,),
    keyed_to=(
        Key(RegionType.WILDERNESS, count=2),
        Key(RegionType.BORDER_LAND),
        Key(RegionType.FREE_DOMAIN),
    ),
    abilities=(Fights(Manner.ONLY_AGAINST, Alignment.MINION),),
)

GONDORIAN_RANGERS = Creature(
    code="LE-76",
    name="Gondorian Rangers",
    race=Race.DUNADAN,
    strikes=1,
    prowess=9,
    body=6,
    kill_points=2,
    marks=(Mark.STARRED,),
    keyed_to=(
        Key(Within(("Ithilien", "Dagorlad", "Harondor", "Mouths of the Anduin", "Brown Lands"))),
        Key(
            all_of(
                Sort.SITE, Within(("Ithilien", "Dagorlad", "Harondor", "Mouths of the Anduin", "Brown Lands"))
            )
        ),
    ),
    abilities=(
        Fights(Manner.EACH_FACES_A_STRIKE),
        Detains(any_of(Alignment.HERO, Not(Mark.OVERT))),
        Fights(Manner.ONLY_AGAINST, Not(With(HomeAt(named("Henneth Annûn"))))),
    ),
)

THRANDUILS_FOLK = Creature(
    code="LE-93",
    name="Thranduil’s Folk",
    race=Race.ELF,
    strikes=1,
    prowess=10,
    body=6,
    kill_points=2,
    marks=(Mark.STARRED,),
    keyed_to=(
        Key(
            Within(
                (
                    "Woodland Realm",
                    "Western Mirkwood",
                    "Heart of Mirkwood",
                    "Northern Rhovanion",
                    "Grey Mountain Narrows",
                )
            )
        ),
        Key(
            all_of(
                Sort.SITE,
                Within(
                    (
                        "Woodland Realm",
                        "Western Mirkwood",
                        "Heart of Mirkwood",
                        "Northern Rhovanion",
                        "Grey Mountain Narrows",
                    )
                ),
            )
        ),
    ),
    abilities=(
        Fights(Manner.EACH_FACES_A_STRIKE),
        Detains(any_of(Alignment.HERO, Not(Mark.OVERT))),
        Fights(Manner.ONLY_AGAINST, Not(With(HomeAt(named("Thranduil’s Halls"))))),
    ),
)

WANDERING_ELDAR = Creature(
    code="LE-97",
    name="Wandering Eldar",
    race=Race.ELF,
    strikes=1,
    prowess=9,
    kill_points=1,
    marks=(Mark.STARRED,),
    keyed_to=(
        Key(RegionType.WILDERNESS, count=2),
        Key(RegionType.BORDER_LAND),
        Key(RegionType.FREE_DOMAIN, condition=Unless(There(named("Doors of Night")))),
    ),
    abilities=(
        Fights(Manner.EACH_FACES_A_STRIKE),
        Detains(any_of(Alignment.HERO, Not(Mark.OVERT))),
    ),
)

WILD_TROLLS = Creature(
    code="LE-100",
    name="Wild Trolls",
    race=Race.TROLL,
    strikes=2,
    prowess=10,
    kill_points=1,
    keyed_to=(Key(RegionType.WILDERNESS, count=2), Key(SiteType.RUINS_AND_LAIRS)),
)

LANDROVAL = Creature(
    code="LE-81",
    name="Landroval",
    race=Race.ANIMAL,
    strikes=2,
    prowess=12,
    body=6,
    kill_points=2,
    marks=(Mark.UNIQUE, Mark.STARRED),
    keyed_to=(
        Key(RegionType.WILDERNESS, count=2),
        Key(RegionType.BORDER_LAND),
        Key(RegionType.SHADOW_LAND),
    ),
    abilities=(
        Fights(Manner.ONLY_AGAINST, all_of(Alignment.MINION, Mark.OVERT)),
        Fights(Manner.ATTACKER_ASSIGNS),
    ),
)

ELF_LORD_REVEALED_IN_WRATH = Creature(
    code="LE-69",
    name="Elf-lord Revealed in Wrath",
    race=Race.ELF,
    strikes=1,
    prowess=15,
    body=9,
    kill_points=3,
    marks=(Mark.STARRED,),
    keyed_to=(
        Key(RegionType.WILDERNESS, count=2),
        Key(RegionType.SHADOW_LAND, condition=Unless(There(named("Doors of Night")))),
    ),
    abilities=(
        Detains(Alignment.HERO),
        Modify(Stat.PROWESS, +4, Subject.THIS_CARD, against=Race.RINGWRAITH),
    ),
)
