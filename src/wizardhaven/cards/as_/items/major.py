"""Major items of Against the Shadow."""

from wizardhaven.vocabulary.abilities import DrivesOffAllies
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.such import all_of
from wizardhaven.vocabulary.terms import ItemClass, Race, Skill

BOW_OF_THE_GALADHRIM = Item(
    code="AS-68",
    name="Bow of the Galadhrim",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=1,
    marks=(Mark.UNIQUE,),
    abilities=(DrivesOffAllies(above_mind=5, bearer=all_of(Race.ELF, Skill.WARRIOR)),),
)
