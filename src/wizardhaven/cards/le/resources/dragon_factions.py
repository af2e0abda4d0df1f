"""Dragons among the factions of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Faction, FormOf, Modification
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Within, named
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
    marks=(FormOf("Agburanar"),),
    alignment=Alignment.MINION,
    abilities=(
        Fights(Manner.SPARES_ITS_PLAYER),
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=2, prowess=15, body=9),)),
            about=Subject.EVERYBODY,
            of=Within(("Withered Heath", "Northern Rhovanion", "Grey Mountain Narrows", "Iron Hills")),
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
    marks=(FormOf("Scatha"),),
    alignment=Alignment.MINION,
    abilities=(
        Fights(Manner.SPARES_ITS_PLAYER),
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=3, prowess=15, body=9),)),
            about=Subject.EVERYBODY,
            of=Within(("Withered Heath", "Woodland Realm", "Northern Rhovanion", "Grey Mountain Narrows")),
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
    marks=(FormOf("Scorba"),),
    alignment=Alignment.MINION,
    abilities=(
        Fights(Manner.SPARES_ITS_PLAYER),
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=3, prowess=12, body=8),)),
            about=Subject.EVERYBODY,
            of=Within(("Angmar", "Gundabad", "Forochel")),
        ),
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
    marks=(FormOf("Smaug"),),
    alignment=Alignment.MINION,
    abilities=(
        Fights(Manner.SPARES_ITS_PLAYER),
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=2, prowess=17, body=8),)),
            about=Subject.EVERYBODY,
            of=Within(("Withered Heath", "Northern Rhovanion", "Grey Mountain Narrows", "Iron Hills")),
        ),
        Fights(Manner.ATTACKER_ASSIGNS),
    ),
)
