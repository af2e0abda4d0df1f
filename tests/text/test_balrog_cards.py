"""What whole cards of and about the Balrog say: `balrog_cards.txt` has them in the three languages.

A no-break space is written there as a tilde.
"""

from pathlib import Path

import pytest

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text, type_line

WRITTEN = (Path(__file__).parent / "balrog_cards.txt").read_text(encoding="utf-8").rstrip("\n").split("\n\n")


@pytest.mark.parametrize("told", WRITTEN)
def test_a_card_of_the_balrogs_is_said_in_three_languages(told: str) -> None:
    heading, line, *paragraphs = told.replace("~", "\N{NO-BREAK SPACE}").split("\n")
    code, language = heading.split(" ")
    card = cards()[code]

    assert type_line(card, Language[language]) == line
    assert card_text(card, Language[language]) == paragraphs
