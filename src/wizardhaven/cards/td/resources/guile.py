"""Resource events of The Dragons for those who would rather not fight."""

from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import There, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, If, Roll
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import any_of
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import Length, Moment, Pile, Race, Side, Skill, Stat

TRICKERY = Event(
    code="TD-159",
    name="Trickery",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Skill.SCOUT,
            target=TheAttack(
                any_of(
                    Race.ORC,
                    Race.TROLL,
                    Race.MAN,
                    Race.ELF,
                    Race.SLAYER,
                    Race.AWAKENED_PLANT,
                    Race.GIANT,
                )
            ),
            effects=(Roll(None, Subject.USER, above=5, then=(Cancel(Canceled.ATTACK),)),),
        ),
    ),
)

DRAGON_FEUDS = Event(
    code="TD-107",
    name="Dragon-feuds",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            effects=(ForTheTurn(Permit(Deed.CANCEL_BY_DISCARDING, any_of(Race.DRAGON, Race.DRAKE))),),
        ),
    ),
)

DRAGONS_HUNGER = Event(
    code="TD-106",
    name="Dragon’s Hunger",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(any_of(Race.DRAGON, Race.DRAKE)),
            effects=(
                If(
                    (Unless(There(Sort.CREATURE, Subject.OPPONENT)),),
                    (Cancel(Canceled.ATTACK), Look(Pile.HAND, None, Whose.OPPONENTS)),
                ),
                If(
                    (There(Sort.CREATURE, Subject.OPPONENT),),
                    (
                        Put(Sort.CREATURE, Pile.DISCARD_PILE, (Pile.HAND,), by=Whose.OPPONENTS),
                        ForTheTurn(Modify(Stat.HAZARD_LIMIT, -1), on=Subject.COMPANY),
                    ),
                ),
            ),
        ),
    ),
)
