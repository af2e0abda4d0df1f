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


@pytest.mark.parametrize("language", Language)
def test_a_faction_says_what_it_takes_to_win_it_over_and_to_influence_it_away(language: Language) -> None:
    assert tuple(card_text(cards()["LE-291"], language)[1:3]) == OF_URUK_HAI[language]


def test_a_faction_without_another_number_says_nothing_of_one() -> None:
    assert len(card_text(cards()["LE-296"], Language.EN)) == 1
