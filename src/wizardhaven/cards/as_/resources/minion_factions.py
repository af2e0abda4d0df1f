"""Minion factions of Against the Shadow."""

from wizardhaven.vocabulary.cards import Faction, Modification
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.such import all_of, named
from wizardhaven.vocabulary.terms import Alignment, Race

ANGMARIM = Faction(
    code="AS-62",
    name="Angmarim",
    race=Race.MAN,
    influence_number=10,
    influence_number_in_play=0,
    playable_at=(named("Carn Dûm"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Easterlings")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Hillmen")), amount=+2),
    ),
    marshalling_points=1,
    alignment=Alignment.MINION,
)

HARADRIM = Faction(
    code="AS-63",
    name="Haradrim",
    race=Race.MAN,
    influence_number=9,
    playable_at=(named("Southron Oasis"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Southrons")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Variags of Khand")), amount=-2),
    ),
    marshalling_points=2,
    alignment=Alignment.MINION,
)

PETTY_DWARVES = Faction(
    code="AS-65",
    name="Petty-dwarves",
    race=Race.DWARF,
    influence_number=11,
    playable_at=(named("The Worthy Hills"),),
    marshalling_points=3,
    alignment=Alignment.MINION,
)

WAIN_EASTERLINGS = Faction(
    code="AS-66",
    name="Wain-easterlings",
    race=Race.MAN,
    influence_number=9,
    playable_at=(named("Easterling Camp"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Easterlings")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Nûriags")), amount=-2),
    ),
    marshalling_points=2,
    alignment=Alignment.MINION,
)

ASDRIAGS = Faction(
    code="AS-111",
    name="Asdriags",
    race=Race.MAN,
    influence_number=10,
    playable_at=(named("Nûrniag Camp"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Nûrniags")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Variags of Khand")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Balchoth")), amount=-2),
    ),
    marshalling_points=2,
    alignment=Alignment.MINION,
)

BLACK_NUMENOREANS = Faction(
    code="AS-113",
    name="Black Númenóreans",
    race=Race.DUNADAN,
    influence_number=8,
    playable_at=(named("Gobel Mírlond"),),
    modifications=(Modification(of=all_of(Sort.FACTION, named("Umbarean Corsairs")), amount=+2),),
    marshalling_points=2,
    alignment=Alignment.MINION,
)

CORSAIRS_OF_RHUN = Faction(
    code="AS-114",
    name="Corsairs of Rhûn",
    race=Race.MAN,
    influence_number=9,
    playable_at=(named("Raider-hold"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Easterlings")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Men of Dorwinion")), amount=-2),
    ),
    marshalling_points=2,
    alignment=Alignment.MINION,
)

MORGUL_ORCS = Faction(
    code="AS-119",
    name="Morgul-orcs",
    race=Race.ORC,
    influence_number=8,
    influence_number_in_play=0,
    playable_at=(named("Minas Morgul"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Ungol-orcs")), amount=-2),
        Modification(of=all_of(Sort.FACTION, named("Orcs of Angmar")), amount=+2),
    ),
    marshalling_points=1,
    alignment=Alignment.MINION,
)

NURIAGS = Faction(
    code="AS-120",
    name="Nûriags",
    race=Race.MAN,
    influence_number=9,
    playable_at=(named("Variag Camp"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Haradrim")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Southrons")), amount=-2),
    ),
    marshalling_points=2,
    alignment=Alignment.MINION,
)

ORCS_OF_DOL_GULDUR = Faction(
    code="AS-121",
    name="Orcs of Dol Guldur",
    race=Race.ORC,
    influence_number=8,
    influence_number_in_play=0,
    playable_at=(named("Dol Guldur"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Orcs of Moria")), amount=-2),
        Modification(of=all_of(Sort.FACTION, named("Orcs of the Red Eye")), amount=+2),
    ),
    marshalling_points=1,
    alignment=Alignment.MINION,
)
