"""Men of The Wizards."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, any_of, named
from wizardhaven.vocabulary.terms import Check, Race, Skill, Stat

BEORN = Character(
    code="TW-126",
    name="Beorn",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=7,
    body=9,
    home=(named("Beorn’s House"),),
    mind=7,
    direct_influence=2,
    marshalling_points=2,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Beornings"))),),
)

ERKENBRAND = Character(
    code="TW-148",
    name="Erkenbrand",
    race=Race.MAN,
    skills=(Skill.WARRIOR,),
    prowess=5,
    body=6,
    home=(named("Edoras"),),
    mind=4,
    direct_influence=2,
    marshalling_points=1,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Riders of Rohan"))),),
)

HAMA = Character(
    code="TW-165",
    name="Háma",
    race=Race.MAN,
    skills=(Skill.WARRIOR,),
    prowess=4,
    body=8,
    home=(named("Edoras"),),
    mind=2,
    corruption_check_modifier=-1,
    abilities=(Modify(Check.INFLUENCE, -1, against=Sort.FACTION),),
)

PEATH = Character(
    code="TW-176",
    name="Peath",
    race=Race.MAN,
    skills=(Skill.RANGER, Skill.DIPLOMAT),
    prowess=4,
    body=7,
    home=(named("Dunnish Clan-hold"),),
    mind=4,
    direct_influence=1,
    marshalling_points=1,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +4, against=all_of(Sort.FACTION, named("Dunlendings"))),
        Modify(Stat.PROWESS, +5, against=any_of(Race.NAZGUL, Race.RINGWRAITH)),
        Modify(Stat.BODY, 2, Subject.FOE, against=any_of(Race.NAZGUL, Race.RINGWRAITH), how=How.DIVIDED),
    ),
)

THEODEN = Character(
    code="TW-182",
    name="Théoden",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=5,
    body=6,
    home=(named("Edoras"),),
    mind=6,
    direct_influence=3,
    marshalling_points=2,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Riders of Rohan"))),),
)

BARD_BOWMAN = Character(
    code="TW-124",
    name="Bard Bowman",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=3,
    body=6,
    home=(named("Lake-town"),),
    mind=2,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Men of Northern Rhovanion"))),
    ),
)

BARLIMAN_BUTTERBUR = Character(
    code="TW-125",
    name="Barliman Butterbur",
    race=Race.MAN,
    skills=(Skill.WARRIOR,),
    prowess=2,
    body=6,
    home=(named("Bree"),),
    mind=1,
    corruption_check_modifier=-1,
    abilities=(Modify(Check.INFLUENCE, -1, against=Sort.FACTION),),
)

EOMER = Character(
    code="TW-146",
    name="Éomer",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=3,
    body=8,
    home=(named("Edoras"),),
    mind=3,
    marshalling_points=1,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Riders of Rohan"))),),
)

EOWYN = Character(
    code="TW-147",
    name="Éowyn",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=2,
    body=7,
    home=(named("Edoras"),),
    mind=2,
    abilities=(
        Modify(Stat.PROWESS, +6, against=any_of(Race.NAZGUL, Race.RINGWRAITH)),
        Modify(Stat.BODY, 2, Subject.FOE, against=any_of(Race.NAZGUL, Race.RINGWRAITH), how=How.DIVIDED),
    ),
)

GALVA = Character(
    code="TW-154",
    name="Galva",
    race=Race.MAN,
    skills=(Skill.SCOUT, Skill.SAGE, Skill.DIPLOMAT),
    prowess=0,
    body=9,
    home=(named("Shrel-Kain"),),
    mind=4,
    direct_influence=1,
    marshalling_points=1,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Men of Dorwinion"))),
        Modify(Stat.PROWESS, +6, against=any_of(Race.NAZGUL, Race.RINGWRAITH)),
        Modify(Stat.BODY, 2, Subject.FOE, against=any_of(Race.NAZGUL, Race.RINGWRAITH), how=How.DIVIDED),
    ),
)

GAMLING_THE_OLD = Character(
    code="TW-155",
    name="Gamling the Old",
    race=Race.MAN,
    skills=(Skill.WARRIOR,),
    prowess=3,
    body=7,
    home=(named("Edoras"),),
    mind=2,
    direct_influence=1,
)

GHAN_BURI_GHAN = Character(
    code="TW-157",
    name="Ghân-buri-Ghân",
    race=Race.MAN,
    skills=(Skill.SCOUT, Skill.RANGER),
    prowess=2,
    body=9,
    home=(named("Drúadan Forest"),),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, Race.WOSE)),),
)

VOTELI = Character(
    code="TW-185",
    name="Vôteli",
    race=Race.MAN,
    skills=(Skill.RANGER, Skill.SAGE),
    prowess=3,
    body=6,
    home=(named("Lossadan Camp"),),
    mind=3,
    direct_influence=1,
    marshalling_points=1,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Lossoth"))),
        Modify(Stat.PROWESS, +5, against=any_of(Race.NAZGUL, Race.RINGWRAITH)),
        Modify(Stat.BODY, 2, Subject.FOE, against=any_of(Race.NAZGUL, Race.RINGWRAITH), how=How.DIVIDED),
    ),
)

VYGAVRIL = Character(
    code="TW-186",
    name="Vygavril",
    race=Race.MAN,
    skills=(Skill.SCOUT, Skill.DIPLOMAT),
    prowess=2,
    body=7,
    home=(named("Southron Oasis"),),
    mind=3,
    direct_influence=1,
    marshalling_points=1,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Southrons"))),
        Modify(Stat.PROWESS, +6, against=any_of(Race.NAZGUL, Race.RINGWRAITH)),
        Modify(Stat.BODY, 2, Subject.FOE, against=any_of(Race.NAZGUL, Race.RINGWRAITH), how=How.DIVIDED),
    ),
)

WACHO = Character(
    code="TW-187",
    name="Wacho",
    race=Race.MAN,
    skills=(Skill.SCOUT, Skill.SAGE),
    prowess=1,
    body=8,
    home=(named("Woodmen-town"),),
    mind=2,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Woodmen"))),),
)
