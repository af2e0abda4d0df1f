"""The Balrog as an ally of the minions."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Ally, FormOf
from wizardhaven.vocabulary.conditions import Both, Is, Unless
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import Become, Roll
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, named
from wizardhaven.vocabulary.terms import Alignment, Keyword, Phase, Pile, Race, Skill, State

THE_BALROG = Ally(
    code="AS-71",
    name="The Balrog",
    mind=6,
    playable_at=(named("The Under-gates"),),
    prowess=13,
    body=9,
    skills=(Skill.WARRIOR,),
    marshalling_points=4,
    marks=(Mark.UNIQUE, Keyword.SPAWN, FormOf("Balrog of Moria")),
    played_by=Not(Race.RINGWRAITH),
    alignment=Alignment.MINION,
    abilities=(
        CountsAs(Mark.OVERT, Subject.COMPANY),
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Both(
                (Unless(Is(Subject.ORIGIN, Mark.UNDER_DEEPS)), Unless(Is(Subject.NEW_SITE, Mark.UNDER_DEEPS)))
            ),
        ),
        When(
            Occasion.PHASE_BEGINS,
            Roll(
                None, Subject.BEARER, above=(Amount.MIND, 2), then=(Become(Subject.BEARER, State.ELIMINATED),)
            ),
            about=Subject.BEARER,
            of=Phase.ORGANIZATION,
        ),
    ),
)
