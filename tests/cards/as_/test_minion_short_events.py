"""Stories of minion short-events."""

from tests.cards.marks import card
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind


@card("AS-80")
def test_a_dark_tryst_brings_three_cards_and_is_gone_for_good() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    scene.first.character("Luitprand", at="Bree")
    scene.first.deck("Blazon of the Eye", "High Helm", "Voices of Malice", "War-warg")
    tryst = scene.first.in_hand("Dark Tryst")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(tryst)
    playing.resolve()

    assert playing.hand(0) == ["Blazon of the Eye", "High Helm", "Voices of Malice"]
    assert tryst.is_eliminated
