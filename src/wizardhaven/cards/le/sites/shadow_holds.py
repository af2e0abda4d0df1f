"""Shadow-holds of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import Become, Roll, Tap
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, Not, all_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Check, ItemClass, Race, RegionType, SiteType, Skill, State

DEAD_MARSHES = Site(
    code="LE-364",
    name="Dead Marshes",
    site_type=SiteType.SHADOW_HOLD,
    region="Dagorlad",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.SHADOW_LAND),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(
            Race.UNDEAD,
            strikes=2,
            prowess=8,
            abilities=(
                When(
                    Occasion.ATTACK_OVER,
                    Roll(Check.CORRUPTION, Subject.TARGET, (-2,)),
                    about=Subject.ATTACK,
                    of=AttackResult.HAS_WOUNDED,
                ),
            ),
        ),
    ),
    alignment=Alignment.MINION,
    abilities=(Fights(Manner.NORMAL, all_of(KeyedTo((Sort.SITE,)), Not(Race.NAZGUL))),),
)

GOBLIN_GATE = Site(
    code="LE-378",
    name="Goblin-gate",
    site_type=SiteType.SHADOW_HOLD,
    region="High Pass",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.ORC, strikes=3, prowess=6),),
    alignment=Alignment.MINION,
    abilities=(Fights(Manner.NORMAL, all_of(KeyedTo((Sort.SITE,)), Not(Race.NAZGUL))),),
)

MORIA = Site(
    code="LE-392",
    name="Moria",
    site_type=SiteType.SHADOW_HOLD,
    region="Redhorn Gate",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.ORC, strikes=4, prowess=7),),
    alignment=Alignment.MINION,
    abilities=(Fights(Manner.NORMAL, all_of(KeyedTo((Sort.SITE,)), Not(Race.NAZGUL))),),
)

MOUNT_DOOM = Site(
    code="LE-393",
    name="Mount Doom",
    site_type=SiteType.SHADOW_HOLD,
    region="Gorgoroth",
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN),
    resource_draws=2,
    hazard_draws=1,
    marks=(Mark.INFORMATION,),
    automatic_attacks=(Attack(Race.ORC, strikes=1, prowess=6),),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                user=Skill.SAGE,
                requires=(Is(Subject.SITE, named("Mount Doom")),),
                target=A(all_of(Sort.ITEM, ItemClass.GOLD_RING)),
                costs=(Tap(Subject.USER),),
                effects=(Roll(Check.RING_TEST, Subject.TARGET, (-3,)),),
            )
        ),
    ),
)

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
        Attack(
            Race.ORC,
            strikes=1,
            prowess=7,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Mark.OVERT)),
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
    automatic_attacks=(Attack(Race.ORC, strikes=3, prowess=5),),
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
        Attack(Race.ORC, strikes=2, prowess=8),
        Attack(
            Race.SPIDER,
            strikes=1,
            prowess=16,
            abilities=(
                Fights(Manner.NOT_CANCELED),
                When(Occasion.WOUNDED, Become(Subject.TARGET, State.ELIMINATED), about=Subject.ATTACK),
            ),
        ),
    ),
    marks=(Mark.HOARD,),
    alignment=Alignment.MINION,
    abilities=(Fights(Manner.NORMAL, all_of(KeyedTo((Sort.SITE,)), Not(Race.NAZGUL))),),
)
