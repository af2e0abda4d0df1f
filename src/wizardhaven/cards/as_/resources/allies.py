"""Minion allies of Against the Shadow."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.allies import InAttacks
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Ally
from wizardhaven.vocabulary.combat import CancelAttack, ChangeAttack, ChangeDefender
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.places import SiteNamed, SitesOf
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import Characters, Subject
from wizardhaven.vocabulary.standing import MakesOvert
from wizardhaven.vocabulary.targets import AnAttack, AStrike
from wizardhaven.vocabulary.terms import Alignment, Duplication, Moment, Pile, Race, SiteType

GREAT_BATS = Ally(
    code="AS-74",
    name="Great Bats",
    mind=1,
    playable_at=(SitesOf((SiteType.SHADOW_HOLD,)),),
    marshalling_points=1,
    at_tapped_sites_too=True,
    duplication=Duplication.ON_A_COMPANY,
    alignment=Alignment.MINION,
    abilities=(
        MakesOvert(),
        InAttacks(never=True),
        When(Occasion.BEARER_WOUNDED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE)),
        May(
            Use(
                when=Moment.ATTACK,
                target=AnAttack(choosing=True),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(ChangeAttack(loses_choice=True),),
            )
        ),
    ),
)

GREAT_LORD_OF_GOBLIN_GATE = Ally(
    code="AS-75",
    name="Great Lord of Goblin-gate",
    mind=3,
    playable_at=(SiteNamed("Goblin-gate"),),
    race=Race.ORC,
    prowess=5,
    body=7,
    marshalling_points=2,
    unique=True,
    manifestation_of="The Great Goblin",
    alignment=Alignment.MINION,
    abilities=(
        MakesOvert(),
        May(
            Use(
                when=Moment.ATTACK,
                target=AnAttack(),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(ChangeDefender(prowess=+2, each=Characters(races=(Race.ORC,))),),
            )
        ),
        May(
            Use(
                when=Moment.STRIKE,
                target=AStrike(between_companies=True),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(ChangeDefender(prowess=+2, each=Characters(races=(Race.ORC,)), whole_combat=True),),
            )
        ),
    ),
)

REGIMENT_OF_BLACK_CROWS = Ally(
    code="AS-76",
    name="Regiment of Black Crows",
    mind=1,
    playable_at=(SitesOf((SiteType.RUINS_AND_LAIRS,), under_deeps=False),),
    marshalling_points=1,
    at_tapped_sites_too=True,
    duplication=Duplication.ON_A_COMPANY,
    alignment=Alignment.MINION,
    abilities=(
        MakesOvert(),
        InAttacks(never=True),
        When(Occasion.BEARER_WOUNDED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE)),
        May(
            Use(
                when=Moment.ATTACK,
                target=AnAttack(by_creature=True, at_site=False),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(CancelAttack(to_hand=True),),
            )
        ),
    ),
)
