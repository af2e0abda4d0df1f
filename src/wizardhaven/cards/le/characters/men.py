"""Men of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.selectors import AnyFaction, FactionNamed, SiteNamed, SitesOf
from wizardhaven.vocabulary.standing import Bonus
from wizardhaven.vocabulary.terms import Alignment, Race, SiteType, Skill, Stat

DOGRIB = Character(
    code="LE-7",
    name="Dôgrib",
    race=Race.MAN,
    skills=(Skill.WARRIOR,),
    prowess=4,
    body=7,
    home=(SiteNamed("Lossadan Camp"),),
    mind=2,
    corruption_check_modifier=-1,
    alignment=Alignment.MINION,
)

DORELAS = Character(
    code="LE-8",
    name="Dorelas",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.SAGE),
    prowess=2,
    body=7,
    home=(SiteNamed("Lond Galen"),),
    mind=3,
    direct_influence=1,
    marshalling_points=1,
    alignment=Alignment.MINION,
)

DUNLENDING_SPY = Character(
    code="LE-9",
    name="Dunlending Spy",
    race=Race.MAN,
    skills=(Skill.SCOUT,),
    prowess=2,
    body=8,
    home=(SiteNamed("Bree"),),
    mind=1,
    alignment=Alignment.MINION,
)

HORSEMAN_IN_THE_NIGHT = Character(
    code="LE-16",
    name="Horseman in the Night",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=3,
    body=7,
    home=(SitesOf((SiteType.DARK_HOLD,)),),
    mind=4,
    direct_influence=2,
    marshalling_points=1,
    unique=False,
    alignment=Alignment.MINION,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +1, against=(AnyFaction(),)),),
)

LUITPRAND = Character(
    code="LE-23",
    name="Luitprand",
    race=Race.MAN,
    skills=(Skill.SCOUT,),
    prowess=3,
    body=7,
    home=(SiteNamed("Lake-town"),),
    mind=1,
    alignment=Alignment.MINION,
)

ODOACER = Character(
    code="LE-28",
    name="Odoacer",
    race=Race.MAN,
    skills=(Skill.RANGER,),
    prowess=4,
    body=6,
    home=(SiteNamed("Woodmen-town"),),
    mind=1,
    alignment=Alignment.MINION,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +3, against=(FactionNamed("Woodmen"),)),),
)

OSTISEN = Character(
    code="LE-36",
    name="Ostisen",
    race=Race.MAN,
    skills=(Skill.SCOUT,),
    prowess=3,
    body=9,
    home=(SiteNamed("Vale of Erech"),),
    mind=2,
    alignment=Alignment.MINION,
)

UCHEL = Character(
    code="LE-47",
    name="Uchel",
    race=Race.MAN,
    skills=(Skill.RANGER,),
    prowess=2,
    body=7,
    home=(SiteNamed("Cameth Brin"),),
    mind=1,
    alignment=Alignment.MINION,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +4, against=(FactionNamed("Hillmen"),)),),
)
