"""Trolls of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.selectors import FactionsOf, SitesOf
from wizardhaven.vocabulary.standing import Bonus
from wizardhaven.vocabulary.terms import Alignment, Race, SiteType, Skill, Stat

OLD_TROLL = Character(
    code="LE-29",
    name="Old Troll",
    race=Race.TROLL,
    skills=(Skill.WARRIOR,),
    prowess=5,
    body=9,
    home=(SitesOf((SiteType.DARK_HOLD,)),),
    mind=4,
    marshalling_points=1,
    corruption_check_modifier=-1,
    unique=False,
    discarded_on=(8,),
    alignment=Alignment.MINION,
    abilities=(
        Bonus(
            Stat.DIRECT_INFLUENCE,
            +1,
            against=(Race.TROLL, Race.ORC, FactionsOf(Race.TROLL), FactionsOf(Race.ORC)),
        ),
    ),
)

TROLL_LOUT = Character(
    code="LE-44",
    name="Troll Lout",
    race=Race.TROLL,
    skills=(Skill.WARRIOR,),
    prowess=4,
    body=9,
    home=(SitesOf((SiteType.DARK_HOLD,)),),
    mind=3,
    marshalling_points=1,
    corruption_check_modifier=-1,
    unique=False,
    discarded_on=(8,),
    alignment=Alignment.MINION,
)
