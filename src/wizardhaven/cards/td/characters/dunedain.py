"""Dúnedain of The Dragons."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.standing import HealingReachesAll
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Race, Skill

IORETH = Character(
    code="TD-93",
    name="Ioreth",
    race=Race.DUNADAN,
    skills=(Skill.SAGE,),
    prowess=0,
    body=7,
    home=(named("Minas Tirith"),),
    mind=1,
    direct_influence=1,
    abilities=(HealingReachesAll(),),
)
