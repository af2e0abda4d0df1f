"""What is turned up from hands and piles, in French."""

from typing import assert_never

from wizardhaven.text.french.clauses import Clause, Said
from wizardhaven.text.french.counting import counted, number_word
from wizardhaven.text.french.terms import CARD, SOURCES
from wizardhaven.vocabulary.piles import FromPiles, TakeFromTop, TurnUpAtRandom


def from_piles(happens: FromPiles) -> Said:
    """One effect on cards that lie face-down."""
    match happens:
        case TakeFromTop(cards):
            top = f"les {number_word(cards)} premières cartes de votre deck de jeu"
            taking = f"dévoilez {top} et en prenez une en main"
            return (Clause("vous", taking), Clause("les autres", "y sont remélangées"))
        case TurnUpAtRandom(source, count, removing):
            showing = f"dévoile au hasard {counted(count, CARD)} de sa {SOURCES[source].singular}"
            turning = Clause("votre adversaire", showing)
            gone = Clause("vous", "pouvez en retirer du jeu une qui n'est pas unique")
            rest = Clause("les autres", "y restent")
            return (turning, gone, rest) if removing else (turning,)
        case _:
            assert_never(happens)
