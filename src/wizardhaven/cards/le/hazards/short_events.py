"""Hazard short-events of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import MovingTo
from wizardhaven.vocabulary.effects import FaceAttack, ForTheTurn
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ACompany, AnAutomaticAttack, SitesOf, Whose
from wizardhaven.vocabulary.standing import AutomaticAttackTwice
from wizardhaven.vocabulary.terms import Duplication, Length, Side, SiteType

INCITE_DEFENDERS = Event(
    code="LE-115",
    name="Incite Defenders",
    side=Side.HAZARD,
    length=Length.SHORT,
    duplication=Duplication.ON_A_SITE,
    uses=(
        Use(
            target=AnAutomaticAttack(SitesOf((SiteType.BORDER_HOLD, SiteType.FREE_HOLD))),
            effects=(ForTheTurn(AutomaticAttackTwice()),),
        ),
    ),
)

TIDINGS_OF_BOLD_SPIES = Event(
    code="LE-143",
    name="Tidings of Bold Spies",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACompany(Whose.OF_THE_COMPANY),
            requires=(MovingTo(SitesOf(guarded=True)),),
            effects=(FaceAttack(),),
        ),
    ),
)
