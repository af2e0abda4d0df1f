"""Dragons among the factions of Against the Shadow."""

from wizardhaven.vocabulary.attacks import AttacksMovers
from wizardhaven.vocabulary.cards import Faction, Modification
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Race

BAIRANAX_ROUSED = Faction(
    code="AS-112",
    name="Bairanax Roused",
    race=Race.DRAGON,
    influence_number=11,
    playable_at=(named("Ovir Hollow"),),
    modifications=(
        Modification(of=ItemClass.MAJOR, amount=+3),
        Modification(of=ItemClass.GREATER, amount=+6),
    ),
    marshalling_points=3,
    manifestation_of="Bairanax",
    alignment=Alignment.MINION,
    abilities=(
        Fights(Manner.SPARES_ITS_PLAYER),
        AttacksMovers(
            strikes=2,
            prowess=14,
            body=7,
            regions=("Withered Heath", "Gundabad", "Anduin Vales", "Grey Mountain Narrows"),
        ),
        Fights(Manner.ATTACKER_ASSIGNS),
    ),
)

DAELOMIN_ROUSED = Faction(
    code="AS-115",
    name="Daelomin Roused",
    race=Race.DRAGON,
    influence_number=12,
    playable_at=(named("Dancing Spire"),),
    modifications=(
        Modification(of=ItemClass.MAJOR, amount=+3),
        Modification(of=ItemClass.GREATER, amount=+6),
    ),
    marshalling_points=4,
    manifestation_of="Daelomin",
    alignment=Alignment.MINION,
    abilities=(
        Fights(Manner.SPARES_ITS_PLAYER),
        AttacksMovers(
            strikes=3,
            prowess=13,
            body=8,
            regions=("Withered Heath", "Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion"),
        ),
        Fights(Manner.ATTACKER_ASSIGNS),
    ),
)

EARCARAXE_ROUSED = Faction(
    code="AS-116",
    name="Eärcaraxë Roused",
    race=Race.DRAGON,
    influence_number=11,
    playable_at=(named("Isle of the Ulond"),),
    modifications=(
        Modification(of=ItemClass.MAJOR, amount=+2),
        Modification(of=ItemClass.GREATER, amount=+5),
    ),
    marshalling_points=4,
    manifestation_of="Eärcaraxë",
    alignment=Alignment.MINION,
    abilities=(
        Fights(Manner.SPARES_ITS_PLAYER),
        AttacksMovers(
            strikes=2,
            prowess=17,
            body=7,
            regions=("Andrast Coast", "Bay of Belfalas", "Eriadoran Coast", "Andrast"),
        ),
        Fights(Manner.ATTACKER_ASSIGNS),
    ),
)

ITANGAST_ROUSED = Faction(
    code="AS-117",
    name="Itangast Roused",
    race=Race.DRAGON,
    influence_number=15,
    playable_at=(named("Gold Hill"),),
    modifications=(
        Modification(of=ItemClass.MAJOR, amount=+4),
        Modification(of=ItemClass.GREATER, amount=+8),
    ),
    marshalling_points=6,
    manifestation_of="Itangast",
    alignment=Alignment.MINION,
    abilities=(
        Fights(Manner.SPARES_ITS_PLAYER),
        AttacksMovers(
            strikes=3,
            prowess=18,
            body=8,
            regions=("Withered Heath", "Iron Hills", "Northern Rhovanion", "Grey Mountain Narrows"),
        ),
    ),
)

LEUCARUTH_ROUSED = Faction(
    code="AS-118",
    name="Leucaruth Roused",
    race=Race.DRAGON,
    influence_number=12,
    playable_at=(named("Irerock"),),
    modifications=(
        Modification(of=ItemClass.MAJOR, amount=+3),
        Modification(of=ItemClass.GREATER, amount=+6),
    ),
    marshalling_points=4,
    manifestation_of="Leucaruth",
    alignment=Alignment.MINION,
    abilities=(
        Fights(Manner.SPARES_ITS_PLAYER),
        AttacksMovers(
            strikes=2,
            prowess=16,
            body=8,
            regions=("Withered Heath", "Northern Rhovanion", "Iron Hills", "Grey Mountain Narrows"),
        ),
    ),
)
