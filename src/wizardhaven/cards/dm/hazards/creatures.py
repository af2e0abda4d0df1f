"""Creatures of Dark Minions."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Needing, all_of
from wizardhaven.vocabulary.terms import Race, RegionType, SiteType, Skill, Stat

CHILL_DOUSER = Creature(
    code="DM-106",
    name="Chill Douser",
    race=Race.UNDEAD,
    strikes=3,
    prowess=8,
    kill_points=1,
    keyed_to=(Key(SiteType.RUINS_AND_LAIRS), Key(SiteType.SHADOW_HOLD)),
    abilities=(
        When(
            Occasion.ATTACK_OVER,
            ForTheTurn(
                Modify(Stat.STRIKES, +1, all_of(Sort.ATTACK, Race.UNDEAD)),
                on=Subject.COMPANY,
                also=(Modify(Stat.PROWESS, +1, all_of(Sort.ATTACK, Race.UNDEAD)),),
            ),
            about=Subject.ATTACK,
            of=AttackResult.NOT_CANCELED,
        ),
    ),
)

LITTLE_SNUFFLER = Creature(
    code="DM-108",
    name="Little Snuffler",
    race=Race.ORC,
    strikes=1,
    prowess=5,
    body=10,
    kill_points=1,
    keyed_to=(
        Key(RegionType.WILDERNESS),
        Key(RegionType.SHADOW_LAND),
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.RUINS_AND_LAIRS),
        Key(SiteType.SHADOW_HOLD),
        Key(SiteType.DARK_HOLD),
    ),
    abilities=(
        Fights(Manner.ATTACKER_ASSIGNS),
        Modify(Stat.BODY, Count(Skill.RANGER, Subject.COMPANY, -2), Subject.THIS_CARD),
        When(
            Occasion.ATTACK_OVER,
            ForTheTurn(Forbid(Deed.PLAY, Needing(Skill.SCOUT)), on=Subject.COMPANY),
            about=Subject.ATTACK,
            of=AttackResult.NOT_DEFEATED,
        ),
    ),
)

STIRRING_BONES = Creature(
    code="DM-111",
    name="Stirring Bones",
    race=Race.UNDEAD,
    strikes=2,
    prowess=9,
    kill_points=1,
    keyed_to=(
        Key(RegionType.WILDERNESS, count=2),
        Key(RegionType.SHADOW_LAND),
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.RUINS_AND_LAIRS),
        Key(SiteType.SHADOW_HOLD),
    ),
)
