"""Factions of The Wizards."""

from wizardhaven.vocabulary.cards import Faction, Modification
from wizardhaven.vocabulary.selectors import SiteNamed
from wizardhaven.vocabulary.terms import Race

KNIGHTS_OF_DOL_AMROTH = Faction(
    code="TW-263",
    name="Knights of Dol Amroth",
    race=Race.DUNADAN,
    influence_number=8,
    playable_at=(SiteNamed("Dol Amroth"),),
    modifications=(Modification(of=Race.DUNADAN, amount=+1),),
    marshalling_points=3,
)

MEN_OF_ANFALAS = Faction(
    code="TW-276",
    name="Men of Anfalas",
    race=Race.MAN,
    influence_number=8,
    playable_at=(SiteNamed("Lond Galen"),),
    modifications=(Modification(of=Race.DUNADAN, amount=+1),),
    marshalling_points=2,
)

MEN_OF_ANORIEN = Faction(
    code="TW-277",
    name="Men of Anórien",
    race=Race.MAN,
    influence_number=7,
    playable_at=(SiteNamed("Minas Tirith"),),
    modifications=(Modification(of=Race.DUNADAN, amount=+1),),
    marshalling_points=2,
)

MEN_OF_LEBENNIN = Faction(
    code="TW-280",
    name="Men of Lebennin",
    race=Race.MAN,
    influence_number=7,
    playable_at=(SiteNamed("Pelargir"),),
    modifications=(Modification(of=Race.DUNADAN, amount=+1),),
    marshalling_points=2,
)

RANGERS_OF_ITHILIEN = Faction(
    code="TW-310",
    name="Rangers of Ithilien",
    race=Race.DUNADAN,
    influence_number=7,
    playable_at=(SiteNamed("Henneth Annûn"),),
    modifications=(Modification(of=Race.DUNADAN, amount=+1),),
    marshalling_points=3,
)

RIDERS_OF_ROHAN = Faction(
    code="TW-317",
    name="Riders of Rohan",
    race=Race.MAN,
    influence_number=9,
    playable_at=(SiteNamed("Edoras"),),
    modifications=(Modification(of=Race.HOBBIT, amount=+1), Modification(of=Race.DUNADAN, amount=+1)),
    marshalling_points=3,
)

TOWER_GUARD_OF_MINAS_TIRITH = Faction(
    code="TW-352",
    name="Tower Guard of Minas Tirith",
    race=Race.DUNADAN,
    influence_number=7,
    playable_at=(SiteNamed("Minas Tirith"),),
    modifications=(Modification(of=Race.DUNADAN, amount=+1),),
    marshalling_points=2,
)
