"""Dúnedain of The Wizards."""

from wizardhaven.vocabulary.bonuses import Bonus, CheckBonus
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.places import SiteNamed
from wizardhaven.vocabulary.selectors import AnyFaction, FactionNamed
from wizardhaven.vocabulary.terms import Check, Race, Skill, Stat, State

ADRAZAR = Character(
    code="TW-116",
    name="Adrazar",
    race=Race.DUNADAN,
    skills=(Skill.SCOUT, Skill.DIPLOMAT),
    prowess=3,
    body=6,
    home=(SiteNamed("Dol Amroth"),),
    mind=3,
    direct_influence=1,
    marshalling_points=1,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +1, against=(AnyFaction(),)),),
)

ANBORN = Character(
    code="TW-118",
    name="Anborn",
    race=Race.DUNADAN,
    skills=(Skill.SCOUT, Skill.RANGER),
    prowess=2,
    body=8,
    home=(SiteNamed("Pelargir"),),
    mind=2,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2, against=(FactionNamed("Men of Lebennin"),)),),
)

ARAGORN_II = Character(
    code="TW-120",
    name="Aragorn II",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.SCOUT, Skill.RANGER),
    prowess=6,
    body=9,
    home=(SiteNamed("Bree"),),
    mind=9,
    direct_influence=3,
    marshalling_points=3,
    abilities=(
        Bonus(Stat.DIRECT_INFLUENCE, +2, against=(FactionNamed("Rangers of the North"),)),
        Modify(Stat.MARSHALLING_POINTS, -3, State.ELIMINATED),
    ),
)

BERETAR = Character(
    code="TW-128",
    name="Beretar",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=5,
    body=8,
    home=(SiteNamed("Bree"),),
    mind=5,
    direct_influence=1,
    marshalling_points=2,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2, against=(FactionNamed("Rangers of the North"),)),),
)

BERGIL = Character(
    code="TW-129",
    name="Bergil",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=1,
    body=9,
    home=(SiteNamed("Minas Tirith"),),
    mind=2,
)

BOROMIR_II = Character(
    code="TW-134",
    name="Boromir II",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR,),
    prowess=6,
    body=7,
    home=(SiteNamed("Minas Tirith"),),
    mind=4,
    direct_influence=1,
    marshalling_points=1,
    corruption_check_modifier=-1,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2, against=(FactionNamed("Men of Anórien"),)),),
)

FARAMIR = Character(
    code="TW-149",
    name="Faramir",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=5,
    body=8,
    home=(SiteNamed("Henneth Annûn"),),
    mind=5,
    direct_influence=1,
    marshalling_points=2,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2, against=(FactionNamed("Rangers of Ithilien"),)),),
)

FORLONG = Character(
    code="TW-151",
    name="Forlong",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR,),
    prowess=3,
    body=7,
    home=(SiteNamed("Minas Tirith"),),
    mind=1,
    corruption_check_modifier=-1,
    abilities=(CheckBonus(Check.INFLUENCE, -1, against=(AnyFaction(),)),),
)

HALBARAD = Character(
    code="TW-162",
    name="Halbarad",
    race=Race.DUNADAN,
    skills=(Skill.SAGE, Skill.DIPLOMAT),
    prowess=0,
    body=5,
    home=(SiteNamed("Cameth Brin"),),
    mind=1,
    direct_influence=1,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2, against=(FactionNamed("Hillmen"),)),),
)

IMRAHIL = Character(
    code="TW-166",
    name="Imrahil",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=5,
    body=8,
    home=(SiteNamed("Dol Amroth"),),
    mind=6,
    direct_influence=2,
    marshalling_points=2,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2, against=(FactionNamed("Knights of Dol Amroth"),)),),
)

BEREGOND = Character(
    code="TW-127",
    name="Beregond",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR,),
    prowess=4,
    body=8,
    home=(SiteNamed("Minas Tirith"),),
    mind=2,
    corruption_check_modifier=-1,
    abilities=(CheckBonus(Check.INFLUENCE, -1, against=(AnyFaction(),)),),
)

DAMROD = Character(
    code="TW-139",
    name="Damrod",
    race=Race.DUNADAN,
    skills=(Skill.SCOUT, Skill.RANGER),
    prowess=2,
    body=7,
    home=(SiteNamed("Vale of Erech"),),
    mind=2,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2, against=(FactionNamed("Men of Lamedon"),)),),
)

DENETHOR_II = Character(
    code="TW-140",
    name="Denethor II",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.SAGE),
    prowess=3,
    body=6,
    home=(SiteNamed("Minas Tirith"),),
    mind=4,
    direct_influence=2,
    marshalling_points=1,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2, against=(FactionNamed("Tower Guard of Minas Tirith"),)),),
)

HALDALAM = Character(
    code="TW-163",
    name="Haldalam",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=4,
    body=9,
    home=(SiteNamed("Shrel-Kain"),),
    mind=5,
    direct_influence=1,
    marshalling_points=2,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +4, against=(FactionNamed("Easterlings"),)),),
)

MABLUNG = Character(
    code="TW-169",
    name="Mablung",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=1,
    body=6,
    home=(SiteNamed("Lond Galen"),),
    mind=1,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2, against=(FactionNamed("Men of Anfalas"),)),),
)
