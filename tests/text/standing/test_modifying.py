"""What is said of numbers that are changed, whichever they are."""

import pytest

from wizardhaven.text.english.amounts import amount as english_amount
from wizardhaven.text.english.amounts import for_each as english_for_each
from wizardhaven.text.english.modifying import modified as in_english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing as english
from wizardhaven.text.french.amounts import amount as french_amount
from wizardhaven.text.french.amounts import for_each as french_for_each
from wizardhaven.text.french.modifying import modified as in_french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.french.standing import standing as french
from wizardhaven.text.german.amounts import amount as german_amount
from wizardhaven.text.german.amounts import for_each as german_for_each
from wizardhaven.text.german.modifying import modified as in_german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.text.german.standing import standing as german
from wizardhaven.vocabulary.amounts import ByStagePoints, Count
from wizardhaven.vocabulary.conditions import Both, Is, There
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, any_of, named
from wizardhaven.vocabulary.terms import Check, Race, RegionType, Stat

SCENE = Scene("Staff")

EXAMPLES: tuple[tuple[Modify, str, str, str], ...] = (
    (
        Modify(Stat.PROWESS, +2, condition=There(named("Gates of Morning"))),
        "while Gates of Morning is in play, the bearer has +2 prowess",
        "der Träger hat +2 Kampfkraft, solange „Tore des Morgens“ im Spiel ist",
        "le porteur reçoit +2 à la prouesse, tant que « Portes du Matin » est en jeu",
    ),
    (
        Modify(Stat.MIND, -1),
        "the bearer has −1 mind, to a minimum of 1",
        "der Träger hat −1 Geisteskraft, mindestens jedoch 1",
        "le porteur reçoit −1 à l'esprit, 1 au moins",
    ),
    (
        Modify(Stat.BODY, ByStagePoints(((7, 2),))),
        "the bearer's body is modified by +2 if his stage points exceed 7",
        "sein Körper wird um +2 bei mehr als 7 Entwicklungspunkten modifiziert",
        "son corps est modifié de +2 si ses points de Déchu dépassent 7",
    ),
    (
        Modify(Stat.RESOURCE_DRAWS, 2, how=How.TIMES),
        "you may draw up to twice the normal number of cards when the company moves",
        "du darfst bis zu 2-mal so viele Karten wie üblich ziehen, wenn sich die Gemeinschaft bewegt",
        "lorsque la compagnie bouge, vous pouvez tirer jusqu'à 2 fois le nombre normal de cartes",
    ),
    (
        Modify(Stat.HAZARD_DRAWS, +1, Sort.COMPANY),
        "when a company moves, its player's opponent may draw one card more",
        "wenn sich eine Gemeinschaft bewegt, zieht der Gegner ihres Spielers eine Karte mehr",
        "lorsqu'une compagnie bouge, l'adversaire de son joueur tire une carte de plus",
    ),
    (
        Modify(Stat.PROWESS, +2, Subject.THIS_CARD, any_of(Race.HOBBIT, Race.ELF)),
        "+2 prowess against Hobbits or Elves",
        "+2 Kampfkraft gegen Hobbits oder Elfen",
        "+2 de prouesse contre les Hobbits ou les Elfes",
    ),
    (
        Modify(Check.BODY, -1),
        "the bearer's body checks are modified by −1",
        "die Körperwürfe des Trägers werden um −1 modifiziert",
        "les jets de corps du porteur sont modifiés de −1",
    ),
)


@pytest.mark.parametrize(("holds", "said", "gesagt", "dit"), EXAMPLES)
def test_every_number_is_said(holds: Modify, said: str, gesagt: str, dit: str) -> None:
    assert english(holds, SCENE) == said
    assert german(holds, GERMAN).said() == gesagt
    assert french(holds, FRENCH).said() == dit


def test_a_region_may_count_against_the_company() -> None:
    against = Count(RegionType.WILDERNESS, Subject.PATH, -1)

    assert english_amount(against, SCENE) == "−1 for each Wilderness in the company's site path"
    assert german_amount(against, GERMAN) == "−1 für jede Wildnis auf dem Weg der Gemeinschaft"
    assert french_amount(against, FRENCH) == "−1 pour chaque Contrée sauvage sur le trajet de la compagnie"


def test_a_region_may_count_several_times() -> None:
    twice = Count(RegionType.WILDERNESS, Subject.PATH, 2)

    assert english_for_each(twice, SCENE) == "two times for each Wilderness in the company's site path"
    assert german_for_each(twice, GERMAN) == "2-mal für jede Wildnis auf dem Weg der Gemeinschaft"
    assert french_for_each(twice, FRENCH) == (
        "2 fois pour chaque Contrée sauvage sur le trajet de la compagnie"
    )


def test_as_much_again_may_come_on_top_of_it() -> None:
    gates = There(named("Gates of Morning"))
    fewer = Modify(Stat.HAZARD_LIMIT, -1, least=2)
    also = (Modify(Stat.HAZARD_LIMIT, -1, condition=gates, least=2),)
    again = (
        Modify(
            Stat.HAZARD_LIMIT,
            -1,
            condition=Both((Is(Subject.COMPANY, Having(Mark.DETAINMENT)), gates)),
            least=2,
        ),
    )
    detained = Modify(Stat.HAZARD_LIMIT, -1, condition=Is(Subject.COMPANY, Having(Mark.DETAINMENT)), least=2)

    assert in_english(fewer, SCENE, also) == (
        "the hazard limit against the company is lowered by one (by twice as much while Gates of Morning is "
        "in play; to a minimum of two)"
    )
    assert in_german(fewer, GERMAN, also).said() == (
        "das Gefahrenlimit gegen die Gemeinschaft wird um 1 gesenkt (um das Doppelte, solange „Tore des "
        "Morgens“ im Spiel ist; bis auf mindestens 2)"
    )
    assert in_french(fewer, FRENCH, also).said() == (
        "la limite de périls contre la compagnie est réduite de 1 (du double tant que « Portes du Matin » "
        "est en jeu ; jusqu'à un minimum de 2)"
    )
    assert in_english(detained, SCENE, again).count("Gates of Morning") == 1
