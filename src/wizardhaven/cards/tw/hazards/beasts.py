"""Animals and Spiders among the creatures of The Wizards."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, Within, all_of, any_of, named
from wizardhaven.vocabulary.terms import Pile, Race, RegionType, SiteType

GIANT_SPIDERS = Creature(
    code="TW-40",
    name="Giant Spiders",
    race=Race.SPIDER,
    strikes=2,
    prowess=10,
    kill_points=1,
    keyed_to=(
        Key(RegionType.WILDERNESS, count=2),
        Key(Within(("Heart of Mirkwood", "Southern Mirkwood", "Western Mirkwood", "Woodland Realm"))),
        Key(
            all_of(
                Within(("Heart of Mirkwood", "Southern Mirkwood", "Western Mirkwood", "Woodland Realm")),
                any_of(SiteType.RUINS_AND_LAIRS, SiteType.SHADOW_HOLD, SiteType.DARK_HOLD),
            )
        ),
    ),
    abilities=(
        When(
            Occasion.BODY_MATCHED,
            Put(Subject.TARGET, Pile.DISCARD_PILE),
            about=Subject.ATTACK,
            of=Not(any_of(Race.WIZARD, Race.RINGWRAITH)),
        ),
    ),
)

NEEKER_BREEKERS = Creature(
    code="TW-493",
    name="Neeker-breekers",
    race=Race.ANIMAL,
    strikes=1,
    prowess=7,
    kill_points=1,
    keyed_to=(
        Key(RegionType.BORDER_LAND),
        Key(RegionType.WILDERNESS),
        Key(RegionType.SHADOW_LAND),
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.RUINS_AND_LAIRS),
    ),
    abilities=(
        Fights(Manner.EACH_FACES_A_STRIKE, Not(any_of(Race.WIZARD, Race.RINGWRAITH))),
        Fights(Manner.MIND_FOR_PROWESS),
        Fights(Manner.ONLY_TAPS),
    ),
)

WATCHER_IN_THE_WATER = Creature(
    code="TW-110",
    name="Watcher in the Water",
    race=Race.ANIMAL,
    strikes=1,
    prowess=8,
    kill_points=1,
    keyed_to=(
        Key(RegionType.WILDERNESS, count=2),
        Key(RegionType.COASTAL_SEA),
        Key(named("Moria")),
    ),
    abilities=(Fights(Manner.EACH_FACES_A_STRIKE),),
)
