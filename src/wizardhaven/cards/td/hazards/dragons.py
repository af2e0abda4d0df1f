"""The Dragons of the set that bears their name."""

from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.such import Within, all_of, named
from wizardhaven.vocabulary.terms import Race

BAIRANAX = Creature(
    code="TD-3",
    name="Bairanax",
    race=Race.DRAGON,
    strikes=2,
    prowess=14,
    body=7,
    kill_points=3,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(named("Ovir Hollow")),
        Key(
            Within(("Withered Heath", "Gundabad", "Anduin Vales", "Grey Mountain Narrows")),
            condition=There(named("Doors of Night")),
        ),
        Key(
            all_of(
                Sort.SITE, Within(("Withered Heath", "Gundabad", "Anduin Vales", "Grey Mountain Narrows"))
            ),
            condition=There(named("Doors of Night")),
        ),
    ),
    abilities=(Fights(Manner.ATTACKER_ASSIGNS),),
)

EARCARAXE = Creature(
    code="TD-20",
    name="Eärcaraxë",
    race=Race.DRAGON,
    strikes=2,
    prowess=17,
    body=7,
    kill_points=4,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(named("Isle of the Ulond")),
        Key(
            Within(("Andrast Coast", "Bay of Belfalas", "Eriadoran Coast", "Andrast")),
            condition=There(named("Doors of Night")),
        ),
        Key(
            all_of(Sort.SITE, Within(("Andrast Coast", "Bay of Belfalas", "Eriadoran Coast", "Andrast"))),
            condition=There(named("Doors of Night")),
        ),
    ),
    abilities=(Fights(Manner.ATTACKER_ASSIGNS),),
)

ITANGAST = Creature(
    code="TD-36",
    name="Itangast",
    race=Race.DRAGON,
    strikes=3,
    prowess=18,
    body=8,
    kill_points=6,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(named("Gold Hill")),
        Key(
            Within(("Withered Heath", "Iron Hills", "Northern Rhovanion", "Grey Mountain Narrows")),
            condition=There(named("Doors of Night")),
        ),
        Key(
            all_of(
                Sort.SITE,
                Within(("Withered Heath", "Iron Hills", "Northern Rhovanion", "Grey Mountain Narrows")),
            ),
            condition=There(named("Doors of Night")),
        ),
    ),
)

SCATHA = Creature(
    code="TD-60",
    name="Scatha",
    race=Race.DRAGON,
    strikes=3,
    prowess=15,
    body=9,
    kill_points=5,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(named("Gondmaeglom")),
        Key(
            Within(("Withered Heath", "Woodland Realm", "Northern Rhovanion", "Grey Mountain Narrows")),
            condition=There(named("Doors of Night")),
        ),
        Key(
            all_of(
                Sort.SITE,
                Within(("Withered Heath", "Woodland Realm", "Northern Rhovanion", "Grey Mountain Narrows")),
            ),
            condition=There(named("Doors of Night")),
        ),
    ),
)

SCORBA = Creature(
    code="TD-63",
    name="Scorba",
    race=Race.DRAGON,
    strikes=3,
    prowess=12,
    body=8,
    kill_points=3,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(named("Zarak Dûm")),
        Key(Within(("Forochel", "Angmar", "Gundabad")), condition=There(named("Doors of Night"))),
        Key(
            all_of(Sort.SITE, Within(("Forochel", "Angmar", "Gundabad"))),
            condition=There(named("Doors of Night")),
        ),
    ),
    abilities=(Fights(Manner.ATTACKER_ASSIGNS),),
)
