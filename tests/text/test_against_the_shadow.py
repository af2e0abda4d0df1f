"""What the minions' ways, their helpers and their foes say, in the three languages."""

import pytest

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text

SAID = [
    (
        "AS-78",
        "faces a detainment attack at the beginning of its movement/hazard phase: Orcs, 4 strikes",
        "muss die Gemeinschaft des Waldläufers sich zu Beginn ihrer Bewegungs-/Gefahrenphase einem Angriff",
        "affronte une attaque dilatoire au début de sa phase de mouvement/périls (Orques",
    ),
    (
        "AS-86",
        "who taps in support adds +3 to prowess until the end of the turn",
        "der zur Unterstützung tappt, +3 Kampfkraft",
        "qui s’engage en soutien donne +3 de prouesse",
    ),
    (
        "AS-37",
        "contains at least as many Hobbits as others, the company may move through one region fewer",
        "Solange mindestens ebenso viele Hobbits wie andere zu der Gemeinschaft gehören",
        "compte au moins autant de Hobbits que d’autres personnages",
    ),
    (
        "AS-11",
        "The hazard limit against overt minion companies is raised by one",
        "Das Gefahrenlimit gegen offene Schergen-Gemeinschaften wird um 1 erhöht",
        "La limite de périls contre les compagnies séides dévoilées est augmentée de 1",
    ),
    (
        "AS-132",
        "May only be borne by a character with a prowess of 6 or more.",
        "Darf nur von einem Charakter mit mindestens Kampfkraft 6 getragen werden.",
        "Porté seulement par un personnage de prouesse 6 ou plus.",
    ),
    (
        "AS-79",
        "if it is not successful, the faction is shuffled into your play deck",
        "Ist der Wurf nicht erfolgreich, wird das Heer in dein Spieldeck gemischt.",
        "Si le jet échoue, la faction est mélangée à votre deck de jeu.",
    ),
]


@pytest.mark.parametrize(("code", "english", "german", "french"), SAID)
def test_it_is_said_in_three_languages(code: str, english: str, german: str, french: str) -> None:
    card = cards()[code]

    for language, words in ((Language.EN, english), (Language.DE, german), (Language.FR, french)):
        assert words in " ".join(card_text(card, language))
