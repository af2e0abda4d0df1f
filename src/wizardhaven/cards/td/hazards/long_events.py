"""Hazard long-events of The Dragons."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event, FormOf
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import There, Unless
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Within, all_of, any_of, named
from wizardhaven.vocabulary.terms import Duplication, Length, Phase, Pile, Points, Race, RegionType, Side

BAIRANAX_AHUNT = Event(
    code="TD-4",
    name="Bairanax Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Mark.UNIQUE, FormOf("Bairanax")),
    marshalling_points=3,
    points=Points.KILL,
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=3, prowess=12, body=6),)),
            about=Subject.EVERYBODY,
            of=Within(("Withered Heath", "Gundabad", "Anduin Vales", "Grey Mountain Narrows")),
        ),
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=3, prowess=12, body=6),)),
            about=Subject.EVERYBODY,
            of=Within(
                (
                    "Northern Rhovanion",
                    "Iron Hills",
                    "Southern Rhovanion",
                    "Angmar",
                )
            ),
            condition=There(named("Doors of Night")),
        ),
        Fights(Manner.ATTACKER_ASSIGNS),
    ),
)

EARCARAXE_AHUNT = Event(
    code="TD-21",
    name="Eärcaraxë Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Mark.UNIQUE, FormOf("Eärcaraxë")),
    marshalling_points=4,
    points=Points.KILL,
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=3, prowess=15, body=6),)),
            about=Subject.EVERYBODY,
            of=Within(("Andrast Coast", "Bay of Belfalas", "Eriadoran Coast", "Andrast")),
        ),
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=3, prowess=15, body=6),)),
            about=Subject.EVERYBODY,
            of=Within(
                (
                    "Old Pûkel-land",
                    "Enedhwaith",
                    "Anfalas",
                    RegionType.COASTAL_SEA,
                )
            ),
            condition=There(named("Doors of Night")),
        ),
        Fights(Manner.ATTACKER_ASSIGNS),
    ),
)

ITANGAST_AHUNT = Event(
    code="TD-37",
    name="Itangast Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Mark.UNIQUE, FormOf("Itangast")),
    marshalling_points=6,
    points=Points.KILL,
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=4, prowess=16, body=7),)),
            about=Subject.EVERYBODY,
            of=Within(("Withered Heath", "Northern Rhovanion", "Iron Hills", "Grey Mountain Narrows")),
        ),
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=4, prowess=16, body=7),)),
            about=Subject.EVERYBODY,
            of=Within(
                (
                    "Southern Rhovanion",
                    "Dorwinion",
                    "Heart of Mirkwood",
                    "Woodland Realm",
                )
            ),
            condition=There(named("Doors of Night")),
        ),
    ),
)

SCORBA_AHUNT = Event(
    code="TD-64",
    name="Scorba Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Mark.UNIQUE, FormOf("Scorba")),
    marshalling_points=3,
    points=Points.KILL,
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=4, prowess=10, body=7),)),
            about=Subject.EVERYBODY,
            of=Within(("Forochel", "Angmar", "Gundabad")),
        ),
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=4, prowess=10, body=7),)),
            about=Subject.EVERYBODY,
            of=Within(
                (
                    "Númeriador",
                    "Arthedain",
                    "Rhudaur",
                )
            ),
            condition=There(named("Doors of Night")),
        ),
        Fights(Manner.ATTACKER_ASSIGNS),
    ),
)

FROM_THE_PITS_OF_ANGBAND = Event(
    code="TD-27",
    name="From the Pits of Angband",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        When(
            Occasion.PHASE_ENDS,
            Put(
                any_of(all_of(Side.HAZARD, Mark.UNIQUE, Race.DRAGON), all_of(Sort.CREATURE, Race.DRAKE)),
                Pile.PLAY_DECK,
                (Pile.DISCARD_PILE,),
                may=True,
                by=Whose.ANYBODYS,
            ),
            about=Subject.EVERYBODY,
            of=Phase.END_OF_TURN,
            condition=Unless(There(named("Doors of Night"))),
        ),
        When(
            Occasion.PHASE_ENDS,
            Put(
                all_of(Side.HAZARD, Mark.UNIQUE, Race.DRAGON),
                Pile.HAND,
                (Pile.DISCARD_PILE,),
                may=True,
                by=Whose.ANYBODYS,
            ),
            about=Subject.EVERYBODY,
            of=Phase.END_OF_TURN,
            condition=There(named("Doors of Night")),
        ),
        When(
            Occasion.PHASE_ENDS,
            Put(
                all_of(Sort.CREATURE, Race.DRAKE),
                Pile.HAND,
                (Pile.DISCARD_PILE,),
                may=True,
                by=Whose.ANYBODYS,
            ),
            about=Subject.EVERYBODY,
            of=Phase.END_OF_TURN,
            condition=There(named("Doors of Night")),
        ),
    ),
)
