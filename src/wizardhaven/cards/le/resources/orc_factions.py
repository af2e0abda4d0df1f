"""Orcs among the factions of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Faction, Modification
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.such import Within, all_of, named
from wizardhaven.vocabulary.terms import Alignment, Race, SiteType

GOBLINS_OF_GOBLIN_GATE = Faction(
    code="LE-265",
    name="Goblins of Goblin-gate",
    race=Race.ORC,
    influence_number=8,
    influence_number_in_play=0,
    playable_at=(named("Goblin-gate"),),
    modifications=(Modification(of=all_of(Sort.FACTION, named("Grey Mountain Goblins")), amount=+2),),
    marshalling_points=2,
    alignment=Alignment.MINION,
)

GREY_MOUNTAIN_GOBLINS = Faction(
    code="LE-266",
    name="Grey Mountain Goblins",
    race=Race.ORC,
    influence_number=8,
    influence_number_in_play=0,
    playable_at=(named("Gondmaeglom"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Orcs of Gundabad")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Goblins of Goblin-gate")), amount=+2),
    ),
    marshalling_points=3,
    alignment=Alignment.MINION,
)

ICE_ORCS = Faction(
    code="LE-270",
    name="Ice-orcs",
    race=Race.ORC,
    influence_number=10,
    influence_number_in_play=0,
    playable_at=(all_of(Within(("Forochel", "Withered Heath")), SiteType.RUINS_AND_LAIRS),),
    modifications=(Modification(of=all_of(Sort.FACTION, named("Wargs of the Forochel")), amount=+2),),
    marshalling_points=4,
    alignment=Alignment.MINION,
)

ORCS_OF_ANGMAR = Faction(
    code="LE-274",
    name="Orcs of Angmar",
    race=Race.ORC,
    influence_number=8,
    influence_number_in_play=0,
    playable_at=(named("Mount Gram"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Morgul-orcs")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Orcs of Gundabad")), amount=-2),
    ),
    marshalling_points=2,
    alignment=Alignment.MINION,
)

ORCS_OF_GORGOROTH = Faction(
    code="LE-275",
    name="Orcs of Gorgoroth",
    race=Race.ORC,
    influence_number=8,
    influence_number_in_play=0,
    playable_at=(named("Barad-dûr"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Orcs of Udûn")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Orcs of Mirkwood")), amount=-2),
    ),
    marshalling_points=1,
    marks=(Mark.FOR_LEADERS,),
    alignment=Alignment.MINION,
)

ORCS_OF_GUNDABAD = Faction(
    code="LE-276",
    name="Orcs of Gundabad",
    race=Race.ORC,
    influence_number=9,
    influence_number_in_play=0,
    playable_at=(named("Mount Gundabad"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Grey Mountain Goblins")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Orcs of Angmar")), amount=-2),
    ),
    marshalling_points=3,
    alignment=Alignment.MINION,
)

ORCS_OF_MIRKWOOD = Faction(
    code="LE-277",
    name="Orcs of Mirkwood",
    race=Race.ORC,
    influence_number=8,
    influence_number_in_play=0,
    playable_at=(named("Sarn Goriwing"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Orcs of the Red Eye")), amount=-2),
        Modification(of=all_of(Sort.FACTION, named("Orcs of Gorgoroth")), amount=+2),
    ),
    marshalling_points=2,
    alignment=Alignment.MINION,
)

ORCS_OF_MORIA = Faction(
    code="LE-278",
    name="Orcs of Moria",
    race=Race.ORC,
    influence_number=10,
    influence_number_in_play=0,
    playable_at=(named("Moria"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Goblins of Goblin-gate")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Orcs of Dol Guldur")), amount=-2),
    ),
    marshalling_points=3,
    alignment=Alignment.MINION,
)

ORCS_OF_THE_ASH_MOUNTAINS = Faction(
    code="LE-279",
    name="Orcs of the Ash Mountains",
    race=Race.ORC,
    influence_number=8,
    influence_number_in_play=0,
    playable_at=(named("Cirith Gorgor"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Orcs of the Ephel Dúath")), amount=-2),
        Modification(of=all_of(Sort.FACTION, named("Snaga-hai")), amount=+2),
    ),
    marshalling_points=1,
    marks=(Mark.FOR_LEADERS,),
    alignment=Alignment.MINION,
)

ORCS_OF_THE_EPHEL_DUATH = Faction(
    code="LE-280",
    name="Orcs of the Ephel Dúath",
    race=Race.ORC,
    influence_number=8,
    influence_number_in_play=0,
    playable_at=(named("Cirith Ungol"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Snaga-hai")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Orcs of Angmar")), amount=-2),
    ),
    marshalling_points=1,
    marks=(Mark.FOR_LEADERS,),
    alignment=Alignment.MINION,
)

ORCS_OF_THE_RED_EYE = Faction(
    code="LE-281",
    name="Orcs of the Red Eye",
    race=Race.ORC,
    influence_number=8,
    influence_number_in_play=0,
    playable_at=(named("Barad-dûr"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Orcs of Mirkwood")), amount=-2),
        Modification(of=all_of(Sort.FACTION, named("Orcs of Udûn")), amount=-2),
        Modification(of=all_of(Sort.FACTION, named("Uruk-hai")), amount=+2),
    ),
    marshalling_points=1,
    marks=(Mark.FOR_LEADERS,),
    alignment=Alignment.MINION,
)

ORCS_OF_UDUN = Faction(
    code="LE-282",
    name="Orcs of Udûn",
    race=Race.ORC,
    influence_number=8,
    influence_number_in_play=0,
    playable_at=(named("Cirith Gorgor"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Orcs of Gorgoroth")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Orcs of the Red Eye")), amount=-2),
    ),
    marshalling_points=1,
    marks=(Mark.FOR_LEADERS,),
    alignment=Alignment.MINION,
)

SNAGA_HAI = Faction(
    code="LE-286",
    name="Snaga-hai",
    race=Race.ORC,
    influence_number=9,
    influence_number_in_play=0,
    playable_at=(SiteType.SHADOW_HOLD,),
    marshalling_points=1,
    marks=(Mark.COMMON, Mark.AT_TAPPED_SITES),
    alignment=Alignment.MINION,
)

UNGOL_ORCS = Faction(
    code="LE-290",
    name="Ungol-orcs",
    race=Race.ORC,
    influence_number=8,
    influence_number_in_play=0,
    playable_at=(named("Cirith Ungol"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Uruk-hai")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Morgul-orcs")), amount=-2),
    ),
    marshalling_points=1,
    marks=(Mark.FOR_LEADERS,),
    alignment=Alignment.MINION,
)

URUK_HAI = Faction(
    code="LE-291",
    name="Uruk-hai",
    race=Race.ORC,
    influence_number=11,
    influence_number_in_play=0,
    playable_at=(named("Barad-dûr"), named("Cirith Gorgor"), named("Cirith Ungol")),
    modifications=(Modification(of=all_of(Sort.FACTION, Race.ORC), amount=-2),),
    marshalling_points=2,
    marks=(Mark.FOR_LEADERS,),
    alignment=Alignment.MINION,
)
