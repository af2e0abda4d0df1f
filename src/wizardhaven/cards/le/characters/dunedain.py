"""Dúnedain of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.places import SiteNamed
from wizardhaven.vocabulary.terms import Alignment, Race, Skill

ERADAN = Character(
    code="LE-10",
    name="Eradan",
    race=Race.DUNADAN,
    skills=(Skill.SCOUT, Skill.RANGER),
    prowess=4,
    body=8,
    home=(SiteNamed("Sarn Goriwing"),),
    mind=4,
    direct_influence=1,
    marshalling_points=1,
    alignment=Alignment.MINION,
)

TARCIL = Character(
    code="LE-42",
    name="Tarcil",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.RANGER, Skill.DIPLOMAT),
    prowess=4,
    body=8,
    home=(SiteNamed("Minas Morgul"),),
    mind=6,
    direct_influence=2,
    marshalling_points=2,
    alignment=Alignment.MINION,
)
