"""Undead among the creatures of The Wizards."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.effects import Roll
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Check, Race, RegionType, SiteType

BARROW_WIGHT = Creature(
    code="TW-14",
    name="Barrow-wight",
    race=Race.UNDEAD,
    strikes=1,
    prowess=12,
    kill_points=1,
    keyed_to=(
        Key(RegionType.SHADOW_LAND),
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.SHADOW_HOLD),
        Key(SiteType.DARK_HOLD),
    ),
    abilities=(
        When(
            Occasion.ATTACK_OVER,
            Roll(Check.CORRUPTION, Subject.TARGET, (-2,)),
            about=Subject.ATTACK,
            of=AttackResult.HAS_WOUNDED,
        ),
    ),
)

CORPSE_CANDLE = Creature(
    code="TW-23",
    name="Corpse-candle",
    race=Race.UNDEAD,
    strikes=1,
    prowess=7,
    kill_points=1,
    keyed_to=(
        Key(RegionType.WILDERNESS),
        Key(RegionType.SHADOW_LAND),
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.SHADOW_HOLD),
        Key(SiteType.DARK_HOLD),
    ),
    abilities=(
        When(Occasion.ABOUT_TO_STRIKE, Roll(Check.CORRUPTION, Subject.COMPANY), about=Subject.ATTACK),
    ),
)

GHOSTS = Creature(
    code="TW-37",
    name="Ghosts",
    race=Race.UNDEAD,
    strikes=3,
    prowess=9,
    kill_points=1,
    keyed_to=(
        Key(RegionType.SHADOW_LAND),
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.SHADOW_HOLD),
        Key(SiteType.DARK_HOLD),
    ),
    abilities=(
        When(
            Occasion.ATTACK_OVER,
            Roll(Check.CORRUPTION, Subject.TARGET, (-1,)),
            about=Subject.ATTACK,
            of=AttackResult.HAS_WOUNDED,
        ),
    ),
)
