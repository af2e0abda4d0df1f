"""Guards, Dwarves and Trolls among the creatures of Against the Shadow."""

from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.fighting import Detains
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, Within, any_of
from wizardhaven.vocabulary.terms import Alignment, Race, RegionType, Stat

DURINS_FOLK = Creature(
    code="AS-8",
    name="Durin’s Folk",
    race=Race.DWARF,
    strikes=5,
    prowess=8,
    kill_points=2,
    marks=(Mark.STARRED,),
    keyed_to=(Key(RegionType.WILDERNESS), Key(RegionType.BORDER_LAND), Key(Within(("The Shire",)))),
    abilities=(
        Detains(Alignment.HERO),
        Modify(Stat.PROWESS, -2, Subject.THIS_CARD, Alignment.HERO),
    ),
)

STEWARDS_GUARD = Creature(
    code="AS-20",
    name="Steward’s Guard",
    race=Race.DUNADAN,
    strikes=5,
    prowess=8,
    kill_points=1,
    marks=(Mark.STARRED,),
    keyed_to=(
        Key(
            Within(
                (
                    "Wold & Foothills",
                    "Rohan",
                    "Anórien",
                    "Lebennin",
                    "Brown Lands",
                    "Dagorlad",
                    "Ithilien",
                    "Harondor",
                )
            )
        ),
    ),
    abilities=(Detains(any_of(Alignment.HERO, Not(Mark.OVERT))),),
)

TROLLS_FROM_THE_MOUNTAINS = Creature(
    code="AS-22",
    name="Trolls from the Mountains",
    race=Race.TROLL,
    strikes=3,
    prowess=12,
    body=5,
    kill_points=2,
    keyed_to=(Key(RegionType.WILDERNESS, count=3),),
)
