"""Sentences that were first needed for luck, clouds, hoards and dark ways, in three languages."""

import pytest

from wizardhaven.catalogue import catalogue
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text

EN, DE, FR = Language.EN, Language.DE, Language.FR
SAID = [
    ("TW-22", EN, "While Doors of Night is in play, each attack by a creature also has +2 prowess."),
    (
        "TW-22",
        DE,
        "Jeder Angriff einer Kreatur erhält zusätzlich +2 Kampfkraft, solange „Tore der Nacht“ im Spiel ist.",
    ),
    (
        "TW-22",
        FR,
        "Chaque attaque de créature reçoit en plus +2 de prouesse, tant que « Portes de la Nuit »",
    ),
    ("TW-270", EN, "Warrior only: the character who faces a strike rolls twice, using the better roll."),
    ("TW-270", DE, "Nur Krieger: Der Verteidiger eines Schlags würfelt zweimal; der bessere Wurf gilt."),
    (
        "TW-270",
        FR,
        "Guerrier seulement : le défenseur d’un coup lance deux fois les dés, en gardant le meilleur jet.",
    ),
    ("TW-293", EN, "Diplomat only: add 5 to an influence check against a character made by a diplomat."),
    (
        "TW-293",
        DE,
        "Nur Diplomaten: Modifiziere einen Einflusswurf des Diplomaten gegen einen Charakter um +5.",
    ),
    (
        "TW-293",
        FR,
        "Diplomate seulement : modifiez de +5 un jet d’influence du diplomate sur un personnage.",
    ),
    ("TD-112", EN, "If the bearer is a Wizard, you have +2 general influence."),
    ("TD-112", DE, "Nur Zauberer: +2 allgemeiner Einfluss."),
    ("TD-112", FR, "Sorcier seulement : +2 à l’influence générale."),
    ("LE-81", EN, "Only for use against overt minion companies."),
    ("LE-81", DE, "Nur gegen offene Schergen-Gemeinschaften spielbar."),
    ("LE-81", FR, "Jouable seulement contre les compagnies séides dévoilées."),
    ("TW-52", EN, "the hazard limit against the company is doubled until the end of the turn."),
    ("TW-52", DE, "wird das Gefahrenlimit gegen die Gemeinschaft verdoppelt, wenn der Weg"),
    ("TW-52", FR, "la limite de périls contre la compagnie est doublée, si le trajet"),
    ("TD-109", EN, "the site counts as having a hoard until the end of the turn."),
    ("TD-109", DE, "Bis zum Ende des Zuges gilt der Ort als Ort mit einem Schatz."),
    (
        "TD-109",
        FR,
        "jusqu’à la fin du tour, le site est considéré comme un site qui renferme un trésor.",
    ),
    ("TW-62", EN, "Each Shadow-land counts as a Dark-domain. Each Wilderness counts as a Shadow-land."),
    ("TW-62", DE, "Jedes Schattenland gilt als Dunkles Reich. Jede Wildnis gilt als Schattenland."),
    (
        "TW-62",
        FR,
        "Chaque Terre de l’ombre compte comme un Domaine noir. Chaque Contrée sauvage compte comme une Terre",
    ),
]


@pytest.mark.parametrize(("code", "language", "sentence"), SAID)
def test_the_sentence_stands_on_the_card(code: str, language: Language, sentence: str) -> None:
    card = {str(each): card for each, card in catalogue.cards().items()}[code]

    assert sentence in " ".join(card_text(card, language)).replace("\N{NO-BREAK SPACE}", " ")
