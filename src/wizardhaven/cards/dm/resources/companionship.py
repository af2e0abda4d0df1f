"""Resources of Dark Minions that lie on companies who hold together."""

from wizardhaven.vocabulary.abilities import DiscardWhile, May, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Happened, Is, Past, There, Unless
from wizardhaven.vocabulary.effects import ModifyCheck, Tap
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import A, TheRoll
from wizardhaven.vocabulary.terms import Check, Length, Moment, Pile, Race, Side, SiteType, Stat

PALM_TO_PALM = Event(
    code="DM-153",
    name="Palm to Palm",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(
        Use(
            target=A(Sort.COMPANY),
            requires=(
                Is(Subject.SITE, SiteType.HAVEN),
                Unless(There(Race.WIZARD, Subject.COMPANY)),
            ),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.CHECK,
                user=ANYBODY,
                target=TheRoll((Check.INFLUENCE_ATTEMPT, Check.REMOVAL), by=Subject.COMPANY),
                costs=(Tap(Subject.USER),),
                effects=(ModifyCheck(+1),),
            )
        ),
        Modify(Stat.MIND, +1, Subject.COMPANY),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
        DiscardWhile(There(Race.WIZARD, Subject.COMPANY)),
        DiscardWhile(Happened(Past.PARTED)),
    ),
)
