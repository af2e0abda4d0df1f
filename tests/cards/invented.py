"""Cards that some stories need and that cannot be played yet, reduced to what the stories look at."""

from wizardhaven.vocabulary.cards import AutomaticAttack, Character, Creature, Faction, Site
from wizardhaven.vocabulary.playing import At
from wizardhaven.vocabulary.selectors import SiteNamed
from wizardhaven.vocabulary.terms import ItemClass, Race, RegionType, SiteType, Skill

RANGERS_OF_THE_NORTH = Faction(
    code="XX-1",
    name="Rangers of the North",
    race=Race.DUNADAN,
    influence_number=9,
    playable_at=(SiteNamed("Bree"),),
)

WOOD_ELVES = Faction(
    code="XX-2",
    name="Wood-elves",
    race=Race.ELF,
    influence_number=8,
    playable_at=(SiteNamed("Thranduil’s Halls"),),
)

DUNLENDINGS = Faction(
    code="XX-3",
    name="Dunlendings",
    race=Race.MAN,
    influence_number=9,
    playable_at=(SiteNamed("Dunnish Clan-hold"),),
)

BLUE_MOUNTAIN_DWARVES = Faction(
    code="XX-4",
    name="Blue Mountain Dwarves",
    race=Race.DWARF,
    influence_number=9,
    playable_at=(SiteNamed("Blue Mountain Dwarf-hold"),),
)

DENETHOR_II = Character(
    code="XX-5",
    name="Denethor II",
    race=Race.DUNADAN,
    skills=(Skill.SAGE,),
    prowess=2,
    body=7,
    home=(SiteNamed("Minas Tirith"),),
    mind=6,
)

A_DWARF = Character(
    code="XX-6",
    name="A Dwarf",
    race=Race.DWARF,
    skills=(Skill.WARRIOR,),
    prowess=4,
    body=8,
    home=(SiteNamed("Blue Mountain Dwarf-hold"),),
    mind=3,
)

WATCHED_TOWN = Site(
    code="XX-7",
    name="Watched Town",
    site_type=SiteType.BORDER_HOLD,
    region="Rohan",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR,),
    automatic_attacks=(AutomaticAttack(Race.MAN, strikes=1, prowess=6),),
)

TOWN_RUFFIANS = Creature(
    code="XX-8",
    name="Town Ruffians",
    race=Race.MAN,
    strikes=1,
    prowess=6,
    kill_points=1,
    keyed_to=(At(SiteType.FREE_HOLD), At(SiteType.BORDER_HOLD)),
)
