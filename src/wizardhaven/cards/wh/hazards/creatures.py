"""Creatures of The White Hand."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING
from wizardhaven.vocabulary.terms import Pile, Race, RegionType, SiteType

GOBLIN_FACES = Creature(
    code="WH-13",
    name="Goblin-faces",
    race=Race.ORC_AND_MAN,
    strikes=3,
    prowess=7,
    kill_points=1,
    keyed_to=(
        Key(RegionType.BORDER_LAND),
        Key(RegionType.SHADOW_LAND),
        Key(SiteType.BORDER_HOLD),
    ),
    abilities=(
        When(
            Occasion.ATTACK_OVER,
            Look(Pile.TOP, None, Whose.OPPONENTS, then=Put(ANYTHING, Pile.TOP, (Pile.TOP,))),
            about=Subject.ATTACK,
        ),
    ),
)
