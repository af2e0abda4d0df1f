"""Resource permanent-events of The Lidless Eye: what is brought home, and who comes along."""

from wizardhaven.vocabulary.abilities import DiscardWhile, StorableAt
from wizardhaven.vocabulary.allies import BecomesAlly
from wizardhaven.vocabulary.bonuses import AttackBonus
from wizardhaven.vocabulary.card_effects import PlaceWith
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import CancelAttack
from wizardhaven.vocabulary.conditions import (
    AtPlace,
    CompanyHas,
    Happened,
    Is,
    Past,
    Unless,
)
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import Characters, Subject, Whose
from wizardhaven.vocabulary.standing import DoesNotUntap
from wizardhaven.vocabulary.such import Mark
from wizardhaven.vocabulary.targets import ACharacter, ACompany, AnAttack
from wizardhaven.vocabulary.terms import Alignment, Duplication, Length, Moment, Points, Race, Side, SiteType

READY_TO_HIS_WILL = Event(
    code="LE-220",
    name="Ready to His Will",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=1,
    points=Points.ALLY,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=AnAttack(
                (Race.ORC, Race.TROLL, Race.GIANT, Race.SLAYER, Race.MAN),
                by_creature=True,
                single_strikes=True,
            ),
            effects=(CancelAttack(and_further=True), PlaceWith(with_creature=True)),
        ),
    ),
    abilities=(BecomesAlly(mind=1, prowess=-7, body=8),),
)

SWARM_OF_BATS = Event(
    code="LE-237",
    name="Swarm of Bats",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    duplication=Duplication.ON_A_COMPANY,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=ACompany(),
            requires=(
                AtPlace(SitesOf((SiteType.HAVEN, SiteType.SHADOW_HOLD, SiteType.DARK_HOLD))),
                Is(Subject.COMPANY, Mark.OVERT),
                CompanyHas((Characters(races=(Race.ORC,)),), at_least=2),
            ),
        ),
    ),
    abilities=(
        AttackBonus(prowess=-1, body=-1, against_company=True),
        DiscardWhile(Happened(Past.LEFT)),
    ),
)

THATS_BEEN_HEARD_BEFORE_TONIGHT = Event(
    code="LE-241",
    name="That’s Been Heard Before Tonight",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            target=ACharacter(whose=Whose.OF_THE_COMPANY),
            costs=(TapCost(Subject.TARGET),),
            requires=(
                AtPlace(SitesOf((SiteType.BORDER_HOLD, SiteType.FREE_HOLD), information=True)),
                Unless(Is(Subject.COMPANY, Mark.OVERT)),
            ),
        ),
    ),
    abilities=(
        DoesNotUntap(Subject.BEARER),
        StorableAt((SitesOf((SiteType.HAVEN,)),), points=2),
    ),
)

TO_SATISFY_THE_QUESTIONER = Event(
    code="LE-246",
    name="To Satisfy the Questioner",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            target=ACharacter(whose=Whose.OF_THE_COMPANY),
            costs=(TapCost(Subject.TARGET),),
            requires=(AtPlace(SitesOf((SiteType.FREE_HOLD,), tapped=False)),),
            effects=(Tap(Subject.SITE),),
        ),
    ),
    abilities=(
        DoesNotUntap(Subject.BEARER),
        StorableAt((SitesOf((SiteType.HAVEN,)),), points=3),
    ),
)
