from wizardhaven.decks.shelf import deck, deck_names
from wizardhaven.decks.titles import TITLES, titled
from wizardhaven.text.language import Language


def test_every_deck_of_the_shelf_has_a_title_in_every_language() -> None:
    assert set(TITLES) == {deck(name).title for name in deck_names()}


def test_a_deck_of_ones_own_is_called_as_its_maker_calls_it() -> None:
    assert titled("Meine Orks", Language.FR) == "Meine Orks"
    assert titled("The Balrog: Great Shadow", Language.EN) == "The Balrog: Great Shadow"
    assert titled("The Balrog: Great Shadow", Language.DE) == "Der Balrog: Großer Schatten"
