"""Resource short-events of The Wizards for combat."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import CancelAttack, ChangeAttack, ChangeDefender
from wizardhaven.vocabulary.effects import Become
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.such import Not
from wizardhaven.vocabulary.targets import AnAttack, AStrike
from wizardhaven.vocabulary.terms import Duplication, Length, Moment, Race, Side, Skill, State

RISKY_BLOW = Event(
    code="TW-319",
    name="Risky Blow",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.STRIKE,
            user=Skill.WARRIOR,
            target=AStrike(),
            effects=(ChangeDefender(prowess=+3, body=-1),),
        ),
    ),
)

BLOCK = Event(
    code="TW-199",
    name="Block",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.STRIKE,
            user=Skill.WARRIOR,
            target=AStrike(),
            effects=(ChangeDefender(without_tapping=True),),
        ),
    ),
)

THE_OLD_THRUSH = Event(
    code="TW-346",
    name="The Old Thrush",
    side=Side.RESOURCE,
    length=Length.SHORT,
    duplication=Duplication.ON_AN_ATTACK,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=AnAttack(prowess_at_least=13, not_by=(Race.NAZGUL,)),
            effects=(ChangeAttack(prowess=-3, body=-3),),
        ),
    ),
)

ESCAPE = Event(
    code="TW-229",
    name="Escape",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Not(State.WOUNDED),
            target=AnAttack(),
            effects=(CancelAttack(), Become(Subject.USER, State.WOUNDED)),
        ),
    ),
)
