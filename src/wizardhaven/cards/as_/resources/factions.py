"""Factions of Against the Shadow."""

from wizardhaven.vocabulary.cards import Faction, Modification
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Race

WAIN_EASTERLINGS = Faction(
    code="AS-60",
    name="Wain-easterlings",
    race=Race.MAN,
    influence_number=8,
    playable_at=(named("Easterling Camp"),),
    modifications=(Modification(of=Race.WIZARD, amount=-5), Modification(of=Race.DUNADAN, amount=-2)),
    marshalling_points=3,
)

HARADRIM = Faction(
    code="AS-59",
    name="Haradrim",
    race=Race.MAN,
    influence_number=9,
    playable_at=(named("Southron Oasis"),),
    modifications=(
        Modification(of=Race.WIZARD, amount=-5),
        Modification(of=Race.DUNADAN, amount=-2),
        Modification(of=Race.ELF, amount=-2),
        Modification(of=Race.DWARF, amount=-2),
    ),
    marshalling_points=4,
)

PETTY_DWARVES = Faction(
    code="AS-61",
    name="Petty-dwarves",
    race=Race.DWARF,
    influence_number=10,
    playable_at=(named("The Worthy Hills"),),
    modifications=(Modification(of=Race.ELF, amount=-2), Modification(of=Race.DWARF, amount=+2)),
    marshalling_points=2,
)

WOSES_OF_THE_ERYN_VORN = Faction(
    code="AS-67",
    name="Woses of the Eryn Vorn",
    race=Race.WOSE,
    influence_number=10,
    playable_at=(named("The Worthy Hills"),),
    marshalling_points=2,
)

ANGMARIM = Faction(
    code="AS-58",
    name="Angmarim",
    race=Race.MAN,
    influence_number=11,
    playable_at=(named("Carn Dûm"),),
    modifications=(Modification(of=Race.WIZARD, amount=-5), Modification(of=Race.MAN, amount=+1)),
    marshalling_points=3,
    unmoved_by=("Muster",),
)

NURNIAGS = Faction(
    code="AS-64",
    name="Nûrniags",
    race=Race.MAN,
    influence_number=13,
    playable_at=(named("Nûrniag Camp"),),
    modifications=(Modification(of=Race.WIZARD, amount=-5), Modification(of=Race.MAN, amount=+1)),
    marshalling_points=5,
    unmoved_by=("Muster",),
)
