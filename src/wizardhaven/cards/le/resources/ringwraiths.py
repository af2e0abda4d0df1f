"""Resource events of The Lidless Eye for Ringwraiths."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.card_effects import Discard
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import BodyOfFoes
from wizardhaven.vocabulary.conditions import YouAre
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Characters, Subject
from wizardhaven.vocabulary.targets import ACharacter
from wizardhaven.vocabulary.terms import Alignment, Duplication, Length, Race, Side, Stat

MORGUL_BLADE = Event(
    code="LE-205",
    name="Morgul-blade",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    duplication=Duplication.ON_A_CHARACTER,
    alignment=Alignment.MINION,
    uses=(Use(target=ACharacter(Characters(races=(Race.RINGWRAITH,)))),),
    abilities=(BodyOfFoes(amount=-1, prowess=-1), When(Occasion.STRIKE_FAILED, Discard(Subject.THIS_CARD))),
)

THE_WITCH_KING_UNLEASHED = Event(
    code="LE-257",
    name="The Witch-king Unleashed",
    side=Side.RESOURCE,
    length=Length.SHORT,
    duplication=Duplication.ON_A_TURN,
    alignment=Alignment.MINION,
    uses=(
        Use(
            target=ACharacter(Characters(name="The Witch-king")),
            requires=(YouAre(("The Witch-king",)),),
            effects=(ForTheTurn(Bonus(Stat.DIRECT_INFLUENCE, +5)),),
        ),
    ),
)
