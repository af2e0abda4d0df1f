"""Dwarves of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.such import all_of, any_of, named
from wizardhaven.vocabulary.terms import Alignment, Race, Skill, Stat

BROIN = Character(
    code="LE-3",
    name="Bróin",
    race=Race.DWARF,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=3,
    body=8,
    home=(named("Moria"),),
    mind=3,
    marshalling_points=1,
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.PROWESS, +1, against=any_of(Race.ORC, Race.ELF)),),
)

GULLA = Character(
    code="LE-13",
    name="Gulla",
    race=Race.DWARF,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=5,
    body=8,
    home=(named("Carn Dûm"),),
    mind=4,
    marshalling_points=1,
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.PROWESS, +1, against=any_of(Race.ORC, Race.ELF)),),
)

NAIN = Character(
    code="LE-26",
    name="Náin",
    race=Race.DWARF,
    skills=(Skill.WARRIOR, Skill.SAGE),
    prowess=3,
    body=7,
    home=(named("Dol Guldur"),),
    mind=3,
    direct_influence=1,
    marshalling_points=1,
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +1, against=any_of(Race.DWARF, all_of(Sort.FACTION, Race.DWARF))),
        Modify(Stat.PROWESS, +1, against=any_of(Race.ORC, Race.ELF)),
    ),
)

THRELIN = Character(
    code="LE-43",
    name="Threlin",
    race=Race.DWARF,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=4,
    body=7,
    home=(named("Minas Morgul"),),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=any_of(Race.DWARF, all_of(Sort.FACTION, Race.DWARF))),
        Modify(Stat.PROWESS, +1, against=any_of(Race.ORC, Race.ELF)),
    ),
)
