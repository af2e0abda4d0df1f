"""Shadow-holds of The Lidless Eye."""

from wizardhaven.vocabulary.attacks import DetainmentAgainst, EachFacesAStrike, EachWounded
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.combat import CannotBeCanceled
from wizardhaven.vocabulary.effects import Become
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.site_parts import AutomaticAttack
from wizardhaven.vocabulary.sites import CreaturesAttackNormally
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Race, RegionType, SiteType, State

MOUNT_GRAM = Site(
    code="LE-394",
    name="Mount Gram",
    site_type=SiteType.SHADOW_HOLD,
    region="Angmar",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND,),
    resource_draws=1,
    hazard_draws=1,
    alignment=Alignment.MINION,
)

MOUNT_GUNDABAD = Site(
    code="LE-395",
    name="Mount Gundabad",
    site_type=SiteType.SHADOW_HOLD,
    region="Gundabad",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN),
    resource_draws=2,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        AutomaticAttack(
            Race.ORC, strikes=1, prowess=7, abilities=(EachFacesAStrike(), DetainmentAgainst(overt=True))
        ),
    ),
    alignment=Alignment.MINION,
)

NURNIAG_CAMP = Site(
    code="LE-396",
    name="Nûrniag Camp",
    site_type=SiteType.SHADOW_HOLD,
    region="Nurn",
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN, RegionType.DARK_DOMAIN),
    resource_draws=1,
    hazard_draws=1,
    alignment=Alignment.MINION,
)

SARN_GORIWING = Site(
    code="LE-401",
    name="Sarn Goriwing",
    site_type=SiteType.SHADOW_HOLD,
    region="Heart of Mirkwood",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(AutomaticAttack(Race.ORC, strikes=3, prowess=5),),
    alignment=Alignment.MINION,
)

SHELOBS_LAIR = Site(
    code="LE-402",
    name="Shelob’s Lair",
    site_type=SiteType.SHADOW_HOLD,
    region="Imlad Morgul",
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND,),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        AutomaticAttack(Race.ORC, strikes=2, prowess=8),
        AutomaticAttack(
            Race.SPIDER,
            strikes=1,
            prowess=16,
            abilities=(
                CannotBeCanceled(),
                EachWounded(Become(Subject.TARGET, State.ELIMINATED), after_attack=False),
            ),
        ),
    ),
    hoard=True,
    alignment=Alignment.MINION,
    abilities=(CreaturesAttackNormally(but=(Race.NAZGUL,)),),
)
