"""Resource events of Dark Minions against agents and other hidden foes."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import CancelAttack
from wizardhaven.vocabulary.effects import CancelCard
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.targets import ADeclaredCard, AnAttack
from wizardhaven.vocabulary.terms import Length, Moment, Side

I_KNOW_MUCH_ABOUT_YOU = Event(
    code="DM-144",
    name="I Know Much about You",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(when=Moment.ATTACK, target=AnAttack(by_agent=True), effects=(CancelAttack(),)),
        Use(target=ADeclaredCard(tapping_agent=True), effects=(CancelCard(only_effect=True),)),
        Use(when=Moment.ATTACK, target=AnAttack(one_of_several=True), effects=(CancelAttack(),)),
    ),
)
