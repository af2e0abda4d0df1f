"""Major items of Against the Shadow."""

from wizardhaven.vocabulary.abilities import DrivesOffAllies
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtMost, Not, all_of
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword, Race, Skill, Stat

BOW_OF_THE_GALADHRIM = Item(
    code="AS-68",
    name="Bow of the Galadhrim",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=1,
    marks=(Mark.UNIQUE,),
    abilities=(DrivesOffAllies(above_mind=5, bearer=all_of(Race.ELF, Skill.WARRIOR)),),
)

USRIEV_OF_TREACHERY = Item(
    code="AS-136",
    name="Usriev of Treachery",
    item_class=ItemClass.MAJOR,
    marshalling_points=1,
    corruption=1,
    marks=(Keyword.HOARD, Keyword.WEAPON),
    not_borne_by=(AtMost(Stat.PROWESS, 4),),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.PROWESS, +1, all_of(Subject.BEARER, Skill.WARRIOR), against=Not(Race.ELF), most=8),
        Modify(Stat.PROWESS, +2, all_of(Subject.BEARER, Skill.WARRIOR), against=Race.ELF, most=9),
        Fights(Manner.DOUBLING, condition=Is(Subject.BEARER, Skill.WARRIOR)),
    ),
)
