"""Hobbits of The Wizards."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.targets import TheStrike
from wizardhaven.vocabulary.terms import Moment, Race, Skill, Stat, State

SAM_GAMGEE = Character(
    code="TW-180",
    name="Sam Gamgee",
    race=Race.HOBBIT,
    skills=(Skill.SCOUT, Skill.RANGER),
    prowess=1,
    body=9,
    home=(named("Bag End"),),
    mind=4,
    marshalling_points=1,
    corruption_check_modifier=+3,
    abilities=(Forbid(Deed.COME_AS_STRANGER, Subject.THIS_CARD),),
)

FATTY_BOLGER = Character(
    code="TW-495",
    name="Fatty Bolger",
    race=Race.HOBBIT,
    skills=(Skill.SCOUT,),
    prowess=1,
    body=8,
    home=(named("Bag End"),),
    mind=3,
    marshalling_points=1,
    corruption_check_modifier=+1,
    abilities=(
        Forbid(Deed.COME_AS_STRANGER, Subject.THIS_CARD),
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(on=(Subject.COMPANY,), who=Race.HOBBIT),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.STRIKE),),
            )
        ),
    ),
)

BILBO = Character(
    code="TW-131",
    name="Bilbo",
    race=Race.HOBBIT,
    skills=(Skill.SCOUT, Skill.SAGE),
    prowess=1,
    body=9,
    home=(named("Bag End"),),
    mind=5,
    direct_influence=1,
    marshalling_points=2,
    corruption_check_modifier=+4,
    abilities=(
        Forbid(Deed.COME_AS_STRANGER, Subject.THIS_CARD),
        Modify(Stat.MARSHALLING_POINTS, -2, State.ELIMINATED),
    ),
)

FRODO = Character(
    code="TW-152",
    name="Frodo",
    race=Race.HOBBIT,
    skills=(Skill.SCOUT, Skill.DIPLOMAT),
    prowess=1,
    body=9,
    home=(named("Bag End"),),
    mind=5,
    direct_influence=1,
    marshalling_points=2,
    corruption_check_modifier=+4,
    abilities=(
        Forbid(Deed.COME_AS_STRANGER, Subject.THIS_CARD),
        Modify(Stat.MARSHALLING_POINTS, -2, State.ELIMINATED),
    ),
)

MERRY = Character(
    code="TW-170",
    name="Merry",
    race=Race.HOBBIT,
    skills=(Skill.SCOUT,),
    prowess=1,
    body=9,
    home=(named("Bag End"),),
    mind=4,
    direct_influence=1,
    marshalling_points=1,
    corruption_check_modifier=+2,
    abilities=(Forbid(Deed.COME_AS_STRANGER, Subject.THIS_CARD),),
)

PIPPIN = Character(
    code="TW-177",
    name="Pippin",
    race=Race.HOBBIT,
    skills=(Skill.SCOUT,),
    prowess=1,
    body=9,
    home=(named("Bag End"),),
    mind=4,
    direct_influence=1,
    marshalling_points=1,
    corruption_check_modifier=+2,
    abilities=(Forbid(Deed.COME_AS_STRANGER, Subject.THIS_CARD),),
)

ROBIN_SMALLBURROW = Character(
    code="TW-179",
    name="Robin Smallburrow",
    race=Race.HOBBIT,
    skills=(Skill.SCOUT,),
    prowess=1,
    body=9,
    home=(named("Bag End"),),
    mind=3,
    marshalling_points=1,
    corruption_check_modifier=+2,
    abilities=(Forbid(Deed.COME_AS_STRANGER, Subject.THIS_CARD),),
)
