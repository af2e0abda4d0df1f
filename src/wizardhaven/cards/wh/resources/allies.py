"""Allies of The White Hand."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.cards import Ally
from wizardhaven.vocabulary.combat import CancelStrike
from wizardhaven.vocabulary.conditions import EachCharacterHas
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.places import SitesIn
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.targets import AStrike
from wizardhaven.vocabulary.terms import Moment, SiteType, Stat

NOBLE_STEED = Ally(
    code="WH-33",
    name="Noble Steed",
    prowess=0,
    body=8,
    mind=1,
    playable_at=(
        SitesIn(
            ("Rohan", "Southern Rhovanion", "Khand", "Dorwinion", "Horse Plains", "Harondor"),
            not_of=(SiteType.HAVEN,),
        ),
    ),
    marshalling_points=1,
    at_tapped_sites_too=True,
    abilities=(
        Modify(Stat.REGIONS, +2, condition=EachCharacterHas(("Noble Steed", "Bill the Pony", "Shadowfax"))),
        May(
            Use(
                when=Moment.STRIKE,
                target=AStrike(on_bearer=True, on_this_card=True, not_automatic=True),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(CancelStrike(),),
            )
        ),
    ),
)
