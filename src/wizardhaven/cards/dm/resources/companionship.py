"""Resources of Dark Minions that lie on companies who hold together."""

from wizardhaven.vocabulary.abilities import DiscardWhile, May, When
from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.card_effects import Discard
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import (
    AtPlace,
    CompanyHas,
    Happened,
    Past,
    Unless,
)
from wizardhaven.vocabulary.effects import ModifyCheck
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import ANYBODY, Characters, Subject
from wizardhaven.vocabulary.targets import ACheck, ACompany
from wizardhaven.vocabulary.terms import Check, Length, Moment, Race, Side, SiteType, Stat

PALM_TO_PALM = Event(
    code="DM-153",
    name="Palm to Palm",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(
        Use(
            target=ACompany(),
            requires=(
                AtPlace(SitesOf((SiteType.HAVEN,))),
                Unless(CompanyHas((Characters(races=(Race.WIZARD,)),))),
            ),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.CHECK,
                user=ANYBODY,
                target=ACheck((Check.INFLUENCE_ATTEMPT, Check.REMOVAL), by_another=True),
                costs=(TapCost(Subject.USER),),
                effects=(ModifyCheck(+1),),
            )
        ),
        Bonus(Stat.MIND, +1, to=Subject.COMPANY),
        When(Occasion.DECK_EXHAUSTED, Discard(Subject.THIS_CARD)),
        DiscardWhile(CompanyHas((Characters(races=(Race.WIZARD,)),))),
        DiscardWhile(Happened(Past.PARTED)),
    ),
)
