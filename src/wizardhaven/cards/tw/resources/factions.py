"""Factions of The Wizards."""

from wizardhaven.vocabulary.cards import Faction, Modification
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Race

BEORNINGS = Faction(
    code="TW-197",
    name="Beornings",
    race=Race.MAN,
    influence_number=7,
    playable_at=(named("Beorn’s House"),),
    modifications=(Modification(of=Race.MAN, amount=+1),),
    marshalling_points=2,
)

BLUE_MOUNTAIN_DWARVES = Faction(
    code="TW-200",
    name="Blue Mountain Dwarves",
    race=Race.DWARF,
    influence_number=9,
    playable_at=(named("Blue Mountain Dwarf-hold"),),
    modifications=(Modification(of=Race.ELF, amount=-2), Modification(of=Race.DWARF, amount=+2)),
    marshalling_points=3,
)

EASTERLINGS = Faction(
    code="TW-222",
    name="Easterlings",
    race=Race.MAN,
    influence_number=9,
    playable_at=(named("Easterling Camp"),),
    modifications=(Modification(of=Race.DUNADAN, amount=-2),),
    marshalling_points=4,
)

IRON_HILL_DWARVES = Faction(
    code="TW-261",
    name="Iron Hill Dwarves",
    race=Race.DWARF,
    influence_number=8,
    playable_at=(named("Iron Hill Dwarf-hold"),),
    modifications=(Modification(of=Race.ELF, amount=-2), Modification(of=Race.DWARF, amount=+2)),
    marshalling_points=4,
)

KNIGHTS_OF_DOL_AMROTH = Faction(
    code="TW-263",
    name="Knights of Dol Amroth",
    race=Race.DUNADAN,
    influence_number=8,
    playable_at=(named("Dol Amroth"),),
    modifications=(Modification(of=Race.DUNADAN, amount=+1),),
    marshalling_points=3,
)

MEN_OF_ANFALAS = Faction(
    code="TW-276",
    name="Men of Anfalas",
    race=Race.MAN,
    influence_number=8,
    playable_at=(named("Lond Galen"),),
    modifications=(Modification(of=Race.DUNADAN, amount=+1),),
    marshalling_points=2,
)

MEN_OF_ANORIEN = Faction(
    code="TW-277",
    name="Men of Anórien",
    race=Race.MAN,
    influence_number=7,
    playable_at=(named("Minas Tirith"),),
    modifications=(Modification(of=Race.DUNADAN, amount=+1),),
    marshalling_points=2,
)

MEN_OF_DORWINION = Faction(
    code="TW-278",
    name="Men of Dorwinion",
    race=Race.MAN,
    influence_number=6,
    playable_at=(named("Shrel-Kain"),),
    modifications=(Modification(of=Race.MAN, amount=+1),),
    marshalling_points=3,
)

MEN_OF_LEBENNIN = Faction(
    code="TW-280",
    name="Men of Lebennin",
    race=Race.MAN,
    influence_number=7,
    playable_at=(named("Pelargir"),),
    modifications=(Modification(of=Race.DUNADAN, amount=+1),),
    marshalling_points=2,
)

RANGERS_OF_ITHILIEN = Faction(
    code="TW-310",
    name="Rangers of Ithilien",
    race=Race.DUNADAN,
    influence_number=7,
    playable_at=(named("Henneth Annûn"),),
    modifications=(Modification(of=Race.DUNADAN, amount=+1),),
    marshalling_points=3,
)

RANGERS_OF_THE_NORTH = Faction(
    code="TW-311",
    name="Rangers of the North",
    race=Race.DUNADAN,
    influence_number=9,
    playable_at=(named("Bree"),),
    modifications=(Modification(of=Race.DUNADAN, amount=+1),),
    marshalling_points=3,
)

RIDERS_OF_ROHAN = Faction(
    code="TW-317",
    name="Riders of Rohan",
    race=Race.MAN,
    influence_number=9,
    playable_at=(named("Edoras"),),
    modifications=(Modification(of=Race.HOBBIT, amount=+1), Modification(of=Race.DUNADAN, amount=+1)),
    marshalling_points=3,
)

TOWER_GUARD_OF_MINAS_TIRITH = Faction(
    code="TW-352",
    name="Tower Guard of Minas Tirith",
    race=Race.DUNADAN,
    influence_number=7,
    playable_at=(named("Minas Tirith"),),
    modifications=(Modification(of=Race.DUNADAN, amount=+1),),
    marshalling_points=2,
)

WOOD_ELVES = Faction(
    code="TW-367",
    name="Wood-elves",
    race=Race.ELF,
    influence_number=8,
    playable_at=(named("Thranduil’s Halls"),),
    modifications=(
        Modification(of=Race.MAN, amount=-1),
        Modification(of=Race.ELF, amount=+1),
        Modification(of=Race.DWARF, amount=-2),
    ),
    marshalling_points=3,
)

DUNLENDINGS = Faction(
    code="TW-211",
    name="Dunlendings",
    race=Race.MAN,
    influence_number=9,
    playable_at=(named("Dunnish Clan-hold"),),
    modifications=(
        Modification(of=Race.MAN, amount=-1),
        Modification(of=Race.DUNADAN, amount=-1),
        Modification(of=Race.DWARF, amount=-1),
    ),
    marshalling_points=2,
)

ELVES_OF_LINDON = Faction(
    code="TW-226",
    name="Elves of Lindon",
    race=Race.ELF,
    influence_number=9,
    playable_at=(named("Grey Havens"),),
    modifications=(Modification(of=Race.DUNADAN, amount=+1), Modification(of=Race.ELF, amount=+2)),
    marshalling_points=2,
)

ENTS_OF_FANGORN = Faction(
    code="TW-228",
    name="Ents of Fangorn",
    race=Race.ENT,
    influence_number=9,
    playable_at=(named("Wellinghall"),),
    modifications=(Modification(of=Race.HOBBIT, amount=+4),),
    marshalling_points=3,
)

HILLMEN = Faction(
    code="TW-257",
    name="Hillmen",
    race=Race.MAN,
    influence_number=9,
    playable_at=(named("Cameth Brin"),),
    modifications=(Modification(of=Race.MAN, amount=+1),),
    marshalling_points=1,
)

HOBBITS = Faction(
    code="TW-258",
    name="Hobbits",
    race=Race.HOBBIT,
    influence_number=8,
    playable_at=(named("Bag End"),),
    modifications=(Modification(of=Race.HOBBIT, amount=+4),),
    marshalling_points=1,
)

LOSSOTH = Faction(
    code="TW-268",
    name="Lossoth",
    race=Race.MAN,
    influence_number=8,
    playable_at=(named("Lossadan Camp"),),
    modifications=(Modification(of=Race.MAN, amount=+1),),
    marshalling_points=2,
)

MEN_OF_LAMEDON = Faction(
    code="TW-279",
    name="Men of Lamedon",
    race=Race.MAN,
    influence_number=7,
    playable_at=(named("Vale of Erech"),),
    modifications=(Modification(of=Race.DUNADAN, amount=+1),),
    marshalling_points=2,
)

MEN_OF_NORTHERN_RHOVANION = Faction(
    code="TW-281",
    name="Men of Northern Rhovanion",
    race=Race.MAN,
    influence_number=6,
    playable_at=(named("Lake-town"),),
    modifications=(Modification(of=Race.MAN, amount=+1),),
    marshalling_points=2,
)

SOUTHRONS = Faction(
    code="TW-329",
    name="Southrons",
    race=Race.MAN,
    influence_number=8,
    playable_at=(named("Southron Oasis"),),
    modifications=(
        Modification(of=Race.DUNADAN, amount=-2),
        Modification(of=Race.ELF, amount=-2),
        Modification(of=Race.DWARF, amount=-2),
    ),
    marshalling_points=5,
)

THE_GREAT_EAGLES = Faction(
    code="TW-344",
    name="The Great Eagles",
    race=Race.EAGLE,
    influence_number=9,
    playable_at=(named("Eagles’ Eyrie"),),
    marshalling_points=3,
)

VARIAGS_OF_KHAND = Faction(
    code="TW-357",
    name="Variags of Khand",
    race=Race.MAN,
    influence_number=9,
    playable_at=(named("Variag Camp"),),
    marshalling_points=4,
)

WOODMEN = Faction(
    code="TW-368",
    name="Woodmen",
    race=Race.MAN,
    influence_number=7,
    playable_at=(named("Woodmen-town"),),
    modifications=(Modification(of=Race.MAN, amount=+1),),
    marshalling_points=2,
)

WOSES_OF_OLD_PUKEL_LAND = Faction(
    code="TW-369",
    name="Woses of Old Pûkel-land",
    race=Race.WOSE,
    influence_number=8,
    playable_at=(named("Wose Passage-hold"),),
    marshalling_points=3,
)

WOSES_OF_THE_DRUADAN_FOREST = Faction(
    code="TW-370",
    name="Woses of the Drúadan Forest",
    race=Race.WOSE,
    influence_number=9,
    playable_at=(named("Drúadan Forest"),),
    marshalling_points=3,
)
