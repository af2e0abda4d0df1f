"""Resource events of The Lidless Eye that lie on Ringwraiths."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Discard
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import BodyOfFoes
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Characters, Subject
from wizardhaven.vocabulary.targets import ACharacter
from wizardhaven.vocabulary.terms import Alignment, Duplication, Length, Race, Side

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
