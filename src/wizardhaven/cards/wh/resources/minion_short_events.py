"""Minion short-events of The White Hand."""

from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import any_of
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import Alignment, Length, Moment, Race, Side, Skill

CREPT_ALONG_CLEVERLY = Event(
    code="WH-43",
    name="Crept Along Cleverly",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Skill.RANGER,
            target=TheAttack(
                any_of(Race.WOLF, Race.ANIMAL, Race.SPIDER, Race.DRAGON, Race.DRAKE, Race.UNDEAD)
            ),
            effects=(Cancel(Canceled.ATTACK),),
        ),
    ),
)
