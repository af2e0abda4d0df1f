"""Men of The Dragons."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, any_of, named
from wizardhaven.vocabulary.terms import Race, Skill, Stat

BRAND = Character(
    code="TD-90",
    name="Brand",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=4,
    body=9,
    home=(named("Dale"),),
    mind=6,
    direct_influence=2,
    marshalling_points=2,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Men of Dale"))),),
)

FRAM_FRAMSON = Character(
    code="TD-91",
    name="Fram Framson",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=6,
    body=8,
    home=(named("Framsburg"),),
    mind=5,
    marshalling_points=2,
    marks=(Mark.NOT_AT_THE_START,),
    abilities=(
        Forbid(Deed.COME_AS_STRANGER, Subject.THIS_CARD),
        Modify(Stat.PROWESS, +3, against=any_of(Race.DRAGON, Race.DRAKE)),
    ),
)
