"""Hazard short-events of The Balrog."""

from wizardhaven.vocabulary.bonuses import AttackBonus
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.targets import AnAutomaticAttack, TheAttack
from wizardhaven.vocabulary.terms import Duplication, Length, Moment, Side

UNABATED_IN_MALICE = Event(
    code="BA-26",
    name="Unabated in Malice",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Mark.OUTSIDE_HAZARD_LIMIT, Duplication.ON_AN_ATTACK),
    uses=(
        Use(
            target=AnAutomaticAttack(ANY_SITE),
            effects=(ForTheTurn(AttackBonus(strikes=+1, prowess=+1, body=-2, shields_once=True)),),
        ),
        Use(
            when=Moment.ATTACK,
            target=TheAttack(named("Shelob")),
            effects=(ForTheTurn(AttackBonus(strikes=+1, prowess=+1, body=-2, shields_once=True)),),
        ),
    ),
)
