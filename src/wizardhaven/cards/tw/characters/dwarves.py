"""Dwarves of The Wizards."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.selectors import FactionsOf, SiteNamed
from wizardhaven.vocabulary.standing import Bonus
from wizardhaven.vocabulary.terms import Race, Skill, Stat

BALIN = Character(
    code="TW-123",
    name="Balin",
    race=Race.DWARF,
    skills=(Skill.WARRIOR, Skill.SAGE),
    prowess=4,
    body=7,
    home=(SiteNamed("Blue Mountain Dwarf-hold"),),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    abilities=(
        Bonus(Stat.PROWESS, +2, against=(Race.ORC,)),
        Bonus(Stat.DIRECT_INFLUENCE, +1, against=(Race.DWARF, FactionsOf(Race.DWARF))),
    ),
)
