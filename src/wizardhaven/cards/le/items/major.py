"""Major items of The Lidless Eye."""

from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.combat import SparesBearer
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword, Skill, Stat

BLACK_MAIL_COAT = Item(
    code="LE-301",
    name="Black-mail Coat",
    item_class=ItemClass.MAJOR,
    marshalling_points=1,
    corruption=1,
    marks=(Keyword.ARMOR,),
    alignment=Alignment.MINION,
    abilities=(Bonus(Stat.BODY, +2, maximum=9, bearer=Skill.WARRIOR),),
)

BROAD_HEADED_SPEAR = Item(
    code="LE-304",
    name="Broad-headed Spear",
    item_class=ItemClass.MAJOR,
    marshalling_points=1,
    corruption=1,
    marks=(Keyword.WEAPON,),
    alignment=Alignment.MINION,
    abilities=(Bonus(Stat.PROWESS, +2, maximum=8, bearer=Skill.WARRIOR),),
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
        Bonus(Stat.DIRECT_INFLUENCE, +2),
        Bonus(Stat.BODY, +1, maximum=9),
        Bonus(Stat.PROWESS, +1, maximum=8, bearer=Skill.WARRIOR),
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
    abilities=(SparesBearer(discarded_above=6),),
)
