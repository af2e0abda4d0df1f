"""Elves of The Dragons."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.such import all_of, any_of, named
from wizardhaven.vocabulary.terms import Race, Skill, Stat

GALDOR = Character(
    code="TD-92",
    name="Galdor",
    race=Race.ELF,
    skills=(Skill.RANGER, Skill.DIPLOMAT),
    prowess=2,
    body=9,
    home=(named("Grey Havens"),),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +1, against=any_of(Race.ELF, all_of(Sort.FACTION, Race.ELF))),),
)
