"""Dark-holds as the Balrog finds them."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.effects import Become
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Race, SiteType, State

BARAD_DUR = Site(
    code="BA-84",
    name="Barad-dûr",
    site_type=SiteType.DARK_HOLD,
    region="Gorgoroth",
    resource_draws=2,
    hazard_draws=4,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER),
    automatic_attacks=(
        Attack(Race.ORC, strikes=4, prowess=7),
        Attack(Race.TROLL, strikes=3, prowess=9),
        Attack(
            Race.MAIA,
            strikes=1,
            prowess=24,
            abilities=(
                Fights(Manner.NOT_CANCELED),
                When(Occasion.WOUNDED, Become(Subject.TARGET, State.ELIMINATED), about=Subject.ATTACK),
            ),
        ),
    ),
    alignment=Alignment.BALROG,
    abilities=(Fights(Manner.NORMAL, KeyedTo((Sort.SITE,))),),
)

CARN_DUM = Site(
    code="BA-85",
    name="Carn Dûm",
    site_type=SiteType.DARK_HOLD,
    region="Angmar",
    resource_draws=2,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(Race.ORC, strikes=4, prowess=7),
        Attack(Race.NAZGUL, strikes=1, prowess=15, abilities=(Fights(Manner.NOT_CANCELED),)),
    ),
    alignment=Alignment.BALROG,
    abilities=(Fights(Manner.NORMAL, KeyedTo((Sort.SITE,))),),
)

CIRITH_GORGOR = Site(
    code="BA-86",
    name="Cirith Gorgor",
    site_type=SiteType.DARK_HOLD,
    region="Udûn",
    resource_draws=2,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER),
    automatic_attacks=(
        Attack(Race.ORC, strikes=5, prowess=8),
        Attack(Race.TROLL, strikes=2, prowess=10),
    ),
    alignment=Alignment.BALROG,
    abilities=(Fights(Manner.NORMAL, KeyedTo((Sort.SITE,))),),
)

CIRITH_UNGOL = Site(
    code="BA-87",
    name="Cirith Ungol",
    site_type=SiteType.DARK_HOLD,
    region="Imlad Morgul",
    resource_draws=2,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.ORC, strikes=4, prowess=7),),
    alignment=Alignment.BALROG,
    abilities=(Fights(Manner.NORMAL, KeyedTo((Sort.SITE,))),),
)

DOL_GULDUR = Site(
    code="BA-88",
    name="Dol Guldur",
    site_type=SiteType.DARK_HOLD,
    region="Southern Mirkwood",
    resource_draws=2,
    hazard_draws=3,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(Race.ORC, strikes=3, prowess=7),
        Attack(Race.TROLL, strikes=2, prowess=8),
        Attack(Race.NAZGUL, strikes=1, prowess=15, abilities=(Fights(Manner.NOT_CANCELED),)),
    ),
    alignment=Alignment.BALROG,
    abilities=(Fights(Manner.NORMAL, KeyedTo((Sort.SITE,))),),
)

MINAS_MORGUL = Site(
    code="BA-92",
    name="Minas Morgul",
    site_type=SiteType.DARK_HOLD,
    region="Imlad Morgul",
    resource_draws=2,
    hazard_draws=4,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER),
    automatic_attacks=(
        Attack(Race.UNDEAD, strikes=3, prowess=8),
        Attack(Race.NAZGUL, strikes=1, prowess=15, abilities=(Fights(Manner.NOT_CANCELED),)),
    ),
    alignment=Alignment.BALROG,
    abilities=(Fights(Manner.NORMAL, KeyedTo((Sort.SITE,))),),
)
