"""Cards that some stories need and that cannot be played yet, reduced to what the stories look at."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Character, Creature, Event, FormOf, Item, Site
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    Length,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
)

GALADRIEL = Character(
    code="XX-6",
    name="Galadriel",
    race=Race.ELF,
    skills=(Skill.SAGE,),
    prowess=3,
    body=10,
    home=(named("Lórien"),),
    mind=6,
)

PALANTIR_OF_ANNUMINAS = Item(
    code="XX-9",
    name="Palantír of Annúminas",
    item_class=ItemClass.GREATER,
    marks=(Mark.UNIQUE, Keyword.PALANTIR),
)

SMAUG_AHUNT = Event(
    code="XX-2",
    name="Smaug Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    uses=(Use(),),
    marks=(Mark.UNIQUE, FormOf("Smaug")),
)

AGBURANAR_AHUNT = Event(
    code="XX-4",
    name="Agburanar Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    uses=(Use(),),
    marks=(Mark.UNIQUE, FormOf("Agburanar")),
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
    automatic_attacks=(Attack(Race.MAN, strikes=1, prowess=6),),
)

TOWN_RUFFIANS = Creature(
    code="XX-8",
    name="Town Ruffians",
    race=Race.MAN,
    strikes=1,
    prowess=6,
    kill_points=1,
    keyed_to=(Key(SiteType.FREE_HOLD), Key(SiteType.BORDER_HOLD)),
)

BALROG_ABROAD = Event(
    code="XX-10",
    name="Balrog Abroad",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(),),
    marks=(Mark.UNIQUE, FormOf("Balrog of Moria")),
)

FALLEN_ISENGARD = Site(
    code="XX-560",
    name="Isengard",
    site_type=SiteType.HAVEN,
    region="Gap of Isen",
    resource_draws=2,
    hazard_draws=2,
    alignment=Alignment.FALLEN_WIZARD,
)

EVIL_COUNSEL = Event(
    code="XX-551",
    name="Evil Counsel",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(),),
    stage_points=2,
    alignment=Alignment.FALLEN_WIZARD,
)

WORSE_COUNSEL = Event(
    code="XX-553",
    name="Worse Counsel",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(),),
    stage_points=8,
    alignment=Alignment.FALLEN_WIZARD,
)
