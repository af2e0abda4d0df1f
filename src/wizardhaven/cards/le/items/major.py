"""Major items of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword, Skill, Stat

BLACK_MAIL_COAT = Item(
    code="LE-301",
    name="Black-mail Coat",
    item_class=ItemClass.MAJOR,
    marshalling_points=1,
    corruption=1,
    marks=(Keyword.ARMOR,),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.BODY, +2, all_of(Subject.BEARER, Skill.WARRIOR), most=9),),
)

BROAD_HEADED_SPEAR = Item(
    code="LE-304",
    name="Broad-headed Spear",
    item_class=ItemClass.MAJOR,
    marshalling_points=1,
    corruption=1,
    marks=(Keyword.WEAPON,),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.PROWESS, +2, all_of(Subject.BEARER, Skill.WARRIOR), most=8),),
)

HIGH_HELM = Item(
    code="LE-313",
    name="High Helm",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.HELMET),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2),
        Modify(Stat.BODY, +1, most=9),
        Modify(Stat.PROWESS, +1, all_of(Subject.BEARER, Skill.WARRIOR), most=8),
    ),
)

SABLE_SHIELD = Item(
    code="LE-341",
    name="Sable Shield",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.SHIELD),
    alignment=Alignment.MINION,
    abilities=(Rule(Own.SPARE_BEARER, 6),),
)
