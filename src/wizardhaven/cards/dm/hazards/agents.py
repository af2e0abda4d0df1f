"""Agents of Dark Minions that are hazards and nothing else."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Character, FormOf
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, With, Within, all_of, any_of, named
from wizardhaven.vocabulary.terms import Pile, Race, Skill, Stat

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
        Forbid(
            Deed.MOVE,
            Sort.AGENT,
            where=Not(
                any_of(named("Bree"), named("Old Forest"), named("The White Towers"), Within(("The Shire",)))
            ),
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
        Permit(Deed.ACT_AGAIN, Mark.OUTSIDE_HAZARD_LIMIT, by=Subject.THIS_CARD),
        When(
            Occasion.ATTACK_OVER,
            Put(all_of(Sort.RING, With(Subject.COMPANY)), Pile.DISCARD_PILE, onto=Subject.THIS_CARD),
            about=Subject.ATTACK,
            of=AttackResult.SUCCEEDED,
        ),
        When(
            Occasion.ATTACK_OVER,
            Put(
                all_of(Sort.ALLY, named("Gollum")),
                Pile.PLAY,
                (Pile.HAND,),
                may=True,
                by=Whose.OF_THE_COMPANY,
                onto=Subject.THIS_CARD,
            ),
            about=Subject.ATTACK,
            of=AttackResult.FAILED,
        ),
    ),
)
