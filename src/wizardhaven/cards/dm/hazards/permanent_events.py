"""Hazard permanent-events of Dark Minions."""

from wizardhaven.vocabulary.abilities import DiscardWhenDefeated
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import InPlay
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.standing import AttackBonus, AutomaticAttackTwice
from wizardhaven.vocabulary.terms import Duplication, Length, Race, Side

THE_MOON_IS_DEAD = Event(
    code="DM-71",
    name="The Moon Is Dead",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    duplication=Duplication.ANYWHERE,
    uses=(Use(),),
    abilities=(
        AttackBonus(races=(Race.UNDEAD,), strikes=+1, prowess=+1),
        AutomaticAttackTwice(races=(Race.UNDEAD,)),
        DiscardWhenDefeated(),
    ),
)

RANK_UPON_RANK = Event(
    code="DM-80",
    name="Rank upon Rank",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    duplication=Duplication.ANYWHERE,
    uses=(Use(),),
    abilities=(
        AttackBonus(races=(Race.MAN,), strikes=+1, prowess=+1, not_agents=True),
        AttackBonus(races=(Race.GIANT,), strikes=+1, prowess=+1, condition=InPlay("Doors of Night")),
        DiscardWhenDefeated(),
    ),
)

REDOUBLED_FORCE = Event(
    code="DM-83",
    name="Redoubled Force",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    duplication=Duplication.ANYWHERE,
    uses=(Use(),),
    abilities=(
        AttackBonus(races=(Race.ORC, Race.TROLL), strikes=+3, prowess=+2, automatic=True),
        DiscardWhenDefeated(),
    ),
)
