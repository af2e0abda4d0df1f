"""Allies who are somebody go by their names, as characters do; others by the title on their card."""

import pytest

from tests.text.french.reading import read
from wizardhaven.engine.state.facts import Fact, Happening
from wizardhaven.scenario import Scene
from wizardhaven.text.language import Language
from wizardhaven.view.telling.speaking import fact_text
from wizardhaven.vocabulary.terms import Phase

EN, DE, FR = Language.EN, Language.DE, Language.FR


@pytest.mark.parametrize(
    ("ally", "kind", "language", "told"),
    [
        ("Treebeard", Happening.WOUNDED, EN, "Treebeard is wounded."),
        ("Treebeard", Happening.WOUNDED, DE, "Baumbart wird verwundet."),
        ("Treebeard", Happening.WOUNDED, FR, "Sylvebarbe subit une blessure."),
        ("Stinker", Happening.RING_TESTED, FR, "La vérification du Puant donne 0."),
        ("Goldberry", Happening.LASTING_ENDED, DE, "Der Effekt von Goldbeere endet."),
        ("Goldberry", Happening.LASTING_ENDED, FR, "L’effet de Baie d’Or prend fin."),
        ("Great Bats", Happening.WOUNDED, DE, "„Große Fledermäuse“ wird verwundet."),
        ("Bill the Pony", Happening.WOUNDED, DE, "„Bill, das Pony“ wird verwundet."),
        ("War-wolf", Happening.WOUNDED, FR, "« Loup de guerre » subit une blessure."),
    ],
)
def test_an_ally_is_called_rightly(ally: str, kind: Happening, language: Language, told: str) -> None:
    scene = Scene()
    scene.first.character("Elladan", at="Rivendell")
    card = scene.first.in_hand(ally)
    playing = scene.begin(Phase.ORGANIZATION)

    assert read(fact_text(playing.table, Fact(kind, card.id), 0, language) or "") == told
