"""Words about strikes that are weaker against somebody, and about what lies on him, in three languages."""

import pytest

from wizardhaven.text.english.abilities import paragraphs as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.abilities import paragraphs as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german.abilities import paragraphs as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.vocabulary.abilities import Ability, DiscardWhile, May
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, all_of, any_of, named
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import Moment, Race, Skill, Stat


@pytest.mark.parametrize(
    ("ability", "said", "gesagt", "dit"),
    [
        (
            May(
                Use(
                    when=Moment.ATTACK,
                    target=TheAttack(),
                    effects=(
                        Modify(Stat.PROWESS, +1, Subject.ATTACK),
                        Fights(Manner.DETAINING),
                    ),
                )
            ),
            "You may give an attack +1 prowess; it becomes a detainment attack.",
            (
                "Du darfst einem Angriff auf eine deiner Gemeinschaften +1 Kampfkraft geben. Er wird zu "
                "einem Verhör."
            ),
            (
                "Vous pouvez donner +1 de prouesse à une attaque contre l’une de vos compagnies. Elle "
                "devient dilatoire."
            ),
        ),
        (
            Modify(Stat.PROWESS, -2, Subject.FOE),
            "Every strike against the bearer has −2 prowess.",
            "Jeder Schlag hat gegen den Träger −2 Kampfkraft.",
            "Chaque coup contre le porteur reçoit −2 de prouesse.",
        ),
        (
            (
                Modify(Stat.PROWESS, -2, Subject.FOE, condition=Is(Subject.BEARER, named("The Witch-king"))),
                Modify(Stat.BODY, -1, Subject.FOE, condition=Is(Subject.BEARER, named("The Witch-king"))),
            ),
            "If the bearer is The Witch-king, every strike against him also has −2 prowess and −1 body.",
            (
                "Jeder Schlag hat gegen den Träger außerdem −2 Kampfkraft und −1 Körper, wenn der Träger "
                "der Hexenkönig ist."
            ),
            (
                "Chaque coup contre le porteur reçoit en plus −2 de prouesse et −1 de corps, si le porteur "
                "est le Roi-Sorcier."
            ),
        ),
        (
            Modify(
                Stat.PROWESS,
                -1,
                Subject.FOE,
                against=any_of(Race.ORC, Race.TROLL),
                condition=Is(Subject.BEARER, Mark.TAPPING),
            ),
            "Every strike by Orcs or Trolls against the bearer has −1 prowess if he taps to face it.",
            (
                "Jeder Schlag von Orks oder Trollen hat gegen den Träger −1 Kampfkraft, wenn er tappt, um "
                "sich ihm zu stellen."
            ),
            (
                "Chaque coup des Orques ou des Trolls contre le porteur reçoit −1 de prouesse, s’il "
                "s’engage pour l’affronter."
            ),
        ),
        (
            Modify(
                Stat.PROWESS,
                -1,
                Subject.FOE,
                condition=Is(Subject.BEARER, all_of(Skill.WARRIOR, Mark.TAPPING)),
            ),
            (
                "If the bearer is a warrior, every strike against him also has −1 prowess if he taps to "
                "face it."
            ),
            (
                "Jeder Schlag hat gegen den Träger außerdem −1 Kampfkraft, wenn der Träger ein Krieger ist "
                "und er tappt, um sich ihm zu stellen."
            ),
            (
                "Chaque coup contre le porteur reçoit en plus −1 de prouesse, si le porteur est un guerrier "
                "et s’il s’engage pour l’affronter."
            ),
        ),
        (
            DiscardWhile(Is(Subject.BEARER, Having(named("Morgul-blade")))),
            "Discard Blade as soon as the bearer has Morgul-blade with him.",
            "Diese Karte wird abgeworfen, sobald der Träger „Klinge aus Mordor“ bei sich hat.",
            "Cette carte est défaussée dès que le porteur a «\xa0Lame de Morgul\xa0» avec lui.",
        ),
    ],
)
def test_weaker_foes_are_told_in_three_languages(
    ability: Ability | tuple[Ability, ...], said: str, gesagt: str, dit: str
) -> None:
    told = ability if isinstance(ability, tuple) else (ability,)

    assert english(told, Scene("Blade")) == [said]
    assert german(told, GERMAN) == [gesagt]
    assert french(told, FRENCH) == [dit]
