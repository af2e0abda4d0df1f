"""Men and Woses among the factions of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Faction, Modification
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.such import all_of, named
from wizardhaven.vocabulary.terms import Alignment, Race

BALCHOTH = Faction(
    code="LE-260",
    name="Balchoth",
    race=Race.MAN,
    influence_number=8,
    playable_at=(named("Raider-hold"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Easterlings")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Men of Dorwinion")), amount=-2),
    ),
    marshalling_points=2,
    alignment=Alignment.MINION,
)

BEORNINGS = Faction(
    code="LE-261",
    name="Beornings",
    race=Race.MAN,
    influence_number=9,
    playable_at=(named("Beorn’s House"),),
    marshalling_points=3,
    alignment=Alignment.MINION,
)

DUNLENDINGS = Faction(
    code="LE-263",
    name="Dunlendings",
    race=Race.MAN,
    influence_number=9,
    playable_at=(named("Dunnish Clan-hold"),),
    modifications=(Modification(of=all_of(Sort.FACTION, named("Hillmen")), amount=+2),),
    marshalling_points=4,
    alignment=Alignment.MINION,
)

EASTERLINGS = Faction(
    code="LE-264",
    name="Easterlings",
    race=Race.MAN,
    influence_number=8,
    playable_at=(named("Easterling Camp"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Balchoth")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Wain-easterlings")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Men of Dorwinion")), amount=-2),
    ),
    marshalling_points=2,
    alignment=Alignment.MINION,
)

HILLMEN = Faction(
    code="LE-269",
    name="Hillmen",
    race=Race.MAN,
    influence_number=10,
    playable_at=(named("Cameth Brin"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Dunlendings")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Angmarim")), amount=+2),
    ),
    marshalling_points=4,
    alignment=Alignment.MINION,
)

MEN_OF_DORWINION = Faction(
    code="LE-271",
    name="Men of Dorwinion",
    race=Race.MAN,
    influence_number=10,
    playable_at=(named("Shrel-Kain"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Easterlings")), amount=-2),
        Modification(of=all_of(Sort.FACTION, named("Balchoth")), amount=-2),
    ),
    marshalling_points=3,
    alignment=Alignment.MINION,
)

NURNIAGS = Faction(
    code="LE-273",
    name="Nûrniags",
    race=Race.MAN,
    influence_number=9,
    playable_at=(named("Nûrniag Camp"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Nûriags")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Balchoth")), amount=-2),
        Modification(of=all_of(Sort.FACTION, named("Variags of Khand")), amount=+2),
    ),
    marshalling_points=2,
    alignment=Alignment.MINION,
)

SOUTHRONS = Faction(
    code="LE-287",
    name="Southrons",
    race=Race.MAN,
    influence_number=8,
    playable_at=(named("Southron Oasis"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Haradrim")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Asdriags")), amount=-2),
    ),
    marshalling_points=2,
    alignment=Alignment.MINION,
)

UMBAREAN_CORSAIRS = Faction(
    code="LE-289",
    name="Umbarean Corsairs",
    race=Race.MAN,
    influence_number=8,
    playable_at=(named("Gobel Mírlond"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Black Númenóreans")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Southrons")), amount=+2),
    ),
    marshalling_points=2,
    alignment=Alignment.MINION,
)

VARIAGS_OF_KHAND = Faction(
    code="LE-292",
    name="Variags of Khand",
    race=Race.MAN,
    influence_number=8,
    playable_at=(named("Variag Camp"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Nûrniags")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Haradrim")), amount=-2),
    ),
    marshalling_points=2,
    alignment=Alignment.MINION,
)

WOODMEN = Faction(
    code="LE-295",
    name="Woodmen",
    race=Race.MAN,
    influence_number=10,
    playable_at=(named("Woodmen-town"),),
    marshalling_points=3,
    alignment=Alignment.MINION,
)

WOSES_OF_THE_ERYN_VORN = Faction(
    code="LE-296",
    name="Woses of the Eryn Vorn",
    race=Race.WOSE,
    influence_number=11,
    playable_at=(named("The Worthy Hills"),),
    marshalling_points=3,
    alignment=Alignment.MINION,
)
