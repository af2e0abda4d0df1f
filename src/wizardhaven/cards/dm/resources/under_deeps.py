"""Resource events of Dark Minions about the Under-deeps."""

from wizardhaven.vocabulary.abilities import StorableAt
from wizardhaven.vocabulary.card_effects import PlaceWith
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, MovingTo
from wizardhaven.vocabulary.effects import ForTheTurn, Tap
from wizardhaven.vocabulary.journeys import MayMoveOn
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import Characters, Subject, Whose
from wizardhaven.vocabulary.standing import DoesNotUntap
from wizardhaven.vocabulary.targets import ACompany
from wizardhaven.vocabulary.terms import Duplication, Length, Moment, Race, Side, SiteType, Skill

VEIN_OF_ARDA = Event(
    code="DM-162",
    name="Vein of Arda",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=2,
    duplication=Duplication.AT_A_SITE,
    uses=(
        Use(
            when=Moment.SITE,
            user=Characters(skill=Skill.SAGE, or_races=(Race.DWARF,)),
            costs=(TapCost(Subject.USER),),
            requires=(AtPlace(SitesOf(under_deeps=True)),),
            effects=(PlaceWith(Subject.USER), Tap(Subject.SITE)),
        ),
    ),
    abilities=(DoesNotUntap(Subject.BEARER), StorableAt((SitesOf((SiteType.HAVEN,)),))),
)

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
