"""How minion factions are spoken of, in three languages."""

import pytest

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text

OF_URUK_HAI = {
    Language.EN: (
        "Standard modifications: −2 if there is another Orc faction in play, counted once.",
        "In play, the number required to influence it is 0.",
    ),
    Language.DE: (
        "Standardmodifikationen: −2, wenn ein anderes Heer der Orks im Spiel ist, einmal gezählt.",
        "Im Spiel ist die Zahl, um es zu beeinflussen, 0.",
    ),
    Language.FR: (
        "Modifications standard\u00a0: −2 si une autre faction d’Orques est en jeu, compté une seule fois.",
        "En jeu, le nombre requis pour l’influencer est 0.",
    ),
}
OF_ITANGAST = {
    Language.EN: (
        (
            "The influencing character may discard one item of his, which modifies the check: +4 for a "
            "major item or +8 for a greater item."
        ),
        (
            "Attacks against your companies by Itangast Roused or another manifestation of the same "
            "being are cancelled. Each company that moves through Withered Heath, Iron Hills, Northern "
            "Rhovanion or Grey Mountain Narrows faces an attack by a Dragon: 3 strikes with 18 prowess "
            "and 8 body."
        ),
        "A manifestation of Itangast.",
    ),
    Language.DE: (
        (
            "Der beeinflussende Charakter darf einen seiner Gegenstände abwerfen, was den Wurf "
            "verändert: +4 für einen großen Gegenstand oder +8 für einen mächtigen Gegenstand."
        ),
        (
            "Angriffe gegen deine Gemeinschaften durch diese Karte oder eine andere Manifestation "
            "desselben Wesens werden aufgehoben. Jede Gemeinschaft, die sich durch eine der Regionen "
            "Dürre Heide, Eisengebirge, Nördliches Rhovanion oder Klüfte des Grauen Gebirges bewegt, "
            "muss sich einem Angriff eines Drachen stellen: drei Schläge mit Kampfkraft 18 und Körper "
            "8."
        ),
        "Eine Manifestation von Itangast.",
    ),
    Language.FR: (
        (
            "Le personnage qui l’influence peut défausser un de ses objets, ce qui modifie le "
            "jet\u00a0: +4 pour un objet majeur ou +8 pour un objet supérieur."
        ),
        (
            "Toute attaque contre vos compagnies par cette carte ou une autre manifestation du même "
            "être est annulée. Toute compagnie qui traverse l’une des régions Brande Desséchée, Monts "
            "du Fer, Rhovanion Septentrional ou Goulet des Montagnes Grises affronte une attaque d’un "
            "Dragon\u00a0: trois coups de prouesse 18 et de corps 8."
        ),
        "Une manifestation d’Itangast.",
    ),
}


@pytest.mark.parametrize("language", Language)
def test_a_roused_dragon_says_what_he_wants_and_whom_he_spares(language: Language) -> None:
    assert tuple(card_text(cards()["AS-117"], language)[1:]) == OF_ITANGAST[language]


@pytest.mark.parametrize("language", Language)
def test_a_faction_says_what_it_takes_to_win_it_over_and_to_influence_it_away(language: Language) -> None:
    assert tuple(card_text(cards()["LE-291"], language)[1:3]) == OF_URUK_HAI[language]


def test_a_faction_without_another_number_says_nothing_of_one() -> None:
    assert len(card_text(cards()["LE-296"], Language.EN)) == 1
