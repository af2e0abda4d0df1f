"""Resource events of Dark Minions about the Under-deeps."""

from wizardhaven.vocabulary.abilities import May, StorableAt
from wizardhaven.vocabulary.card_effects import PlaceWith
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, CardIs, MovingTo
from wizardhaven.vocabulary.effects import ForTheTurn, Tap, Untap
from wizardhaven.vocabulary.journeys import MayMoveOn, MayReplaceSite
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import Characters, Subject, Whose
from wizardhaven.vocabulary.standing import DoesNotUntap
from wizardhaven.vocabulary.targets import ACompany
from wizardhaven.vocabulary.terms import (
    Duplication,
    Length,
    Moment,
    Race,
    Side,
    SiteType,
    Skill,
    Stat,
    Turned,
)

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

ANCIENT_STAIR = Event(
    code="DM-115",
    name="Ancient Stair",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=ACompany(),
            requires=(AtPlace(SitesOf(tapped=False, beside=())),),
            effects=(
                ForTheTurn(Modify(Stat.HAZARD_DRAWS, 2, how=How.TIMES)),
                ForTheTurn(
                    MayReplaceSite(conditions=(AtPlace(SitesOf(under_deeps=True)),), by_any_site=True)
                ),
            ),
        ),
    ),
)

TO_THE_UTTERMOST_FOUNDATIONS = Event(
    code="DM-161",
    name="To the Uttermost Foundations",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    duplication=Duplication.ON_A_COMPANY,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=ACompany(),
            requires=(AtPlace(SitesOf(under_deeps=True)),),
            effects=(Tap(Subject.SITE), Tap(Subject.THIS_CARD)),
        ),
    ),
    abilities=(
        DoesNotUntap(),
        May(
            Use(
                when=Moment.ORGANIZATION,
                requires=(AtPlace(SitesOf(under_deeps=True), elsewhere=True),),
                effects=(Untap(Subject.THIS_CARD),),
            )
        ),
        StorableAt((SitesOf((SiteType.HAVEN,)),), points=3, condition=CardIs(Turned.UNTAPPED)),
    ),
)
