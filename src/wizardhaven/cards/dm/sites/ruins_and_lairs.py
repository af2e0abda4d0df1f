"""Ruins & Lairs of Dark Minions."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Roll
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import With, all_of
from wizardhaven.vocabulary.terms import Check, ItemClass, Moment, Pile, Race, RegionType, SiteType

HAUDH_IN_GWANUR = Site(
    code="DM-31",
    name="Haudh-in-Gwanûr",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Harondor",
    nearest_haven="Edhellond",
    path=(RegionType.WILDERNESS, RegionType.FREE_DOMAIN, RegionType.COASTAL_SEA, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(
            Race.UNDEAD,
            strikes=1,
            prowess=10,
            abilities=(
                When(
                    Occasion.ATTACK_OVER,
                    Roll(Check.CORRUPTION, Subject.TARGET),
                    about=Subject.ATTACK,
                    of=AttackResult.HAS_WOUNDED,
                ),
            ),
        ),
    ),
)

HERMITS_HILL = Site(
    code="DM-32",
    name="Hermit’s Hill",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Wold & Foothills",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS,),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR,),
    automatic_attacks=(Attack(Race.MAN, strikes=3, prowess=6),),
    abilities=(
        May(
            Use(
                when=Moment.SITE,
                costs=(Put(all_of(ItemClass.MINOR, With(Subject.COMPANY)), Pile.DISCARD_PILE, count=2),),
                effects=(ForTheTurn(Permit(Deed.PLAY, ItemClass.MAJOR), on=Subject.SITE),),
            )
        ),
    ),
)
