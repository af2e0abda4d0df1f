"""Dúnedain of The Dragons."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Purpose, Race, Skill

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
    abilities=(CountsAs(Subject.COMPANY, Sort.CHARACTER, (Purpose.HEALING,)),),
)
