"""Resources of Dark Minions that lie on companies who hold together."""

from wizardhaven.vocabulary.abilities import DiscardWhile, May, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, CompanyHas, Happened, Past, Unless
from wizardhaven.vocabulary.effects import ModifyCheck
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import ACompany, TheRoll
from wizardhaven.vocabulary.terms import Check, Length, Moment, Pile, Race, Side, SiteType, Stat

PALM_TO_PALM = Event(
    code="DM-153",
    name="Palm to Palm",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(
        Use(
            target=ACompany(),
            requires=(
                AtPlace(SiteType.HAVEN),
                Unless(CompanyHas((Race.WIZARD,))),
            ),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.CHECK,
                user=ANYBODY,
                target=TheRoll((Check.INFLUENCE_ATTEMPT, Check.REMOVAL), by=Subject.COMPANY),
                costs=(TapCost(Subject.USER),),
                effects=(ModifyCheck(+1),),
            )
        ),
        Modify(Stat.MIND, +1, Subject.COMPANY),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
        DiscardWhile(CompanyHas((Race.WIZARD,))),
        DiscardWhile(Happened(Past.PARTED)),
    ),
)
