"""Orcs of The White Hand."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.such import all_of, any_of, named
from wizardhaven.vocabulary.terms import Alignment, Race, Skill, Stat

LUGDUSH = Character(
    code="WH-6",
    name="Lugdush",
    race=Race.ORC,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=5,
    body=8,
    home=(named("Isengard"),),
    mind=4,
    marshalling_points=1,
    discarded_on=(8,),
    alignment=Alignment.MINION,
)

UGLUK = Character(
    code="WH-12",
    name="Uglúk",
    race=Race.ORC,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=5,
    body=9,
    home=(named("Isengard"),),
    mind=5,
    marshalling_points=2,
    marks=(Mark.LEADER,),
    discarded_on=(9,),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +3, against=any_of(Race.ORC, all_of(Sort.FACTION, Race.ORC))),),
)
