"""Help among companions, and what ends it, in the three languages."""

from wizardhaven.cards.dm.resources.companionship import PALM_TO_PALM
from wizardhaven.text.english.cards import card_text as english
from wizardhaven.text.french.cards import card_text as french
from wizardhaven.text.german.cards import card_text as german


def test_companions_tap_for_the_rolls_of_others() -> None:
    assert english(PALM_TO_PALM)[1] == (
        "Tap a character of the company to add 1 to an influence attempt or an attempt to remove a "
        "corruption card made by another character of the company."
    )
    assert german(PALM_TO_PALM)[1] == (
        "Tappe einen Charakter der Gemeinschaft, um einen Einflussversuch oder einen Wurf gegen eine "
        "Versuchungskarte eines anderen Charakters der Gemeinschaft um +1 zu modifizieren."
    )
    assert french(PALM_TO_PALM)[1] == (
        "Engagez un personnage de la compagnie pour modifier de +1 une tentative d’influence ou un jet pour "
        "ôter une carte de corruption d’un autre personnage de la compagnie."
    )


def test_a_mind_is_something_that_allies_have_too() -> None:
    assert english(PALM_TO_PALM)[2].startswith("Each character and ally of the company has +1 mind.")
    assert german(PALM_TO_PALM)[2].startswith(
        "Jeder Charakter und jeder Verbündete der Gemeinschaft hat +1 Geisteskraft."
    )
    assert french(PALM_TO_PALM)[2].startswith(
        "Chaque personnage et chaque allié de la compagnie reçoit +1 à l’esprit."
    )


def test_a_card_may_end_when_somebody_goes_into_another_company() -> None:
    assert english(PALM_TO_PALM)[2].endswith("as soon as a character leaves the company for another one.")
    assert german(PALM_TO_PALM)[2].endswith(
        "sobald ein Charakter die Gemeinschaft verlässt, um zu einer anderen zu gehören."
    )
    assert french(PALM_TO_PALM)[2].endswith("dès qu’un personnage quitte la compagnie pour une autre.")
