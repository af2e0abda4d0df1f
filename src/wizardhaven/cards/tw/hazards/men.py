"""Men, and Slayers, among the creatures of The Wizards."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, With, all_of, any_of
from wizardhaven.vocabulary.terms import Pile, Race, RegionType, SiteType

ABDUCTOR = Creature(
    code="TW-1",
    name="Abductor",
    race=Race.MAN,
    strikes=1,
    prowess=10,
    kill_points=1,
    keyed_to=(Key(RegionType.BORDER_LAND), Key(SiteType.BORDER_HOLD)),
    abilities=(
        When(
            Occasion.WOUNDED,
            Put(Subject.TARGET, Pile.DISCARD_PILE),
            about=Subject.ATTACK,
            of=Not(any_of(Race.WIZARD, Race.RINGWRAITH)),
        ),
    ),
)

ASSASSIN = Creature(
    code="TW-8",
    name="Assassin",
    race=Race.MAN,
    strikes=1,
    attacks=3,
    prowess=11,
    kill_points=2,
    keyed_to=(Key(SiteType.BORDER_HOLD), Key(SiteType.FREE_HOLD)),
    abilities=(
        Fights(Manner.ATTACKER_ASSIGNS),
        Fights(Manner.AGAINST_ONE),
        Fights(Manner.TAPPING_CANCELS_LATE, Not(Subject.TARGET)),
        Fights(Manner.TAPPING_CANCELS_LATE, Not(Subject.TARGET)),
    ),
)

BRIGANDS = Creature(
    code="TW-17",
    name="Brigands",
    race=Race.MAN,
    strikes=2,
    prowess=8,
    kill_points=1,
    keyed_to=(Key(RegionType.BORDER_LAND), Key(RegionType.WILDERNESS)),
    abilities=(
        When(
            Occasion.WOUNDED,
            Put(all_of(Sort.ITEM, With(Subject.COMPANY)), Pile.DISCARD_PILE, by=Whose.OF_THE_COMPANY),
            about=Subject.ATTACK,
            once=True,
        ),
    ),
)

SLAYER = Creature(
    code="TW-89",
    name="Slayer",
    race=Race.SLAYER,
    strikes=1,
    attacks=2,
    prowess=11,
    kill_points=2,
    keyed_to=(Key(RegionType.BORDER_LAND), Key(SiteType.BORDER_HOLD)),
    abilities=(
        Fights(Manner.ATTACKER_ASSIGNS),
        Fights(Manner.AGAINST_ONE),
        Fights(Manner.TAPPING_CANCELS_LATE),
    ),
)
