"""Allies of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.bonuses import CheckBonus
from wizardhaven.vocabulary.cards import Ally
from wizardhaven.vocabulary.combat import CancelAttack, ChangeDefender
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import FactionsOf, Subject
from wizardhaven.vocabulary.standing import MakesOvert
from wizardhaven.vocabulary.targets import AnAttack, AStrike
from wizardhaven.vocabulary.terms import Alignment, Check, Duplication, Moment, Race, SiteType, Skill

TWO_HEADED_TROLL = Ally(
    code="LE-155",
    name="“Two-headed” Troll",
    prowess=5,
    body=8,
    mind=2,
    playable_at=(SitesOf((SiteType.RUINS_AND_LAIRS,), with_attack=(Race.TROLL,)),),
    skills=(Skill.WARRIOR,),
    marshalling_points=1,
    at_tapped_sites_too=True,
    duplication=Duplication.ON_A_COMPANY,
    alignment=Alignment.MINION,
    abilities=(
        MakesOvert(),
        May(
            Use(
                when=Moment.ATTACK,
                target=AnAttack((Race.ORC, Race.TROLL)),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(CancelAttack(),),
            )
        ),
    ),
)

WAR_WOLF = Ally(
    code="LE-157",
    name="War-wolf",
    prowess=2,
    body=7,
    mind=1,
    playable_at=(
        SitesOf((SiteType.RUINS_AND_LAIRS,), with_attack=(Race.WOLF,)),
        SitesOf((SiteType.SHADOW_HOLD,), with_attack=(Race.ORC,)),
    ),
    marshalling_points=1,
    at_tapped_sites_too=True,
    alignment=Alignment.MINION,
)

WAR_WARG = Ally(
    code="LE-156",
    name="War-warg",
    prowess=3,
    body=6,
    mind=1,
    playable_at=(SitesOf((SiteType.RUINS_AND_LAIRS,), with_attack=(Race.WOLF,)),),
    marshalling_points=1,
    at_tapped_sites_too=True,
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.STRIKE,
                target=AStrike(on_bearer=True, struck_too=True),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(ChangeDefender(body=+2),),
            )
        ),
    ),
)

THE_WARG_KING = Ally(
    code="LE-158",
    name="The Warg-king",
    prowess=4,
    body=8,
    mind=3,
    playable_at=(SitesOf((SiteType.RUINS_AND_LAIRS,), with_attack=(Race.WOLF,)),),
    marshalling_points=2,
    unique=True,
    at_tapped_sites_too=True,
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=AnAttack((Race.WOLF, Race.ANIMAL)),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(CancelAttack(),),
            )
        ),
        CheckBonus(Check.INFLUENCE, +2, against=(FactionsOf(Race.WOLF),), to=Subject.COMPANY),
    ),
)
