"""Agents of Dark Minions that are hazards and nothing else."""

from wizardhaven.vocabulary.agents import MayNotMoveTo
from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.places import SiteNamed, SitesIn
from wizardhaven.vocabulary.selectors import FactionsOf
from wizardhaven.vocabulary.terms import Race, Skill, Stat

LOBELIA_SACKVILLE_BAGGINS = Character(
    code="DM-28",
    name="Lobelia Sackville-Baggins",
    race=None,
    skills=(Skill.SCOUT,),
    prowess=0,
    body=9,
    home=(SiteNamed("Bag End"), SiteNamed("Bree")),
    mind=3,
    direct_influence=1,
    marshalling_points=1,
    agent=True,
    abilities=(
        Bonus(Stat.DIRECT_INFLUENCE, +3, against=(Race.HOBBIT, FactionsOf(Race.HOBBIT))),
        MayNotMoveTo(
            other_than=(
                SiteNamed("Bree"),
                SiteNamed("Old Forest"),
                SiteNamed("The White Towers"),
                SitesIn(("The Shire",)),
            )
        ),
    ),
)
