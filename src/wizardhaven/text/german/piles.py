"""What is turned up from hands and piles, in German."""

from typing import assert_never

from wizardhaven.text.german.clauses import Clause, Said
from wizardhaven.text.german.counting import counted
from wizardhaven.text.german.grammar import Case, Gender
from wizardhaven.text.german.terms import CARD, SOURCES
from wizardhaven.vocabulary.piles import FromPiles, TakeFromTop, TurnUpAtRandom


def from_piles(happens: FromPiles) -> Said:
    """One effect on cards that lie face-down."""
    match happens:
        case TakeFromTop(cards):
            top = f"die obersten {counted(cards, CARD, Case.ACCUSATIVE)} deines Spieldecks"
            taking = f"{top} auf und nimmst eine davon auf deine Hand"
            return (Clause("du", "deckst", taking), Clause("die übrigen", "werden", "zurückgemischt"))
        case TurnUpAtRandom(source, count, removing):
            his = "seiner" if SOURCES[source].gender is Gender.FEMININE else "seinem"
            pile = f"{his} {SOURCES[source].after_ein.dative}"
            showing = f"zufällig {counted(count, CARD, Case.ACCUSATIVE)} aus {pile} auf"
            turning = Clause("dein Gegner", "deckt", showing)
            gone = Clause("du", "darfst", "eine davon, die nicht einzigartig ist, aus dem Spiel entfernen")
            rest = Clause("die übrigen", "bleiben", "dort")
            return (turning, gone, rest) if removing else (turning,)
        case _:
            assert_never(happens)
