"""Hazard short-events of Against the Shadow."""

from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import ReturnToHand, RollFor
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import AFaction, Subject
from wizardhaven.vocabulary.terms import Alignment, Length, Side, SiteType

EARLY_HARVEST = Event(
    code="AS-26",
    name="Early Harvest",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=AFaction(
                alignment=Alignment.HERO, played_at=SiteType.BORDER_HOLD, other_than=("Army of the Dead",)
            ),
            effects=(
                RollFor(
                    (ReturnToHand(Subject.TARGET),), plus=(Amount.MARSHALLING_POINTS,), above=(((), 12),)
                ),
            ),
        ),
        Use(
            target=AFaction(
                alignment=Alignment.MINION, played_at=SiteType.BORDER_HOLD, other_than=("Army of the Dead",)
            ),
            effects=(
                RollFor(
                    (ReturnToHand(Subject.TARGET),), plus=(Amount.MARSHALLING_POINTS,), above=(((), 13),)
                ),
            ),
        ),
    ),
)
