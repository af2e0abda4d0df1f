"""Dragons among the factions of Against the Shadow."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Faction, FormOf, Modification
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Within, named
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
    marks=(FormOf("Bairanax"),),
    alignment=Alignment.MINION,
    abilities=(
        Fights(Manner.SPARES_ITS_PLAYER),
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=2, prowess=14, body=7),)),
            about=Subject.EVERYBODY,
            of=Within(("Withered Heath", "Gundabad", "Anduin Vales", "Grey Mountain Narrows")),
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
    marks=(FormOf("Daelomin"),),
    alignment=Alignment.MINION,
    abilities=(
        Fights(Manner.SPARES_ITS_PLAYER),
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=3, prowess=13, body=8),)),
            about=Subject.EVERYBODY,
            of=Within(("Withered Heath", "Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion")),
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
    marks=(FormOf("Eärcaraxë"),),
    alignment=Alignment.MINION,
    abilities=(
        Fights(Manner.SPARES_ITS_PLAYER),
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=2, prowess=17, body=7),)),
            about=Subject.EVERYBODY,
            of=Within(("Andrast Coast", "Bay of Belfalas", "Eriadoran Coast", "Andrast")),
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
    marks=(FormOf("Itangast"),),
    alignment=Alignment.MINION,
    abilities=(
        Fights(Manner.SPARES_ITS_PLAYER),
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=3, prowess=18, body=8),)),
            about=Subject.EVERYBODY,
            of=Within(("Withered Heath", "Iron Hills", "Northern Rhovanion", "Grey Mountain Narrows")),
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
    marks=(FormOf("Leucaruth"),),
    alignment=Alignment.MINION,
    abilities=(
        Fights(Manner.SPARES_ITS_PLAYER),
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=2, prowess=16, body=8),)),
            about=Subject.EVERYBODY,
            of=Within(("Withered Heath", "Northern Rhovanion", "Iron Hills", "Grey Mountain Narrows")),
        ),
    ),
)
