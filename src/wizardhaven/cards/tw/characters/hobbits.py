"""Hobbits of The Wizards."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.effects import CancelStrike
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import AStrike, Characters, SiteNamed, Subject
from wizardhaven.vocabulary.standing import OnlyAtHomeSite
from wizardhaven.vocabulary.terms import Moment, Race, Skill

SAM_GAMGEE = Character(
    code="TW-180",
    name="Sam Gamgee",
    race=Race.HOBBIT,
    skills=(Skill.SCOUT, Skill.RANGER),
    prowess=1,
    body=9,
    home=(SiteNamed("Bag End"),),
    mind=4,
    marshalling_points=1,
    corruption_check_modifier=+3,
    abilities=(OnlyAtHomeSite(),),
)

FATTY_BOLGER = Character(
    code="TW-495",
    name="Fatty Bolger",
    race=Race.HOBBIT,
    skills=(Skill.SCOUT,),
    prowess=1,
    body=8,
    home=(SiteNamed("Bag End"),),
    mind=3,
    marshalling_points=1,
    corruption_check_modifier=+1,
    abilities=(
        OnlyAtHomeSite(),
        May(
            Use(
                when=Moment.STRIKE,
                target=AStrike(defender=Characters(races=(Race.HOBBIT,)), on_companion=True),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(CancelStrike(),),
            )
        ),
    ),
)
