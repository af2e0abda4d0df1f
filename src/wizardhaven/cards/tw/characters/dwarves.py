"""Dwarves of The Wizards."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.such import all_of, any_of, named
from wizardhaven.vocabulary.terms import Check, Race, Skill, Stat

BALIN = Character(
    code="TW-123",
    name="Balin",
    race=Race.DWARF,
    skills=(Skill.WARRIOR, Skill.SAGE),
    prowess=4,
    body=7,
    home=(named("Blue Mountain Dwarf-hold"),),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    abilities=(
        Modify(Stat.PROWESS, +2, against=Race.ORC),
        Modify(Stat.DIRECT_INFLUENCE, +1, against=any_of(Race.DWARF, all_of(Sort.FACTION, Race.DWARF))),
    ),
)

BOFUR = Character(
    code="TW-132",
    name="Bofur",
    race=Race.DWARF,
    skills=(Skill.WARRIOR,),
    prowess=4,
    body=7,
    home=(named("Blue Mountain Dwarf-hold"),),
    mind=2,
    corruption_check_modifier=-1,
    abilities=(
        Modify(Stat.PROWESS, +1, against=Race.ORC),
        Modify(Check.INFLUENCE, -1, against=Sort.FACTION),
    ),
)

DORI = Character(
    code="TW-141",
    name="Dori",
    race=Race.DWARF,
    skills=(Skill.WARRIOR,),
    prowess=3,
    body=6,
    home=(named("Blue Mountain Dwarf-hold"),),
    mind=1,
    corruption_check_modifier=-1,
    abilities=(
        Modify(Stat.PROWESS, +1, against=Race.ORC),
        Modify(Check.INFLUENCE, -1, against=Sort.FACTION),
    ),
)

FILI = Character(
    code="TW-150",
    name="Fíli",
    race=Race.DWARF,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=2,
    body=8,
    home=(named("Blue Mountain Dwarf-hold"),),
    mind=2,
    corruption_check_modifier=-1,
    abilities=(
        Modify(Stat.PROWESS, +1, against=Race.ORC),
        Modify(Check.INFLUENCE, -1, against=Sort.FACTION),
    ),
)

GIMLI = Character(
    code="TW-159",
    name="Gimli",
    race=Race.DWARF,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=5,
    body=8,
    home=(named("Iron Hill Dwarf-hold"),),
    mind=6,
    direct_influence=2,
    marshalling_points=2,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Iron Hill Dwarves"))),
        Modify(Stat.PROWESS, +2, against=Race.ORC),
        Modify(Stat.DIRECT_INFLUENCE, +1, against=any_of(Race.ELF, all_of(Sort.FACTION, Race.ELF))),
    ),
)

GLOIN = Character(
    code="TW-160",
    name="Glóin",
    race=Race.DWARF,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=5,
    body=7,
    home=(named("Blue Mountain Dwarf-hold"),),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Blue Mountain Dwarves"))),
        Modify(Stat.PROWESS, +1, against=Race.ORC),
        Modify(Stat.DIRECT_INFLUENCE, +1, against=any_of(Race.DWARF, all_of(Sort.FACTION, Race.DWARF))),
    ),
)

KILI = Character(
    code="TW-167",
    name="Kíli",
    race=Race.DWARF,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=3,
    body=8,
    home=(named("Blue Mountain Dwarf-hold"),),
    mind=3,
    marshalling_points=1,
    corruption_check_modifier=-1,
    abilities=(
        Modify(Stat.PROWESS, +1, against=Race.ORC),
        Modify(Check.INFLUENCE, -1, against=Sort.FACTION),
    ),
)

OIN = Character(
    code="TW-172",
    name="Óin",
    race=Race.DWARF,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=3,
    body=8,
    home=(named("Blue Mountain Dwarf-hold"),),
    mind=3,
    marshalling_points=1,
    corruption_check_modifier=-1,
    abilities=(Modify(Stat.PROWESS, +1, against=Race.ORC),),
)

THORIN_II = Character(
    code="TW-183",
    name="Thorin II",
    race=Race.DWARF,
    skills=(Skill.WARRIOR, Skill.SCOUT, Skill.DIPLOMAT),
    prowess=5,
    body=8,
    home=(named("Blue Mountain Dwarf-hold"),),
    mind=8,
    direct_influence=2,
    marshalling_points=3,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Blue Mountain Dwarves"))),
        Modify(Stat.PROWESS, +3, against=Race.ORC),
        Modify(Stat.DIRECT_INFLUENCE, +2, against=any_of(Race.DWARF, all_of(Sort.FACTION, Race.DWARF))),
    ),
)

BIFUR = Character(
    code="TW-130",
    name="Bifur",
    race=Race.DWARF,
    skills=(Skill.WARRIOR,),
    prowess=4,
    body=7,
    home=(named("Blue Mountain Dwarf-hold"),),
    mind=2,
    corruption_check_modifier=-1,
    abilities=(
        Modify(Stat.PROWESS, +1, against=Race.ORC),
        Modify(Check.INFLUENCE, -1, against=Sort.FACTION),
    ),
)

BOMBUR = Character(
    code="TW-133",
    name="Bombur",
    race=Race.DWARF,
    skills=(Skill.WARRIOR,),
    prowess=3,
    body=6,
    home=(named("Blue Mountain Dwarf-hold"),),
    mind=1,
    corruption_check_modifier=-1,
    abilities=(
        Modify(Stat.PROWESS, +1, against=Race.ORC),
        Modify(Check.INFLUENCE, -1, against=Sort.FACTION),
    ),
)

DAIN_II = Character(
    code="TW-138",
    name="Dáin II",
    race=Race.DWARF,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=5,
    body=8,
    home=(named("Iron Hill Dwarf-hold"),),
    mind=7,
    direct_influence=3,
    marshalling_points=2,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Iron Hill Dwarves"))),
        Modify(Stat.DIRECT_INFLUENCE, +1, against=any_of(Race.MAN, all_of(Sort.FACTION, Race.MAN))),
        Modify(Stat.PROWESS, +2, against=Race.ORC),
    ),
)

DWALIN = Character(
    code="TW-142",
    name="Dwalin",
    race=Race.DWARF,
    skills=(Skill.WARRIOR,),
    prowess=2,
    body=7,
    home=(named("Blue Mountain Dwarf-hold"),),
    mind=1,
    corruption_check_modifier=-1,
    abilities=(
        Modify(Stat.PROWESS, +1, against=Race.ORC),
        Modify(Check.INFLUENCE, -1, against=Sort.FACTION),
    ),
)

NORI = Character(
    code="TW-171",
    name="Nori",
    race=Race.DWARF,
    skills=(Skill.WARRIOR,),
    prowess=4,
    body=7,
    home=(named("Blue Mountain Dwarf-hold"),),
    mind=2,
    corruption_check_modifier=-1,
    abilities=(
        Modify(Stat.PROWESS, +1, against=Race.ORC),
        Modify(Check.INFLUENCE, -1, against=Sort.FACTION),
    ),
)

ORI = Character(
    code="TW-173",
    name="Ori",
    race=Race.DWARF,
    skills=(Skill.WARRIOR,),
    prowess=2,
    body=7,
    home=(named("Blue Mountain Dwarf-hold"),),
    mind=1,
    corruption_check_modifier=-1,
    abilities=(
        Modify(Stat.PROWESS, +1, against=Race.ORC),
        Modify(Check.INFLUENCE, -1, against=Sort.FACTION),
    ),
)
