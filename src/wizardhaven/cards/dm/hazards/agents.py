"""Agents of Dark Minions that are hazards and nothing else."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.agents import ExtraAgentAction, MayNotMoveTo
from wizardhaven.vocabulary.card_effects import DiscardItems, ExchangeFor
from wizardhaven.vocabulary.cards import Character, FormOf
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Within, all_of, any_of, named
from wizardhaven.vocabulary.terms import Race, Skill, Stat

LOBELIA_SACKVILLE_BAGGINS = Character(
    code="DM-28",
    name="Lobelia Sackville-Baggins",
    race=None,
    skills=(Skill.SCOUT,),
    prowess=0,
    body=9,
    home=(named("Bag End"), named("Bree")),
    mind=3,
    direct_influence=1,
    marshalling_points=1,
    marks=(Sort.AGENT,),
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +3, against=any_of(Race.HOBBIT, all_of(Sort.FACTION, Race.HOBBIT))),
        MayNotMoveTo(
            other_than=(
                named("Bree"),
                named("Old Forest"),
                named("The White Towers"),
                Within(("The Shire",)),
            )
        ),
    ),
)

MY_PRECIOUS = Character(
    code="DM-29",
    name="My Precious",
    race=None,
    skills=(Skill.SCOUT,),
    prowess=2,
    body=9,
    home=(
        named("Goblin-gate"),
        named("Moria"),
        named("Shelob’s Lair"),
        named("Mount Doom"),
    ),
    mind=4,
    direct_influence=0,
    marshalling_points=-1,
    marks=(Sort.AGENT, FormOf("Gollum")),
    abilities=(
        ExtraAgentAction(free=True, itself=True),
        When(
            Occasion.ATTACK_OVER,
            DiscardItems(of=Subject.COMPANY, only_one=True, ring=True),
            about=Subject.ATTACK,
            of=AttackResult.SUCCEEDED,
        ),
        When(Occasion.ATTACK_OVER, ExchangeFor(ally="Gollum"), about=Subject.ATTACK, of=AttackResult.FAILED),
    ),
)
