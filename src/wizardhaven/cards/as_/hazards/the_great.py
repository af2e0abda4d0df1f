"""The great of the Free Peoples, who stand against minions in Against the Shadow."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Creature, FormOf
from wizardhaven.vocabulary.fighting import Detains
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Within, all_of
from wizardhaven.vocabulary.terms import Alignment, Check, Phase, Pile, Race, RegionType, SiteType, Stat

LORD_OF_THE_CARROCK = Creature(
    code="AS-14",
    name="Lord of the Carrock",
    race=Race.MAN,
    strikes=1,
    prowess=16,
    body=9,
    kill_points=2,
    marks=(Mark.UNIQUE, Mark.STARRED, FormOf("Beorn")),
    keyed_to=(
        Key(
            Within(
                (
                    "Anduin Vales",
                    "Woodland Realm",
                    "Western Mirkwood",
                    "Wold & Foothills",
                    "High Pass",
                    "Redhorn Gate",
                )
            )
        ),
        Key(
            all_of(
                Sort.SITE,
                Within(
                    (
                        "Anduin Vales",
                        "Woodland Realm",
                        "Western Mirkwood",
                        "Wold & Foothills",
                        "High Pass",
                        "Redhorn Gate",
                    )
                ),
            )
        ),
    ),
    abilities=(Detains(Alignment.HERO),),
    as_event=(
        Modify(Check.INFLUENCE, -2, Subject.COMPANY, against=all_of(Sort.FACTION, Race.MAN)),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)

MASTER_OF_THE_HOUSE = Creature(
    code="AS-16",
    name="Master of the House",
    race=Race.ELF,
    strikes=1,
    prowess=14,
    body=9,
    kill_points=3,
    marks=(Mark.UNIQUE, Mark.STARRED, FormOf("Elrond")),
    keyed_to=(
        Key(Within(("Rhudaur", "Arthedain", "High Pass", "The Shire", "Cardolan"))),
        Key(all_of(Sort.SITE, Within(("Rhudaur", "Arthedain", "High Pass", "The Shire", "Cardolan")))),
    ),
    abilities=(Detains(Alignment.HERO),),
    as_event=(
        When(
            Occasion.PHASE_ENDS,
            Put(
                all_of(Sort.CREATURE, Race.ELF),
                Pile.HAND,
                (Pile.DISCARD_PILE,),
                may=True,
                by=Whose.ANYBODYS,
            ),
            about=Subject.EVERYBODY,
            of=Phase.END_OF_TURN,
        ),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)

SARUMAN_THE_WISE = Creature(
    code="AS-19",
    name="Saruman the Wise",
    race=Race.MAIA,
    strikes=3,
    prowess=13,
    body=9,
    kill_points=6,
    marks=(Mark.UNIQUE, Mark.STARRED, FormOf("Saruman")),
    keyed_to=(
        Key(RegionType.FREE_DOMAIN),
        Key(SiteType.FREE_HOLD),
        Key(Within(("Gap of Isen", "Rohan", "Enedhwaith", "Old Pûkel-land"))),
        Key(all_of(Sort.SITE, Within(("Gap of Isen", "Rohan", "Enedhwaith", "Old Pûkel-land")))),
    ),
    abilities=(Detains(Alignment.HERO), Modify(Stat.PROWESS, -3, Subject.THIS_CARD, against=Alignment.HERO)),
    as_event=(
        Modify(Stat.CORRUPTION_POINTS, +1, Sort.RING),
        When(
            Occasion.CARD_PLAYED,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.EVERYBODY,
            of=Mark.ANOTHER_FORM,
        ),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)
