"""Minion cards that stories about the other kinds of player need, reduced to what the stories look at."""

from dataclasses import replace

from wizardhaven.cards.tw.items.gold_rings import BEAUTIFUL_GOLD_RING
from wizardhaven.vocabulary.cards import Character, Site
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Race, RegionType, SiteType, Skill

DARKHAVEN = Site(
    code="XX-501",
    name="Tower of the Moon",
    site_type=SiteType.HAVEN,
    region="Imlad Morgul",
    resource_draws=2,
    hazard_draws=2,
    alignment=Alignment.MINION,
)

PASS_ABOVE = Site(
    code="XX-502",
    name="Tower of the Pass",
    site_type=SiteType.SHADOW_HOLD,
    region="Imlad Morgul",
    resource_draws=1,
    hazard_draws=1,
    nearest_haven="Tower of the Moon",
    path=(RegionType.DARK_DOMAIN,),
    alignment=Alignment.MINION,
)

CAPTAIN = Character(
    code="XX-503",
    name="Captain of the Pass",
    race=Race.ORC,
    skills=(Skill.WARRIOR,),
    prowess=6,
    body=9,
    home=(named("Tower of the Pass"),),
    mind=6,
    marks=(Mark.LEADER,),
    discarded_on=(9,),
    alignment=Alignment.MINION,
)

RIVAL_CAPTAIN = replace(CAPTAIN, code="XX-504", name="Captain of the Tower")

OLD_TROLL = Character(
    code="XX-505",
    name="Troll of the Pass",
    race=Race.TROLL,
    skills=(Skill.WARRIOR,),
    prowess=5,
    body=9,
    home=(named("Tower of the Pass"),),
    mind=4,
    discarded_on=(8,),
    alignment=Alignment.MINION,
)

SHADOW_LORD = Character(
    code="XX-506",
    name="Lord of the Tower",
    race=Race.RINGWRAITH,
    skills=(Skill.WARRIOR,),
    prowess=8,
    body=10,
    home=(named("Tower of the Moon"),),
    avatar=PlayerKind.RINGWRAITH,
    alignment=Alignment.MINION,
)

MINION_GOLD_RING = replace(
    BEAUTIFUL_GOLD_RING, code="XX-507", name="Gold Ring of the Tower", alignment=Alignment.MINION
)
