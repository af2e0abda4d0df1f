"""Resource events of Dark Minions about the Under-deeps."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import MovingTo
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.journeys import MayMoveOn
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.targets import ACompany
from wizardhaven.vocabulary.terms import Length, Moment, Side

INTO_DARK_TUNNELS = Event(
    code="DM-145",
    name="Into Dark Tunnels",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.END_OF_MOVEMENT_HAZARD,
            target=ACompany(Whose.OF_THE_COMPANY),
            requires=(MovingTo(SitesOf(under_deeps=True)),),
            effects=(ForTheTurn(MayMoveOn(SitesOf(under_deeps=True))),),
        ),
    ),
)
