"""Men, and Slayers, among the creatures of The Wizards."""

from wizardhaven.vocabulary.attacks import (
    AgainstOneCharacter,
    AttackerChoosesDefenders,
    CanceledByTapping,
    EachWounded,
    IfAttack,
)
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.occasions import AttackResult
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
        EachWounded(
            Put(Subject.TARGET, Pile.DISCARD_PILE),
            after_attack=False,
            who=Not(any_of(Race.WIZARD, Race.RINGWRAITH)),
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
    abilities=(AttackerChoosesDefenders(), AgainstOneCharacter(), CanceledByTapping(2, once_assigned=True)),
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
        IfAttack(
            AttackResult.HAS_WOUNDED,
            Put(all_of(Sort.ITEM, With(Subject.COMPANY)), Pile.DISCARD_PILE, by=Whose.OF_THE_COMPANY),
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
        AttackerChoosesDefenders(),
        AgainstOneCharacter(),
        CanceledByTapping(once_assigned=True, victim_may_tap=True),
    ),
)
