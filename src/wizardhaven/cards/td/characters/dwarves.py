"""Dwarves of The Dragons."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.such import all_of, any_of
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
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +3, against=any_of(Race.DWARF, all_of(Sort.FACTION, Race.DWARF))),
    ),
)
