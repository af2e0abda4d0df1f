"""Greater items of Against the Shadow."""

from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtMost, all_of
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword, Skill, Stat

THONG_OF_FIRE = Item(
    code="AS-132",
    name="Thong of Fire",
    item_class=ItemClass.GREATER,
    marshalling_points=3,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.HOARD, Keyword.WEAPON),
    not_borne_by=(AtMost(Stat.PROWESS, 5),),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.BODY, +1, all_of(Subject.BEARER, Skill.WARRIOR)),
        Modify(Stat.PROWESS, +1, all_of(Subject.BEARER, Skill.WARRIOR)),
        Modify(Stat.STAYING_UNTAPPED, 0, all_of(Subject.BEARER, Skill.WARRIOR), how=How.SET),
    ),
)
