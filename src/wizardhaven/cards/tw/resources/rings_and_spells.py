"""Resource short-events of The Wizards about rings of power and the Wizards' own arts."""

from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.card_effects import Fetch
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, CardsLie
from wizardhaven.vocabulary.effects import CorruptionCheck, ForTheTurn, TestRing
from wizardhaven.vocabulary.places import SiteNamed
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Characters, Subject
from wizardhaven.vocabulary.targets import ACharacter, AnItem
from wizardhaven.vocabulary.terms import (
    Duplication,
    ItemClass,
    Keyword,
    Length,
    Race,
    Side,
    Skill,
    Source,
    Stat,
)

TEST_OF_FORM = Event(
    code="TW-338",
    name="Test of Form",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            user=Characters(skill=Skill.SAGE),
            target=AnItem(item_class=ItemClass.GOLD_RING),
            effects=(TestRing(Subject.TARGET),),
        ),
    ),
)

VILYA = Event(
    code="TW-358",
    name="Vilya",
    side=Side.RESOURCE,
    length=Length.SHORT,
    duplication=Duplication.ON_A_TURN,
    uses=(
        Use(
            target=ACharacter(Characters(name="Elrond")),
            effects=(
                ForTheTurn(
                    Bonus(Stat.PROWESS, +4),
                    also=(Bonus(Stat.BODY, +2), Bonus(Stat.DIRECT_INFLUENCE, +6)),
                ),
                Fetch(
                    sources=(Source.DISCARD_PILE,),
                    sides=(Side.RESOURCE,),
                    count=3,
                    only_if=(AtPlace(SiteNamed("Rivendell")), CardsLie(at_least=5)),
                ),
                CorruptionCheck(by=Subject.TARGET, modifier=-3),
            ),
        ),
    ),
)

WIZARDS_VOICE = Event(
    code="TW-366",
    name="Wizard’s Voice",
    side=Side.RESOURCE,
    length=Length.SHORT,
    keywords=(Keyword.SPELL,),
    duplication=Duplication.ON_A_TURN,
    uses=(
        Use(
            user=Characters(races=(Race.WIZARD,)),
            effects=(
                ForTheTurn(Bonus(Stat.DIRECT_INFLUENCE, +6), on=Subject.USER),
                CorruptionCheck(by=Subject.USER, modifier=-3),
            ),
        ),
    ),
)
