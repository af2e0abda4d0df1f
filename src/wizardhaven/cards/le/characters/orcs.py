"""Orcs of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.selectors import SitesOf
from wizardhaven.vocabulary.terms import Alignment, Race, SiteType, Skill

ORC_BRAWLER = Character(
    code="LE-30",
    name="Orc Brawler",
    race=Race.ORC,
    skills=(Skill.WARRIOR,),
    prowess=3,
    body=8,
    home=(SitesOf((SiteType.DARK_HOLD,)),),
    mind=1,
    corruption_check_modifier=-1,
    unique=False,
    discarded_on=(7, 8),
    alignment=Alignment.MINION,
)

ORC_SNIFFLER = Character(
    code="LE-33",
    name="Orc Sniffler",
    race=Race.ORC,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=2,
    body=8,
    home=(SitesOf((SiteType.DARK_HOLD,)),),
    mind=2,
    corruption_check_modifier=-1,
    unique=False,
    discarded_on=(7, 8),
    alignment=Alignment.MINION,
)

ORC_TRACKER = Character(
    code="LE-34",
    name="Orc Tracker",
    race=Race.ORC,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=3,
    body=8,
    home=(SitesOf((SiteType.DARK_HOLD,)),),
    mind=3,
    marshalling_points=1,
    corruption_check_modifier=-1,
    unique=False,
    discarded_on=(7, 8),
    alignment=Alignment.MINION,
)

ORC_VETERAN = Character(
    code="LE-35",
    name="Orc Veteran",
    race=Race.ORC,
    skills=(Skill.WARRIOR,),
    prowess=4,
    body=8,
    home=(SitesOf((SiteType.DARK_HOLD,)),),
    mind=2,
    corruption_check_modifier=-1,
    unique=False,
    discarded_on=(8,),
    alignment=Alignment.MINION,
)
