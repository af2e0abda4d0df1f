"""What a weapon says that may draw two strikes upon its bearer."""

import pytest

from wizardhaven.cards.as_.items.major import USRIEV_OF_TREACHERY
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.EN, "if you assign the bearer a strike of an attack, you may assign him a second one"),
        (
            Language.DE,
            "Wenn du dem Träger einen Schlag eines Angriffs zuweist, darfst du ihm einen zweiten zuweisen",
        ),
        (
            Language.FR,
            "Si vous attribuez au porteur un coup d’une attaque, vous pouvez lui en attribuer un second",
        ),
    ],
)
def test_a_second_strike_may_be_given(language: Language, said: str) -> None:
    assert said in " ".join(card_text(USRIEV_OF_TREACHERY, language))
