"""Half-orcs of The White Hand."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.such import all_of, any_of
from wizardhaven.vocabulary.terms import Alignment, Race, SiteType, Skill, Stat

DOETH_DURTHAK = Character(
    code="WH-2",
    name="Doeth (Durthak)",
    race=Race.HALF_ORC,
    skills=(Skill.WARRIOR, Skill.SAGE),
    prowess=4,
    body=9,
    home=(SiteType.DARK_HOLD,),
    mind=4,
    marshalling_points=1,
    discarded_on=(9,),
    alignment=Alignment.MINION,
)

EUOG_ULZOG = Character(
    code="WH-3",
    name="Euog (Ulzog)",
    race=Race.HALF_ORC,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=5,
    body=9,
    home=(SiteType.DARK_HOLD,),
    mind=5,
    direct_influence=1,
    marshalling_points=2,
    marks=(Mark.LEADER,),
    discarded_on=(9,),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=any_of(Race.ORC, all_of(Sort.FACTION, Race.ORC))),),
)

ILL_FAVOURED_FELLOW = Character(
    code="WH-5",
    name="Ill-favoured Fellow",
    race=Race.HALF_ORC,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=2,
    body=9,
    home=(SiteType.DARK_HOLD,),
    mind=3,
    marshalling_points=1,
    marks=(Mark.COMMON,),
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
    home=(SiteType.DARK_HOLD,),
    mind=2,
    marks=(Mark.COMMON,),
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
    home=(SiteType.DARK_HOLD,),
    mind=2,
    marks=(Mark.COMMON,),
    discarded_on=(9,),
    alignment=Alignment.MINION,
)
