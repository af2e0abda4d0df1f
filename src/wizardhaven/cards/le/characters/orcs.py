"""Orcs of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.such import Within, all_of, any_of, named
from wizardhaven.vocabulary.terms import Alignment, Race, SiteType, Skill, Stat

ORC_BRAWLER = Character(
    code="LE-30",
    name="Orc Brawler",
    race=Race.ORC,
    skills=(Skill.WARRIOR,),
    prowess=3,
    body=8,
    home=(SiteType.DARK_HOLD,),
    mind=1,
    corruption_check_modifier=-1,
    marks=(Mark.COMMON,),
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
    home=(SiteType.DARK_HOLD,),
    mind=2,
    corruption_check_modifier=-1,
    marks=(Mark.COMMON,),
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
    home=(SiteType.DARK_HOLD,),
    mind=3,
    marshalling_points=1,
    corruption_check_modifier=-1,
    marks=(Mark.COMMON,),
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
    home=(SiteType.DARK_HOLD,),
    mind=2,
    corruption_check_modifier=-1,
    marks=(Mark.COMMON,),
    discarded_on=(8,),
    alignment=Alignment.MINION,
)

GORBAG = Character(
    code="LE-11",
    name="Gorbag",
    race=Race.ORC,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=6,
    body=9,
    home=(named("Minas Morgul"),),
    mind=6,
    marshalling_points=2,
    marks=(Mark.LEADER,),
    discarded_on=(9,),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +3, against=any_of(Race.ORC, all_of(Sort.FACTION, Race.ORC))),),
)

GRISHNAKH = Character(
    code="LE-12",
    name="Grishnákh",
    race=Race.ORC,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=4,
    body=8,
    home=(Within(("Imlad Morgul",)),),
    mind=3,
    marshalling_points=1,
    discarded_on=(8,),
    alignment=Alignment.MINION,
)

LAGDUF = Character(
    code="LE-18",
    name="Lagduf",
    race=Race.ORC,
    skills=(Skill.WARRIOR,),
    prowess=5,
    body=8,
    home=(Within(("Imlad Morgul",)),),
    mind=3,
    marshalling_points=1,
    discarded_on=(8,),
    alignment=Alignment.MINION,
)

MUZGASH = Character(
    code="LE-25",
    name="Muzgash",
    race=Race.ORC,
    skills=(Skill.WARRIOR,),
    prowess=4,
    body=8,
    home=(Within(("Imlad Morgul",)),),
    mind=2,
    discarded_on=(8,),
    alignment=Alignment.MINION,
)

ORC_CAPTAIN = Character(
    code="LE-31",
    name="Orc Captain",
    race=Race.ORC,
    skills=(Skill.WARRIOR,),
    prowess=5,
    body=8,
    home=(SiteType.DARK_HOLD,),
    mind=5,
    marshalling_points=2,
    marks=(Mark.COMMON, Mark.LEADER),
    discarded_on=(8,),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +3, against=any_of(Race.ORC, all_of(Sort.FACTION, Race.ORC))),),
)

ORC_CHIEFTAIN = Character(
    code="LE-32",
    name="Orc Chieftain",
    race=Race.ORC,
    skills=(Skill.WARRIOR,),
    prowess=4,
    body=8,
    home=(SiteType.DARK_HOLD,),
    mind=4,
    marshalling_points=1,
    marks=(Mark.COMMON, Mark.LEADER),
    discarded_on=(8,),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +3, against=any_of(Race.ORC, all_of(Sort.FACTION, Race.ORC))),),
)

RADBUG = Character(
    code="LE-38",
    name="Radbug",
    race=Race.ORC,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=5,
    body=8,
    home=(Within(("Imlad Morgul",)),),
    mind=4,
    marshalling_points=1,
    discarded_on=(8,),
    alignment=Alignment.MINION,
)

SHAGRAT = Character(
    code="LE-39",
    name="Shagrat",
    race=Race.ORC,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=6,
    body=9,
    home=(named("Cirith Ungol"),),
    mind=6,
    marshalling_points=2,
    marks=(Mark.LEADER,),
    discarded_on=(9,),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +4, against=any_of(Race.ORC, all_of(Sort.FACTION, Race.ORC))),),
)

SNAGA = Character(
    code="LE-41",
    name="Snaga",
    race=Race.ORC,
    skills=(Skill.WARRIOR,),
    prowess=5,
    body=9,
    home=(Within(("Imlad Morgul",)),),
    mind=4,
    marshalling_points=1,
    discarded_on=(9,),
    alignment=Alignment.MINION,
)

UFTHAK = Character(
    code="LE-48",
    name="Ufthak",
    race=Race.ORC,
    skills=(Skill.WARRIOR, Skill.SCOUT, Skill.RANGER),
    prowess=4,
    body=8,
    home=(Within(("Imlad Morgul",)),),
    mind=4,
    marshalling_points=1,
    discarded_on=(8,),
    alignment=Alignment.MINION,
)
