"""Allies of The Balrog."""

from wizardhaven.vocabulary.bonuses import CheckBonus
from wizardhaven.vocabulary.cards import Ally
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.standing import MakesOvert
from wizardhaven.vocabulary.terms import Alignment, Check, Race

CAVE_TROLL = Ally(
    code="BA-35",
    name="Cave Troll",
    prowess=4,
    body=8,
    mind=2,
    playable_at=(SitesOf(under_deeps=True, with_attack=(Race.TROLL,)),),
    marshalling_points=1,
    at_tapped_sites_too=True,
    alignment=Alignment.MINION,
    abilities=(MakesOvert(), CheckBonus(Check.UNDER_DEEPS_MOVEMENT, +1, to=Subject.COMPANY)),
)
