"""Dúnedain of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, Keyword, Race, Skill

BELEGORN = Character(
    code="LE-2",
    name="Belegorn",
    race=Race.DUNADAN,
    skills=(Skill.SAGE, Skill.DIPLOMAT),
    prowess=3,
    body=7,
    home=(named("Carn Dûm"),),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    alignment=Alignment.MINION,
    abilities=(Permit(Deed.USE, Keyword.SPIRIT_MAGIC),),
)

CIRYAHER = Character(
    code="LE-6",
    name="Ciryaher",
    race=Race.DUNADAN,
    skills=(Skill.SCOUT, Skill.SAGE),
    prowess=2,
    body=7,
    home=(named("Barad-dûr"),),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    alignment=Alignment.MINION,
    abilities=(Permit(Deed.USE, Keyword.SHADOW_MAGIC),),
)

ERADAN = Character(
    code="LE-10",
    name="Eradan",
    race=Race.DUNADAN,
    skills=(Skill.SCOUT, Skill.RANGER),
    prowess=4,
    body=8,
    home=(named("Sarn Goriwing"),),
    mind=4,
    direct_influence=1,
    marshalling_points=1,
    alignment=Alignment.MINION,
)

HADOR = Character(
    code="LE-14",
    name="Hador",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.SAGE),
    prowess=5,
    body=9,
    home=(named("Dol Guldur"),),
    mind=6,
    direct_influence=1,
    marshalling_points=2,
    alignment=Alignment.MINION,
    abilities=(Permit(Deed.USE, Keyword.SORCERY),),
)

TARCIL = Character(
    code="LE-42",
    name="Tarcil",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.RANGER, Skill.DIPLOMAT),
    prowess=4,
    body=8,
    home=(named("Minas Morgul"),),
    mind=6,
    direct_influence=2,
    marshalling_points=2,
    alignment=Alignment.MINION,
)
