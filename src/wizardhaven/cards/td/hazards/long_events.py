"""Hazard long-events of The Dragons."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attacks import AttacksMovers
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import InPlay, Unless
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, any_of
from wizardhaven.vocabulary.terms import Duplication, Length, Phase, Pile, Points, Race, RegionType, Side

BAIRANAX_AHUNT = Event(
    code="TD-4",
    name="Bairanax Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    unique=True,
    marshalling_points=3,
    points=Points.KILL,
    manifestation_of="Bairanax",
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        AttacksMovers(
            strikes=3,
            prowess=12,
            body=6,
            regions=("Withered Heath", "Gundabad", "Anduin Vales", "Grey Mountain Narrows"),
            more_if=InPlay("Doors of Night"),
            more_regions=("Northern Rhovanion", "Iron Hills", "Southern Rhovanion", "Angmar"),
        ),
        Fights(Manner.ATTACKER_ASSIGNS),
    ),
)

EARCARAXE_AHUNT = Event(
    code="TD-21",
    name="Eärcaraxë Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    unique=True,
    marshalling_points=4,
    points=Points.KILL,
    manifestation_of="Eärcaraxë",
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        AttacksMovers(
            strikes=3,
            prowess=15,
            body=6,
            regions=("Andrast Coast", "Bay of Belfalas", "Eriadoran Coast", "Andrast"),
            more_if=InPlay("Doors of Night"),
            more_regions=("Old Pûkel-land", "Enedhwaith", "Anfalas"),
            more_type=RegionType.COASTAL_SEA,
        ),
        Fights(Manner.ATTACKER_ASSIGNS),
    ),
)

ITANGAST_AHUNT = Event(
    code="TD-37",
    name="Itangast Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    unique=True,
    marshalling_points=6,
    points=Points.KILL,
    manifestation_of="Itangast",
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        AttacksMovers(
            strikes=4,
            prowess=16,
            body=7,
            regions=("Withered Heath", "Northern Rhovanion", "Iron Hills", "Grey Mountain Narrows"),
            more_if=InPlay("Doors of Night"),
            more_regions=("Southern Rhovanion", "Dorwinion", "Heart of Mirkwood", "Woodland Realm"),
        ),
    ),
)

SCORBA_AHUNT = Event(
    code="TD-64",
    name="Scorba Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    unique=True,
    marshalling_points=3,
    points=Points.KILL,
    manifestation_of="Scorba",
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        AttacksMovers(
            strikes=4,
            prowess=10,
            body=7,
            regions=("Forochel", "Angmar", "Gundabad"),
            more_if=InPlay("Doors of Night"),
            more_regions=("Númeriador", "Arthedain", "Rhudaur"),
        ),
        Fights(Manner.ATTACKER_ASSIGNS),
    ),
)

FROM_THE_PITS_OF_ANGBAND = Event(
    code="TD-27",
    name="From the Pits of Angband",
    side=Side.HAZARD,
    length=Length.LONG,
    duplication=Duplication.ANYWHERE,
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
            condition=Unless(InPlay("Doors of Night")),
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
            condition=InPlay("Doors of Night"),
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
            condition=InPlay("Doors of Night"),
        ),
    ),
)
