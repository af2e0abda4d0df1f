"""Resource events of The Dragons for those who would rather not fight."""

from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Roll
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import any_of
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import Length, Moment, Race, Side, Skill

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
