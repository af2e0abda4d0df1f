"""Allies of Dark Minions."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.allies import InAttacks
from wizardhaven.vocabulary.cards import Ally
from wizardhaven.vocabulary.effects import CancelCard
from wizardhaven.vocabulary.playing import DiscardCost, Use
from wizardhaven.vocabulary.selectors import ADeclaredCard, SitesOf, Subject
from wizardhaven.vocabulary.terms import Danger, Moment, SiteType

NOBLE_HOUND = Ally(
    code="DM-179",
    name="Noble Hound",
    prowess=3,
    body=6,
    mind=1,
    playable_at=(SitesOf((SiteType.BORDER_HOLD,)),),
    marshalling_points=1,
    at_tapped_sites_too=True,
    abilities=(
        InAttacks(struck_first=True),
        May(
            Use(
                when=Moment.STRIKE,
                target=ADeclaredCard(danger=Danger.CAPTURE),
                costs=(DiscardCost(Subject.THIS_CARD),),
                effects=(CancelCard(only_effect=True),),
            )
        ),
    ),
)
