"""Items that take the place of others, and strikes that the defender assigns, in the three languages."""

from wizardhaven.cards.dm.items.special import PHIAL_OF_GALADRIEL
from wizardhaven.text.english.cards import card_text as english
from wizardhaven.text.french.cards import card_text as french
from wizardhaven.text.german.cards import card_text as german


def test_an_item_says_whose_place_it_takes() -> None:
    assert english(PHIAL_OF_GALADRIEL)[1] == (
        "Only takes the place of a Star-glass whose bearer is neither a Wizard nor a Dwarf, if an untapped "
        "Galadriel is in his company; Galadriel taps instead of him, and the Star-glass is removed from play."
    )
    assert german(PHIAL_OF_GALADRIEL)[1] == (
        "Tritt nur an die Stelle eines Gegenstands „Sternenglas“, dessen Träger weder Zauberer noch Zwerg "
        "ist und Galadriel ungetappt in seiner Gemeinschaft hat; Galadriel tappt statt seiner, und jener "
        "Gegenstand wird aus dem Spiel entfernt."
    )
    assert french(PHIAL_OF_GALADRIEL)[1] == (
        "Prend seulement la place d’un objet «\xa0Cristal d’étoile\xa0» dont le porteur n’est ni un Sorcier "
        "ni un Nain, si Galadriel, dans sa compagnie, s’engage à sa place\xa0; cet objet est retiré du jeu."
    )


def test_an_item_says_that_nobody_hands_it_on() -> None:
    assert english(PHIAL_OF_GALADRIEL)[2] == "Cannot be transferred."
    assert german(PHIAL_OF_GALADRIEL)[2] == "Kann nicht übergeben werden."
    assert french(PHIAL_OF_GALADRIEL)[2] == "Ne peut être transféré."


def test_a_change_to_an_attack_says_that_its_strikes_go_where_the_defending_player_likes() -> None:
    assert english(PHIAL_OF_GALADRIEL)[4].endswith(
        "−2 prowess; you assign all its strikes, whatever the attack says and even to tapped or wounded "
        "characters."
    )
    assert german(PHIAL_OF_GALADRIEL)[4].endswith(
        "Du weist alle seine Schläge zu, was immer der Angriff sagt und auch getappten oder verwundeten "
        "Charakteren."
    )
    assert french(PHIAL_OF_GALADRIEL)[4].endswith(
        "Vous attribuez tous ses coups, quoi que dise l’attaque et même à des personnages engagés ou blessés."
    )
