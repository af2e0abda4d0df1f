"""Weapons of Dark Minions."""

from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, any_of, named
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Race, SiteType, Skill, Stat

AIGLOS = Item(
    code="DM-166",
    name="Aiglos",
    item_class=ItemClass.SPECIAL,
    marshalling_points=5,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.WEAPON),
    playable_at=(all_of(any_of(SiteType.DARK_HOLD, SiteType.SHADOW_HOLD), Mark.UNDER_DEEPS),),
    abilities=(
        Modify(Stat.PROWESS, +2, all_of(Subject.BEARER, Skill.WARRIOR), most=11),
        Modify(
            Stat.PROWESS,
            +3,
            all_of(Subject.BEARER, Skill.WARRIOR),
            condition=There(named("Doors of Night")),
            most=11,
        ),
        Modify(Stat.BODY, +1, all_of(Subject.BEARER, Skill.WARRIOR), most=10),
        Modify(Stat.BODY, -2, Subject.FOE, condition=Is(Subject.BEARER, Skill.WARRIOR)),
        Modify(
            Stat.DIRECT_INFLUENCE,
            +3,
            all_of(Subject.BEARER, Skill.WARRIOR),
            against=any_of(Race.ELF, all_of(Sort.FACTION, Race.ELF)),
        ),
    ),
)
