"""Dúnedain of The Wizards."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.such import all_of, named
from wizardhaven.vocabulary.terms import Check, Race, Skill, Stat, State

ADRAZAR = Character(
    code="TW-116",
    name="Adrazar",
    race=Race.DUNADAN,
    skills=(Skill.SCOUT, Skill.DIPLOMAT),
    prowess=3,
    body=6,
    home=(named("Dol Amroth"),),
    mind=3,
    direct_influence=1,
    marshalling_points=1,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +1, against=Sort.FACTION),),
)

ANBORN = Character(
    code="TW-118",
    name="Anborn",
    race=Race.DUNADAN,
    skills=(Skill.SCOUT, Skill.RANGER),
    prowess=2,
    body=8,
    home=(named("Pelargir"),),
    mind=2,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Men of Lebennin"))),),
)

ARAGORN_II = Character(
    code="TW-120",
    name="Aragorn II",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.SCOUT, Skill.RANGER),
    prowess=6,
    body=9,
    home=(named("Bree"),),
    mind=9,
    direct_influence=3,
    marshalling_points=3,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Rangers of the North"))),
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
    home=(named("Bree"),),
    mind=5,
    direct_influence=1,
    marshalling_points=2,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Rangers of the North"))),
    ),
)

BERGIL = Character(
    code="TW-129",
    name="Bergil",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=1,
    body=9,
    home=(named("Minas Tirith"),),
    mind=2,
)

BOROMIR_II = Character(
    code="TW-134",
    name="Boromir II",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR,),
    prowess=6,
    body=7,
    home=(named("Minas Tirith"),),
    mind=4,
    direct_influence=1,
    marshalling_points=1,
    corruption_check_modifier=-1,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Men of Anórien"))),),
)

FARAMIR = Character(
    code="TW-149",
    name="Faramir",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=5,
    body=8,
    home=(named("Henneth Annûn"),),
    mind=5,
    direct_influence=1,
    marshalling_points=2,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Rangers of Ithilien"))),
    ),
)

FORLONG = Character(
    code="TW-151",
    name="Forlong",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR,),
    prowess=3,
    body=7,
    home=(named("Minas Tirith"),),
    mind=1,
    corruption_check_modifier=-1,
    abilities=(Modify(Check.INFLUENCE, -1, against=Sort.FACTION),),
)

HALBARAD = Character(
    code="TW-162",
    name="Halbarad",
    race=Race.DUNADAN,
    skills=(Skill.SAGE, Skill.DIPLOMAT),
    prowess=0,
    body=5,
    home=(named("Cameth Brin"),),
    mind=1,
    direct_influence=1,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Hillmen"))),),
)

IMRAHIL = Character(
    code="TW-166",
    name="Imrahil",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=5,
    body=8,
    home=(named("Dol Amroth"),),
    mind=6,
    direct_influence=2,
    marshalling_points=2,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Knights of Dol Amroth"))),
    ),
)

BEREGOND = Character(
    code="TW-127",
    name="Beregond",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR,),
    prowess=4,
    body=8,
    home=(named("Minas Tirith"),),
    mind=2,
    corruption_check_modifier=-1,
    abilities=(Modify(Check.INFLUENCE, -1, against=Sort.FACTION),),
)

DAMROD = Character(
    code="TW-139",
    name="Damrod",
    race=Race.DUNADAN,
    skills=(Skill.SCOUT, Skill.RANGER),
    prowess=2,
    body=7,
    home=(named("Vale of Erech"),),
    mind=2,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Men of Lamedon"))),),
)

DENETHOR_II = Character(
    code="TW-140",
    name="Denethor II",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.SAGE),
    prowess=3,
    body=6,
    home=(named("Minas Tirith"),),
    mind=4,
    direct_influence=2,
    marshalling_points=1,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Tower Guard of Minas Tirith"))),
    ),
)

HALDALAM = Character(
    code="TW-163",
    name="Haldalam",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=4,
    body=9,
    home=(named("Shrel-Kain"),),
    mind=5,
    direct_influence=1,
    marshalling_points=2,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +4, against=all_of(Sort.FACTION, named("Easterlings"))),),
)

MABLUNG = Character(
    code="TW-169",
    name="Mablung",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=1,
    body=6,
    home=(named("Lond Galen"),),
    mind=1,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Men of Anfalas"))),),
)
