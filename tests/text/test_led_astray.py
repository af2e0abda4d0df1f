"""Words about new sites that are replaced on the way, in the three languages. [MOV-13]"""

import pytest

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.text.english.cards import card_text as english
from wizardhaven.text.french.cards import card_text as french
from wizardhaven.text.german.cards import card_text as german

CHANCE_OF_BEING_LOST = (
    "DM-49",
    (
        "Playable on a company if it is moving to a site by Region Movement. You make a roll and add −2 for "
        "each ranger in the company; if the total is more than 6, replace the company's new site with "
        "another site of the same alignment from your location deck that lies in the same region or an "
        "adjacent one."
    ),
    (
        "Spielbar auf eine Gemeinschaft, wenn sie sich mit Regionsbewegung zu einem anderen Ort bewegt. Du "
        "würfelst und addierst −2 für jeden Waldläufer in der Gemeinschaft. Ist die Summe größer als 6, "
        "ersetzt du den neuen Ort der Gemeinschaft durch einen anderen Ort derselben Gesinnung aus deinem "
        "Ortsstapel, der in derselben oder einer angrenzenden Region liegt."
    ),
    (
        "Jouable sur une compagnie si elle bouge de région en région vers un autre site. Vous lancez les "
        "dés et ajoutez −2 pour chaque rôdeur de la compagnie. Si le total est supérieur à 6, vous "
        "remplacez le nouveau site de la compagnie par un autre site du même alignement de votre pile de "
        "sites, situé dans la même région ou dans une région adjacente."
    ),
)
WINDS_OF_WRATH = (
    "TD-82",
    (
        "Playable on a company if Doors of Night is in play, it is moving to a site and its site path has "
        "a Coastal Sea. Replace the company's new site with another site of the same alignment "
        "from your location deck that has a Coastal Sea in its site path."
    ),
    (
        "Spielbar auf eine Gemeinschaft, wenn „Tore der Nacht“ im Spiel ist, sie sich zu einem anderen Ort "
        "bewegt und ihr Weg mindestens ein Küstenmeer enthält. Du ersetzt den neuen Ort der Gemeinschaft "
        "durch einen anderen Ort derselben Gesinnung aus deinem Ortsstapel, dessen Weg ein Küstenmeer "
        "enthält."
    ),
    (
        "Jouable sur une compagnie si «\N{NO-BREAK SPACE}Portes de la Nuit\N{NO-BREAK SPACE}» est en jeu, "
        "si elle bouge vers un autre site et si son trajet comporte au moins une Mer côtière. Vous "
        "remplacez le nouveau site de la compagnie par un autre site du même alignement de votre pile de "
        "sites, dont le trajet comporte une Mer côtière."
    ),
)


@pytest.mark.parametrize(
    ("code", "in_english", "in_german", "in_french"), [CHANCE_OF_BEING_LOST, WINDS_OF_WRATH]
)
def test_a_card_that_leads_astray_says_where_to(
    code: str, in_english: str, in_german: str, in_french: str
) -> None:
    assert english(cards()[code]) == [in_english]
    assert german(cards()[code]) == [in_german]
    assert french(cards()[code]) == [in_french]
