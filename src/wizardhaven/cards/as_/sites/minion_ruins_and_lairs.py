"""Minion Ruins & Lairs of Against the Shadow."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import HomeAt, all_of, named
from wizardhaven.vocabulary.terms import Alignment, Check, ItemClass, Race, RegionType, SiteType

DANCING_SPIRE = Site(
    code="AS-143",
    name="Dancing Spire",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Withered Heath",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.DRAGON, strikes=2, prowess=11),),
    alignment=Alignment.MINION,
    abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Daelomin")),),
)

FRAMSBURG = Site(
    code="AS-146",
    name="Framsburg",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Anduin Vales",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.BORDER_LAND),
    resource_draws=1,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR,),
    automatic_attacks=(Attack(Race.MAN, strikes=1, prowess=10),),
    marks=(Mark.HOARD,),
    alignment=Alignment.MINION,
    abilities=(Permit(Deed.PLAY_WITHOUT_TAPPING, ItemClass.MINOR),),
)

GOLD_HILL = Site(
    code="AS-148",
    name="Gold Hill",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Withered Heath",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.DRAGON, strikes=1, prowess=15),),
    alignment=Alignment.MINION,
    abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Itangast")),),
)

HIMRING = Site(
    code="AS-150",
    name="Himring",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Elven Shores",
    nearest_haven="Geann a-Lisch",
    path=(RegionType.WILDERNESS, RegionType.COASTAL_SEA, RegionType.COASTAL_SEA),
    resource_draws=3,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(
            Race.UNDEAD,
            strikes=1,
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
    abilities=(
        When(
            Occasion.SITE_REVEALED,
            Tap(Subject.COMPANY),
            about=Subject.THIS_CARD,
            condition=Is(Subject.COMPANY, Mark.OVERT),
        ),
    ),
)

IREROCK = Site(
    code="AS-151",
    name="Irerock",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Withered Heath",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.DRAGON, strikes=1, prowess=14),),
    alignment=Alignment.MINION,
    abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Leucaruth")),),
)

ISLE_OF_THE_ULOND = Site(
    code="AS-153",
    name="Isle of the Ulond",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Andrast Coast",
    nearest_haven="Geann a-Lisch",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.COASTAL_SEA),
    resource_draws=2,
    hazard_draws=2,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.DRAGON, strikes=1, prowess=14),),
    alignment=Alignment.MINION,
    abilities=(
        CountsAs(HomeAt(Subject.THIS_CARD), named("Eärcaraxë")),
        When(
            Occasion.SITE_REVEALED,
            Tap(Subject.COMPANY),
            about=Subject.THIS_CARD,
            condition=Is(Subject.COMPANY, Mark.OVERT),
        ),
    ),
)

ISLES_OF_THE_DEAD_THAT_LIVE = Site(
    code="AS-154",
    name="Isles of the Dead That Live",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Eriadoran Coast",
    nearest_haven="Geann a-Lisch",
    path=(RegionType.WILDERNESS, RegionType.COASTAL_SEA),
    resource_draws=1,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING),
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
    abilities=(
        When(
            Occasion.SITE_REVEALED,
            Tap(Subject.COMPANY),
            about=Subject.THIS_CARD,
            condition=Unless(Is(Subject.COMPANY, Mark.OVERT)),
        ),
    ),
)

OVIR_HOLLOW = Site(
    code="AS-157",
    name="Ovir Hollow",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Grey Mountain Narrows",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.SHADOW_LAND),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.DRAGON, strikes=1, prowess=12),),
    alignment=Alignment.MINION,
    abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Bairanax")),),
)

TOLFALAS = Site(
    code="AS-162",
    name="Tolfalas",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Mouths of the Anduin",
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.COASTAL_SEA),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, all_of(ItemClass.GREATER, named("Scroll of Isildur"))),
    automatic_attacks=(
        Attack(
            Race.UNDEAD,
            strikes=3,
            prowess=7,
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
    abilities=(
        When(
            Occasion.SITE_REVEALED,
            Tap(Subject.COMPANY),
            about=Subject.THIS_CARD,
            condition=Is(Subject.COMPANY, Mark.OVERT),
        ),
    ),
)

WEATHERTOP = Site(
    code="AS-169",
    name="Weathertop",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Arthedain",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    marks=(Mark.INFORMATION,),
    automatic_attacks=(Attack(Race.WOLF, strikes=2, prowess=6),),
    alignment=Alignment.MINION,
)
