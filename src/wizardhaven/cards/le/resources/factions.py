"""Trolls and Wolves among the factions of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Faction, Modification
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.such import all_of, named
from wizardhaven.vocabulary.terms import Alignment, Race

BLACK_TROLLS = Faction(
    code="LE-262",
    name="Black Trolls",
    race=Race.TROLL,
    influence_number=10,
    influence_number_in_play=0,
    playable_at=(named("Cirith Gorgor"), named("Barad-dûr")),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Morgul-orcs")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Orcs of Gundabad")), amount=-2),
    ),
    marshalling_points=1,
    marks=(Mark.FOR_LEADERS,),
    alignment=Alignment.MINION,
)

HALF_TROLLS = Faction(
    code="LE-267",
    name="Half-trolls",
    race=Race.TROLL,
    influence_number=9,
    influence_number_in_play=0,
    playable_at=(named("Cirith Ungol"), named("Barad-dûr")),
    modifications=(Modification(of=all_of(Sort.FACTION, named("Variags of Khand")), amount=+2),),
    marshalling_points=1,
    marks=(Mark.FOR_LEADERS,),
    alignment=Alignment.MINION,
)

HILL_TROLLS = Faction(
    code="LE-268",
    name="Hill Trolls",
    race=Race.TROLL,
    influence_number=9,
    influence_number_in_play=0,
    playable_at=(named("Ettenmoors"),),
    modifications=(Modification(of=all_of(Sort.FACTION, named("Stone Trolls")), amount=+2),),
    marshalling_points=2,
    marks=(Mark.FOR_LEADERS,),
    alignment=Alignment.MINION,
)

MISTY_MOUNTAIN_WARGS = Faction(
    code="LE-272",
    name="Misty Mountain Wargs",
    race=Race.WOLF,
    influence_number=9,
    influence_number_in_play=0,
    playable_at=(named("Ettenmoors"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Goblins of Goblin-gate")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Wargs of the Forochel")), amount=+2),
    ),
    marshalling_points=2,
    marks=(Mark.FOR_LEADERS,),
    alignment=Alignment.MINION,
)

STONE_TROLLS = Faction(
    code="LE-288",
    name="Stone Trolls",
    race=Race.TROLL,
    influence_number=10,
    influence_number_in_play=0,
    playable_at=(named("Ettenmoors"),),
    modifications=(Modification(of=all_of(Sort.FACTION, named("Black Trolls")), amount=+2),),
    marshalling_points=2,
    marks=(Mark.FOR_LEADERS,),
    alignment=Alignment.MINION,
)

WARGS_OF_THE_FOROCHEL = Faction(
    code="LE-293",
    name="Wargs of the Forochel",
    race=Race.WOLF,
    influence_number=10,
    influence_number_in_play=0,
    playable_at=(named("Lossadan Cairn"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Ice-orcs")), amount=+2),
        Modification(of=all_of(Sort.FACTION, named("Misty Mountain Wargs")), amount=+2),
    ),
    marshalling_points=3,
    alignment=Alignment.MINION,
)

WHITE_MOUNTAIN_WOLVES = Faction(
    code="LE-294",
    name="White Mountain Wolves",
    race=Race.WOLF,
    influence_number=10,
    influence_number_in_play=0,
    playable_at=(named("Stone-circle"),),
    modifications=(Modification(of=all_of(Sort.FACTION, named("Dunlendings")), amount=+2),),
    marshalling_points=3,
    alignment=Alignment.MINION,
)
