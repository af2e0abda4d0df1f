"""Allies of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import DiscardOnMove, May, When
from wizardhaven.vocabulary.allies import InAttacks
from wizardhaven.vocabulary.bonuses import CheckBonus
from wizardhaven.vocabulary.card_effects import Discard, ReturnToHand
from wizardhaven.vocabulary.cards import Ally
from wizardhaven.vocabulary.combat import CancelAttack, ChangeDefender
from wizardhaven.vocabulary.conditions import AtPlace, Is
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.places import SiteNamed, SitesIn, SitesOf
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import FactionsOf, Subject
from wizardhaven.vocabulary.standing import MakesOvert
from wizardhaven.vocabulary.such import AtMost, Tally
from wizardhaven.vocabulary.targets import AnAttack, AnEvent, AnItem, AStrike
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
)

BLACKBOLE = Ally(
    code="LE-152",
    name="Blackbole",
    prowess=5,
    body=9,
    mind=3,
    playable_at=(
        SitesIn(("Western Mirkwood", "Heart of Mirkwood", "Southern Mirkwood"), other_than=("Dol Guldur",)),
    ),
    marshalling_points=2,
    unique=True,
    alignment=Alignment.MINION,
    abilities=(InAttacks(),),
)

LAST_CHILD_OF_UNGOLIANT = Ally(
    code="LE-153",
    name="Last Child of Ungoliant",
    prowess=11,
    body=9,
    mind=4,
    playable_at=(SiteNamed("Shelob’s Lair"),),
    skills=(Skill.SAGE,),
    marshalling_points=3,
    unique=True,
    manifestation_of="Shelob",
    alignment=Alignment.MINION,
    abilities=(
        MakesOvert(),
        May(
            Use(
                when=Moment.ATTACK,
                target=AnAttack(by_creature=True, moving_to=("Imlad Morgul", "Ithilien", "Gorgoroth")),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(CancelAttack(),),
            )
        ),
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                target=AnEvent(
                    Side.HAZARD, (Length.PERMANENT,), moving_to=("Imlad Morgul", "Ithilien", "Gorgoroth")
                ),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(Discard(Subject.TARGET),),
            )
        ),
        DiscardOnMove(except_to=("Gorgoroth", "Imlad Morgul", "Ithilien")),
        When(Occasion.LIKE_PLAYED, ReturnToHand(Subject.THIS_CARD)),
    ),
)

STINKER = Ally(
    code="LE-154",
    name="Stinker",
    prowess=2,
    body=9,
    mind=4,
    playable_at=(SiteNamed("Goblin-gate"), SiteNamed("Moria")),
    skills=(Skill.SCOUT,),
    marshalling_points=2,
    unique=True,
    manifestation_of="Gollum",
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=AnAttack(keyed_to=(RegionType.WILDERNESS, RegionType.SHADOW_LAND)),
                costs=(TapCost(Subject.THIS_CARD),),
                requires=(Is(Subject.COMPANY, AtMost(Tally.SIZE, 2)),),
                effects=(CancelAttack(),),
            )
        ),
        May(
            Use(
                target=AnItem(keyword=Keyword.THE_ONE_RING, at_same_site=True),
                costs=(TapCost(Subject.THIS_CARD),),
                requires=(AtPlace(SitesOf(not_of=(SiteType.HAVEN,))),),
                effects=(Discard(Subject.TARGET), Discard(Subject.THIS_CARD)),
            )
        ),
    ),
)

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
