"""Creatures of Against the Shadow."""

from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.fighting import Detains
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.such import Not, Within, all_of, any_of
from wizardhaven.vocabulary.terms import Alignment, Race

STOUT_MEN_OF_GONDOR = Creature(
    code="AS-21",
    name="Stout Men of Gondor",
    race=Race.MAN,
    strikes=6,
    prowess=7,
    kill_points=1,
    marks=(Mark.STARRED,),
    keyed_to=(
        Key(
            Within(
                (
                    "Old Pûkel-land",
                    "Old Pûkel Gap",
                    "Andrast",
                    "Anfalas",
                    "Lamedon",
                    "Belfalas",
                    "Lebennin",
                    "Anórien",
                    "Rohan",
                )
            )
        ),
        Key(
            all_of(
                Sort.SITE,
                Within(
                    (
                        "Old Pûkel-land",
                        "Old Pûkel Gap",
                        "Andrast",
                        "Anfalas",
                        "Lamedon",
                        "Belfalas",
                        "Lebennin",
                        "Anórien",
                        "Rohan",
                    )
                ),
            )
        ),
    ),
    abilities=(Detains(any_of(Alignment.HERO, Not(Mark.OVERT))),),
)
