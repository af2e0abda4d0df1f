"""Dwarves of The Dragons."""

from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.such import all_of
from wizardhaven.vocabulary.terms import Race, Skill, Stat

THRAIN_II = Character(
    code="TD-94",
    name="Thráin II",
    race=Race.DWARF,
    skills=(Skill.WARRIOR, Skill.RANGER, Skill.SAGE),
    prowess=7,
    body=8,
    home=(),
    mind=9,
    direct_influence=2,
    marshalling_points=3,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +3, against=(Race.DWARF, all_of(Sort.FACTION, Race.DWARF))),),
)
