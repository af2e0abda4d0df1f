"""What lies deeper than any map of the Balrog's shows."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Roll
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, any_of
from wizardhaven.vocabulary.terms import Alignment, Check, ItemClass, Race, SiteType
from wizardhaven.vocabulary.under_deeps import Adjacent

ANCIENT_DEEP_HOLD = Site(
    code="BA-83",
    name="Ancient Deep-hold",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=2,
    hazard_draws=2,
    adjacent=(Adjacent(all_of(SiteType.RUINS_AND_LAIRS, Mark.UNDER_DEEPS), 8, chosen=True),),
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
    automatic_attacks=(
        Attack(
            Race.UNDEAD,
            strikes=4,
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
        Attack(
            Race.UNDEAD,
            strikes=3,
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
        Attack(
            Race.UNDEAD,
            strikes=2,
            prowess=10,
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
    alignment=Alignment.BALROG,
    abilities=(
        Permit(Deed.KEY, any_of(Race.UNDEAD, Race.SPIDER)),
        Forbid(Deed.LEAVE_PLAY, Subject.THIS_CARD),
    ),
)
