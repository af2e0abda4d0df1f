"""Weapons of Dark Minions."""

from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.combat import BodyOfFoes
from wizardhaven.vocabulary.conditions import InPlay
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.such import all_of, any_of
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
        Bonus(Stat.PROWESS, +2, maximum=11, bearer=Skill.WARRIOR),
        Bonus(
            Stat.PROWESS,
            +3,
            maximum=11,
            bearer=Skill.WARRIOR,
            condition=InPlay("Doors of Night"),
        ),
        Bonus(Stat.BODY, +1, maximum=10, bearer=Skill.WARRIOR),
        BodyOfFoes(amount=-2, bearer=Skill.WARRIOR),
        Bonus(
            Stat.DIRECT_INFLUENCE,
            +3,
            against=(Race.ELF, all_of(Sort.FACTION, Race.ELF)),
            bearer=Skill.WARRIOR,
        ),
    ),
)
