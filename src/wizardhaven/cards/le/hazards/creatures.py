"""Creatures of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.conditions import Happened, Past, There, Unless
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import HomeAt, Not, With, Within, all_of, any_of, named
from wizardhaven.vocabulary.terms import Alignment, Race, RegionType, SiteType, Stat

ENT_IN_SEARCH_OF_THE_ENTWIVES = Creature(
    code="LE-71",
    name="Ent in Search of the Entwives",
    race=Race.AWAKENED_PLANT,
    strikes=1,
    prowess=14,
    body=8,
    kill_points=1,
    marks=(Mark.STARRED,),
    keyed_to=(
        Key(RegionType.WILDERNESS, count=2),
        Key(RegionType.BORDER_LAND),
        Key(RegionType.FREE_DOMAIN),
        Key(RegionType.SHADOW_LAND, condition=Unless(There(named("Doors of Night")))),
    ),
    abilities=(Detains(any_of(Alignment.HERO, Not(Mark.OVERT))),),
)

HORSE_LORDS = Creature(
    code="LE-78",
    name="Horse-lords",
    race=Race.MAN,
    strikes=1,
    prowess=10,
    body=6,
    kill_points=2,
    marks=(Mark.STARRED,),
    keyed_to=(
        Key(Within(("Rohan", "Wold & Foothills", "Gap of Isen", "Anórien"))),
        Key(all_of(Within(("Rohan", "Wold & Foothills", "Gap of Isen", "Anórien")), Not(SiteType.HAVEN))),
    ),
    abilities=(
        Fights(Manner.EACH_FACES_A_STRIKE),
        Detains(any_of(Alignment.HERO, Not(Mark.OVERT))),
        Fights(Manner.ONLY_AGAINST, Not(With(HomeAt(named("Edoras"))))),
    ),
)

LAWLESS_MEN = Creature(
    code="LE-82",
    name="Lawless Men",
    race=Race.MAN,
    strikes=2,
    prowess=9,
    kill_points=1,
    keyed_to=(
        Key(RegionType.BORDER_LAND),
        Key(RegionType.WILDERNESS),
        Key(RegionType.SHADOW_LAND),
    ),
)

SELLSWORDS_BETWEEN_CHARTERS = Creature(
    code="LE-89",
    name="Sellswords Between Charters",
    race=Race.MAN,
    strikes=2,
    prowess=11,
    kill_points=1,
    keyed_to=(Key(SiteType.BORDER_HOLD), Key(SiteType.SHADOW_HOLD)),
)

SONS_OF_KINGS = Creature(
    code="LE-91",
    name="Sons of Kings",
    race=Race.DUNADAN,
    strikes=3,
    prowess=10,
    kill_points=2,
    marks=(Mark.STARRED,),
    keyed_to=(
        Key(RegionType.FREE_DOMAIN),
        Key(RegionType.BORDER_LAND),
        Key(SiteType.BORDER_HOLD),
        Key(SiteType.FREE_HOLD),
    ),
    abilities=(Fights(Manner.ONLY_AGAINST, Alignment.MINION),),
)

URUK_LIEUTENANT = Creature(
    code="LE-96",
    name="Uruk-lieutenant",
    race=Race.ORC,
    strikes=1,
    prowess=9,
    kill_points=1,
    keyed_to=(
        Key(RegionType.WILDERNESS),
        Key(RegionType.SHADOW_LAND),
        Key(SiteType.RUINS_AND_LAIRS),
        Key(SiteType.SHADOW_HOLD),
    ),
    abilities=(Modify(Stat.PROWESS, +3, Subject.THIS_CARD, condition=Happened(Past.FACED, Race.ORC)),),
)
