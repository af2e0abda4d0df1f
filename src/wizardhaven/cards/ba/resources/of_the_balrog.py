"""Resource events that serve the Balrog alone."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import CancelAttack
from wizardhaven.vocabulary.conditions import MovingTo
from wizardhaven.vocabulary.effects import CancelCard
from wizardhaven.vocabulary.followers import AnotherLeader
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Characters
from wizardhaven.vocabulary.targets import ACompany, ADeclaredCard, AnAttack
from wizardhaven.vocabulary.terms import Alignment, Length, Moment, Side

GREAT_FISSURE = Event(
    code="BA-61",
    name="Great Fissure",
    side=Side.RESOURCE,
    length=Length.SHORT,
    specific="The Balrog",
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=ADeclaredCard(canceling_attack_of=Characters(name="The Balrog")),
            effects=(CancelCard(only_effect=True),),
        ),
        Use(
            when=Moment.ATTACK,
            target=AnAttack(),
            requires=(MovingTo(SitesOf(under_deeps=True), or_at=True, or_from=True),),
            effects=(CancelAttack(),),
        ),
    ),
)

ORDERS_FROM_THE_GREAT_DEMON = Event(
    code="BA-70",
    name="Orders from the Great Demon",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    specific="The Balrog",
    for_minor_item=True,
    alignment=Alignment.MINION,
    uses=(Use(target=ACompany()),),
    abilities=(AnotherLeader(),),
)
