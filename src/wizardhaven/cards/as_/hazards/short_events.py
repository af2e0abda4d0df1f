"""Hazard short-events of Against the Shadow."""

from wizardhaven.vocabulary.agents import AgentDrivesAway
from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.card_effects import ReturnToHand
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.effects import RollFor
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.such import any_of
from wizardhaven.vocabulary.targets import AFaction, AnAgent
from wizardhaven.vocabulary.terms import Alignment, Length, PlayerKind, Side, SiteType

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

PILFER_ANYTHING_UNWATCHED = Event(
    code="AS-33",
    name="Pilfer Anything Unwatched",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=AnAgent(also_face_down=True, threatens_home=True),
            costs=(TapCost(Subject.TARGET),),
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
            effects=(AgentDrivesAway(above_mind=5, at_home=5),),
        ),
    ),
)
