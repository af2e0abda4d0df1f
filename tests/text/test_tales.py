"""What items, allies and tales of Dark Minions say, in three languages."""

import pytest

from wizardhaven.text.english.abilities import paragraphs as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.abilities import paragraphs as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german.abilities import paragraphs as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.vocabulary.abilities import Ability, When
from wizardhaven.vocabulary.combat import CannotBeCanceled, FaceAttack, WithoutWeapons
from wizardhaven.vocabulary.terms import Occasion, Race

EXAMPLES: tuple[tuple[Ability, str, str, str], ...] = (
    (
        When(
            Occasion.PLAYED,
            FaceAttack(
                Race.TRAP,
                strikes=1,
                prowess=8,
                bearer_only=True,
                abilities=(CannotBeCanceled(), WithoutWeapons()),
            ),
        ),
        (
            "When it is played, the bearer alone faces an attack by a Trap (1 strike with 8 prowess). "
            "Neither the attack nor its strikes can be cancelled. Weapons do not change anybody's prowess"
            " against its strikes."
        ),
        (
            "Sobald diese Karte ins Spiel kommt, muss sich der Träger allein einem Angriff einer Falle "
            "stellen (ein Schlag mit Kampfkraft 8). Weder der Angriff noch seine Schläge können "
            "aufgehoben werden. Waffen verändern die Kampfkraft gegen seine Schläge nicht."
        ),
        (
            "Dès que cette carte entre en jeu, le porteur affronte seul une attaque d’un Piège (un coup "
            "de prouesse 8). Ni l’attaque ni ses coups ne peuvent être annulés. Les armes ne modifient "
            "pas la prouesse contre ses coups."
        ),
    ),
    (
        When(
            Occasion.PLAYED,
            FaceAttack(Race.TRAP, strikes=2, prowess=7, abilities=(WithoutWeapons(),)),
        ),
        (
            "When it is played, the company faces an attack by Traps (2 strikes with 7 prowess). Weapons "
            "do not change anybody's prowess against its strikes."
        ),
        (
            "Sobald diese Karte ins Spiel kommt, muss sich die Gemeinschaft einem Angriff von Fallen "
            "stellen (zwei Schläge mit Kampfkraft 7). Waffen verändern die Kampfkraft gegen seine Schläge"
            " nicht."
        ),
        (
            "Dès que cette carte entre en jeu, la compagnie affronte une attaque de Pièges (deux coups de"
            " prouesse 7). Les armes ne modifient pas la prouesse contre ses coups."
        ),
    ),
)


@pytest.mark.parametrize(("ability", "said", "gesagt", "dit"), EXAMPLES)
def test_tales_are_told_in_three_languages(ability: Ability, said: str, gesagt: str, dit: str) -> None:
    assert english([ability], Scene("Tale")) == [said]
    assert german([ability], GERMAN) == [gesagt]
    assert [words.replace("\N{NO-BREAK SPACE}", " ") for words in french([ability], FRENCH)] == [dit]
