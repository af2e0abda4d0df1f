"""The Dragons of The Wizards."""

from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.such import Within, all_of, named
from wizardhaven.vocabulary.terms import Race

AGBURANAR = Creature(
    code="TW-3",
    name="Agburanar",
    race=Race.DRAGON,
    strikes=2,
    prowess=15,
    body=9,
    kill_points=4,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(named("Caves of Ûlund")),
        Key(
            Within(("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath")),
            condition=There(named("Doors of Night")),
        ),
        Key(
            all_of(
                Sort.SITE,
                Within(("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath")),
            ),
            condition=There(named("Doors of Night")),
        ),
    ),
)

DAELOMIN = Creature(
    code="TW-26",
    name="Daelomin",
    race=Race.DRAGON,
    strikes=3,
    prowess=13,
    body=8,
    kill_points=4,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(named("Dancing Spire")),
        Key(
            Within(("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath")),
            condition=There(named("Doors of Night")),
        ),
        Key(
            all_of(
                Sort.SITE,
                Within(("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath")),
            ),
            condition=There(named("Doors of Night")),
        ),
    ),
    abilities=(Fights(Manner.ATTACKER_ASSIGNS),),
)

LEUCARUTH = Creature(
    code="TW-48",
    name="Leucaruth",
    race=Race.DRAGON,
    strikes=2,
    prowess=16,
    body=8,
    kill_points=4,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(named("Irerock")),
        Key(
            Within(("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath")),
            condition=There(named("Doors of Night")),
        ),
        Key(
            all_of(
                Sort.SITE,
                Within(("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath")),
            ),
            condition=There(named("Doors of Night")),
        ),
    ),
)

SMAUG = Creature(
    code="TW-90",
    name="Smaug",
    race=Race.DRAGON,
    strikes=2,
    prowess=17,
    body=8,
    kill_points=5,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(named("The Lonely Mountain")),
        Key(
            Within(("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath")),
            condition=There(named("Doors of Night")),
        ),
        Key(
            all_of(
                Sort.SITE,
                Within(("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath")),
            ),
            condition=There(named("Doors of Night")),
        ),
    ),
    abilities=(Fights(Manner.ATTACKER_ASSIGNS),),
)
