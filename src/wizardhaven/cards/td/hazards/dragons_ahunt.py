"""More Dragons ahunt, among the hazard long-events of The Dragons."""

from wizardhaven.vocabulary.attacks import AttacksMovers
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import InPlay
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.terms import Length, Points, Race, Side

AGBURANAR_AHUNT = Event(
    code="TD-1",
    name="Agburanar Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    unique=True,
    marshalling_points=4,
    points=Points.KILL,
    manifestation_of="Agburanar",
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        AttacksMovers(
            strikes=3,
            prowess=13,
            body=8,
            regions=("Withered Heath", "Northern Rhovanion", "Iron Hills", "Grey Mountain Narrows"),
            more_if=InPlay("Doors of Night"),
            more_regions=("Southern Rhovanion", "Dorwinion", "Heart of Mirkwood", "Woodland Realm"),
        ),
    ),
)

DAELOMIN_AHUNT = Event(
    code="TD-10",
    name="Daelomin Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    unique=True,
    marshalling_points=4,
    points=Points.KILL,
    manifestation_of="Daelomin",
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        AttacksMovers(
            strikes=4,
            prowess=11,
            body=7,
            regions=("Withered Heath", "Northern Rhovanion", "Iron Hills", "Grey Mountain Narrows"),
            more_if=InPlay("Doors of Night"),
            more_regions=("Brown Lands", "Southern Rhovanion", "Dorwinion", "Dagorlad", "Horse Plains"),
        ),
        Fights(Manner.ATTACKER_ASSIGNS),
    ),
)

LEUCARUTH_AHUNT = Event(
    code="TD-43",
    name="Leucaruth Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    unique=True,
    marshalling_points=4,
    points=Points.KILL,
    manifestation_of="Leucaruth",
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        AttacksMovers(
            strikes=3,
            prowess=14,
            body=7,
            regions=("Withered Heath", "Northern Rhovanion", "Iron Hills", "Grey Mountain Narrows"),
            more_if=InPlay("Doors of Night"),
            more_regions=("Southern Rhovanion", "Dorwinion", "Heart of Mirkwood", "Woodland Realm"),
        ),
    ),
)

SCATHA_AHUNT = Event(
    code="TD-61",
    name="Scatha Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    unique=True,
    marshalling_points=5,
    points=Points.KILL,
    manifestation_of="Scatha",
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        AttacksMovers(
            strikes=4,
            prowess=13,
            body=8,
            regions=("Withered Heath", "Woodland Realm", "Northern Rhovanion", "Grey Mountain Narrows"),
            more_if=InPlay("Doors of Night"),
            more_regions=("Anduin Vales", "Western Mirkwood", "Heart of Mirkwood", "Gundabad"),
        ),
    ),
)

SMAUG_AHUNT = Event(
    code="TD-70",
    name="Smaug Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    unique=True,
    marshalling_points=5,
    points=Points.KILL,
    manifestation_of="Smaug",
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        AttacksMovers(
            strikes=3,
            prowess=15,
            body=7,
            regions=("Withered Heath", "Northern Rhovanion", "Iron Hills", "Grey Mountain Narrows"),
            more_if=InPlay("Doors of Night"),
            more_regions=("Brown Lands", "Southern Rhovanion", "Dorwinion", "Dagorlad", "Horse Plains"),
        ),
        Fights(Manner.ATTACKER_ASSIGNS),
    ),
)
