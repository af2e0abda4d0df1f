"""What the cards that unleash a Ringwraith say, in three languages."""

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.uses import using as english
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.french.uses import use_of as french
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.text.german.uses import use_of as german
from wizardhaven.vocabulary.effects import CorruptionCheck
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Characters, Subject
from wizardhaven.vocabulary.targets import ACharacter

REN = Characters(name="Ren the Ringwraith")

SAID: tuple[tuple[Use, str, str, str], ...] = (
    (
        Use((CorruptionCheck(Subject.SITE, -2),), target=ACharacter(REN)),
        (
            "each character at the site of Ren the Ringwraith, whosever he is, makes a corruption check"
            " modified by −2."
        ),
        (
            "Spielbar auf Ren den Ringgeist. Jeder Charakter beider Spieler am Ort von Ren dem "
            "Ringgeist macht einen um −2 modifizierten Versuchungswurf."
        ),
        (
            "Jouable sur Ren le Spectre. Chaque personnage des deux joueurs au site de Ren le Spectre "
            "fait un jet de corruption modifié de −2."
        ),
    ),
)


@pytest.mark.parametrize(("use", "first", "second", "third"), SAID)
def test_what_unleashing_does_is_said_in_three_languages(
    use: Use, first: str, second: str, third: str
) -> None:
    assert english(use, Scene("Staff")) == first
    assert german(use, GERMAN, may=False) == second
    assert french(use, FRENCH) == third
