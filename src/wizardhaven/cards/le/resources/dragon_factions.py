"""Dragons among the factions of The Lidless Eye."""

from wizardhaven.vocabulary.attacks import AttacksMovers
from wizardhaven.vocabulary.cards import Faction, Modification
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Race

AGBURANAR_ROUSED = Faction(
    code="LE-259",
    name="Agburanar Roused",
    race=Race.DRAGON,
    influence_number=12,
    playable_at=(named("Caves of Ûlund"),),
    modifications=(
        Modification(of=ItemClass.MAJOR, amount=+3),
        Modification(of=ItemClass.GREATER, amount=+6),
    ),
    marshalling_points=4,
    manifestation_of="Agburanar",
    alignment=Alignment.MINION,
    abilities=(
        Fights(Manner.SPARES_ITS_PLAYER),
        AttacksMovers(
            strikes=2,
            prowess=15,
            body=9,
            regions=("Withered Heath", "Northern Rhovanion", "Grey Mountain Narrows", "Iron Hills"),
        ),
    ),
)

SCATHA_ROUSED = Faction(
    code="LE-283",
    name="Scatha Roused",
    race=Race.DRAGON,
    influence_number=13,
    playable_at=(named("Gondmaeglom"),),
    modifications=(
        Modification(of=ItemClass.MAJOR, amount=+3),
        Modification(of=ItemClass.GREATER, amount=+6),
    ),
    marshalling_points=5,
    manifestation_of="Scatha",
    alignment=Alignment.MINION,
    abilities=(
        Fights(Manner.SPARES_ITS_PLAYER),
        AttacksMovers(
            strikes=3,
            prowess=15,
            body=9,
            regions=("Withered Heath", "Woodland Realm", "Northern Rhovanion", "Grey Mountain Narrows"),
        ),
    ),
)

SCORBA_ROUSED = Faction(
    code="LE-284",
    name="Scorba Roused",
    race=Race.DRAGON,
    influence_number=11,
    playable_at=(named("Zarak Dûm"),),
    modifications=(
        Modification(of=ItemClass.MAJOR, amount=+3),
        Modification(of=ItemClass.GREATER, amount=+6),
    ),
    marshalling_points=3,
    manifestation_of="Scorba",
    alignment=Alignment.MINION,
    abilities=(
        Fights(Manner.SPARES_ITS_PLAYER),
        AttacksMovers(strikes=3, prowess=12, body=8, regions=("Angmar", "Gundabad", "Forochel")),
        Fights(Manner.ATTACKER_ASSIGNS),
    ),
)

SMAUG_ROUSED = Faction(
    code="LE-285",
    name="Smaug Roused",
    race=Race.DRAGON,
    influence_number=12,
    playable_at=(named("The Lonely Mountain"),),
    modifications=(
        Modification(of=ItemClass.MAJOR, amount=+3),
        Modification(of=ItemClass.GREATER, amount=+6),
    ),
    marshalling_points=5,
    manifestation_of="Smaug",
    alignment=Alignment.MINION,
    abilities=(
        Fights(Manner.SPARES_ITS_PLAYER),
        AttacksMovers(
            strikes=2,
            prowess=17,
            body=8,
            regions=("Withered Heath", "Northern Rhovanion", "Grey Mountain Narrows", "Iron Hills"),
        ),
        Fights(Manner.ATTACKER_ASSIGNS),
    ),
)
