"""Short-events of The Dragons for those who flatter and riddle."""

from wizardhaven.vocabulary.amounts import Amount, Count
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import ForTheTurn, GuessCard, ModifyCheck, Roll
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import any_of
from wizardhaven.vocabulary.targets import TheAttack, TheRoll
from wizardhaven.vocabulary.terms import (
    Check,
    Length,
    Moment,
    Race,
    Side,
    Skill,
    Stat,
)

FLATTER_A_FOE = Event(
    code="TD-116",
    name="Flatter a Foe",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=ANYBODY,
            target=TheAttack(
                any_of(Race.DRAGON, Race.MAN, Race.DRAKE, Race.TROLL, Race.ORC, Race.ELF, Race.GIANT)
            ),
            effects=(
                Roll(
                    Check.INFLUENCE,
                    Subject.USER,
                    (
                        Amount.UNUSED_DIRECT_INFLUENCE,
                        Count(Skill.DIPLOMAT, Subject.USER, 2),
                    ),
                    above=(
                        (Race.DRAGON, 10),
                        (any_of(Race.MAN, Race.DRAKE), 11),
                        (any_of(Race.TROLL, Race.ORC, Race.ELF, Race.GIANT), 12),
                    ),
                    then=(
                        Cancel(Canceled.ATTACK),
                        ForTheTurn(Modify(Stat.HAZARD_LIMIT, -2), on=Subject.COMPANY),
                    ),
                ),
            ),
        ),
    ),
)

RIDDLING_TALK = Event(
    code="TD-148",
    name="Riddling Talk",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=ANYBODY,
            target=TheAttack(
                any_of(
                    Race.DRAGON,
                    Race.DRAKE,
                    Race.MAN,
                    Race.GIANT,
                    Race.SLAYER,
                    Race.AWAKENED_PLANT,
                    Race.ORC,
                    Race.SPIDER,
                    Race.TROLL,
                )
            ),
            effects=(
                Roll(
                    Check.RIDDLING,
                    Subject.USER,
                    (
                        Count(Skill.SAGE, Subject.COMPANY, 2),
                        Count(Race.HOBBIT, Subject.COMPANY),
                    ),
                    above=(
                        (any_of(Race.DRAGON, Race.DRAKE), 8),
                        (any_of(Race.MAN, Race.GIANT), 10),
                        (any_of(Race.SLAYER, Race.AWAKENED_PLANT, Race.ORC, Race.SPIDER, Race.TROLL), 12),
                    ),
                    then=(
                        GuessCard(
                            (
                                Cancel(Canceled.ALL_ATTACKS),
                                ForTheTurn(Modify(Stat.HAZARD_LIMIT, -3), on=Subject.COMPANY),
                            )
                        ),
                    ),
                ),
            ),
        ),
    ),
)

WIT = Event(
    code="TD-168",
    name="Wit",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(when=Moment.CHECK, target=TheRoll((Check.RIDDLING,)), effects=(ModifyCheck(+3),)),
        Use(when=Moment.OPPONENTS_SITE, target=TheRoll((Check.RIDDLING,)), effects=(ModifyCheck(+3),)),
    ),
)
