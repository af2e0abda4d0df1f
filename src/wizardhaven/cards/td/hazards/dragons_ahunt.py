"""More Dragons ahunt, among the hazard long-events of The Dragons."""

from wizardhaven.vocabulary.attacks import AttackerChoosesDefenders, AttacksMovers
from wizardhaven.vocabulary.cards import Event, FormOf
from wizardhaven.vocabulary.conditions import InPlay
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.terms import Length, Points, Race, Side

AGBURANAR_AHUNT = Event(
    code="TD-1",
    name="Agburanar Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Mark.UNIQUE, FormOf("Agburanar")),
    marshalling_points=4,
    points=Points.KILL,
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
    marks=(Mark.UNIQUE, FormOf("Daelomin")),
    marshalling_points=4,
    points=Points.KILL,
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
        AttackerChoosesDefenders(),
    ),
)

LEUCARUTH_AHUNT = Event(
    code="TD-43",
    name="Leucaruth Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Mark.UNIQUE, FormOf("Leucaruth")),
    marshalling_points=4,
    points=Points.KILL,
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
    marks=(Mark.UNIQUE, FormOf("Scatha")),
    marshalling_points=5,
    points=Points.KILL,
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
    marks=(Mark.UNIQUE, FormOf("Smaug")),
    marshalling_points=5,
    points=Points.KILL,
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
        AttackerChoosesDefenders(),
    ),
)
