"""How it is said that a site has one more automatic-attack, and that one is no longer a detainment attack."""

import pytest

from wizardhaven.cards.as_.hazards.towns_alarmed import FEAR_FIRE_FOES
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text


@pytest.mark.parametrize(
    ("language", "added", "normal"),
    [
        (
            Language.EN,
            "has an additional automatic-attack, which is a detainment attack of no sort",
            "if the company is a minion company, a detainment automatic-attack at a site is no longer",
        ),
        (
            Language.DE,
            "einen weiteren automatischen Angriff ohne Art (fünf Schläge mit Kampfkraft 8, Verhör)",
            "ein automatischer Angriff, der ein Verhör ist, an einem Ort kein Verhör mehr",
        ),
        (
            Language.FR,
            "une attaque automatique de plus, dilatoire et d’aucune sorte (cinq coups de prouesse 8)",
            "une attaque automatique dilatoire dans un site n’est plus dilatoire",
        ),
    ],
)
def test_a_town_is_alarmed(language: Language, added: str, normal: str) -> None:
    text = " ".join(card_text(FEAR_FIRE_FOES, language))

    assert added in text
    assert normal in text
