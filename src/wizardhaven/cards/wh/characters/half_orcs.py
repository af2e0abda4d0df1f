"""Half-orcs of The White Hand."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.selectors import SitesOf
from wizardhaven.vocabulary.terms import Alignment, Race, SiteType, Skill

ILL_FAVOURED_FELLOW = Character(
    code="WH-5",
    name="Ill-favoured Fellow",
    race=Race.HALF_ORC,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=2,
    body=9,
    home=(SitesOf((SiteType.DARK_HOLD,)),),
    mind=3,
    marshalling_points=1,
    unique=False,
    discarded_on=(9,),
    alignment=Alignment.MINION,
)

SLY_SOUTHERNER = Character(
    code="WH-10",
    name="Sly Southerner",
    race=Race.HALF_ORC,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=1,
    body=9,
    home=(SitesOf((SiteType.DARK_HOLD,)),),
    mind=2,
    unique=False,
    discarded_on=(9,),
    alignment=Alignment.MINION,
)

SQUINT_EYED_BRUTE = Character(
    code="WH-11",
    name="Squint-eyed Brute",
    race=Race.HALF_ORC,
    skills=(Skill.WARRIOR,),
    prowess=3,
    body=9,
    home=(SitesOf((SiteType.DARK_HOLD,)),),
    mind=2,
    unique=False,
    discarded_on=(9,),
    alignment=Alignment.MINION,
)
