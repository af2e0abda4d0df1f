import pytest

from tests.view.positions import called
from tests.view.telling.table import OTHER, OWN, set_table
from wizardhaven.engine.state.chain import CARD_USE, ON_GUARD_PLAY
from wizardhaven.engine.state.facts import Fact, Happening
from wizardhaven.engine.state.table import Table
from wizardhaven.text.language import Language
from wizardhaven.view.facts import seen_fact
from wizardhaven.view.telling.speaking import fact_text

HIDDEN = (Happening.DREW, Happening.DISCARDED_FROM_HAND, Happening.SIDEBOARDED, Happening.FETCHED)


@pytest.mark.parametrize("kind", HIDDEN)
@pytest.mark.parametrize("language", Language)
def test_what_happens_face_down_is_told_without_the_card(kind: Happening, language: Language) -> None:
    table = set_table()
    one = Fact(kind, called(table, "Dodge", OWN), called(table, "Stealth", OWN), OWN)
    another = Fact(kind, called(table, "Twilight", OWN), seat=OWN)

    for reader in (OTHER, None):
        assert fact_text(table, one, reader, language) == fact_text(table, another, reader, language)
        assert seen_fact(table, one, reader) == seen_fact(table, another, reader)
    assert fact_text(table, one, OWN, language) != fact_text(table, another, OWN, language)


@pytest.mark.parametrize("language", Language)
def test_a_card_placed_on_guard_is_named_to_its_own_player_alone(language: Language) -> None:
    table = set_table()
    dodge = Fact(Happening.DECLARED, called(table, "Dodge", OWN), seat=OWN, number=ON_GUARD_PLAY)
    twilight = Fact(Happening.DECLARED, called(table, "Twilight", OWN), seat=OWN, number=ON_GUARD_PLAY)

    assert fact_text(table, dodge, OTHER, language) == fact_text(table, twilight, OTHER, language)
    assert fact_text(table, dodge, OWN, language) != fact_text(table, twilight, OWN, language)


def test_a_card_that_is_played_is_named_to_all() -> None:
    table = set_table()
    fact = Fact(Happening.DECLARED, called(table, "Dodge", OWN), seat=OWN, number=CARD_USE)

    assert seen_fact(table, fact, OTHER) == fact
    assert seen_fact(table, fact, None) == fact


def _drew(table: Table, reader: int | None, language: Language) -> str | None:
    return fact_text(table, Fact(Happening.DREW, called(table, "Dodge", OWN), seat=OWN), reader, language)


def test_everybody_is_called_as_the_reader_calls_him() -> None:
    table = set_table()

    assert _drew(table, OWN, Language.EN) == "You draw Dodge."
    assert _drew(table, OTHER, Language.EN) == "The opponent draws a card."
    assert _drew(table, None, Language.EN) == "Player 1 draws a card."
    assert _drew(table, OWN, Language.DE) == "Du ziehst „Ausweichen“."
    assert _drew(table, OTHER, Language.DE) == "Der Gegner zieht eine Karte."
    assert _drew(table, None, Language.DE) == "Spieler 1 zieht eine Karte."
    assert _drew(table, OWN, Language.FR) == "Vous tirez «\N{NO-BREAK SPACE}Esquive\N{NO-BREAK SPACE}»."
    assert _drew(table, OTHER, Language.FR) == "L’adversaire tire une carte."
    assert _drew(table, None, Language.FR) == "Le joueur 1 tire une carte."


@pytest.mark.parametrize("language", Language)
def test_a_throw_for_nobody_is_not_told(language: Language) -> None:
    assert fact_text(set_table(), Fact(Happening.ROLLED, number=7), OWN, language) is None
